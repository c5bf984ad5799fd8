import { seatsOf } from '@reseau/core';
import { anything, fields, list, type Parsed, type Problem } from '@reseau/core/parse';
import { type Card, type CardSet, infoOf, type PileName, SIDES, type Stop } from '../cards/card-set.ts';
import { type CardFile, LETTERS } from '../cards/vocabulary.ts';
import { DEALT } from '../known.ts';
import type { StepContext } from '../steps.ts';
import { BETWEEN, isByLetter, type Layout, OF_EACH_LETTER, type Plan } from './deal.ts';

export const DEAL_PROBLEMS = [
  'badDeal',
  'firstNotSeated',
  'wrongFirst',
  'wrongPath',
  'wrongHands',
  'wrongPile',
] as const;
type DealProblem = (typeof DEAL_PROBLEMS)[number];

/**
 * A deal laid out by hand: three People and two Leaders for each seat, and the first cards of the piles. The others are
 * below, in the order of the card file.
 */
export const readDeal = fields(
  {
    first: anything,
    path: list(fields({ location: anything, side: anything }, {})),
    hands: anything,
    leaders: anything,
  },
  { piles: fields({}, { people: anything, leaders: anything }) },
);

export function parseLayout({ seats, set }: StepContext, plan: Plan, raw: unknown): Layout | DealProblem {
  const problems: Problem[] = [];
  const read = readDeal(raw, 'deal', problems);
  if (problems.length > 0) return 'badDeal';
  const { first: chosen, path: laid, hands, leaders, piles = {} } = read;
  const { people: topPeople = [], leaders: topLeaders = [] } = piles;
  const first = seatsOf(seats).find((seat) => seat === chosen);
  if (first === undefined) return 'firstNotSeated';
  if (plan.first !== undefined && first !== plan.first) return 'wrongFirst';
  const path = parsePath(set, plan, laid);
  if (path === undefined) return 'wrongPath';
  const dealt = parseHands(set, seats, 'people', hands);
  const offered = parseHands(set, seats, 'leaders', leaders);
  if (dealt === undefined || offered === undefined) return 'wrongHands';
  const people = pileFrom(set.people, dealt.flat(), topPeople);
  const others = pileFrom(set.leaders, offered.flat(), topLeaders);
  if (people === undefined || others === undefined) return 'wrongPile';
  return { first, path, hands: dealt, leaders: offered, piles: { people, leaders: others } };
}

/** Locations of the box, each once; the sides and the choice of locations as the options have them. */
function parsePath({ file }: CardSet, plan: Plan, laid: Parsed<typeof readDeal>['path']): readonly Stop[] | undefined {
  if (laid.length !== BETWEEN) return undefined;
  const stops = laid.flatMap((stop): readonly Stop[] => {
    const location = file.locations.find(({ id }) => id === stop.location)?.id;
    const side = SIDES.find((one) => one === stop.side);
    return location === undefined || side === undefined ? [] : [{ location, side }];
  });
  const distinct = new Set(stops.map(({ location }) => location)).size === BETWEEN;
  const sides = stops.every(({ side }) => plan.side === 'mixed' || side === plan.side);
  const { locations = 'any' } = plan;
  const among = locations === 'any' || stops.every(({ location }) => locations.includes(location));
  return distinct && sides && among && (!isByLetter(plan) || hasBothLetters(file, stops)) ? stops : undefined;
}

const hasBothLetters = ({ locations }: CardFile, stops: readonly Stop[]): boolean =>
  LETTERS.every((letter) => {
    const named = locations.filter((one) => one.letter === letter && stops.some(({ location }) => location === one.id));
    return named.length === OF_EACH_LETTER;
  });

function parseHands(
  set: CardSet,
  seats: number,
  pile: PileName,
  raw: unknown,
): readonly (readonly Card[])[] | undefined {
  if (!Array.isArray(raw) || raw.length !== seats) return undefined;
  const hands = raw.map((hand: unknown) => (Array.isArray(hand) ? hand.filter((card) => isIn(set, card, pile)) : []));
  const cards = hands.flat();
  const whole = hands.every((hand, seat) => hand.length === DEALT[pile] && hand.length === raw[seat].length);
  return whole && new Set(cards).size === cards.length ? hands : undefined;
}

const isIn = (set: CardSet, card: unknown, pile: PileName): card is Card =>
  typeof card === 'string' && set.info.has(card) && infoOf(set, card).pile === pile;

/** These cards on top, and the others that nobody holds below. */
function pileFrom(printed: readonly Card[], held: readonly Card[], top: unknown): readonly Card[] | undefined {
  if (!Array.isArray(top) || new Set(top).size !== top.length) return undefined;
  const rest = printed.filter((card) => !held.includes(card));
  return top.every((card) => rest.includes(card)) ? [...top, ...rest.filter((card) => !top.includes(card))] : undefined;
}

import { seatsOf } from '@reseau/core';
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

type Raw = Readonly<Record<string, unknown>>;
const isRaw = (value: unknown): value is Raw => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * A deal laid out by hand: `{ first, path, hands, leaders, piles? }`, three People and two Leaders for each seat, and of
 * the piles the first cards: the others lie below as they are printed.
 */
export function parseLayout({ seats, set }: StepContext, plan: Plan, raw: unknown): Layout | DealProblem {
  if (!isRaw(raw)) return 'badDeal';
  const { first: chosen, path: laid, hands, leaders, piles = {}, ...rest } = raw;
  if (Object.keys(rest).length > 0 || !isRaw(piles)) return 'badDeal';
  const { people: topPeople = [], leaders: topLeaders = [], ...otherPiles } = piles;
  if (Object.keys(otherPiles).length > 0) return 'badDeal';
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
function parsePath({ file }: CardSet, plan: Plan, raw: unknown): readonly Stop[] | undefined {
  if (!Array.isArray(raw) || raw.length !== BETWEEN) return undefined;
  const stops = raw.flatMap((stop: unknown): readonly Stop[] => {
    if (!isRaw(stop) || Object.keys(stop).length !== 2) return [];
    const location = file.locations.find(({ id }) => id === stop['location'])?.id;
    const side = SIDES.find((one) => one === stop['side']);
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

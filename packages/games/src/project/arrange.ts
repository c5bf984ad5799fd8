import { at, isSeat, seatAt } from '@reseau/core';
import { ALLIES, type Ally } from './data/allies.ts';
import { CLUES, DECK_CARDS, DECKS, type Deck, type DeckCard, HEROICS, ITEMS, UPGRADES } from './data/cards.ts';
import { REDS } from './data/difficulty.ts';
import { type Garrison, SCENARIO_IDS, SCENARIOS, soldiersIn } from './data/scenarios.ts';
import { SKILLS } from './data/skills.ts';
import type { Face, Layout } from './deal.ts';
import type { Beginner, Opening } from './facts.ts';
import { CITIES, type City, capacityOf, cityAt } from './island.ts';
import { CHARACTERS } from './leaders/catalogue.ts';
import { faceUp } from './opening.ts';
import { MOST_LEADERS } from './widest.ts';
import { FACES, remaining } from './worlds.ts';

export const DEAL_PROBLEMS = ['badDeal', 'wrongLeaders', 'tooManySoldiers', 'unknownToken', 'cardsNotInDeck'] as const;
export type DealProblem = (typeof DEAL_PROBLEMS)[number];

type Reads<T> = (value: unknown) => T | undefined;
type Keyed = Readonly<Record<string, unknown>>;

const isKeyed = (value: unknown): value is Keyed =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const oneOf =
  <V>(values: readonly V[]): Reads<V> =>
  (value) =>
    values.find((known) => known === value);
const count: Reads<number> = (value) =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined;
const city = oneOf(CITIES);

const listOf =
  <V>(read: Reads<V>): Reads<readonly V[]> =>
  (value) => {
    if (!Array.isArray(value)) return undefined;
    const items = value.map(read);
    return items.every((item) => item !== undefined) ? items : undefined;
  };
const pairOf =
  <A, B>(first: Reads<A>, second: Reads<B>): Reads<readonly [A, B]> =>
  (value) => {
    if (!Array.isArray(value) || value.length !== 2) return undefined;
    const [a, b] = [first(value[0]), second(value[1])];
    return a === undefined || b === undefined ? undefined : [a, b];
  };

/** Reads these keys; any other, or one that does not read, spoils it all. What is not there stays away. */
function fields<T>(
  value: unknown,
  reads: { readonly [K in keyof T]-?: Reads<NonNullable<T[K]>> },
): Partial<T> | undefined {
  if (!isKeyed(value)) return undefined;
  const read: Partial<T> = {};
  for (const key of Object.keys(value)) {
    if (!Object.hasOwn(reads, key)) return undefined;
    const found = reads[key as keyof T](value[key]);
    if (found === undefined) return undefined;
    read[key as keyof T] = found;
  }
  return read;
}

const leader: Reads<Partial<Beginner>> = (value) =>
  fields<Beginner>(value, {
    seat: (value) => (isSeat(value) ? value : undefined),
    character: oneOf(CHARACTERS),
    city,
    tokens: count,
    inventory: listOf(oneOf(ITEMS)),
    active: oneOf(UPGRADES),
    planned: oneOf(SKILLS),
    allies: listOf(pairOf(oneOf(ALLIES), oneOf(SKILLS))),
  });

const deckReads = (deck: Deck): Reads<readonly DeckCard[]> => listOf(oneOf([...new Set(DECK_CARDS[deck])]));
const decks: Reads<Partial<Record<Deck, readonly DeckCard[]>>> = (value) =>
  fields<Record<Deck, readonly DeckCard[]>>(value, {
    clue: deckReads('clue'),
    heroic: deckReads('heroic'),
    object: deckReads('object'),
  });

const cityCounts = listOf(pairOf(city, count));

const openingReads: { readonly [K in keyof Opening]-?: Reads<unknown> } = {
  scenario: oneOf(SCENARIO_IDS),
  leaders: listOf(leader),
  reds: cityCounts,
  blacks: cityCounts,
  hidden: listOf(city),
  met: listOf(pairOf(city, oneOf(ALLIES))),
  used: cityCounts,
  bases: listOf(city),
  destroyed: listOf(city),
  clues: listOf(oneOf(CLUES)),
  heroics: listOf(oneOf(HEROICS)),
  discards: decks,
  speed: count,
};

/**
 * Reads a deal laid out by hand: an opening, of which only the leaders must be named, the faces of tokens (blank where not
 * said), and the top of each deck (the rest follows in the order of the lists).
 */
export function parseLayout(seats: number, raw: unknown, garrison: Garrison): Layout | DealProblem {
  const given = fields<{ opening: Keyed; faces: readonly (readonly [City, Face])[]; decks: Layout['decks'] }>(raw, {
    opening: (value) => fields(value, openingReads as never),
    faces: listOf(pairOf<City, Face>(city, oneOf<Face>([...ALLIES, 'blank']))),
    decks: decks as Reads<Layout['decks']>,
  });
  if (given?.opening === undefined) return 'badDeal';
  const opening = completed(given.opening, garrison);
  return (
    wrongLeaders(opening, seats) ?? wrongSoldiers(opening) ?? filled(opening, given.faces ?? [], given.decks ?? {})
  );
}

type Given = Partial<Omit<Opening, 'leaders'>> & { readonly leaders?: readonly Partial<Beginner>[] };

function completed({ scenario = 'landing', leaders = [], met = [], ...rest }: Given, garrison: Garrison): Opening {
  const { tokens, starts } = SCENARIOS[scenario];
  const taken = met.map(([at]) => at);
  return {
    scenario,
    reds: soldiersIn(scenario, leaders.length, garrison).map((at) => [cityAt(at), 1] as const),
    hidden: tokens.map(cityAt).filter((at) => !taken.includes(at)),
    ...rest,
    met,
    leaders: leaders.map(
      (one, index) => ({ seat: seatAt(index), city: cityAt(at(starts, index)), ...one }) as Beginner,
    ),
  };
}

function wrongLeaders({ leaders }: Opening, seats: number): DealProblem | undefined {
  const held = new Set(leaders.map(({ seat }) => seat));
  const cast = leaders.map(({ character }) => character);
  const fits =
    leaders.length <= MOST_LEADERS &&
    held.size === seats &&
    [...held].every((seat) => seat < seats) &&
    !cast.includes(undefined as never) &&
    new Set(cast).size === cast.length;
  return fits ? undefined : 'wrongLeaders';
}

function wrongSoldiers({ reds, blacks = [] }: Opening): DealProblem | undefined {
  const all = [...reds, ...blacks];
  const crowded =
    all.some(([at, soldiers]) => soldiers > capacityOf(at)) || new Set(all.map(([at]) => at)).size < all.length;
  const total = reds.reduce((sum, [, soldiers]) => sum + soldiers, 0);
  return crowded || total >= REDS ? 'tooManySoldiers' : undefined;
}

function filled(opening: Opening, named: Layout['faces'], tops: Partial<Layout['decks']>): Layout | DealProblem {
  const { hidden, met = [], leaders } = opening;
  const shown: readonly Face[] = [
    ...met.map(([, ally]) => ally),
    ...leaders.flatMap(({ allies = [] }) => allies.map(([ally]) => ally)),
  ];
  const faces = CITIES.filter((at) => hidden.includes(at)).map(
    (at) => [at, named.find(([other]) => other === at)?.[1] ?? 'blank'] as const,
  );
  const dealt: readonly (Ally | 'blank')[] = [...shown, ...faces.map(([, face]) => face)];
  const strays = named.some(([at]) => !hidden.includes(at)) || met.some(([at]) => hidden.includes(at));
  if (strays || remaining(FACES, dealt).length !== FACES.length - dealt.length) return 'unknownToken';
  const stacks: Partial<Record<Deck, readonly DeckCard[]>> = {};
  for (const deck of DECKS) {
    const gone = [...faceUp(opening, deck), ...(tops[deck] ?? [])];
    const rest = remaining(DECK_CARDS[deck], gone);
    if (rest.length !== DECK_CARDS[deck].length - gone.length) return 'cardsNotInDeck';
    stacks[deck] = [...(tops[deck] ?? []), ...rest];
  }
  return { opening, faces, decks: stacks as Layout['decks'] };
}

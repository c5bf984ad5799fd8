import { at, seatAt } from '@reseau/core';
import { count, fields, list, one, type Parse, type Parsed, type Problem, pair, seat } from '@reseau/core/parse';
import { type Box, scenarioIn, soldiersIn } from './box.ts';
import { CITIES, cityAt } from './cities.ts';
import type { Layout } from './deal.ts';
import type { Beginner, Opening } from './facts.ts';
import { capacityOf } from './island.ts';
import { CHARACTERS } from './leaders/catalogue.ts';
import { faceUp } from './opening.ts';
import {
  ALLIES,
  type Ally,
  CLUES,
  DECKS,
  type Deck,
  type DeckCard,
  type Face,
  type Garrison,
  HEROICS,
  IN_DECK,
  ITEMS,
  SCENARIO_IDS,
  SKILLS,
  UPGRADES,
} from './vocabulary.ts';
import { MOST_LEADERS } from './widest.ts';
import { remaining } from './worlds.ts';

export const DEAL_PROBLEMS = ['badDeal', 'wrongLeaders', 'tooManySoldiers', 'unknownToken', 'cardsNotInDeck'] as const;
export type DealProblem = (typeof DEAL_PROBLEMS)[number];

const city = one(CITIES);
const cityCounts = list(pair(city, count));

const leader = fields(
  {},
  {
    character: one(CHARACTERS),
    seat,
    city,
    tokens: count,
    inventory: list(one(ITEMS)),
    active: one(UPGRADES),
    planned: one(SKILLS),
    allies: list(pair(one(ALLIES), one(SKILLS))),
  },
);

const cardsOf = (deck: Deck): Parse<readonly DeckCard[]> => list(one<DeckCard>(IN_DECK[deck]));
const decks = fields({}, { clue: cardsOf('clue'), heroic: cardsOf('heroic'), object: cardsOf('object') });

const opening = fields(
  { leaders: list(leader) },
  {
    scenario: one(SCENARIO_IDS),
    reds: cityCounts,
    blacks: cityCounts,
    hidden: list(city),
    met: list(pair(city, one(ALLIES))),
    used: cityCounts,
    bases: list(city),
    destroyed: list(city),
    clues: list(one(CLUES)),
    heroics: list(one(HEROICS)),
    discards: decks,
    speed: count,
  },
);

/** A deal laid out by hand: an opening, of which only the leaders must be named, the faces of tokens, and the top of each deck. */
export const readDeal = fields({ opening }, { faces: list(pair(city, one<Face>([...ALLIES, 'blank']))), decks });

/** Tokens are blank where nothing else is said; the rest of a deck follows in the order of the lists. */
export function parseLayout(seats: number, raw: unknown, garrison: Garrison, box: Box): Layout | DealProblem {
  const problems: Problem[] = [];
  const read = readDeal(raw, 'deal', problems);
  if (problems.length > 0) return 'badDeal';
  const whole = completed(read.opening, garrison, box);
  return (
    wrongLeaders(whole, seats) ?? wrongSoldiers(whole, box) ?? filled(whole, read.faces ?? [], read.decks ?? {}, box)
  );
}

type Given = Parsed<typeof opening>;

function completed({ scenario = 'landing', leaders, met = [], ...rest }: Given, garrison: Garrison, box: Box): Opening {
  const { tokens, starts } = scenarioIn(box, scenario);
  const taken = met.map(([at]) => at);
  return {
    scenario,
    reds: soldiersIn(box, scenario, leaders.length, garrison).map((at) => [cityAt(at), 1] as const),
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

function wrongSoldiers({ reds, blacks = [] }: Opening, box: Box): DealProblem | undefined {
  const all = [...reds, ...blacks];
  const crowded =
    all.some(([at, soldiers]) => soldiers > capacityOf(box, at)) || new Set(all.map(([at]) => at)).size < all.length;
  const total = reds.reduce((sum, [, soldiers]) => sum + soldiers, 0);
  return crowded || total >= box.reds ? 'tooManySoldiers' : undefined;
}

function filled(
  whole: Opening,
  named: Layout['faces'],
  tops: Partial<Layout['decks']>,
  box: Box,
): Layout | DealProblem {
  const { hidden, met = [], leaders } = whole;
  const shown: readonly Face[] = [
    ...met.map(([, ally]) => ally),
    ...leaders.flatMap(({ allies = [] }) => allies.map(([ally]) => ally)),
  ];
  const faces = CITIES.filter((at) => hidden.includes(at)).map(
    (at) => [at, named.find(([other]) => other === at)?.[1] ?? 'blank'] as const,
  );
  const dealt: readonly (Ally | 'blank')[] = [...shown, ...faces.map(([, face]) => face)];
  const strays = named.some(([at]) => !hidden.includes(at)) || met.some(([at]) => hidden.includes(at));
  if (strays || remaining(box.faces, dealt).length !== box.faces.length - dealt.length) return 'unknownToken';
  const stacks: Partial<Record<Deck, readonly DeckCard[]>> = {};
  for (const deck of DECKS) {
    const gone = [...faceUp(whole, deck), ...(tops[deck] ?? [])];
    const rest = remaining(box.decks[deck], gone);
    if (rest.length !== box.decks[deck].length - gone.length) return 'cardsNotInDeck';
    stacks[deck] = [...(tops[deck] ?? []), ...rest];
  }
  return { opening: whole, faces, decks: stacks as Layout['decks'] };
}

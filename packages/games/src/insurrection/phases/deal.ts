import { type Rng, type Seat, seatAt, seatsOf, whole } from '@reseau/core';
import { type Card, type CardSet, SIDES, type Stop } from '../cards/card-set.ts';
import type { Letter, Location } from '../cards/vocabulary.ts';
import type { Fact } from '../facts.ts';
import { DEALT, type Known } from '../known.ts';
import type { StepContext } from '../steps.ts';

/** Which sides of the locations lie up: all of one, or each as chance has it. */
export const PATHS = ['base', 'advanced', 'mixed'] as const;
export type PathKind = (typeof PATHS)[number];

/** How many locations lie between the Fortress and the Keep, and how many of each letter with the base sides up. */
export const BETWEEN = 4;
export const OF_EACH_LETTER = 2;

/** Four locations of the box by their names, or any four; else as the side has it. */
export type Locations = 'any' | readonly string[];

/** What a table has chosen of what chance would decide. */
export interface Plan {
  readonly side: PathKind;
  /** Who is first. */
  readonly first?: Seat;
  readonly locations?: Locations;
}

/** A deal as plain data. */
export interface Layout {
  readonly first: Seat;
  /** Between the Fortress and the Keep. */
  readonly path: readonly Stop[];
  /** By seat. */
  readonly hands: readonly (readonly Card[])[];
  readonly leaders: readonly (readonly Card[])[];
  /** The piles, top first. */
  readonly piles: { readonly people: readonly Card[]; readonly leaders: readonly Card[] };
}

export function shuffled({ seats, set }: StepContext, plan: Plan, rng: Rng): Layout {
  const people = rng.shuffle(set.people);
  const leaders = rng.shuffle(set.leaders);
  const split = (cards: readonly Card[], each: number) => ({
    hands: seatsOf(seats).map((seat) => cards.slice(seat * each, (seat + 1) * each)),
    pile: cards.slice(seats * each),
  });
  const [dealt, offered] = [split(people, DEALT.people), split(leaders, DEALT.leaders)];
  // Drawn even where somebody was named: what else is dealt must not hang on it.
  const lot = seatAt(rng.below(seats));
  return {
    first: plan.first ?? lot,
    path: pathOf(set, plan, rng),
    hands: dealt.hands,
    leaders: offered.hands,
    piles: { people: dealt.pile, leaders: offered.pile },
  };
}

function pathOf({ file }: CardSet, plan: Plan, rng: Rng): readonly Stop[] {
  return locationsOf(file.locations, plan, rng).map(
    ({ id }): Stop => ({ location: id, side: plan.side === 'mixed' ? rng.choose(SIDES) : plan.side }),
  );
}

/** Four, in any order. */
function locationsOf(all: readonly Location[], plan: Plan, rng: Rng): readonly Location[] {
  const { locations } = plan;
  const some = (letter: Letter) => rng.shuffle(all.filter((one) => one.letter === letter)).slice(0, OF_EACH_LETTER);
  if (isByLetter(plan)) return rng.shuffle([...some('A'), ...some('B')]);
  const open = locations === undefined || locations === 'any' ? all : all.filter(({ id }) => locations.includes(id));
  return rng.shuffle(open).slice(0, BETWEEN);
}

/** The base sides come two of each letter, unless the table wants it otherwise. */
export const isByLetter = ({ side, locations }: Plan): boolean => side === 'base' && locations === undefined;

/** The facts of a layout: the path, everybody's cards, the piles. */
export function layOut({ first, path, hands, leaders, piles }: Layout, { set }: StepContext): readonly Fact[] {
  const { fortress, keep } = set.file;
  const end = ({ id }: { readonly id: string }): Stop => ({ location: id, side: 'base' });
  return [
    { type: 'began', to: 'all', path: [end(fortress), ...path, end(keep)], first },
    ...hands.map((people, index): Fact => {
      const seat = seatAt(index);
      return { type: 'dealt', to: [seat], seat, people, leaders: leaders[seat] ?? [] };
    }),
    { type: 'piled', to: [], people: piles.people, leaders: piles.leaders },
  ];
}

/** The deal of a match as plain data, from the server's knowledge right after it. */
export const layoutOf = ({ table, secret }: Known): Layout => ({
  first: table.first,
  path: table.path.slice(1, -1),
  hands: seatsOf(table.seats).map((seat) => (secret.drawn[seat] ?? []).map(({ card }) => card)),
  leaders: seatsOf(table.seats).map((seat) => secret.offered[seat] ?? []),
  piles: { people: whole(secret.people), leaders: whole(secret.leaders) },
});

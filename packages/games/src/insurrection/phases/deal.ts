import { type Rng, type Seat, seatsOf } from '@reseau/core';
import { type Card, type CardSet, SIDES, type Stop } from '../cards/card-set.ts';
import type { Letter } from '../cards/vocabulary.ts';
import type { Fact } from '../facts.ts';
import { DEALT, type Known } from '../known.ts';
import type { Play } from '../steps.ts';

/** Which sides of the locations lie up: all of one, or each as chance has it. */
export const PATHS = ['base', 'advanced', 'mixed'] as const;
export type PathKind = (typeof PATHS)[number];

/** How many locations lie between the Fortress and the Keep, and how many of each letter with the base sides up. */
export const BETWEEN = 4;
export const OF_EACH_LETTER = 2;

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

export function shuffled({ seats, set }: Play, path: PathKind, rng: Rng): Layout {
  const people = rng.shuffle(set.people);
  const leaders = rng.shuffle(set.leaders);
  const split = (cards: readonly Card[], each: number) => ({
    hands: seatsOf(seats).map((seat) => cards.slice(seat * each, (seat + 1) * each)),
    pile: cards.slice(seats * each),
  });
  const [dealt, offered] = [split(people, DEALT.people), split(leaders, DEALT.leaders)];
  return {
    first: rng.below(seats) as Seat,
    path: pathOf(set, path, rng),
    hands: dealt.hands,
    leaders: offered.hands,
    piles: { people: dealt.pile, leaders: offered.pile },
  };
}

function pathOf({ file: { locations } }: CardSet, path: PathKind, rng: Rng): readonly Stop[] {
  const some = (letter: Letter) =>
    rng.shuffle(locations.filter((location) => location.letter === letter)).slice(0, OF_EACH_LETTER);
  if (path === 'base') {
    return rng.shuffle([...some('A'), ...some('B')]).map(({ id }): Stop => ({ location: id, side: 'base' }));
  }
  return rng
    .shuffle(locations)
    .slice(0, BETWEEN)
    .map(({ id }): Stop => ({ location: id, side: path === 'advanced' ? 'advanced' : rng.choose(SIDES) }));
}

/** The facts of a layout: the path, everybody's cards, the piles. */
export function layOut({ first, path, hands, leaders, piles }: Layout, { set }: Play): readonly Fact[] {
  const { fortress, keep } = set.file;
  const end = ({ id }: { readonly id: string }): Stop => ({ location: id, side: 'base' });
  return [
    { type: 'began', to: 'all', path: [end(fortress), ...path, end(keep)], first },
    ...hands.map((people, index): Fact => {
      const seat = index as Seat;
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
  piles: { people: secret.people as readonly Card[], leaders: secret.leaders as readonly Card[] },
});

import { Rng } from '@reseau/core';
import { EXTRAS, MODULE_IDS, moduleOf, SEAT_COUNTS, type Setup, setUp } from '@reseau/games/resistance';

export interface Mix {
  readonly seats: number;
  readonly setup: Setup;
}

export const mixName = ({ seats, setup: { modules, extras } }: Mix): string =>
  [`${seats} players`, ...modules, ...extras].join(', ');

const isLegal = ({ seats, setup }: Mix): boolean => setUp(seats, setup).ok;

function subsets<A>([first, ...rest]: readonly A[]): readonly (readonly A[])[] {
  if (first === undefined) return [[]];
  return subsets(rest).flatMap((some) => [some, [first, ...some]]);
}

/** The base, and each module alone with every choice within it, at every size of table. */
export const plainMixes = (): readonly Mix[] =>
  SEAT_COUNTS.flatMap((seats) =>
    [[], ...MODULE_IDS.map((id) => [id])].flatMap((modules) =>
      subsets(EXTRAS.filter((extra) => modules.includes(moduleOf(extra)))).map((extras) => ({
        seats,
        setup: { modules, extras },
      })),
    ),
  ).filter(isLegal);

/** So many legal mixes of several modules, drawn from a fixed seed. */
export function drawnMixes(count: number, seed: string): readonly Mix[] {
  const rng = Rng.seeded(seed);
  const drawn: Mix[] = [];
  while (drawn.length < count) {
    const modules = MODULE_IDS.filter(() => rng.below(3) === 0);
    const extras = EXTRAS.filter((extra) => modules.includes(moduleOf(extra)) && rng.below(2) === 0);
    const mix = { seats: rng.choose(SEAT_COUNTS), setup: { modules, extras } };
    if (modules.length > 1 && isLegal(mix)) drawn.push(mix);
  }
  return drawn;
}

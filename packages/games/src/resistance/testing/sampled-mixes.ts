import { Rng } from '@reseau/core';
import type { SeatCount } from '../data/tables.ts';
import { legalMixes } from '../mixes.ts';
import type { Setup } from '../setup.ts';

export interface Mix {
  readonly seats: SeatCount;
  readonly setup: Setup;
}

export const mixName = ({ seats, setup: { modules, extras } }: Mix): string =>
  [`${seats} seats`, modules.join(' '), extras.join(' ')].filter((part) => part !== '').join(', ');

/** What a sample must not leave out: each module alone, each module and extra at this size of table, each pair of modules. */
const duties = ({ seats, setup: { modules, extras } }: Mix): readonly string[] => [
  ...(modules.length === 0 ? [`nothing at ${seats}`] : []),
  ...(modules.length === 1 ? [`${modules[0]} alone`] : []),
  ...[...modules, ...extras].map((id) => `${id} at ${seats}`),
  ...modules.flatMap((one, index) => modules.slice(index + 1).map((other) => `${one} with ${other}`)),
];

/** Legal mixes drawn from a fixed seed, as many as asked for or as it takes to leave no duty out. */
export function sampledMixes(sizes: readonly SeatCount[], count: number, seed: string): readonly Mix[] {
  const rng = Rng.seeded(seed);
  const all = rng.shuffle(sizes.flatMap((seats) => [...legalMixes(seats)].map((setup): Mix => ({ seats, setup }))));
  const open = new Set(all.flatMap(duties));
  const due: Mix[] = [];
  const rest: Mix[] = [];
  for (const mix of all) {
    const met = duties(mix).filter((duty) => open.delete(duty));
    (met.length > 0 ? due : rest).push(mix);
  }
  return [...due, ...rest.slice(0, Math.max(0, count - due.length))];
}

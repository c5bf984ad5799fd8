import type { Option } from '@reseau/core';
import { isolations, shownThrough } from '../clues.ts';
import type { Fact, OpenFact } from '../facts.ts';
import type { LeaderId, Move } from '../moves.ts';
import { type Obstacle, obstacle } from '../obstacle.ts';
import type { Table } from '../table.ts';
import type { Clue } from '../vocabulary.ts';

export type Locating = Extract<Move, { readonly type: 'locate' }>;

const hasBase = ({ bases }: Table, at: number): boolean => bases.some(({ city }) => city === at);

/** Clue cards laid over each other until one city is left: there is a base. Anybody may say so, at any moment, for nothing. */
export function locateObstacle(table: Table, bases: number, { clues, to }: Locating): Obstacle | undefined {
  if (table.leaders[to] === undefined) return obstacle('illegal');
  if (table.bases.length >= bases) return obstacle('allBasesFound');
  if (clues.some((clue) => !table.clues.includes(clue))) return obstacle('cardNotThere');
  const [city, ...others] = shownThrough(table.box, clues);
  if (city === undefined || others.length > 0)
    return { code: 'notOneCity', have: others.length + (city === undefined ? 0 : 1), need: 1 };
  if (hasBase(table, city)) return obstacle('baseAlreadyThere');
  const needed = clues.every(
    (idle) =>
      shownThrough(
        table.box,
        clues.filter((clue) => clue !== idle),
      ).length > 1,
  );
  return needed ? undefined : obstacle('idleClue');
}

export function locateOptions(table: Table, bases: number): readonly Option<Move>[] {
  if (table.bases.length >= bases || table.clues.length < 2) return [];
  const leaders: readonly LeaderId[] = table.leaders.map(({ id }) => id);
  return isolations(table.box, table.clues)
    .filter(({ city }) => !hasBase(table, city))
    .map(({ clues }) => ({ type: 'locate', clues: exactly(clues), to: { one: leaders } }));
}

const exactly = (clues: readonly Clue[]) => ({ some: clues, min: clues.length, max: clues.length });

export function located(table: Table, { clues, to }: Locating): readonly Fact[] {
  const [city] = shownThrough(table.box, clues);
  if (city === undefined) throw new Error('project: no city shows through');
  const found: OpenFact = { type: 'located', to: 'all', city, clues };
  return table.tokenPool > 0 ? [found, { type: 'gained', to: 'all', leader: to, by: 'base' }] : [found];
}

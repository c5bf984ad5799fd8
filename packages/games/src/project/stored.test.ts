import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Entry, optionsFor, rebuild, type Seat, submit } from '@reseau/core';
import { describe, expect, test } from 'vitest';
import { setUp } from './setup.ts';
import type { ProjectKind } from './table.ts';

interface Stored {
  readonly seats: number;
  readonly options: object;
  readonly seed: string;
  readonly entries: readonly Entry<ProjectKind>[];
}

/** A match as a server stored it before the rules changed: what was told then must still say the same. */
function stored(name: string) {
  const path = join(import.meta.dirname, 'testing', 'stored', `${name}.json`);
  const { seats, options, seed, entries } = JSON.parse(readFileSync(path, 'utf8')) as Stored;
  const made = setUp(seats, options);
  if (!made.ok) throw new Error(made.problem);
  return rebuild(made.game, seed, entries);
}

describe('a match stored before', () => {
  test('[PS8] [PA31] stands as it stood: who has what, who stands where, and what may still be given', () => {
    const { table } = stored('one-by-one');
    expect(table.leaders).toMatchObject([
      {
        actions: 4,
        active: 'artOfWar',
        inventory: ['tools', 'handbook', 'camouflage'],
        rows: { communication: [], military: [], engineering: ['gorsky'] },
        rest: { of: 'give', to: 1 },
        tokens: 1,
      },
      {
        actions: 1,
        inventory: ['explosive', 'timer'],
        rows: { communication: ['haruno'], military: [], engineering: [] },
        tokens: 0,
      },
    ]);
    expect([table.reds[27], table.reds[28], table.redPool]).toEqual([0, 1, 46]);
  });

  test('goes on by the rules of today', () => {
    const match = stored('one-by-one');
    expect(optionsFor(match, 0 as Seat).map(({ type }) => type)).toContain('give');
    const answer = submit(match, {
      actor: 0 as Seat,
      question: match.turn.question,
      move: { type: 'give', leader: 0, to: 1, cards: ['worn'], communication: [], military: [], engineering: [] },
    });
    if (!answer.ok) throw new Error(answer.reason);
    expect(answer.match.table.leaders).toMatchObject([
      { actions: 4, active: undefined },
      { inventory: ['explosive', 'timer', 'artOfWar'] },
    ]);
  });
});

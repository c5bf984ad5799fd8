import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Problem, problemInWords } from '@reseau/core/parse';
import { entriesOf, randomGame } from '@reseau/testkit';
import { describe, expect, test } from 'vitest';
import { setUpGame } from './catalogue.ts';
import { DOCUMENTS } from './documents.ts';
import { GAME_IDS, type GameId } from './ids.ts';
import { PATHS } from './insurrection/index.ts';
import { CLOCKS } from './project/index.ts';
import { sampledMixes } from './resistance/testing/sampled-mixes.ts';

interface Table {
  readonly seats: number;
  readonly options: object;
}

const TABLES: Readonly<Record<GameId, readonly Table[]>> = {
  resistance: sampledMixes([7], 0, 'entries').map(({ seats, setup }) => ({ seats, options: setup })),
  insurrection: [2, 4, 6].flatMap((seats) => PATHS.map((side) => ({ seats, options: { side } }))),
  project: [1, 2, 4].flatMap((seats) => CLOCKS.map((clock) => ({ seats, options: { clock } }))),
};

/** Of moves that end everything or do nothing chance would make too many. */
const SELDOM = ['timeUp', 'tick', 'giveUp', 'pause', 'done'];
const LONGEST = 300;

function played(game: GameId, { seats, options }: Table): readonly unknown[] {
  const made = setUpGame(game, seats, options);
  if (!made.ok) throw new Error(made.problem);
  return entriesOf(randomGame(made.game, 'entries', { seldom: SELDOM, longest: LONGEST }));
}

/** Reads all of it, and says what is wrong. */
function problemsIn(game: GameId, entries: readonly unknown[]): readonly string[] {
  const problems: Problem[] = [];
  for (const entry of entries) expect(DOCUMENTS[game].entry(entry, 'entry', problems)).toEqual(entry);
  return problems.map(problemInWords);
}

interface Stored {
  readonly entries: readonly {
    readonly facts: readonly { readonly type: string }[];
    readonly move?: { type: string };
  }[];
}

const storedIn = (file: string): Stored => JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8'));

/** How many kinds of these a game reads. */
function kindsOf(game: GameId, part: 'facts' | 'move'): number {
  const read = DOCUMENTS[game].entry.parts?.keys?.[part];
  return (part === 'facts' ? read?.parts?.entries : read)?.parts?.readings?.length ?? 0;
}

describe.each(GAME_IDS)('%s', (game) => {
  test('what is told and done is read as it was stored', () => {
    const entries = TABLES[game].flatMap((table) => played(game, table));
    expect(problemsIn(game, JSON.parse(JSON.stringify(entries)))).toEqual([]);
  });

  test.each(globSync(`${game}/testing/stored/*.json`, { cwd: import.meta.dirname }))(
    '%s: what was stored once is read for ever',
    (file) => {
      expect(problemsIn(game, storedIn(file).entries)).toEqual([]);
    },
  );

  test('a fact and a move of every kind have been stored once', () => {
    const { entries } = storedIn(`${game}/testing/stored/every-kind.json`);
    const facts = new Set(entries.flatMap(({ facts }) => facts.map(({ type }) => type)));
    const moves = new Set(entries.flatMap(({ move }) => move?.type ?? []));
    expect([facts.size, moves.size]).toEqual([kindsOf(game, 'facts'), kindsOf(game, 'move')]);
    expect(facts.size).toBeGreaterThan(20);
  });
});

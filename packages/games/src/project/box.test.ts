import { type Entry, heardBy, momentsOf, replayDifference, understand } from '@reseau/core';
import { describe, expect, test } from 'vitest';
import { boxOf } from './box.ts';
import { HOUSE, HOUSE_BOX } from './data/house.ts';
import { BOX, boxFor } from './read-box.ts';
import { readEntry } from './read-entry.ts';
import { setUp } from './setup.ts';
import type { ProjectKind } from './table.ts';
import { OTHER_BOX } from './testing/other-box.ts';
import { walk } from './testing/walk.ts';

const stored = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

function made(seats: number, options: object) {
  const table = setUp(seats, { clock: 'actions', lastTurn: 6, ...options });
  if (!table.ok) throw new Error(table.problem);
  return table;
}

const read = (entries: readonly Entry<ProjectKind>[]) =>
  stored(entries).map((entry) => readEntry(entry, 'entry', []) as Entry<ProjectKind>);

describe('a box', () => {
  test.each([
    ['ours', HOUSE],
    ['another', OTHER_BOX],
  ])('%s is read as it was written, and is plain data', (_, file) => {
    expect(BOX(stored(file), 'box', [])).toEqual(file);
    expect(boxFor(stored(file))).toMatchObject({ ok: true, file });
    expect(stored(boxOf(file))).toEqual(boxOf(file));
  });

  test('the other differs in all that a box has', () => {
    const keys = Object.keys(HOUSE) as (keyof typeof HOUSE)[];
    expect(keys.filter((key) => JSON.stringify(HOUSE[key]) === JSON.stringify(OTHER_BOX[key]))).toEqual(['sheet']);
  });
});

describe.each([1, 2, 3, 4])('a match of %i with a box that is not ours', (seats) => {
  const options = stored(made(seats, { box: OTHER_BOX }).lasting);
  const { game } = made(seats, options);
  const { match, entries } = walk(game, `box ${seats}`);

  test('keeps it: all that is told is of it', () => {
    const { box } = match.table;
    expect(box).toEqual(boxOf(OTHER_BOX));
    const strays = entries
      .flatMap(({ facts }) => facts)
      .filter((fact) => {
        if (fact.type === 'drew') return !fact.cards.every((card) => box.decks[fact.deck].includes(card));
        if (fact.type === 'met') return box.allies[fact.ally] === undefined;
        return fact.type === 'deployed' && !box.roads[fact.from]?.includes(fact.city);
      });
    expect(strays).toEqual([]);
    expect(match.table.leaders.map(({ talent }) => talent)).toEqual(
      match.table.leaders.map(({ character }) => box.leaders[character]),
    );
  });

  test('is played again from what was stored, and by no other box', () => {
    const again = made(seats, options).game;
    expect(replayDifference({ game: again, seed: `box ${seats}`, entries: read(entries) })).toBeUndefined();
    const { box: _, ...without } = options;
    const ours = made(seats, without).game;
    expect(ours.empty.table.box).toEqual(HOUSE_BOX);
    expect(replayDifference({ game: ours, seed: `box ${seats}`, entries: read(entries) })).toBeDefined();
  });

  test('is understood by a client that has the options alone', () => {
    const client = made(seats, stored(options)).game;
    const told = momentsOf(client, read(entries)).flatMap(({ facts }) => facts);
    const known = understand(client, client.empty, heardBy(told, 'table') as never);
    expect(stored(known.table)).toEqual(stored(match.table));
  });
});

test('a table cannot be opened with a box of one’s own: what it is set to leaves it out', () => {
  expect(made(2, { box: OTHER_BOX }).setup).not.toHaveProperty('box');
  expect(made(2, {}).lasting.box).toEqual(HOUSE);
});

// @vitest-environment happy-dom
import type { Seat } from '@reseau/core';
import type { SittingView } from '@reseau/protocol';
import { beforeAll, expect, test } from 'vitest';
import { openAppWords } from '../words/app.ts';
import { logOf } from './log.ts';
import type { Entry } from './telling.ts';

beforeAll(openAppWords);

const BEN = 1 as Seat;
const fact = (to: 'all' | readonly Seat[] = 'all') => ({ to });
/** Says who sits in Ben's seat, and whether that is who reads it. */
const entry = (told: object): Entry => ({
  tone: 'plain',
  fact: told,
  tell: (names, me) => `${names[BEN]}${me === BEN ? ' (me)' : ''}`,
});
const sitting = (told: number): SittingView => ({ told, seat: BEN, who: 'standIn', name: 'Ben' });
const read = (lines: ReturnType<typeof logOf>, me?: Seat) => lines.map((line) => line.tell(['Ann', 'Flo'], me));

test.each<readonly [whispers: readonly number[], sittings: readonly number[], log: string]>([
  [[], [0], '-...'],
  [[], [1], '.-..'],
  [[], [1, 1, 3], '.--..-'],
  // What only some were told takes no place.
  [[1], [1], '.-..'],
  [[1], [2], '...-'],
])('with whispers %j and sittings after %j of what all heard: %s', (whispers, sittings, log) => {
  const facts = [0, 1, 2].map((index) => fact(whispers.includes(index) ? [BEN] : 'all'));
  const lines = logOf({ facts, entries: facts.map(entry) }, { sittings: sittings.map(sitting) });
  expect(
    read(lines)
      .map((line) => (line === 'Flo' ? '.' : '-'))
      .join(''),
  ).toBe(log);
});

test('what became of the table stands where it happened among the sittings', () => {
  const paused = { told: 1, after: 1, what: 'paused' } as const;
  const host = { told: 1, after: 0, what: 'host', name: 'Cho' } as const;
  const facts = [fact(), fact()];
  const around = { sittings: [sitting(1), sitting(1)], notes: [host, paused] };
  expect(read(logOf({ facts, entries: facts.map(entry) }, around))).toEqual([
    'Flo',
    'Cho is the host now.',
    'A bot took over for Ben.',
    'The game is paused.',
    'A bot took over for Ben.',
    'Flo',
  ]);
});

test('every line is of whoever sat there then, and nobody reads of another as of themselves', () => {
  const facts = [fact(), fact(), fact()];
  const over: SittingView = { told: 1, seat: BEN, who: 'another', name: 'Cy', of: { name: 'Ben', mark: 1 } };
  const again: SittingView = { told: 2, seat: BEN, who: 'another', name: 'Flo', of: { name: 'Cy', mark: 2 } };
  const lines = logOf({ facts, entries: facts.map(entry) }, { sittings: [over, again] });
  expect(read(lines, BEN)).toEqual([
    'Ben',
    'Cy has taken over Ben’s seat.',
    'Cy',
    'Flo has taken over Cy’s seat.',
    'Flo (me)',
  ]);
});

import type { Seat } from '@reseau/core';
import type { SittingView } from '@reseau/protocol';
import { beforeAll, expect, test } from 'vitest';
import { openAppWords } from '../words/app.ts';
import type { Entry } from './game-client.ts';
import { withSittings } from './log.ts';

beforeAll(openAppWords);

const entry = (question: number): Entry => ({ tone: 'plain', question, tell: () => '' });
const sitting = (question: number): SittingView => ({ question, seat: 1 as Seat, who: 'standIn', name: 'Ben' });

test.each<readonly [entries: readonly number[], sittings: readonly number[], log: readonly number[]]>([
  [[], [0], [-0.5]],
  // Before what answers the question that was open, and after what answered the one before.
  [[0, 1, 1, 2], [1], [0, 0.5, 1, 1, 2]],
  [
    [0, 2],
    [1, 2, 2],
    [0, 0.5, 1.5, 1.5, 2],
  ],
  // Nobody has answered yet.
  [[0, 1], [2], [0, 1, 1.5]],
])('lines of questions %j and sittings at %j', (entries, sittings, log) => {
  const own = entries.map(entry);
  const told = withSittings(own, sittings.map(sitting));
  expect(told.map((line) => (own.includes(line) ? line.question : line.question - 0.5))).toEqual(log);
});

test('what became of the table stands where it happened among the sittings', () => {
  const paused = { question: 1, after: 1, what: 'paused' } as const;
  const host = { question: 1, after: 0, what: 'host', name: 'Cho' } as const;
  const told = withSittings([entry(0), entry(1)], [sitting(1), sitting(1)], [host, paused]);
  expect(told.map((line) => line.tell([]))).toEqual([
    '',
    'Cho is the host now.',
    'A bot took over for Ben.',
    'The game is paused.',
    'A bot took over for Ben.',
    '',
  ]);
});

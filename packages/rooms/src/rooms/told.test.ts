import { type FactOf, type Kind, type Late, seatAt, start, type Viewer } from '@reseau/core';
import { GAMES, type GameId } from '@reseau/games';
import { bytesOf } from '@reseau/protocol';
import { describe, expect, test } from 'vitest';
import { ToldFacts } from './told.ts';

const AT = { match: 1, from: 0, has: 0 };

function lengths(facts: readonly FactOf<Kind>[], late: readonly Late[], viewers: readonly Viewer[], from = 0) {
  const told = new ToldFacts({ entries: [facts], late }, 'decision');
  return new Set(viewers.map((viewer) => bytesOf(told.frameFor(viewer, { ...AT, from })?.text ?? '')));
}

const open = (said: string) => ({ type: 'open', to: 'all', said }) as FactOf<Kind>;
const whisper = (to: readonly number[], said: string) => ({ type: 'w', to: to.map(seatAt), said }) as FactOf<Kind>;
const VIEWERS: readonly Viewer[] = ['table', seatAt(0), seatAt(1), seatAt(2)];

describe('all frames of one telling are of the same length', () => {
  test.each<[string, readonly FactOf<Kind>[]]>([
    ['nothing whispered', [open('a')]],
    ['to one', [open('a'), whisper([1], 'spy')]],
    ['to some more than to others', [open('a'), whisper([1], 'spy'), whisper([1, 2], 'spies'), whisper([], 'server')]],
    ['more than there is room for', [open('a'), whisper([2], 'x'.repeat(2000))]],
    ['letters of more bytes', [open('日本'), whisper([2], '抵抗'.repeat(50))]],
  ])('%s', (_what, facts) => {
    expect(lengths(facts, [], VIEWERS).size).toBe(1);
  });

  test('and of the same whatever is whispered, as long as there is room', () => {
    const all = ['', 'spy', 'resistance'].map((said) => lengths([open('a'), whisper([1], said)], [], VIEWERS));
    expect(new Set(all.flatMap((one) => [...one])).size).toBe(1);
  });

  test('and of the same whichever words are whispered, however many they are', () => {
    for (let count = 0; count < 60; count += 1) {
      const [short, long] = ['spy', 'falseCommander'].map((said) =>
        lengths([open('a'), ...Array.from({ length: count }, () => whisper([1], said))], [], VIEWERS),
      );
      expect(short, `${count} whispers`).toEqual(long);
    }
  });

  test('and of the same whether one seat is told most each time or now this one and now that', () => {
    for (let count = 0; count < 60; count += 1) {
      const [same, other] = [0, 1].map((step) => {
        const more = Array.from({ length: count }, (_, at) => [open('a'), whisper([(at * step) % 3], 'spy')]);
        const told = new ToldFacts({ entries: [[whisper([0], 'deal')], ...more], late: [] }, 'match');
        return VIEWERS.map((viewer) => bytesOf(told.frameFor(viewer, AT)?.text ?? ''));
      });
      expect(same, `${count} whispers`).toEqual(other);
    }
  });

  test('and of the same for all who were away for the same while, in which they have missed little', () => {
    const entries = Array.from({ length: 50 }, (_, at) => [open('a'), whisper([at % 3], 'spy')]);
    const told = new ToldFacts({ entries, late: [] }, 'match');
    const missed = VIEWERS.map((viewer) => {
      const has = new ToldFacts({ entries: entries.slice(0, 47), late: [] }, 'match').countFor(viewer);
      return bytesOf(told.frameFor(viewer, { ...AT, has })?.text ?? '');
    });
    expect(new Set(missed).size).toBe(1);
    expect(missed[0]).toBeLessThan(3000);
  });

  test('whoever was late, and however far each has counted', () => {
    const late = [{ question: 3, progress: 'none', seats: [seatAt(2)] }] as const;
    const seen = [0, 9, 1000].flatMap((from) => [...lengths([open('a')], late, VIEWERS, from)]);
    expect(new Set(seen).size).toBe(1);
  });
});

/** What is dealt to one seat is the most that it is ever told at once. */
test.each<[GameId, number, object]>([
  ['resistance', 5, { modules: [] }],
  ['resistance', 10, { modules: [] }],
  ['insurrection', 6, { side: 'base' }],
  ['project', 4, {}],
])('a deal is as long for every seat: %s, %i people', (id, seats, options) => {
  const made = GAMES[id].setUp(seats, options);
  if (!made.ok) throw new Error(made.problem);
  const deals = ['one', 'two', 'three'].map((seed) => start(made.game, seed).entry.facts);
  for (const facts of deals) {
    const told = new ToldFacts({ entries: [facts], late: [] }, 'match');
    const frames = [...made.game.seats, 'table' as const].map((viewer) => told.frameFor(viewer, AT)?.text ?? '');
    expect(new Set(frames.map(bytesOf)).size).toBe(1);
  }
});

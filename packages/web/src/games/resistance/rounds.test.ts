import type { Seat } from '@reseau/core';
import { understand } from '@reseau/core';
import { type Fact, setUp } from '@reseau/games/resistance';
import { expect, test } from 'vitest';
import { ring } from './ring.ts';
import { rounds } from './rounds.ts';
import { scenes, turnedUp } from './scenes.ts';
import { en } from './words.en.ts';

const made = setUp(5, { modules: ['targeting'] });
if (!made.ok) throw new Error(made.problem);
const { game } = made;

const team = (...numbers: readonly number[]) => numbers as readonly Seat[];
const vote = (ballots: string): readonly Fact[] =>
  Array.from(ballots, (ballot, seat) => ({ type: 'voted', to: 'all', seat: seat as Seat, approve: ballot === '+' }));

const FACTS: readonly Fact[] = [
  { type: 'led', to: 'all', leader: 0 as Seat },
  { type: 'proposed', to: 'all', mission: 3, team: team(0, 1) },
  ...vote('++---'),
  { type: 'rejected', to: 'all', rejections: 1 },
  { type: 'led', to: 'all', leader: 1 as Seat },
  { type: 'proposed', to: 'all', mission: 2, team: team(1, 2, 3) },
  ...vote('+++--'),
  { type: 'approved', to: 'all' },
  { type: 'revealed', to: 'all', mission: 2, cards: ['success', 'success', 'fail'] },
  { type: 'result', to: 'all', mission: 2, success: false },
  { type: 'led', to: 'all', leader: 2 as Seat },
  { type: 'proposed', to: 'all', mission: 3, team: team(0, 4) },
];

test('teams are counted anew after each that went, whatever mission they were for', () => {
  const { table } = understand(game, game.empty, FACTS);
  expect(rounds(table).map(({ mission, attempt, result }) => [mission, attempt, result])).toEqual([
    [3, 1, undefined],
    [2, 2, 'fail'],
    [3, 1, undefined],
  ]);
});

test('votes and mission cards get a scene each, in the order they happened', () => {
  const shown = scenes(game.empty, FACTS, () => en, undefined);
  expect(shown.map(({ kind }) => kind)).toEqual(['vote', 'vote', 'mission']);
  const [rejected, approved, mission] = shown;
  expect(rejected).toMatchObject({ approved: false, rejections: 1, team: [0, 1] });
  expect(approved).toMatchObject({ approved: true, votes: [true, true, true, false, false], team: [1, 2, 3] });
  expect(mission).toMatchObject({ success: false });
});

test('cards turn up one by one, the last after the longest beat', () => {
  const mission = scenes(game.empty, FACTS, () => en, undefined).at(-1);
  if (mission?.kind !== 'mission') throw new Error('no mission');
  expect(mission.beats.map((_, beat) => turnedUp(mission, beat))).toEqual([0, 1, 2, 3, 3]);
  const waits = mission.beats.slice(0, -1).map(({ ms }) => ms);
  expect(waits.indexOf(Math.max(...waits))).toBe(mission.cards.length - 1);
});

test.each([5, 6, 7, 8, 9, 10])('%i seats stand within the table and apart from one another', (count) => {
  const places = ring(count);
  for (const { x, y } of places) {
    expect(x).toBeGreaterThan(8);
    expect(x).toBeLessThan(92);
    expect(y).toBeGreaterThan(8);
    expect(y).toBeLessThan(93);
  }
  const gaps = places.map((place, index) => {
    const next = places[(index + 1) % count] ?? place;
    return Math.hypot(next.x - place.x, next.y - place.y);
  });
  expect(Math.min(...gaps)).toBeGreaterThan(20);
});

import { type Seat, understand } from '@reseau/core';
import { type Card, type Fact, type ModuleId, setUp, type Table } from '@reseau/games/resistance';
import { describe, expect, test } from 'vitest';
import { historyOf } from './history.ts';
import { rounds } from './rounds.ts';
import { NAMES, play, TABLES } from './testing/random-games.ts';
import { missionMarks } from './tokens.ts';
import { en } from './words.en.ts';

const tell = (type: string, data: object = {}): Fact => ({ type, to: 'all', ...data }) as unknown as Fact;
const votes = (ballots: string) => Array.from(ballots, (one, seat) => tell('voted', { seat, approve: one === '+' }));
const went = (mission: number, team: readonly number[], cards: readonly Card[], success: boolean) => [
  tell('proposed', { mission, team }),
  ...votes('+++--'),
  tell('approved'),
  tell('revealed', { mission, cards }),
  tell('result', { mission, success }),
];

function after(modules: readonly ModuleId[], ...facts: readonly Fact[]): Table {
  const made = setUp(5, { modules, extras: [] });
  if (!made.ok) throw new Error(made.problem);
  return understand(made.game, made.game.empty, [tell('led', { leader: 0 }), ...facts]).table;
}

const histories = (table: Table) => rounds(table).map((round) => historyOf(round, { table, names: NAMES, words: en }));

test('an accusation stands with its mission, and what it turned over', () => {
  const table = after(
    ['hunter'],
    ...went(1, [0, 1], ['success', 'fail'], false),
    tell('hunter.accused', { side: 'spy', seat: 4, named: 2, mission: 1, right: false, early: true }),
    tell('result', { mission: 1, success: true }),
    tell('hunter.investigated', { mission: 1, seat: 0, named: 3 }),
  );
  expect(histories(table)).toEqual([
    {
      cards: ['success', 'fail'],
      before: [],
      after: [
        `${en.modules.hunter.told.wrong('Eve', 'Cho')} ${en.told.turned(1)}`,
        en.modules.hunter.told.investigated('Ada', 'Dov'),
      ],
    },
  ]);
});

test('a loyalty card stands before the first team of its round, whatever mission that is for', () => {
  const table = after(
    ['defector', 'targeting'],
    ...went(3, [0, 1], ['success', 'success'], true),
    ...went(1, [0, 1], ['success', 'success'], true),
    tell('defector.turned', { round: 3, switches: true }),
    tell('proposed', { mission: 2, team: [0, 1, 2] }),
    ...votes('+----'),
    tell('rejected', { rejections: 1 }),
    tell('proposed', { mission: 4, team: [0, 1, 2] }),
  );
  expect(histories(table).map(({ before }) => before)).toEqual([[], [], [en.modules.defector.told.switched], []]);
});

test('a look of the Inquisitor stands after the mission that it followed', () => {
  const table = after(
    ['inquisitor'],
    tell('inquisitor.given', { seat: 4 }),
    ...went(1, [0, 1], ['success', 'success'], true),
    ...went(2, [0, 1, 2], ['success', 'success', 'fail'], false),
    tell('inquisitor.looked', { seat: 4, at: 1 }),
  );
  expect(histories(table).map((one) => one.after)).toEqual([[], [en.modules.inquisitor.told.looked('Eve', 'Ben')]]);
});

test('a team that was approved and stayed at home is told as such', () => {
  const table = after(
    ['plot'],
    tell('proposed', { mission: 1, team: [0, 1] }),
    ...votes('++++-'),
    tell('rejected', { rejections: 1 }),
    tell('proposed', { mission: 1, team: [0, 2] }),
    ...votes('++---'),
    tell('rejected', { rejections: 2 }),
  );
  expect(histories(table).map((one) => one.after)).toEqual([[en.modules.plot.distrusted], []]);
});

test('the card that was set aside is marked where it lay', () => {
  const table = after(['trapper'], tell('trapper.trapped', { mission: 2, seat: 3 }));
  expect(missionMarks(table, 2, 3 as Seat, en)).toEqual([{ mark: 'trapped', name: en.modules.trapper.tokens.trapped }]);
  expect(missionMarks(table, 1, 3 as Seat, en)).toEqual([]);
});

describe.each(TABLES)('%i players, %o', (seats, setup) => {
  test('the history of whole games say nothing that cannot be read', () => {
    const made = setUp(seats, setup);
    if (!made.ok) throw new Error(made.problem);
    for (const seed of ['a', 'b', 'c', 'd']) {
      const { table } = understand(made.game, made.game.empty, play(seats, setup, seed).facts);
      expect(JSON.stringify(histories(table))).not.toMatch(/undefined|NaN|null/);
    }
  });
});

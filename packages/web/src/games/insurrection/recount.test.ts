import type { Card, Move } from '@reseau/games/insurrection';
import { beforeAll, expect, test } from 'vitest';
import { openAppWords } from '../../words/app.ts';
import { ACT_KINDS } from './act-kinds.ts';
import { recount } from './recount.ts';
import { game } from './words.ts';

beforeAll(() => Promise.all([openAppWords(), game.open()]));

const name = (card: Card) => `<${card}>`;

test('what was done for somebody is said as the buttons say it', () => {
  const [give, take] = [3, 5] as unknown as readonly [Card, Card];
  expect(
    recount(
      [
        { type: 'keep', leader: give },
        { type: 'play', card: give },
        { type: 'eliminate', by: 'card', card: take },
        { type: 'put', where: 'centre' },
        { type: 'trade', give, take },
        { type: 'take', card: take },
        { type: 'pass' },
      ],
      name,
      game.words,
    ),
  ).toEqual([
    'Keep <3>',
    'Play <3>',
    'Eliminate <5>',
    'Put in the centre',
    'Swap <3> for <5>',
    'Take <5>',
    'Don’t use it',
  ]);
});

test('every kind of move has words', () => {
  for (const type of Object.keys(ACT_KINDS)) {
    const [line = ''] = recount([{ type, card: 3, leader: 3, give: 3, take: 3 } as unknown as Move], name, game.words);
    expect(line).not.toMatch(/^$|undefined/);
  }
});

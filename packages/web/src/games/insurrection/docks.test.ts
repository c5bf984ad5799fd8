// @vitest-environment happy-dom
import { keysOf } from '@reseau/core';
import { type Move, setUp } from '@reseau/games/insurrection';
import { beforeAll, expect, test } from 'vitest';
import { type Asked, askedIn, firstAsked } from '../../testing/asked.ts';
import { type Control, type Tapped, unanswered } from '../../testing/tapping.ts';
import { openAppWords } from '../../words/app.ts';
import { ACT_KINDS } from './act-kinds.ts';
import Board from './Board.svelte';
import { game } from './words.ts';

const seats = 4;
const options = { side: 'mixed' };
const made = setUp(seats, options);
if (!made.ok) throw new Error(made.problem);
const { game: rules } = made;

/** Everybody who is asked in games of chance. */
function* everyAsked(): Generator<Asked<Move>> {
  for (let seed = 0; seed < 30; seed += 1) yield* askedIn(rules, { seats, options, seed: `${seed}` });
}

/** The cards that are picked for it. */
function cardsOf(move: Move): readonly Control[] {
  if ('leader' in move) return [`card-${move.leader}`];
  if ('give' in move) return [`card-${move.give}`, `card-${move.take}`];
  return 'card' in move ? [`card-${move.card}`] : [];
}

function taps(move: Move, board: Tapped): readonly Control[] {
  if (move.type === 'put') return [`put-${move.where}`];
  const act = `act-${'by' in move ? `${move.type}-${move.by}` : move.type}`;
  return [...(board.has(act) ? [act] : []), ...cardsOf(move), 'act'];
}

const asked = firstAsked(everyAsked());
beforeAll(() => Promise.all([openAppWords(), game.open()]));

test.each(rules.asking)('whoever is asked at %s can give every legal answer', (step) => {
  const those = asked.filter((one) => one.step === step);
  expect(those).not.toEqual([]);
  expect(those.flatMap((one) => [...unanswered([Board], one, taps)])).toEqual([]);
});

test('every kind of move but the clock’s is among the answers', () => {
  const missing = keysOf(ACT_KINDS).filter((kind) => asked.every(({ sort }) => sort !== kind));
  expect(missing).toEqual(['timeUp']);
});

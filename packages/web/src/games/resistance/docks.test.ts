// @vitest-environment happy-dom
import { type Move, setUp } from '@reseau/games/resistance';
import { beforeAll, expect, test } from 'vitest';
import { type Asked, askedIn, firstAsked } from '../../testing/asked.ts';
import { type Control, type Tapped, unanswered } from '../../testing/tapping.ts';
import { openAppWords } from '../../words/app.ts';
import Board from './Board.svelte';
import type { Question } from './client-module.ts';
import { ASKS, isBluff, questionOf } from './questions.ts';
import { TABLES } from './testing/random-games.ts';
import { BASE_QUESTIONS } from './view.ts';
import { game } from './words.ts';

/** Everybody who is asked in games of chance with every module. */
function* everyAsked(): Generator<Asked<Move>> {
  for (const [seats, options] of TABLES) {
    const made = setUp(seats, options);
    if (!made.ok) throw new Error(made.problem);
    for (let seed = 0; seed < 25; seed += 1) yield* askedIn(made.game, { seats, options, seed: `${seed}` });
  }
}

const seat = (at: number): Control => `seat-${at + 1}`;
const sealed = (choice: string): readonly Control[] => [`choice-${choice}`, 'seal'];

/** A card goes with a player; where there is but one, it is taken already. */
const handed = (card: string, at: number): readonly Control[] => [seat(at), `plot-${card}`, 'hand-over'];

function taps(move: Move, board: Tapped): readonly Control[] {
  switch (move.type) {
    case 'propose': {
      const mission = `mission-${move.mission}`;
      return [...(board.has(mission) ? [mission] : []), ...move.team.map(seat), 'propose'];
    }
    case 'vote':
      return sealed(move.approve ? 'approve' : 'reject');
    case 'play':
      return sealed(move.card);
    case 'name':
      return [seat(move.seat), 'name'];
    case 'pass':
      return board.has('pass') ? ['pass'] : sealed('pass');
    case 'use':
      return sealed('use');
    case 'give':
      return handed(move.card, move.to);
    case 'take':
      return handed(move.card, move.from);
    case 'answer':
      return sealed(move.chief ? 'chief' : 'notAChief');
    case 'timeUp':
      throw new Error('only the clock does that');
  }
}

const every = [...everyAsked()];
const asked = firstAsked(every);
beforeAll(() => Promise.all([openAppWords(), game.open()]));

function* unansweredAt(step: string): Generator<string> {
  for (const one of asked) if (one.step === step) yield* unanswered([Board], one, taps);
}

test.each([...BASE_QUESTIONS, ...ASKS])('whoever is asked at %s can give every legal answer', (step) => {
  expect(asked.some((one) => one.step === step)).toBe(true);
  expect([...unansweredAt(step)]).toEqual([]);
});

const DOCKS = new Set(ASKS.map((ask) => questionOf(ask).dock));

test.each(ASKS)('at %s no dock of another question would do', (ask) => {
  const question: { -readonly [K in keyof Question]: Question[K] } = questionOf(ask);
  const { dock } = question;
  for (const other of DOCKS) {
    if (other === dock) continue;
    question.dock = other;
    try {
      const [first] = unansweredAt(ask);
      expect(first).toContain(ask);
    } finally {
      question.dock = dock;
    }
  }
});

test('a question is put to all alike where somebody who is asked can only pass, and nowhere else', () => {
  const idle = new Set(
    every.filter(({ options }) => options.every(({ type }) => type === 'pass')).map(({ step }) => step),
  );
  expect(ASKS.filter(isBluff)).toEqual(ASKS.filter((ask) => idle.has(ask)));
});

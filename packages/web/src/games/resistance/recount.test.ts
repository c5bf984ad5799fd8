import { nth, size } from '@reseau/core';
import { type Move, setUp } from '@reseau/games/resistance';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Asked, askedIn } from '../../testing/asked.ts';
import { openAppWords } from '../../words/app.ts';
import { isBluff } from './questions.ts';
import { recount } from './recount.ts';
import { TABLES } from './testing/random-games.ts';
import { game } from './words.ts';

beforeAll(() => Promise.all([openAppWords(), game.open()]));

/** Everybody who is asked in games of chance with every module. */
function* everyAsked(): Generator<Asked<Move>> {
  for (const [seats, options] of TABLES) {
    const made = setUp(seats, options);
    if (!made.ok) throw new Error(made.problem);
    for (let seed = 0; seed < 3; seed += 1) yield* askedIn(made.game, { seats, options, seed: `${seed}` });
  }
}

const at = (step: string) => [{ type: 'at', to: 'all', at: { question: 7, stack: [{ step }] } }] as never;
const NAMES = ['Ada', 'Ben', 'Cho', 'Dov', 'Eve', 'Fay', 'Gil', 'Hal', 'Ida', 'Jon'];
const said = (step: string, move: Move) => recount([{ question: 7, move }], at(step), NAMES, game.words);

describe('what was chosen for somebody', () => {
  test('has words wherever a module asks, but for the pass that nearly everybody makes', () => {
    const steps = new Set<string>();
    for (const { step, options } of everyAsked()) {
      steps.add(step);
      for (const option of options) {
        const move = nth<Move>([option], size<Move>([option]) - 1);
        const isIdle = isBluffStep(step) && move.type === 'pass';
        expect([step, move.type, said(step, move).length]).toEqual([step, move.type, isIdle ? 0 : 1]);
        for (const line of said(step, move)) expect(line).not.toMatch(/undefined|^\s*$/);
      }
    }
    expect(steps.size).toBeGreaterThan(15);
  });

  test.each<[string, Move, string]>([
    ['vote', { type: 'vote', approve: false }, 'Your vote: Reject'],
    ['play', { type: 'play', card: 'fail' }, 'Your mission card: Fail'],
    ['propose', { type: 'propose', mission: 2, team: [0, 2] as never }, 'Mission 2: Ada and Cho'],
    ['inquisitor.look', { type: 'name', seat: 1 as never }, 'Look at Ben'],
    ['plot.noConfidence.chance', { type: 'use' }, 'Turn this team down after all? Use it'],
    ['hunter.answer', { type: 'answer', chief: false }, 'Answer: Not a Chief'],
  ])('is said as on the dock: %s', (step, move, words) => {
    expect(said(step, move)).toEqual([words]);
  });
});

const isBluffStep = (step: string): boolean => step.includes('.') && isBluff(step);

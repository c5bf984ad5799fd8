import { Rng, type Seat, start } from '@reseau/core';
import { setUp } from '@reseau/games/project';
import { describe, expect, test } from 'vitest';
import { answered } from '../testing/answered.ts';
import { projectMove } from './move.ts';

const made = setUp(2, { clock: 'actions', lastTurn: 3 });
if (!made.ok) throw new Error(made.problem);
const { game } = made;

describe('every step that asks is answered by bots', () => {
  const steps = answered('project', game, 'answers');
  test.each(game.asking)('%s', (step) => {
    expect(steps.get(step)).toBe('answered');
  });

  test('a step that no bot knows is an error with its name', () => {
    const { table } = start(game, 'unknown').match;
    const ask = () =>
      projectMove({
        game,
        seat: 0 as Seat,
        level: 'medium',
        table: { ...table, at: { question: 1, stack: [{ step: 'parley' }] } },
        heard: [],
        options: [],
        rng: Rng.seeded('unknown'),
        isLate: () => false,
      });
    expect(ask).toThrow('no answer to the step parley');
  });
});

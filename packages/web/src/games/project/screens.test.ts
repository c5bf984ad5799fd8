import { setUp } from '@reseau/games/project';
import { expect, test } from 'vitest';
import { screenOf } from './screens.ts';

const made = setUp(2, { clock: 'wall' });
if (!made.ok) throw new Error(made.problem);

test.each(made.game.asking)('the step %s, which asks, has a screen', (step) => {
  expect(screenOf(step)).toBe(step);
});

test('a step that nobody drew a screen for is an error with its name', () => {
  expect(() => screenOf('parley')).toThrow('the step parley has no screen');
});

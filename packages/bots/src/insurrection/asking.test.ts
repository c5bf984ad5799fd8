import { setUp } from '@reseau/games/insurrection';
import { describe, expect, test } from 'vitest';
import { answered } from '../testing/answered.ts';

const MOST_GAMES = 60;

// At the smugglers' everybody draws two, and so is asked for one back.
const made = setUp(4, { side: 'advanced', locations: ['smugglers', 'oathstone', 'watchtower', 'council'] });
if (!made.ok) throw new Error(made.problem);
const { game } = made;

const steps = new Map<string, string>();
for (let one = 0; one < MOST_GAMES && steps.size < game.asking.length; one += 1)
  for (const [step, answer] of answered('insurrection', game, `answers ${one}`))
    if (steps.get(step) !== answer) steps.set(step, steps.has(step) ? 'not always answered' : answer);

describe('every step that asks is answered by bots', () => {
  test.each(game.asking)('%s', (step) => {
    expect(steps.get(step)).toBe('answered');
  });
});

import { setUp } from '@reseau/games/insurrection';
import { render } from 'svelte/server';
import { beforeAll, expect, test, vi } from 'vitest';
import { type Asked, askedIn } from '../../testing/asked.ts';
import Board from './Board.svelte';
import { game } from './words.ts';

// Settings ask for it as they are read.
vi.hoisted(() => vi.stubGlobal('matchMedia', () => ({ matches: false })));

const seats = 4;
const options = { side: 'mixed' };
const made = setUp(seats, options);
if (!made.ok) throw new Error(made.problem);

/** The first to be asked at each step, over games of chance. */
const asked = new Map<string, Asked>();
for (let seed = 0; seed < 30; seed += 1) {
  for (const one of askedIn(made.game, { seats, options, seed: `${seed}` })) {
    if (!asked.has(one.step)) asked.set(one.step, one);
  }
}
beforeAll(() => game.open());

test.each(made.game.asking)('whoever is asked at %s has something to do, and nothing to wait for', (step) => {
  const sight = asked.get(step)?.sight;
  if (sight === undefined) throw new Error(`nobody was asked at ${step}`);
  const { body } = render(Board, { props: { sight } });
  const dock = body.slice(body.indexOf('data-testid="dock"'));
  expect(dock).toContain(step === 'put' ? 'data-testid="put-' : 'data-testid="act"');
  expect(dock).not.toContain('class="wait');
});

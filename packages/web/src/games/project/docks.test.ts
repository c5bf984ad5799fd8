import { setUp } from '@reseau/games/project';
import { render } from 'svelte/server';
import { beforeAll, expect, test, vi } from 'vitest';
import { type Asked, askedIn } from '../../testing/asked.ts';
import Board from './Board.svelte';
import { viewOf } from './view.ts';
import { game } from './words.ts';

// Settings ask for it as they are read.
vi.hoisted(() => vi.stubGlobal('matchMedia', () => ({ matches: false })));

const seats = 2;
const options = { clock: 'wall' };
const made = setUp(seats, options);
if (!made.ok) throw new Error(made.problem);
const asked: readonly Asked[] = [...askedIn(made.game, { seats, options, seed: 'asked', most: 60 })];
/** Who is done may still pause the game, and no more. */
function isAsked({ sight }: Asked): boolean {
  const view = viewOf(sight);
  return view.asked && !view.paused;
}
beforeAll(() => game.open());

test.each(made.game.asking)('whoever is asked at %s has something to do', (step) => {
  const sights = asked.filter((one) => one.step === step && isAsked(one)).map(({ sight }) => sight);
  expect(sights).not.toEqual([]);
  for (const sight of sights) {
    const { body } = render(Board, { props: { sight } });
    const dock = body.slice(body.indexOf('data-testid="dock"'), body.indexOf('class="end'));
    expect(dock).toMatch(/<button|<input/);
  }
});

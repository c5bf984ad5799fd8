import { setUp } from '@reseau/games/resistance';
import { render } from 'svelte/server';
import { beforeAll, expect, test } from 'vitest';
import { type Asked, askedIn } from '../../testing/asked.ts';
import Board from './Board.svelte';
import { ASKS } from './questions.ts';
import { TABLES } from './testing/random-games.ts';
import { BASE_QUESTIONS } from './view.ts';
import { game } from './words.ts';

/** The first to be asked at each step, over games of chance with every module. */
function firstAsked(): ReadonlyMap<string, Asked> {
  const found = new Map<string, Asked>();
  for (const [seats, options] of TABLES) {
    const made = setUp(seats, options);
    if (!made.ok) throw new Error(made.problem);
    for (let seed = 0; seed < 25; seed += 1) {
      for (const asked of askedIn(made.game, { seats, options, seed: `${seed}` })) {
        if (!found.has(asked.step)) found.set(asked.step, asked);
      }
    }
  }
  return found;
}

const asked = firstAsked();
beforeAll(() => game.open());

test.each([...BASE_QUESTIONS, ...ASKS])(
  'whoever is asked at %s has something to do, and nothing to wait for',
  (step) => {
    const sight = asked.get(step)?.sight;
    if (sight === undefined) throw new Error(`nobody was asked at ${step}`);
    const { body } = render(Board, { props: { sight } });
    const dock = body.slice(body.indexOf('class="acts'));
    expect(dock).toMatch(/<button|<input/);
    expect(dock).not.toContain('class="wait');
  },
);

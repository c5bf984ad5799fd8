// @vitest-environment happy-dom
import { optionsFor, sample } from '@reseau/core';
import { thoughtOn } from '@reseau/rooms';
import { expect, test } from 'vitest';
import { type Person, playGuided } from '../../../testing/guided.ts';
import { game } from '../words.ts';
import { load } from './index.ts';

const chance: Person = ({ match, seat, rng }) => sample(optionsFor(match, seat), rng);

/** As a bot would play in this seat. */
const good: Person = ({ match, seat, rng, heard, options: setup }) => {
  const input = {
    gameId: 'insurrection',
    seats: 2,
    setup,
    seat,
    level: 'medium',
    heard,
    said: [],
    seed: `${rng.fraction()}`,
  } as const;
  const thought = thoughtOn({ input, budget: 200 });
  if (!('move' in thought) || thought.move === 'wait') throw new Error(`no thought at ${match.turn.question}`);
  return thought.move;
};

test('every line is said in some guided game, and each game comes to its closing line', async () => {
  await game.open();
  const guide = await load();
  const heard = new Set<string>();
  for (const [name, person, runs] of [
    ['chance', chance, 40],
    ['good', good, 12],
  ] as const) {
    for (let run = 0; run < runs; run += 1) {
      const said = playGuided(guide, `${name} ${run}`, person).map(({ id }) => id);
      expect(said.slice(0, 3)).toEqual(['card', 'ready', 'keepLeader']);
      expect(['won', 'lost']).toContain(said.at(-1));
      expect(new Set(said).size).toBe(said.length);
      for (const id of said) heard.add(id);
    }
  }
  expect(guide.hints.map(({ id }) => id).filter((id) => !heard.has(id))).toEqual([]);
  expect(guide.learned()).toHaveLength(3);
});

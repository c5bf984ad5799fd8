// @vitest-environment happy-dom
import { type AnyMove, hasMove, type Options, optionsFor, sample } from '@reseau/core';
import type { Move } from '@reseau/games/project';
import { expect, test } from 'vitest';
import { type Person, playGuided } from '../../../testing/guided.ts';
import { game } from '../words.ts';
import { load } from './index.ts';

const FREE: readonly string[] = ['pause', 'giveUp', 'intend', 'mark', 'undo', 'discard', 'notDone', 'shift', 'locate'];

/** Does what it would rather do, if it may: one of these after the other, and is done with this chance. */
const wanting =
  (wanted: readonly Move['type'][], isDone: number): Person =>
  ({ match, seat, rng }) => {
    const open: Options<AnyMove> = optionsFor(match, seat).filter(({ type }) => !FREE.includes(type));
    const done = open.filter(({ type }) => type === 'done');
    if (hasMove<AnyMove>(done) && rng.fraction() < isDone) return sample(done, rng);
    const chosen = wanted
      .map((type) => open.filter((option) => option.type === type))
      .find((some) => hasMove<AnyMove>(some));
    const acts = open.filter(({ type }) => type !== 'done');
    return sample(chosen ?? (hasMove<AnyMove>(acts) ? acts : open), rng);
  };

const PEOPLE = {
  chance: wanting([], 0.2),
  good: wanting(['keep', 'recruit', 'investigate', 'kill', 'search', 'move'], 0.2),
  walking: wanting(['letGo', 'move'], 0.2),
  busy: wanting(['keep'], 0.03),
  idle: wanting([], 0.9),
};

test('every line is said in some guided game, and each game comes to its closing line', async () => {
  await game.open();
  const guide = await load();
  const heard = new Set<string>();
  for (const [name, person] of Object.entries(PEOPLE)) {
    for (let run = 0; run < 30; run += 1) {
      const said = playGuided(guide, `${name} ${run}`, person).map(({ id }) => id);
      expect(said.slice(0, 4)).toEqual(['card', 'ready', 'aim', 'move']);
      expect(said.at(-1)).toBe('over');
      expect(new Set(said).size).toBe(said.length);
      for (const id of said) heard.add(id);
    }
  }
  expect(guide.hints.map(({ id }) => id).filter((id) => !heard.has(id))).toEqual([]);
  expect(guide.learned()).toHaveLength(3);
});

// @vitest-environment happy-dom
import { optionsFor, sample } from '@reseau/core';
import type { Move, Table } from '@reseau/games/resistance';
import { expect, test } from 'vitest';
import { type Person, playGuided } from '../../../testing/guided.ts';
import { game } from '../words.ts';
import { load } from './index.ts';

const guided = async () => {
  await game.open();
  return await load();
};

const chance: Person = ({ match, seat, rng }) => sample(optionsFor(match, seat), rng);

/** Votes always alike; what else is asked is left to chance. */
const stubborn =
  (approve: boolean): Person =>
  (asked) => {
    const move = chance(asked);
    return move.type === 'vote' ? ({ type: 'vote', approve } satisfies Move) : move;
  };

/** Takes part itself, and lets nobody go who was on a mission that failed. */
const good: Person = (asked) => {
  const table = asked.match.table as Table;
  const doubtful = new Set(table.results.filter(({ success }) => !success).flatMap(({ team }) => team));
  doubtful.delete(asked.seat);
  const move = chance(asked) as Move;
  if (move.type === 'vote') {
    const team = table.proposals.at(-1)?.team ?? [];
    return { type: 'vote', approve: table.rejections === 4 || !team.some((seat) => doubtful.has(seat)) };
  }
  if (move.type !== 'propose') return move;
  const order = asked.match.game.seats.toSorted((a, b) => Number(doubtful.has(a)) - Number(doubtful.has(b)));
  const team = [asked.seat, ...order.filter((seat) => seat !== asked.seat)].slice(0, move.team.length);
  return { ...move, team: team.toSorted((a, b) => a - b) };
};

const PEOPLE = { chance, good, trusting: stubborn(true), doubting: stubborn(false) };
const ENDINGS = ['won', 'lost'];

test('every line is said in some guided game, and each game comes to its closing line', async () => {
  const guide = await guided();
  const heard = new Set<string>();
  for (const [name, person] of Object.entries(PEOPLE)) {
    for (let run = 0; run < 40; run += 1) {
      const said = playGuided(guide, `${name} ${run}`, person).map(({ id }) => id);
      expect(said.slice(0, 3)).toEqual(['card', 'ready', 'leads']);
      expect(ENDINGS).toContain(said.at(-1));
      expect(new Set(said).size).toBe(said.length);
      for (const id of said) heard.add(id);
    }
  }
  expect(guide.hints.map(({ id }) => id).filter((id) => !heard.has(id))).toEqual([]);
  expect(guide.learned()).toHaveLength(3);
});

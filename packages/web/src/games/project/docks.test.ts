// @vitest-environment happy-dom
import { startWith } from '@reseau/core';
import { ACTIONS, type Move, type ProjectGame, setUp } from '@reseau/games/project';
import { beforeAll, expect, test } from 'vitest';
import { type Asked, askedIn, firstAsked } from '../../testing/asked.ts';
import { amongSoldiers, readyToStrike } from '../../testing/project/at-hand.ts';
import { type Deal, everyHeroic, lastBase } from '../../testing/project/deals.ts';
import { tapsOn } from '../../testing/project/taps.ts';
import { unanswered } from '../../testing/tapping.ts';
import { openAppWords } from '../../words/app.ts';
import Board from './Board.svelte';
import GiveUp from './GiveUp.svelte';
import { viewOf } from './view.ts';
import { game } from './words.ts';

/** At tables of chance, and at some where everything is at hand. */
function* everyAsked(): Generator<Asked<Move>> {
  const options = { clock: 'wall' };
  const game = gameOf(2, options);
  for (let seed = 0; seed < 12; seed += 1) yield* askedIn(game, { seats: 2, options, seed: `${seed}` });
  yield* atTable(3, lastBase());
  yield* atTable(1, everyHeroic());
  yield* atTable(3, readyToStrike());
  yield* atTable(1, amongSoldiers());
}

function gameOf(seats: number, options: object): ProjectGame {
  const made = setUp(seats, options);
  if (!made.ok) throw new Error(made.problem);
  return made.game;
}

function atTable(seats: number, { options, deal }: Deal): Generator<Asked<Move>> {
  const game = gameOf(seats, options);
  const facts = game.arrange(deal);
  if (typeof facts === 'string') throw new Error(facts);
  return askedIn(game, { seats, options, seed: 'table', from: startWith(game, facts, 'table').match, most: 200 });
}

const asked = firstAsked(everyAsked());
beforeAll(() => Promise.all([openAppWords(), game.open()]));

test.each(gameOf(2, {}).asking)('whoever is asked at %s can give every legal answer', (step) => {
  const those = asked.filter((one) => one.step === step);
  expect(those).not.toEqual([]);
  expect(those.flatMap((one) => [...unanswered([Board, GiveUp], one, tapsOn(viewOf(one.sight)))])).toEqual([]);
});

test('every action is among the answers', () => {
  expect(ACTIONS.filter((action) => asked.every(({ sort }) => sort !== action))).toEqual([]);
});

import { type Match, optionsFor, Rng, type Seat, sample, start, submit } from '@reseau/core';
import type { AnyGame } from '@reseau/games';
import { type ProjectKind as Kind, type Known, type ProjectGame, setUp } from '@reseau/games/project';
import { describe, expect, test } from 'vitest';
import { botMove } from '../bot.ts';
import { type BotLevel, LEVELS } from '../level.ts';
import { expedition } from './expedition.ts';
import { after, nextSeat } from './imagine.ts';
import { STYLES } from './move.ts';

function gameOf(seats: number, setup: object): ProjectGame {
  const made = setUp(seats, setup);
  if (!made.ok) throw new Error(made.problem);
  return made.game;
}

/** A whole match in which the bots hold some seats, and the others are played at random: everything legal may happen beside them. */
function mixed(game: ProjectGame, seed: string, bots: readonly number[], level: BotLevel): Match<Kind> {
  const rng = Rng.seeded(`mixed ${seed}`);
  let { match, entry } = start(game, seed);
  const heard = entry.facts.filter(({ to }) => to === 'all');
  for (let moves = 0; match.outcome === undefined; moves += 1) {
    if (moves > 4000) throw new Error('mixed: no end');
    const seat = rng.choose(match.turn.may) as Seat;
    const options = optionsFor(match, seat);
    const input = {
      gameId: 'project' as const,
      game: game as unknown as AnyGame,
      seat,
      level,
      known: { table: match.table, secret: game.empty.secret },
      heard: heard as never,
      options: options as never,
      rng,
    };
    const move = bots.includes(seat) ? botMove(input) : sample(options, rng);
    if (move === 'wait') continue;
    const done = submit(match, { actor: seat, question: match.turn.question, move });
    if (!done.ok) throw new Error(`${seat} ${JSON.stringify(move)}: ${done.code} ${done.reason}`);
    ({ match, entry } = done);
    heard.push(...entry.facts.filter(({ to }) => to === 'all'));
  }
  return match;
}

describe.each(LEVELS)('a bot of level %s', (level) => {
  test.each([
    [1, [0]],
    [2, [1]],
    [3, [0, 2]],
    [4, [0, 1, 2, 3]],
  ] as const)('of %i seats holds %j to the end beside others who play anything', (seats, bots) => {
    const games = level === 'strong' ? 1 : 6;
    for (let round = 0; round < games; round += 1) {
      const game = gameOf(seats, { clock: 'actions', lastTurn: level === 'strong' ? 1 : 12 });
      expect(mixed(game, `${level} ${round}`, bots, level).outcome).toBeDefined();
    }
  });

  test('leads several leaders from one seat', () => {
    const game = gameOf(1, { clock: 'actions', lastTurn: 1, characters: [['stark', 'adams', 'maddocks']] });
    expect(mixed(game, 'several', [0], level).outcome).toBeDefined();
  });
});

test('what is imagined is what the rules say: move by move the same table and the same secret', () => {
  for (let round = 0; round < 40; round += 1) {
    const game = gameOf(1 + (round % 4), { clock: 'actions', lastTurn: 8 });
    let { match } = start(game, `same ${round}`);
    const rng = new Rng(match.rng);
    let known: Known = { table: match.table, secret: match.server };
    while (match.outcome === undefined) {
      const seat = nextSeat(match.table);
      const move = STYLES.medium(game, match.table, seat, rng);
      known = after(game, known, seat, move, rng);
      const done = submit(match, { actor: seat, question: match.turn.question, move });
      if (!done.ok) throw new Error(`${done.code} ${done.reason}`);
      ({ match } = done);
      expect(known).toEqual({ table: match.table, secret: match.server });
    }
    expect(known.table.ended).toBe(match.outcome.reason);
  }
});

test('a rule bot beats a noisy one', () => {
  const made = setUp(3, { difficulty: 'normal', clock: 'actions', lastTurn: 60 });
  if (!made.ok) throw new Error(made.problem);
  const wins = (level: BotLevel): number =>
    Array.from({ length: 24 }, (_, round) => expedition(made.game, `levels ${round}`, () => STYLES[level])).filter(
      ({ ended }) => ended === 'won',
    ).length;
  expect(wins('medium')).toBeGreaterThan(wins('easy'));
});

import { type FactOf, heardBy, type Kind, knownTo, optionsFor, Rng, start, submit, understand } from '@reseau/core';
import { type AnyGame, insurrection } from '@reseau/games';
import { describe, expect, test, vi } from 'vitest';
import { playInsurrection } from '../arena/insurrection.ts';
import { botMove } from '../bot.ts';
import { LEVELS } from '../level.ts';
import { PLAYERS } from './play.ts';

/** The strong ones think twice for every seat. */
vi.setConfig({ testTimeout: 120_000 });

const gameOf = (seats: number, side: string) => {
  const made = insurrection.setUp(seats, { side });
  if (!made.ok) throw new Error(made.problem);
  return made.game;
};

describe.each(LEVELS)('a bot of level %s', (level) => {
  test.each([
    [2, 'advanced'],
    [4, 'base'],
  ] as const)('plays a whole game of %i on a %s path from what its seat was told alone', (seats, side) => {
    const game = gameOf(seats, side);
    let { match, entry } = start(game, `${level} ${seats}`);
    const facts: FactOf<insurrection.InsurrectionKind>[] = [...entry.facts];
    for (let asked = 0; match.outcome === undefined; asked += 1) {
      for (const seat of match.turn.must) {
        const heard = heardBy(facts, seat);
        const sight = (known: insurrection.Known) =>
          botMove({
            gameId: 'insurrection',
            game: game as unknown as AnyGame,
            seat,
            // Beside partners of medium level: strong ones take their time.
            level: seat === 0 ? level : 'medium',
            known,
            heard: heard as readonly FactOf<Kind>[],
            options: optionsFor(match, seat) as never,
            rng: Rng.seeded(`${asked} ${seat}`),
          });
        const move = sight(understand(game, game.empty, heard));
        // From the facts that this seat heard, and from nothing else: the server's own copy changes nothing.
        expect(sight(knownTo(match, seat))).toEqual(move);
        const done = submit(match, { actor: seat, question: match.turn.question, move });
        if (!done.ok) throw new Error(`${done.code} ${done.reason}`);
        ({ match, entry } = done);
        facts.push(...entry.facts);
        if (entry.facts.length > 0) break;
      }
    }
    expect(match.table.points).toHaveLength(seats);
  });
});

test('who thinks ahead beats who plays at random', () => {
  const game = gameOf(4, 'base');
  const { medium, random } = PLAYERS;
  let won = 0;
  for (let round = 0; round < 60; round += 1) {
    const players = game.seats.map((seat) => (seat === round % 4 ? medium : random));
    const { winners } = playInsurrection({ game, seed: `test ${round}`, players });
    if (winners.some((seat) => seat === round % 4)) won += 1;
  }
  expect(won).toBeGreaterThan(42);
});

import {
  type FactOf,
  heardBy,
  type Kind,
  knownTo,
  type Match,
  optionsFor,
  Rng,
  type Seat,
  start,
  submit,
  understand,
} from '@reseau/core';
import type { AnyGame, GameId } from '@reseau/games';
import { expect } from 'vitest';
import { botMove } from '../bot.ts';
import type { BotLevel } from '../level.ts';

interface Table {
  readonly gameId: GameId;
  readonly game: unknown;
  readonly seed: string;
  level(seat: Seat): BotLevel;
}

/** Bots play a game to its end, each from the facts that its seat heard: the server's own copy must change nothing. */
export function wholeGame({ gameId, game: rules, seed, level }: Table): Match<Kind> {
  const game = rules as AnyGame;
  let { match, entry } = start(game, seed);
  const facts: FactOf<Kind>[] = [...entry.facts];
  for (let asked = 0; match.outcome === undefined; asked += 1) {
    for (const seat of match.turn.must) {
      const heard = heardBy(facts, seat);
      const options = optionsFor(match, seat);
      const rng = () => Rng.seeded(`${asked} ${seat}`);
      const think = (known: ReturnType<typeof knownTo<Kind>>) =>
        botMove({ gameId, game, seat, level: level(seat), known, heard, options, rng: rng() });
      const move = think(understand(game, game.empty, heard));
      expect(think(knownTo(match, seat))).toEqual(move);
      const done = submit(match, { actor: seat, question: match.turn.question, move });
      if (!done.ok) throw new Error(`${done.code} ${done.reason}`);
      ({ match, entry } = done);
      facts.push(...entry.facts);
      if (entry.facts.length > 0) break;
    }
  }
  return match;
}

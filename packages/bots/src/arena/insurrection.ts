import { type Match, Rng, type Seat, seatsOf, start, submit } from '@reseau/core';
import type { insurrection } from '@reseau/games';
import { moveOf, type Player } from '../insurrection/play.ts';

type Game = insurrection.InsurrectionGame;
type Kind = insurrection.InsurrectionKind;

export interface Round {
  readonly game: Game;
  readonly seed: string;
  readonly players: readonly Player[];
  /** Called with the milliseconds that each move of a seat took. */
  readonly timed?: (seat: Seat, milliseconds: number) => void;
  readonly clock?: () => number;
}

/** Plays one game by the rules themselves. */
export function playInsurrection(round: Round): insurrection.Table {
  const { game, seed } = round;
  const chance = Rng.seeded(`${seed} bots`);
  const chances = seatsOf(game.seats.length).map(() => chance.split());
  let { match } = start(game, seed);
  while (match.outcome === undefined) {
    for (const seat of match.turn.must) match = moved(match, seat, chances[seat] as Rng, round);
  }
  return match.table;
}

function moved(match: Match<Kind>, seat: Seat, rng: Rng, { game, players, clock, timed }: Round): Match<Kind> {
  const known = { table: match.table, secret: match.secrets[seat] as insurrection.Secret };
  const before = clock?.() ?? 0;
  const move = moveOf(players[seat] as Player, { game, seat, known, rng });
  if (clock !== undefined) timed?.(seat, clock() - before);
  const done = submit(match, { actor: seat, question: match.turn.question, move });
  if (!done.ok) throw new Error(`arena: ${done.code} ${done.reason ?? ''}`);
  return done.match;
}

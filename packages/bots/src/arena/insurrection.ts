import { type Accepted, type FactOf, heardBy, type Match, Rng, type Seat, seatsOf, start, submit } from '@reseau/core';
import type { InsurrectionGame as Game, InsurrectionKind as Kind, Secret, Table } from '@reseau/games/insurrection';
import { moveOf } from '../insurrection/move.ts';
import type { Player } from '../insurrection/player.ts';

export interface Round {
  readonly game: Game;
  readonly seed: string;
  readonly players: readonly Player[];
  /** Called with the milliseconds that each move of a seat took. */
  readonly timed?: (seat: Seat, milliseconds: number) => void;
  readonly clock?: () => number;
}

/** Plays one game by the rules themselves. */
export function playInsurrection(round: Round): Table {
  const { game, seed } = round;
  const chance = Rng.seeded(`${seed} bots`);
  const chances = seatsOf(game.seats.length).map(() => chance.split());
  let { match, entry } = start(game, seed);
  const facts: FactOf<Kind>[] = [...entry.facts];
  while (match.outcome === undefined) {
    for (const seat of match.turn.must) {
      ({ match, entry } = moved(match, facts, seat, chances[seat] as Rng, round));
      facts.push(...entry.facts);
    }
  }
  return match.table;
}

function moved(
  match: Match<Kind>,
  facts: readonly FactOf<Kind>[],
  seat: Seat,
  rng: Rng,
  { game, players, clock, timed }: Round,
): Accepted<Kind> {
  const known = { table: match.table, secret: match.secrets[seat] as Secret };
  const heard = heardBy(facts, seat);
  const before = clock?.() ?? 0;
  const move = moveOf(players[seat] as Player, { game, seat, known, heard, rng });
  if (clock !== undefined) timed?.(seat, clock() - before);
  const done = submit(match, { actor: seat, question: match.turn.question, move });
  if (!done.ok) throw new Error(`arena: ${done.code} ${done.reason ?? ''}`);
  return done;
}

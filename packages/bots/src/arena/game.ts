import { type Match, optionsFor, Rng, type Seat, seatsOf, start, submit } from '@reseau/core';
import {
  type Character,
  type Extra,
  type ResistanceKind as Kind,
  type ModuleId,
  type ResistanceGame,
  type SeatCount,
  type Secret,
  type Side,
  setUp,
  sideOf,
  type Table,
} from '@reseau/games/resistance';
import { moveOf } from '../resistance/move.ts';
import type { Player } from '../resistance/player.ts';

export interface Bout {
  readonly seats: SeatCount;
  readonly modules?: readonly ModuleId[];
  readonly extras?: readonly Extra[];
  readonly seed: string;
  /** Who sits where, once the cards are dealt. */
  readonly seat: (seat: Seat, side: Side) => Player;
  /** Called with the milliseconds that each move took. */
  readonly timed?: (milliseconds: number) => void;
  readonly clock?: () => number;
}

/** Plays one game by the rules themselves and says who won. */
export function playOut(bout: Bout): Table {
  const made = setUp(bout.seats, { modules: bout.modules ?? [], extras: bout.extras ?? [] });
  if (!made.ok) throw new Error(`arena: no such table (${made.problem})`);
  const chance = Rng.seeded(`${bout.seed} bots`);
  const chances = seatsOf(bout.seats).map(() => chance.split());
  let { match } = start(made.game, bout.seed);
  const players = seatsOf(bout.seats).map((seat) =>
    bout.seat(seat, sideOf(match.server.characters[seat] as Character)),
  );
  while (match.outcome === undefined) {
    for (const seat of match.turn.must) match = moved(match, seat, players[seat] as Player, chances[seat] as Rng, bout);
  }
  return match.table;
}

function moved(match: Match<Kind>, seat: Seat, player: Player, rng: Rng, { clock, timed }: Bout): Match<Kind> {
  const known = { table: match.table, secret: match.secrets[seat] as Secret };
  const options = optionsFor(match, seat);
  const before = clock?.() ?? 0;
  const game = match.game as ResistanceGame;
  const move = moveOf(player, { game, seat, known, options, rng });
  if (clock !== undefined) timed?.(clock() - before);
  const done = submit(match, { actor: seat, question: match.turn.question, move });
  if (!done.ok) throw new Error(`arena: ${done.code} ${done.reason ?? ''}`);
  return done.match;
}

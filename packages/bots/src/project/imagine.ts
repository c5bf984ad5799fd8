import { isOpen, type Moves, type Rng, type Seat } from '@reseau/core';
import type { ProjectGame as Game, Known, Leader, Move, OpenFact, Table, WhisperedFact } from '@reseau/games/project';

const NO_MOVES: Moves<never> = { get: () => undefined };

/** The rules themselves, on a world that may be imagined: a move, and all that follows until somebody is asked again. */
export function after(game: Game, known: Known, seat: Seat, move: Move, rng: Rng): Known {
  let now = heard(game, known, game.decide(known, { get: (actor) => (actor === seat ? move : undefined) }, rng));
  while (now.table.ended === undefined && game.turn(now.table).may.length === 0) {
    now = heard(game, now, game.decide(now, NO_MOVES, rng));
  }
  return now;
}

function heard(game: Game, { table, secret }: Known, facts: readonly (OpenFact | WhisperedFact)[]): Known {
  const open: OpenFact[] = [];
  const whispered: WhisperedFact[] = [];
  for (const fact of facts) {
    if (isOpen<OpenFact>(fact)) open.push(fact);
    else whispered.push(fact);
  }
  return {
    table: game.see(table, open),
    secret: whispered.length > 0 ? game.learn(secret, whispered) : secret,
  };
}

/** Whose turn it is to think when bots play among themselves: the seat whose leader has done least. */
export function nextSeat({ done, leaders }: Table): Seat {
  let next: Leader | undefined;
  for (const leader of leaders) {
    if (done[leader.seat]) continue;
    if (leader.drawn !== undefined) return leader.seat;
    if (next === undefined || leader.actions < next.actions) next = leader;
  }
  if (next === undefined) throw new Error('bot: all are done');
  return next.seat;
}

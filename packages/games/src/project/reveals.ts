import type { Moves, Seat } from '@reseau/core';
import { DRAWS_FROM } from './actions/draw.ts';
import { isSeeking, NEW_CARDS, SEEKS } from './actions/heroic.ts';
import type { City } from './cities.ts';
import type { Move } from './moves.ts';
import { drawCount } from './skills.ts';
import { type Known, leaderOf } from './table.ts';

/** The secrets that a move turns up for all: cards off a deck, the face of a token. */
export function turnedUp(known: Known, moves: Moves<Move>, seats: readonly Seat[]): unknown {
  const { table, secret } = known;
  const seat = seats.find((one) => moves.get(one) !== undefined);
  const move = seat === undefined ? undefined : moves.get(seat);
  const face = (city: City): unknown => (table.tokens[city] === 'hidden' ? secret.tokens[city] : undefined);
  switch (move?.type) {
    case 'move':
    case 'transport':
      return face(move.to);
    case 'investigate':
    case 'incite':
    case 'search':
      return secret.decks[DRAWS_FROM[move.type]].slice(0, drawCount(table, leaderOf(table, move.leader), move.type));
    case 'heroic':
      return isSeeking(move.card) ? secret.decks[SEEKS[move.card]].slice(0, NEW_CARDS) : undefined;
    case undefined:
    case 'give':
    case 'plan':
    case 'recruit':
    case 'kill':
    case 'killAll':
    case 'strike':
    case 'retrieve':
    case 'retrieveToWear':
    case 'reorganise':
    case 'craft':
    case 'sabotage':
    case 'keep':
    case 'keepBoth':
    case 'wear':
    case 'letGo':
    case 'discard':
    case 'shift':
    case 'locate':
    case 'intend':
    case 'mark':
    case 'undo':
    case 'pause':
    case 'done':
    case 'notDone':
    case 'giveUp':
    case 'tick':
      return undefined;
  }
}

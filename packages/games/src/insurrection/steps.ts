import { type Frame, isOfType, type Moves, type Seat, type Step, seatsOf, timed } from '@reseau/core';
import { type Card, type CardSet, infoOf, type PileName } from './cards/card-set.ts';
import type { WhisperedFact } from './facts.ts';
import { cardAt, handOf, type InsurrectionKind, type Known, type SeatCount, whoKnows } from './known.ts';
import type { Move } from './moves.ts';

/** What the steps of one table stand on. */
export interface StepContext {
  readonly seats: SeatCount;
  readonly set: CardSet;
}

export type GameStep = Step<InsurrectionKind>;

/** The options of a step for a seat, and the clock's for the clock. */
export const optionsBy = timed<InsurrectionKind>([{ type: 'timeUp' }]);

/** The seat that a frame is about. */
export function seatOf({ seat, step }: Frame): Seat {
  if (seat === undefined) throw new Error(`insurrection: nobody is asked at ${step}`);
  return seat;
}

type MoveOf<T extends Move['type']> = Extract<Move, { readonly type: T }>;

/** What a seat chose, if it chose in time. */
export function chosen<T extends Move['type']>(moves: Moves<Move>, seat: Seat, type: T): MoveOf<T> | undefined {
  const move = moves.get(seat);
  return move !== undefined && isOfType(move, type) ? move : undefined;
}

/** The card that a seat parts with when its time is up: the one of the lowest initiative. */
export const lateCard = (known: Known, seat: Seat, set: CardSet): Card =>
  handOf(known, seat).reduce((a, b) => (infoOf(set, b).initiative < infoOf(set, a).initiative ? b : a));

/** The cards of those who have not chosen: time shows them. */
export const lateCards = (known: Known, moves: Moves<Move>, set: CardSet): readonly Card[] =>
  seatsOf(known.table.seats)
    .filter((seat) => moves.get(seat) === undefined)
    .map((seat) => lateCard(known, seat, set));

/** The card at this place of a pile; the server's to know. */
export function cardIn(known: Known, pile: PileName, at: number): Card {
  const card = cardAt(known, pile, at);
  if (card === undefined) throw new Error(`insurrection: no card lies at ${at} of the ${pile}`);
  return card;
}

/** Tells a seat, and whoever has put that card under the pile, what it drew; nobody, where all know it. */
export function drew(known: Known, seat: Seat, pile: PileName, at: number): readonly WhisperedFact[] {
  const { piles, shown } = known.table;
  const knew = whoKnows(piles[pile], at);
  if (typeof knew === 'string') return [];
  const to = knew.length === 0 ? [seat] : [seat, ...knew.filter((other) => other !== seat)];
  return [{ type: 'drew', to, seat, card: cardIn(known, pile, at), since: shown[seat]?.length ?? 0 }];
}

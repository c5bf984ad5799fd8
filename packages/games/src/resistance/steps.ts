import { clockwise, isOfType, type Moves, nth, type Options, type Seat, seatsOf, timed } from '@reseau/core';
import type { Card, Side } from './characters.ts';
import { sideOf } from './characters.ts';
import { type Mission, SEAT_COUNTS, type SeatCount } from './data/tables.ts';
import type { Fact } from './facts.ts';
import { characterOf, type Known, type ResistanceKind, type Table } from './known.ts';
import type { RuleModifiers } from './module.ts';
import type { Move } from './moves.ts';

export const PASS: Options<Move> = [{ type: 'pass' }];

/** The options of a step for a seat, and the clock's for the clock. */
export const optionsBy = timed<ResistanceKind>([{ type: 'timeUp' }]);

type MoveOf<T extends Move['type']> = Extract<Move, { readonly type: T }>;

/** What a seat chose; for one whose time is up, the first of its options: lists begin where the rule for latecomers does. */
export function chosen<T extends Move['type']>(
  moves: Moves<Move>,
  seat: Seat,
  options: Options<Move>,
  ...types: readonly T[]
): MoveOf<T> {
  const move = moves.get(seat) ?? nth<Move>(options, 0);
  if (!isOfType(move, ...types)) throw new Error(`resistance: ${move.type} answers nothing`);
  return move;
}

const othersOf = (seats: number): readonly (readonly Seat[])[] =>
  seatsOf(seats).map((seat) => Array.from({ length: seats - 1 }, (_, steps) => clockwise(seat, seats, steps + 1)));
const OTHERS = new Map(SEAT_COUNTS.map((seats) => [seats, othersOf(seats)]));

/** The other seats, clockwise from the next one. Made once: rules ask for them at every turn. */
export function others(seat: Seat, seats: SeatCount): readonly Seat[] {
  const found = OTHERS.get(seats)?.[seat];
  if (found === undefined) throw new Error(`resistance: nobody sits at ${seat} of ${seats}`);
  return found;
}

export const nameOne = (seats: readonly Seat[]): Options<Move> => [{ type: 'name', seat: { one: seats } }];

/** The side a seat is on now; for the server, or for a seat that asks about itself. */
export const sideNow = (known: Known, seat: Seat, modifiers: RuleModifiers): Side => {
  const character = characterOf(known.secret, seat);
  return modifiers.side(sideOf(character), character, known, known.table.round);
};

/** A private look at somebody's side. */
export const looked = (known: Known, seat: Seat, about: Seat, modifiers: RuleModifiers): Fact => ({
  type: 'learned',
  to: [seat],
  seat,
  about,
  side: sideNow(known, about, modifiers),
  round: known.table.round,
});

/** The card that a seat has laid on a mission; the server's to know. */
export const cardOf = ({ secret }: Known, mission: Mission, seat: Seat): Card => {
  const card = secret.played[mission]?.[seat];
  if (card === undefined) throw new Error(`resistance: seat ${seat} played no card`);
  return card;
};

export const passLeader = (table: Table): Fact => ({
  type: 'led',
  to: 'all',
  leader: clockwise(table.leader, table.seats),
});

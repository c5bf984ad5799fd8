import { at, type Seat, seatsOf } from '@reseau/core';
import { type Card, type CardSet, infoOf } from './cards/card-set.ts';
import { type CardScore, pointsOf, scorePad } from './cards/score.ts';
import type { ScoreContext } from './cards/scoring.ts';
import { Tally } from './cards/tally.ts';
import type { Ending } from './cards/vocabulary.ts';
import { isOnKeep, type Table } from './known.ts';

/** An ending, real or supposed, and the hands that are scored by it. */
interface SupposedEnd {
  readonly ending: Ending;
  readonly hands: readonly (readonly Card[])[];
}

/** What the hand of a seat is scored in, if the game ended so, now. */
export const scoreContextOf = (
  table: Table,
  set: CardSet,
  seat: Seat,
  { ending, hands }: SupposedEnd,
): ScoreContext => ({
  ending,
  centre: new Tally(set, table.centre),
  graveyard: table.graveyard.length,
  onKeep: isOnKeep(table),
  rivals: hands.filter((_, other) => other !== seat).map((hand) => new Tally(set, hand)),
});

/** Each seat's score card by card, once the game is over. */
export function scorePads(table: Table, set: CardSet): readonly (readonly CardScore[])[] {
  const { ending, hands } = table;
  if (ending === undefined) return [];
  return seatsOf(table.seats).map((seat) =>
    scorePad(set, hands[seat] ?? [], scoreContextOf(table, set, seat, { ending, hands })),
  );
}

export interface Result {
  readonly points: readonly number[];
  readonly winners: readonly Seat[];
}

/** The points, and who wins: most points; of those the Leader with the lowest initiative; else they share. */
export function result(table: Table, set: CardSet): Result {
  const { ending = 'good', hands } = table;
  const seats = seatsOf(table.seats);
  const tallies = hands.map((hand) => new Tally(set, hand));
  const shared = { ending, centre: new Tally(set, table.centre), graveyard: table.graveyard.length };
  const points = seats.map((seat) =>
    pointsOf(set, at(tallies, seat), {
      ...shared,
      onKeep: isOnKeep(table),
      rivals: tallies.filter((_, other) => other !== seat),
    }),
  );
  const most = Math.max(...points);
  const tied = seats.filter((seat) => points[seat] === most);
  const lowest = (seat: Seat): number => lowestLeader(hands[seat] ?? [], set);
  const first = Math.min(...tied.map(lowest));
  return { points, winners: tied.filter((seat) => lowest(seat) === first) };
}

/** A hand without a Leader loses the tie against any Leader. */
const NO_LEADER = Number.MAX_SAFE_INTEGER;

const lowestLeader = (hand: readonly Card[], set: CardSet): number =>
  hand.reduce((lowest, card) => {
    const { pile, initiative } = infoOf(set, card);
    return pile === 'leaders' ? Math.min(lowest, initiative) : lowest;
  }, NO_LEADER);

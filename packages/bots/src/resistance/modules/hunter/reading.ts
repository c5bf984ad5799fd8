import type { Seat } from '@reseau/core';
import {
  type Character,
  HUNTERS,
  type Known,
  mayClaim,
  moduleStateOf,
  PREY,
  SIDES,
  shownBy,
  type Table,
  whispersTo,
} from '@reseau/games/resistance';
import type { Reading } from '../../mixed/reading.ts';

const couldBe = (known: Known, seat: Seat, kind: Character): boolean =>
  fitsHunters(known, seat, kind) &&
  fitsAccusations(known, seat, kind) &&
  fitsBlame(known, seat, kind) &&
  fitsAnswers(known, seat, kind);

function fitsHunters({ table }: Known, seat: Seat, kind: Character): boolean {
  const { hunters = {} } = moduleStateOf(table).hunter ?? {};
  return SIDES.every((side) => hunters[side] === undefined || (kind === HUNTERS[side]) === (seat === hunters[side]));
}

function fitsAccusations({ table }: Known, seat: Seat, kind: Character): boolean {
  const { accusations = [] } = moduleStateOf(table).hunter ?? {};
  return accusations.every(({ side, named, right }) => named !== seat || PREY[side].includes(kind) === right);
}

function fitsBlame({ table }: Known, seat: Seat, kind: Character): boolean {
  const blame = moduleStateOf(table).hunter?.blame;
  if (blame === undefined) return true;
  const agent = blame.right ? blame.named : blame.seat;
  if ((kind === 'deepAgent') !== (seat === agent)) return false;
  return blame.right ? (kind === 'pretender') === (seat === blame.seat) : kind !== 'pretender' || seat !== blame.named;
}

/** Whether the character could have given the answers that this viewer heard. */
function fitsAnswers({ table, secret }: Known, seat: Seat, kind: Character): boolean {
  const { answers = [] } = whispersTo(secret).hunter ?? {};
  return answers.every(
    ({ named, answer }) =>
      named !== seat || mayClaim(kind).some((chief) => shownBy(kind, chief, table.seats) === answer),
  );
}

function outdates(table: Table, seat: Seat): boolean {
  const blame = moduleStateOf(table).hunter?.blame;
  return blame?.right === true && (blame.seat === seat || blame.named === seat);
}

export const reading: Partial<Reading> = { couldBe, outdates };

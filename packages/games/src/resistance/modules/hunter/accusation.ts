import { goto, type Moves, type Options, type Seat, type Step, type Told } from '@reseau/core';
import type { Character, Side } from '../../characters.ts';
import { ending } from '../../ending.ts';
import type { Fact } from '../../facts.ts';
import { characterOf, type Known, type ResistanceKind, type Result, type Table } from '../../known.ts';
import type { RuleModifiers } from '../../module.ts';
import type { Move } from '../../moves.ts';
import { nameOne, others } from '../../steps.ts';
import type { HunterOpen } from './facts.ts';
import { hunt } from './hunt.ts';

/** Whom the Hunter of each side is after. The Dummy Agent only says to be one. */
export const PREY: Readonly<Record<Side, readonly Character[]>> = {
  resistance: ['spyChief'],
  spy: ['resistanceChief', 'coordinator'],
};

export const lastResult = ({ results }: Table): Result => {
  const result = results.at(-1);
  if (result === undefined) throw new Error('hunter: no mission was played');
  return result;
};

/** Everybody this Hunter has not accused yet, but for a Hunter who has stepped out. */
export const targets = (table: Table, seat: Seat): Options<Move> => {
  const { hunters, accusations } = hunt.of(table);
  const barred = [
    ...accusations.filter((one) => one.seat === seat).map(({ named }) => named),
    ...Object.values(hunters),
  ];
  return nameOne(others(seat, table.seats).filter((one) => !barred.includes(one)));
};

export interface Charge {
  readonly side: Side;
  readonly seat: Seat;
  readonly named: Seat;
  readonly early: boolean;
}

const isRight = ({ secret }: Known, { side, named }: Charge): boolean =>
  PREY[side].includes(characterOf(secret, named));

const victory = (known: Known, { side }: Charge, modifiers: RuleModifiers): readonly Fact[] =>
  ending(known, { winner: side, ending: 'accusation' }, modifiers);

/** What comes of a charge, where there is one. */
export const trial = (
  charged: (table: Table, moves: Moves<Move>) => Charge | undefined,
  modifiers: RuleModifiers,
): Pick<Step<ResistanceKind>, 'reveals' | 'decide'> => ({
  reveals: (known, moves) => {
    const charge = charged(known.table, moves);
    return charge === undefined ? undefined : laysOpen(known, charge, modifiers);
  },
  decide: (known, moves) => {
    const charge = charged(known.table, moves);
    return charge === undefined ? [] : accuse(known, charge, modifiers);
  },
});

/** A right accusation ends the game; a wrong one turns the last mission over, and the end is looked for again. */
function accuse(known: Known, charge: Charge, modifiers: RuleModifiers): Told<ResistanceKind> {
  const { side, seat } = charge;
  const { mission } = lastResult(known.table);
  const right = isRight(known, charge);
  const accused: HunterOpen = { type: 'hunter.accused', to: 'all', ...charge, mission, right };
  const told = [...steppedOut(known.table, side, seat), accused];
  if (right) return [...told, ...victory(known, charge, modifiers)];
  return [...told, { type: 'result', to: 'all', mission, success: side === 'spy' }, goto('ends')];
}

/** What an accusation lays open. */
const laysOpen = (known: Known, charge: Charge, modifiers: RuleModifiers): unknown =>
  isRight(known, charge) ? [charge, victory(known, charge, modifiers)] : [charge];

/** A Hunter steps out of hiding once. */
export const steppedOut = (table: Table, side: Side, seat: Seat): readonly HunterOpen[] =>
  hunt.of(table).hunters[side] === undefined ? [{ type: 'hunter.steppedOut', to: 'all', seat, side }] : [];

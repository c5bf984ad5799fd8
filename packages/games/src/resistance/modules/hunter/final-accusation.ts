import { asks, type Moves, type Seat, type Step } from '@reseau/core';
import { SIDES, type Side } from '../../characters.ts';
import { RESULTS_TO_WIN } from '../../data/tables.ts';
import { type ResistanceKind, score, type Table } from '../../known.ts';
import type { RuleModifiers } from '../../module.ts';
import type { Move } from '../../moves.ts';
import { chosen, optionsBy } from '../../steps.ts';
import { type Charge, steppedOut, targets, trial } from './accusation.ts';
import { HUNTERS, holderOf } from './cast.ts';
import { hunt } from './hunt.ts';

/** The side that has its third result. */
const dueSide = (table: Table): Side | undefined => SIDES.find((side) => score(table)[side] >= RESULTS_TO_WIN);

/** Its Hunter comes out of hiding. Before the question, not with the answer: being asked is public. */
export const stepOut: Step<ResistanceKind> = {
  id: 'hunter.stepOut',
  reveals: (known) => {
    const side = dueSide(known.table);
    return side === undefined ? undefined : holderOf(known, HUNTERS[side]);
  },
  decide: (known) => {
    const side = dueSide(known.table);
    return side === undefined ? [] : steppedOut(known.table, side, holderOf(known, HUNTERS[side]));
  },
};

const dueHunter = (table: Table): { readonly side: Side; readonly seat: Seat } | undefined => {
  const side = dueSide(table);
  const seat = side === undefined ? undefined : hunt.of(table).hunters[side];
  return side === undefined || seat === undefined ? undefined : { side, seat };
};

const charged = (table: Table, moves: Moves<Move>): Charge | undefined => {
  const hunter = dueHunter(table);
  if (hunter === undefined) return undefined;
  const { seat: named } = chosen(moves, hunter.seat, targets(table, hunter.seat), 'name');
  return { ...hunter, named, early: false };
};

/** At the third result of a side its Hunter must accuse: the missions alone decide nothing. */
export const finalAccusation = (modifiers: RuleModifiers): Step<ResistanceKind> => ({
  id: 'hunter.accuse',
  shown: true,
  ask: (table) => {
    const hunter = dueHunter(table);
    return hunter === undefined ? undefined : asks([hunter.seat]);
  },
  options: optionsBy(({ table }, seat) => targets(table, seat)),
  why: () => 'cannotBeNamed',
  ...trial(charged, modifiers),
});

import { asks, type Moves, type Seat, type Step, seatsOf } from '@reseau/core';
import { RESULTS_TO_WIN } from '../../data/tables.ts';
import { type Known, type ResistanceKind, score, type Table } from '../../known.ts';
import type { RuleModifiers } from '../../module.ts';
import type { Move } from '../../moves.ts';
import { optionsBy, PASS } from '../../steps.ts';
import { type Charge, lastResult, targets, trial } from './accusation.ts';
import { HUNTERS, holderOf } from './cast.ts';
import { chiefFailed } from './chief-fail.ts';
import { hunt, whispers } from './hunt.ts';

/** Once in a game, after a failure that is not the third. All of it is public: whether the Chief failed is not asked here. */
const isOpen = (table: Table): boolean =>
  !lastResult(table).success &&
  score(table).spy < RESULTS_TO_WIN &&
  !hunt.of(table).accusations.some(({ early }) => early);

/** Who has a chance: the Hunter whose Chief has failed the mission just played. */
const hopeful = (known: Known, modifiers: RuleModifiers): Seat | undefined => {
  const { table, secret } = known;
  const { mission } = lastResult(table);
  return isOpen(table) && chiefFailed(secret, table, mission, modifiers) ? holderOf(known, HUNTERS.spy) : undefined;
};

/** The Hunter is told first: the question that follows goes to all, and only this whisper makes it one. */
export const chance = (modifiers: RuleModifiers): Step<ResistanceKind> => ({
  id: 'hunter.chance',
  reveals: (known, _moves, viewer) => hopeful(known, modifiers) === viewer,
  decide: (known) => {
    const seat = hopeful(known, modifiers);
    if (seat === undefined) return [];
    return [{ type: 'hunter.chance', to: [seat], seat, mission: lastResult(known.table).mission }];
  },
});

const hasChance = ({ table, secret }: Known, seat: Seat): boolean =>
  whispers.of(secret).chances.some((one) => one.seat === seat && one.mission === lastResult(table).mission);

/** Whoever did not pass; a move that never came is a pass. */
const charged = (table: Table, moves: Moves<Move>): Charge | undefined => {
  for (const seat of seatsOf(table.seats)) {
    const move = moves.get(seat);
    if (move?.type === 'name') return { side: 'spy', seat, named: move.seat, early: true };
  }
  return undefined;
};

/** Everybody is asked, and nobody shown who has answered: else a pause would tell who had a choice. */
export const earlyAccusation = (modifiers: RuleModifiers): Step<ResistanceKind> => ({
  id: 'hunter.early',
  ask: (table) => (isOpen(table) ? asks(seatsOf(table.seats), 'none') : undefined),
  options: optionsBy((known, seat) => (hasChance(known, seat) ? [...PASS, ...targets(known.table, seat)] : PASS)),
  why: () => 'nothingToUse',
  ...trial(charged, modifiers),
});

import { asks, type Moves, type Seat, type Step, seatsOf } from '@reseau/core';
import type { Fact } from '../../facts.ts';
import { characterOf, type Known, type ResistanceKind, roundOfMission, type Table } from '../../known.ts';
import type { RuleModifiers } from '../../module.ts';
import type { Move } from '../../moves.ts';
import { nameOne, optionsBy, others, PASS } from '../../steps.ts';
import type { Blame } from './facts.ts';
import { hunt } from './hunt.ts';

/** Whoever did not pass; a move that never came is a pass. */
function blamed({ table, secret }: Known, moves: Moves<Move>): Blame | undefined {
  for (const seat of seatsOf(table.seats)) {
    const move = moves.get(seat);
    if (move?.type !== 'name') continue;
    return { round: table.round, seat, named: move.seat, right: characterOf(secret, move.seat) === 'pretender' };
  }
  return undefined;
}

const swapped = ({ seat, named }: Blame): readonly Fact[] => [
  { type: 'character', to: [seat], seat, character: 'pretender' },
  { type: 'character', to: [named], seat: named, character: 'deepAgent' },
];

/** Once in a game, before a vote. Everybody is asked, and nobody shown who has answered. */
export const blame: Step<ResistanceKind> = {
  id: 'hunter.blame',
  ask: (table) => (hunt.of(table).blame === undefined ? asks(seatsOf(table.seats), 'none') : undefined),
  options: optionsBy(({ table, secret }, seat) =>
    characterOf(secret, seat) === 'deepAgent' ? [...PASS, ...nameOne(others(seat, table.seats))] : PASS,
  ),
  why: () => 'nothingToUse',
  reveals: blamed,
  decide: (known, moves) => {
    const told = blamed(known, moves);
    if (told === undefined) return [];
    return [{ type: 'hunter.blamed', to: 'all', ...told }, ...(told.right ? swapped(told) : [])];
  },
};

/** Whether this seat's card has changed hands. */
export const hasSwapped = (table: Table, seat: Seat): boolean => {
  const { blame: used } = hunt.of(table);
  return used?.right === true && (used.seat === seat || used.named === seat);
};

/** Looking back: before the swap each of the two had the hand of the other. */
export const formerHand: RuleModifiers['cards'] = (cards, { character, table, mission, seat }) => {
  const { blame: used } = hunt.of(table);
  if (used === undefined || !hasSwapped(table, seat) || roundOfMission(table, mission) >= used.round) return cards;
  return character === 'pretender' ? ['success', 'fail'] : ['success'];
};

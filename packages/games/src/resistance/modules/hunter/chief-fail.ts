import { type Seat, seatsOf } from '@reseau/core';
import { isFail } from '../../characters.ts';
import type { Mission } from '../../data/tables.ts';
import type { Secret, Table } from '../../known.ts';
import type { RuleModifiers, TableRules } from '../../module.ts';
import { tellsChiefsApart } from './cast.ts';
import { hunt } from './hunt.ts';

/** Whose cards were turned up on a mission that was played. */
const turnedUp = (table: Table, mission: Mission, modifiers: RuleModifiers): readonly Seat[] => {
  const result = table.results.find((one) => one.mission === mission);
  return result === undefined ? [] : modifiers.counted(result.team, table, mission);
};

/** Whether a Spy Chief has failed that mission. A card that was set aside counts for nothing. */
export const chiefFailed = (
  { characters, played }: Pick<Secret, 'characters' | 'played'>,
  table: Table,
  mission: Mission,
  modifiers: RuleModifiers,
): boolean =>
  turnedUp(table, mission, modifiers).some((seat) => {
    const card = played[mission]?.[seat];
    return characters[seat] === 'spyChief' && card !== undefined && isFail(card);
  });

/** Chiefs of the spies have a Fail of their own, which shows. */
export const chiefFails = ({ seats, modifiers }: TableRules): RuleModifiers['cards'] => {
  if (tellsChiefsApart(seats)) {
    return (cards, { character }) =>
      character === 'spyChief' ? cards.map((card) => (card === 'fail' ? 'chiefFail' : card)) : cards;
  }
  // Looking back: the Hunter's early step out of hiding told everybody what the only Chief had laid.
  return (cards, { character, table, mission, seat }) =>
    character === 'spyChief' && earlyMission(table) === mission && turnedUp(table, mission, modifiers).includes(seat)
      ? ['fail']
      : cards;
};

const earlyMission = (table: Table): Mission | undefined =>
  hunt.of(table).accusations.find(({ early }) => early)?.mission;

/** The seats one of which all know to be the Chief, since the Hunter has used the chance of a mission. */
export const chiefIsAmong = (table: Table, { modifiers }: TableRules): readonly Seat[] => {
  const mission = earlyMission(table);
  return mission === undefined || tellsChiefsApart(table.seats)
    ? seatsOf(table.seats)
    : turnedUp(table, mission, modifiers);
};

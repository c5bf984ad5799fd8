import { clockwise, type Option, type Seat, type Step, seatsOf } from '@reseau/core';
import { MISSIONS, type Mission, type SeatCount, teamSize } from '../data/tables.ts';
import type { ResistanceKind, Table } from '../known.ts';
import type { Bends } from '../module.ts';
import type { Move } from '../moves.ts';
import { TIME_UP } from './time-up.ts';

/** The leader names a mission and a team for it. */
export function propose(seats: SeatCount, bends: Bends): Step<ResistanceKind> {
  const teams = MISSIONS.map((mission) => team(seats, mission));
  const missions = (table: Table): readonly Mission[] =>
    bends.missions(MISSIONS.slice(table.results.length, table.results.length + 1), table);
  return {
    id: 'propose',
    shown: true,
    ask: (table) => ({ must: [table.leader], may: ['clock'], progress: 'seats' }),
    options: ({ table }, actor) =>
      actor === 'clock' ? TIME_UP : missions(table).map((mission) => teams[mission - 1] as Option<Move>),
    why: ({ table }, _actor, raw) => whyNot(table, missions(table), raw),
    decide: ({ table }, moves) => {
      const move = moves.get(table.leader);
      if (move?.type === 'propose') return [{ type: 'proposed', to: 'all', mission: move.mission, team: move.team }];
      const mission = missions(table)[0];
      if (mission === undefined) throw new Error('propose: no mission is left');
      return [{ type: 'proposed', to: 'all', mission, team: nextInLine(table, mission) }];
    },
  };
}

const team = (seats: SeatCount, mission: Mission): Option<Move> => ({
  type: 'propose',
  mission: { one: [mission] },
  team: { some: seatsOf(seats), min: teamSize(seats, mission), max: teamSize(seats, mission) },
});

/** The team when the leader's time is up: the leader and the seats that follow clockwise. */
const nextInLine = (table: Table, mission: Mission): readonly Seat[] =>
  Array.from({ length: teamSize(table.seats, mission) }, (_, steps) =>
    clockwise(table.leader, table.seats, steps),
  ).toSorted((a, b) => a - b);

function whyNot(table: Table, missions: readonly Mission[], raw: unknown): string {
  if (typeof raw !== 'object' || raw === null || !('type' in raw) || raw.type !== 'propose') return 'notNow';
  const mission = 'mission' in raw ? missions.find((open) => open === raw.mission) : undefined;
  if (mission === undefined) return 'missionShut';
  if (!('team' in raw) || !Array.isArray(raw.team)) return 'noTeam';
  if (new Set(raw.team).size !== raw.team.length) return 'namedTwice';
  if (raw.team.length !== teamSize(table.seats, mission)) return 'wrongTeamSize';
  return 'notSeated';
}

import { clockwise, type Option, type Seat, type Step, seatsOf } from '@reseau/core';
import { MISSIONS, type Mission, teamSize } from '../data/tables.ts';
import type { ResistanceKind, Table } from '../known.ts';
import type { TableRules } from '../module.ts';
import type { Move } from '../moves.ts';
import type { Reason } from '../reasons.ts';
import { asks, optionsBy } from '../steps.ts';
import { isMove } from '../strays.ts';

/** The leader names a mission and a team for it. */
export function propose({ seats, modifiers }: TableRules): Step<ResistanceKind> {
  const missions = (table: Table): readonly Mission[] =>
    modifiers.missions(MISSIONS.slice(table.results.length, table.results.length + 1), table);
  const size = (mission: Mission): number => modifiers.teamSize(teamSize(seats, mission), mission);
  const team = (table: Table, mission: Mission): Option<Move> => {
    const drafted = modifiers.drafted([], table, mission);
    const count = size(mission);
    const members = { some: seatsOf(seats), min: count, max: count };
    return {
      type: 'propose',
      mission: { one: [mission] },
      team: drafted.length === 0 ? members : { ...members, with: drafted },
    };
  };
  return {
    id: 'propose',
    shown: true,
    ask: ({ leader }) => asks([leader]),
    options: optionsBy(({ table }) => missions(table).map((mission) => team(table, mission))),
    why: ({ table }, _actor, raw) => whyNot(seats, missions(table), size, raw),
    decide: ({ table }, moves) => {
      const move = moves.get(table.leader);
      if (move?.type === 'propose') return [{ type: 'proposed', to: 'all', mission: move.mission, team: move.team }];
      const mission = missions(table)[0];
      if (mission === undefined) throw new Error('propose: no mission is left');
      return [{ type: 'proposed', to: 'all', mission, team: nextInLine(table, size(mission)) }];
    },
  };
}

/** The team when the leader's time is up: the leader and the seats that follow clockwise. */
const nextInLine = (table: Table, size: number): readonly Seat[] =>
  Array.from({ length: size }, (_, steps) => clockwise(table.leader, table.seats, steps)).toSorted((a, b) => a - b);

function whyNot(seats: number, missions: readonly Mission[], size: (mission: Mission) => number, raw: unknown): Reason {
  if (!isMove(raw, 'propose')) return 'notNow';
  const mission = 'mission' in raw ? missions.find((open) => open === raw.mission) : undefined;
  if (mission === undefined) return 'missionShut';
  if (!('team' in raw) || !Array.isArray(raw.team)) return 'noTeam';
  if (new Set(raw.team).size !== raw.team.length) return 'namedTwice';
  if (raw.team.length !== size(mission)) return 'wrongTeamSize';
  return raw.team.every((seat) => seatsOf(seats).includes(seat)) ? 'leaderMustGo' : 'notSeated';
}

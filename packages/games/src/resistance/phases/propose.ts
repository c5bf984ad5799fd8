import { type Option, type Step, seatsOf } from '@reseau/core';
import { MISSIONS, type Mission } from '../data/tables.ts';
import type { ResistanceKind, Table } from '../known.ts';
import type { TableRules } from '../module.ts';
import type { Move } from '../moves.ts';
import { asks, optionsBy } from '../steps.ts';
import { isMove } from '../strays.ts';
import { nextInLine, sizeOf, teams, whyNoTeam } from './team.ts';

/** The leader names a mission and a team for it. */
export function propose(rules: TableRules): Step<ResistanceKind> {
  const option = (table: Table, mission: Mission): Option<Move> => ({
    type: 'propose',
    mission: { one: [mission] },
    team: teams(table, mission, rules),
  });
  return {
    id: 'propose',
    shown: true,
    ask: ({ leader }) => asks([leader]),
    options: optionsBy(({ table }) => missionsOn(table, rules).map((mission) => option(table, mission))),
    why: ({ table }, _actor, raw) => whyNot(table, rules, raw),
    decide: ({ table }, moves) => {
      const move = moves.get(table.leader);
      if (move?.type === 'propose') return [{ type: 'proposed', to: 'all', mission: move.mission, team: move.team }];
      const mission = missionsOn(table, rules)[0];
      if (mission === undefined) throw new Error('propose: no mission is left');
      return [{ type: 'proposed', to: 'all', mission, team: nextInLine(table, mission, rules) }];
    },
  };
}

/** The missions that the leader may choose from. */
const missionsOn = (table: Table, { modifiers }: TableRules): readonly Mission[] =>
  modifiers.missions(MISSIONS.slice(table.results.length, table.results.length + 1), table);

function whyNot(table: Table, rules: TableRules, raw: unknown): string {
  if (!isMove(raw, 'propose')) return 'notNow';
  const mission = 'mission' in raw ? missionsOn(table, rules).find((open) => open === raw.mission) : undefined;
  if (mission === undefined) return 'missionShut';
  if (!('team' in raw) || !Array.isArray(raw.team)) return 'noTeam';
  if (new Set(raw.team).size !== raw.team.length) return 'namedTwice';
  if (raw.team.length !== sizeOf(mission, rules)) return 'wrongTeamSize';
  const named: readonly unknown[] = raw.team;
  const team = seatsOf(rules.seats).filter((seat) => named.includes(seat));
  if (team.length < named.length) return 'notSeated';
  return whyNoTeam(team, table, mission, rules) ?? 'illegal';
}

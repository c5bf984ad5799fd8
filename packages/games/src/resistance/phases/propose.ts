import { asks, isSentAs, type Option, type Step, seatsOf } from '@reseau/core';
import { MISSIONS, type Mission } from '../data/tables.ts';
import type { ResistanceKind, Table } from '../known.ts';
import type { TableRules } from '../module.ts';
import type { Move } from '../moves.ts';
import type { Reason } from '../reasons.ts';
import { optionsBy } from '../steps.ts';
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

function whyNot(table: Table, rules: TableRules, raw: unknown): Reason {
  if (!isSentAs(raw, 'propose')) return 'notNow';
  const mission = missionsOn(table, rules).find((open) => open === raw['mission']);
  if (mission === undefined) return 'missionShut';
  const named: unknown = raw['team'];
  if (!Array.isArray(named)) return 'noTeam';
  if (new Set(named).size !== named.length) return 'namedTwice';
  if (named.length !== sizeOf(mission, rules)) return 'wrongTeamSize';
  const team = seatsOf(rules.seats).filter((seat) => named.includes(seat));
  if (team.length < named.length) return 'notSeated';
  return whyNoTeam(team, table, mission, rules) ?? 'illegal';
}

import { clockwise, type Seat, type Some, seatsOf } from '@reseau/core';
import { type Mission, teamSize } from '../data/tables.ts';
import type { Table } from '../known.ts';
import type { TableRules, TeamLimit } from '../module.ts';
import type { Reason } from '../reasons.ts';

/** How many go on a mission. */
export const sizeOf = (mission: Mission, { seats, modifiers }: TableRules): number =>
  modifiers.teamSize(teamSize(seats, mission), mission);

/** Who must go, each once. */
const drafted = (limits: readonly TeamLimit[]): readonly Seat[] => [
  ...new Set(limits.flatMap((limit) => limit.with ?? [])),
];

/** Nobody who must go has to stay behind: two limits at odds would leave no team. */
function limitsOn(table: Table, mission: Mission, { modifiers }: TableRules): readonly TeamLimit[] {
  const limits = modifiers.teamLimits([], table, mission);
  const must = drafted(limits);
  if (must.length === 0) return limits;
  return limits.map((limit) =>
    limit.without === undefined ? limit : { ...limit, without: limit.without.filter((seat) => !must.includes(seat)) },
  );
}

/** Who may go. */
const eligible = (limits: readonly TeamLimit[], seats: readonly Seat[]): readonly Seat[] =>
  limits.length === 0 ? seats : seats.filter((seat) => !limits.some(({ without }) => without?.includes(seat)));

/** The teams that may be proposed for a mission. */
export function teams(table: Table, mission: Mission, rules: TableRules): Some<Seat> {
  const limits = limitsOn(table, mission, rules);
  const count = sizeOf(mission, rules);
  const must = drafted(limits);
  const members = { some: eligible(limits, seatsOf(rules.seats)), min: count, max: count };
  return must.length === 0 ? members : { ...members, with: must };
}

/** The team when the leader's time is up: who must go, then the leader and the seats that follow clockwise. */
export function nextInLine(table: Table, mission: Mission, rules: TableRules): readonly Seat[] {
  const limits = limitsOn(table, mission, rules);
  const around = Array.from({ length: rules.seats }, (_, steps) => clockwise(table.leader, rules.seats, steps));
  const line = new Set([...drafted(limits), ...eligible(limits, around)]);
  return [...line].slice(0, sizeOf(mission, rules)).toSorted((a, b) => a - b);
}

/** Why these seats are no team for the mission, though they are as many as it takes. */
export function whyNoTeam(
  team: readonly Seat[],
  table: Table,
  mission: Mission,
  rules: TableRules,
): Reason | undefined {
  const isBroken = (limit: TeamLimit): boolean =>
    limit.with?.some((seat) => !team.includes(seat)) === true ||
    limit.without?.some((seat) => team.includes(seat)) === true;
  return limitsOn(table, mission, rules).find(isBroken)?.refusal;
}

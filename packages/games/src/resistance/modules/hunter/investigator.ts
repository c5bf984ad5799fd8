import { asks, type Options, type Step } from '@reseau/core';
import { MISSIONS, type Mission, teamSize } from '../../data/tables.ts';
import { lastProposal, type ResistanceKind, type Table } from '../../known.ts';
import type { RuleModifiers, TableRules } from '../../module.ts';
import type { Move } from '../../moves.ts';
import { chosen, nameOne, optionsBy, others } from '../../steps.ts';

/** The last mission to be played ends the game: nobody would investigate after it. */
const isLast = ({ results }: Table): boolean => results.length === MISSIONS.length - 1;

const candidates = (table: Table): Options<Move> => {
  const { team } = lastProposal(table);
  return nameOne(others(table.leader, table.seats).filter((seat) => !team.includes(seat)));
};

/** With the team the leader names an Investigator: neither the leader nor a member. */
export const appoint: Step<ResistanceKind> = {
  id: 'hunter.appoint',
  shown: true,
  ask: (table) => (isLast(table) ? undefined : asks([table.leader])),
  options: optionsBy(({ table }) => candidates(table)),
  why: () => 'cannotBeNamed',
  decide: ({ table }, moves) => {
    if (isLast(table)) return [];
    const { seat } = chosen(moves, table.leader, candidates(table), 'name');
    return [{ type: 'hunter.appointed', to: 'all', seat }];
  },
};

/** Where a single seat stays behind, it must not be the leader's, or nobody could be Investigator. */
export const draftsLeader = ({ seats, modifiers }: TableRules): RuleModifiers['teamLimits'] => {
  const stayingBehind = (mission: Mission): number => seats - modifiers.teamSize(teamSize(seats, mission), mission);
  return (limits, table, mission) =>
    isLast(table) || stayingBehind(mission) > 1
      ? limits
      : [...limits, { refusal: 'leaderMustGo', with: [table.leader] }];
};

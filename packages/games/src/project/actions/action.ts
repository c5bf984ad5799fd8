import type { Option, Rng } from '@reseau/core';
import type { Fact, OpenFact, Rest } from '../facts.ts';
import type { Action, LeaderMove, Move } from '../moves.ts';
import type { Obstacle } from '../obstacle.ts';
import { TRYING } from '../skills.ts';
import type { Known, Leader, Table } from '../table.ts';
import type { Trial } from '../vocabulary.ts';

/** The move of a leader with this name. */
export type Making<T extends LeaderMove['type']> = Extract<LeaderMove, { readonly type: T }>;

/** One kind of move: what stands in its way, what can be offered, what comes of it. */
export interface Rule<M> {
  /** Legality and reasons are one: a move is offered when nothing stands in its way. */
  obstacle(table: Table, leader: Leader, move: M): Obstacle | undefined;
  options(table: Table, leader: Leader): readonly Option<Move>[];
  tell(known: Known, leader: Leader, move: M, rng: Rng): readonly Fact[];
}

/** An action of this leader, paid for. What an action before it left open may make it cheaper. */
export function acted({ id, rest: before }: Leader, action: Action, cost: number, rest?: Rest): OpenFact {
  const paid = before?.of === 'unseen' && action !== 'heroic' ? cost - 1 : cost;
  const fact = { type: 'acted', to: 'all', leader: id, action, cost: paid } as const;
  return rest === undefined ? fact : { ...fact, rest };
}

/** The planning token is spent by the next use of its skill, unless it is the leader's for good. */
export function spend(leader: Leader, trial: Trial): readonly OpenFact[] {
  return leader.planned === TRYING[trial].skill && leader.talent.ability.ownToken === undefined
    ? [{ type: 'planSpent', to: 'all', leader: leader.id }]
    : [];
}

export const distinct = <V>(list: readonly V[]): readonly V[] =>
  list.length < 2 ? list : list.filter((value, index) => list.indexOf(value) === index);

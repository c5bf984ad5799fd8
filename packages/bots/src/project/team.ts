import type { Seat } from '@reseau/core';
import { armyActions, type Leader, type Move, plannable, type Skill, type Table } from '@reseau/games/project';
import { abilityUseOf } from './ability-use.ts';
import { choice, namedBase } from './cards.ts';
import type { Errand, Weights } from './errand.ts';
import { errandsOf } from './errands.ts';
import { mastered, nextBlow } from './heroics.ts';
import { type Standing, standingOf } from './standing.ts';

// Not the one of table-at.ts: what a file has of its own is free in its loops.
const numberAt = (table: readonly number[], place: number): number => table[place] as number;

/** A leader who may still act in this turn. */
export const isFree = ({ done }: Table, { seat, closed }: Leader): boolean => !closed && !done[seat];

/** What the turn may cost before the army's answer could be the end. */
const SAFE = 4;

/**
 * How many actions a leader may take in this turn: as many as the busiest costs nothing more. Whoever is done has said how
 * long the turn is to be: the army would answer to all for what the others do beyond that.
 */
export function allowance(table: Table, { turn }: Weights): number {
  const { leaders, redPool, speed, skips, done } = table;
  const taken = armyActions(table);
  if (done.some(Boolean)) return taken;
  const safe = Math.floor((redPool - SAFE) / speed) + skips;
  return Math.max(taken, Math.min(numberAt(turn, leaders.length - 1), safe), 1);
}

/** The errand of every leader (up to those of a seat), one after the other, each leaving to the others what is already seen to. */
export function plan(standing: Standing, weights: Weights, seat?: Seat): readonly (Errand | undefined)[] {
  const { table } = standing;
  const claimed: string[] = [];
  const left = allowance(table, weights);
  const last = seat === undefined ? undefined : table.leaders.findLast((leader) => leader.seat === seat)?.id;
  return table.leaders.map((leader) => {
    if (last !== undefined && leader.id > last) return undefined;
    if (!isFree(table, leader) || leader.actions >= left) return undefined;
    const errand = best(errandsOf(standing, weights, leader, claimed, true));
    if (errand !== undefined) claimed.push(errand.claim);
    return errand;
  });
}

function best(errands: readonly Errand[]): Errand | undefined {
  let top: Errand | undefined;
  for (const errand of errands) if (top === undefined || errand.score > top.score) top = errand;
  return top;
}

/** What a seat does next by the team's plan, as everybody can work it out. */
export function seatMove(table: Table, total: number, seat: Seat, weights: Weights): Move {
  const standing = standingOf(table, total, weights.margin);
  return chosenFirst(standing, seat) ?? onward(standing, weights, seat, plan(standing, weights, seat));
}

/** Cards in hand, bases to be named, and the end, before anything else. */
export function chosenFirst(standing: Standing, seat: Seat): Move | undefined {
  const { table } = standing;
  const own = table.leaders.filter((leader) => leader.seat === seat);
  const holding = own.find(({ drawn }) => drawn !== undefined);
  if (holding !== undefined) return choice(standing, holding);
  if (standing.toDestroy === 0) return { type: 'done' };
  const named = namedBase(standing);
  if (named !== undefined) return named;
  for (const leader of own) {
    if (!isFree(table, leader)) continue;
    const sure = leader.rest?.of === 'mastery' ? mastered(standing, leader) : undefined;
    const next = sure ?? nextBlow(standing, leader);
    if (next !== undefined) return next;
  }
  return undefined;
}

/** The leader who has done least goes first; who has nothing left to do plans ahead. */
export function onward(
  standing: Standing,
  weights: Weights,
  seat: Seat,
  errands: readonly (Errand | undefined)[],
): Move {
  const { table } = standing;
  const own = table.leaders.filter((leader) => leader.seat === seat && isFree(table, leader));
  own.sort((a, b) => a.actions - b.actions);
  for (const { id } of own) {
    const errand = errands[id];
    if (errand !== undefined && errand.score >= weights.least) return errand.move;
  }
  return ahead(standing, weights, own) ?? { type: 'done' };
}

/** Planning is the last action of a turn: for nothing if somebody was busier, or if the leader could do nothing else. */
function ahead(standing: Standing, weights: Weights, own: readonly Leader[]): Move | undefined {
  const { table } = standing;
  const taken = armyActions(table);
  for (const leader of own) {
    if (!abilityUseOf(leader).plans) continue;
    const now = best(errandsOf(standing, weights, { ...leader, actions: 0 }, [], true))?.score ?? 0;
    let skill: Skill | undefined;
    let most = leader.actions < taken ? now + 0.01 : now * 1.25 + 0.3;
    for (const other of plannable(leader)) {
      const then = best(errandsOf(standing, weights, { ...leader, planned: other }, [], true))?.score ?? 0;
      if (then > most) [skill, most] = [other, then];
    }
    if (skill !== undefined) return { type: 'plan', leader: leader.id, skill };
  }
  return undefined;
}

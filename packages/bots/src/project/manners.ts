import type { Seat } from '@reseau/core';
import { type Fact, isPaused, type Move, type Table } from '@reseau/games/project';

/**
 * What a partner owes the others before it plays: to pause, to go on and to give up with them, and not to run ahead.
 *
 * A bot only ever does what the last other seat did. What a bot wished is what somebody wished before it, so a wish that
 * a person makes goes round the bots once and then rests: none of them has another wish to answer to.
 */
export function manners(
  table: Table,
  seat: Seat,
  onTheClock: boolean,
  heard: readonly Fact[],
): Move | 'wait' | undefined {
  const end = lastWish(heard, seat, 'wishedToGiveUp');
  if (end !== undefined && end !== table.givesUp[seat]) return { type: 'giveUp', on: end };
  if (onTheClock) {
    const wish = lastWish(heard, seat, 'wishedPause');
    if (wish !== undefined && wish !== table.wantsPause[seat]) return { type: 'pause', on: wish };
    if (isPaused(table)) return 'wait';
  }
  if (table.done[seat]) return 'wait';
  const own = table.leaders.filter((leader) => leader.seat === seat);
  if (own.some(({ drawn }) => drawn !== undefined)) return undefined;
  return runsAhead(table, seat) ? 'wait' : undefined;
}

/** The army answers to the busiest: how long a turn is to be is for all to say, so nobody is left so far behind. */
const FARTHEST_AHEAD = 2;

/** By seats that are not done: whoever is last may always act, so somebody always can. */
function runsAhead({ leaders, done }: Table, seat: Seat): boolean {
  const busy = (own: boolean) => leaders.filter((leader) => (leader.seat === seat) === own && !done[leader.seat]);
  const others = new Map<Seat, number>();
  for (const { seat: other, actions } of busy(false)) others.set(other, Math.max(actions, others.get(other) ?? 0));
  const mine = Math.max(...busy(true).map(({ actions }) => actions));
  return others.size > 0 && mine >= Math.min(...others.values()) + FARTHEST_AHEAD;
}

function lastWish(heard: readonly Fact[], seat: Seat, type: 'wishedPause' | 'wishedToGiveUp'): boolean | undefined {
  const last = heard.findLast((fact) => fact.type === type && fact.seat !== seat);
  return last?.type === type ? last.on : undefined;
}

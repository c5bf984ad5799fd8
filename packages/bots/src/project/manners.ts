import type { Seat } from '@reseau/core';
import { project } from '@reseau/games';

const { isPaused } = project;
type Fact = project.Fact;
type Move = project.Move;
type Table = project.Table;

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
  if (onTheClock) {
    const wish = lastWish(heard, seat);
    if (wish !== undefined && wish !== table.wantsPause[seat]) return { type: 'pause', on: wish };
    if (isPaused(table)) return 'wait';
  }
  if (table.done[seat]) return 'wait';
  const own = table.leaders.filter((leader) => leader.seat === seat);
  if (own.some(({ drawn }) => drawn !== undefined)) return undefined;
  if (runsAhead(table, seat)) return 'wait';
  if (own.some(({ actions }) => actions > 0)) return undefined;
  if (isMyTurnToGiveUp(table, seat)) return { type: 'giveUp' };
  return othersGaveUp(heard, seat) && nobodyBegan(table, seat) ? 'wait' : undefined;
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

function lastWish(heard: readonly Fact[], seat: Seat): boolean | undefined {
  const last = heard.findLast((fact) => fact.type === 'wishedPause' && fact.seat !== seat);
  return last?.type === 'wishedPause' ? last.on : undefined;
}

/** Somebody gave up, and of those who did not, this seat is the lowest: the others follow one by one, or play on. */
const isMyTurnToGiveUp = ({ givesUp }: Table, seat: Seat): boolean =>
  givesUp.some(Boolean) && givesUp.indexOf(false) === seat;

/** In the turn before this one somebody gave up: whether they mean it is worth waiting for, before doing anything. */
function othersGaveUp(heard: readonly Fact[], seat: Seat): boolean {
  const began = heard.findLastIndex(({ type }) => type === 'turned');
  if (began < 0) return false;
  const before = heard.slice(0, began);
  const turn = before.slice(before.findLastIndex(({ type }) => type === 'turned') + 1);
  return turn.some((fact) => fact.type === 'finished' && fact.givesUp && fact.seat !== seat);
}

const nobodyBegan = ({ leaders, done }: Table, seat: Seat): boolean =>
  leaders.every((leader) => leader.seat === seat || (leader.actions === 0 && !done[leader.seat]));

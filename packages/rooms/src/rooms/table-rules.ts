import { GAMES, type GameId } from '@reseau/games';
import type { Command } from '@reseau/protocol';
import { arrangementFor } from './arrangement.ts';
import type { RequestStamp, TableRule } from './event.ts';
import { hasStandIns, memberOf, phaseOf, type Room } from './room.ts';
import { gameFor, isSame } from './start.ts';
import { accept, type DecisionContext, refuse, type Verdict } from './verdict.ts';

type Of<D extends Command['do']> = Extract<Command, { readonly do: D }>;

/**
 * The options as the game itself reads them, or what it has against them. A mix that no table can play is the lobby's draft, so
 * that everybody sees what the host tries: it is `start` that refuses it.
 */
export function decideOptions(room: Room, options: object, { now }: DecisionContext, by: RequestStamp): Verdict {
  if (phaseOf(room) !== 'lobby') return refuse('notInLobby');
  const { seats } = GAMES[room.game];
  // What is set already is not stored again: a host could fill the disk with it.
  const setTo = (set: object): Verdict =>
    isSame(set, room.options) ? accept() : accept({ type: 'optionsChanged', at: now, by, options: set });
  // People come and go in the lobby: options must make a game for some number of them, not for those here now.
  let problem: string | undefined;
  let draft: object | undefined;
  for (const count of seats) {
    const made = gameFor(room, count, options);
    if (made.ok) return setTo(made.setup);
    problem ??= made.problem;
    draft ??= made.draft;
  }
  return draft === undefined ? refuse('badOptions', problem) : setTo(draft);
}

/** Another game at the same table. Where it has fewer seats, bots go first, and then to the bench whoever came last. */
export function decideGame(room: Room, game: GameId, now: DecisionContext, by: RequestStamp): Verdict {
  if (phaseOf(room) !== 'lobby') return refuse('notInLobby');
  if (room.game === game) return accept();
  const options = { ...GAMES[game].defaults, ...now.defaultOptions[game] };
  return accept({ type: 'gameChanged', at: now.now, by, game, options, ...arrangementFor(room, now, game) });
}

export function decideOrder(room: Room, order: readonly string[], { now }: DecisionContext, by: RequestStamp): Verdict {
  if (phaseOf(room) !== 'lobby') return refuse('notInLobby');
  const named = new Set(order);
  const same = named.size === order.length && order.length === room.members.length;
  if (!same || room.members.some(({ id }) => !named.has(id))) return refuse('noSuchMember');
  if (order.every((id, index) => room.members[index]?.id === id)) return accept();
  return accept({ type: 'seated', at: now, by, members: order });
}

export function decideClock(
  room: Room,
  { alone, together, talk }: Of<'clock'>,
  { now }: DecisionContext,
  by: RequestStamp,
): Verdict {
  if (phaseOf(room) !== 'lobby') return refuse('notInLobby');
  if (isSame({ alone, together, talk }, room.clocks)) return accept();
  return accept({ type: 'clockSet', at: now, by, seconds: together, alone, talk });
}

export function decideRule(
  room: Room,
  rule: TableRule,
  on: boolean,
  { now }: DecisionContext,
  by: RequestStamp,
): Verdict {
  const is = rule === 'standIns' ? hasStandIns(room) : room[rule];
  return is === on ? accept() : accept({ type: 'ruleSet', at: now, by, rule, on });
}

export function decideMute(
  room: Room,
  { member, on }: Of<'mute'>,
  { now }: DecisionContext,
  by: RequestStamp,
): Verdict {
  if (memberOf(room, member)?.key === undefined || member === by.member) return refuse('noSuchMember');
  if (room.muted.includes(member) === on) return accept();
  return accept({ type: 'muted', at: now, by, member, on });
}

/** For good, and never under people who play. */
export const decideClose = (room: Room, { now }: DecisionContext, by: RequestStamp): Verdict =>
  phaseOf(room) === 'playing' ? refuse('byAgreement') : accept({ type: 'closed', at: now, by });

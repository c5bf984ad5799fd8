import { start } from '@reseau/core';
import { type AnyMade, GAMES } from '@reseau/games';
import type { Command } from '@reseau/protocol';
import type { RequestStamp } from './event.ts';
import { decideBot, decideKick, decideRename, departure } from './membership.ts';
import { askedBy, pulseAfter, seenAfter } from './plan.ts';
import { memberOf, phaseOf, type Room } from './room.ts';
import { keyOf } from './secrets.ts';
import { accept, type DecisionContext, refuse, type Verdict } from './verdict.ts';

/** Commands that the host alone may give. */
const HOST_ONLY: ReadonlySet<Command['do']> = new Set<Command['do']>([
  'kick',
  'addBot',
  'makeHost',
  'seatOrder',
  'options',
  'clock',
  'address',
  'start',
  'rematch',
]);

const HANDOVER_LASTS = 5 * 60_000;

/** What a member asks of the room. A handover brings the secret that the other device will show. */
export function decideCommand(
  room: Room,
  command: Command,
  now: DecisionContext,
  by: RequestStamp,
  handoverSecret: () => string,
): Verdict {
  if (HOST_ONLY.has(command.do) && room.host !== by.member) return refuse('notHost');
  const at = now.now;
  switch (command.do) {
    case 'rename':
      return decideRename(room, { id: by.member, name: command.name }, now, by);
    case 'leave':
      return accept(...departure(room, by.member, now, by));
    case 'kick':
      return decideKick(room, command.member, now, by);
    case 'addBot':
      return decideBot(room, command.level, now, by);
    case 'makeHost': {
      const heir = memberOf(room, command.member);
      if (heir === undefined || heir.bot !== undefined) return refuse('noSuchMember');
      return heir.id === room.host ? accept() : accept({ type: 'hostPassed', at, by, member: heir.id });
    }
    case 'seatOrder':
      return decideOrder(room, command.members, now, by);
    case 'options':
      return decideOptions(room, command.options, now, by);
    case 'clock':
      if (phaseOf(room) !== 'lobby') return refuse('notInLobby');
      if (command.seconds === room.clock) return accept();
      return accept({ type: 'clockSet', at, by, seconds: command.seconds });
    case 'address':
      if (command.origin === room.address) return accept();
      return accept({ type: 'addressChosen', at, by, origin: command.origin });
    case 'start':
      return decideStart(room, now, by);
    case 'rematch':
      return phaseOf(room) === 'over' ? accept({ type: 'rematch', at, by, seed: now.newSeed() }) : refuse('notOver');
    case 'handover': {
      const key = keyOf(handoverSecret());
      return accept({ type: 'handoverOffered', at, by, member: by.member, key, until: at + HANDOVER_LASTS });
    }
  }
}

function decideOrder(room: Room, order: readonly string[], { now }: DecisionContext, by: RequestStamp): Verdict {
  if (phaseOf(room) !== 'lobby') return refuse('notInLobby');
  const named = new Set(order);
  const same = named.size === order.length && order.length === room.members.length;
  if (!same || room.members.some(({ id }) => !named.has(id))) return refuse('noSuchMember');
  if (order.every((id, index) => room.members[index]?.id === id)) return accept();
  return accept({ type: 'seated', at: now, by, members: order });
}

/** The options as the game itself reads them, or what it has against them. */
function decideOptions(room: Room, options: object, { now }: DecisionContext, by: RequestStamp): Verdict {
  if (phaseOf(room) !== 'lobby') return refuse('notInLobby');
  const { seats } = GAMES[room.game];
  // People come and go in the lobby: options must make a game for some number of them, not for those here now.
  let problem: string | undefined;
  for (const count of seats) {
    const made = gameFor(room, count, options);
    // What is set already is not stored again: a host could fill the disk with it.
    if (made.ok && isSame(made.setup, room.options)) return accept();
    if (made.ok) return accept({ type: 'optionsChanged', at: now, by, options: made.setup });
    problem ??= made.problem;
  }
  return refuse('badOptions', problem);
}

const isSame = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other);

export const gameFor = (room: Room, seats = room.members.length, options: object = room.options): AnyMade =>
  GAMES[room.game].setUp(seats, options);

function decideStart(room: Room, now: DecisionContext, by: RequestStamp): Verdict {
  if (phaseOf(room) !== 'lobby') return refuse('notInLobby');
  const made = gameFor(room);
  if (!made.ok) return refuse('badOptions', made.problem);
  const { seed } = room;
  const { entry, match } = start(made.game, seed);
  const options = made.lasting ?? made.setup;
  const seen = seenAfter(entry, 0, { ...room, ...now, options });
  const asked = askedBy(room, match, now, seen);
  const pulse = pulseAfter(match, undefined, now.now);
  const begun = {
    seed,
    // A box of cards is as long as a match: it is not stored again with each.
    ...(room.lasting !== undefined && isSame(options, room.lasting) ? {} : { options }),
    entry,
    asked,
    ...(seen === 0 ? {} : { seen }),
    ...(pulse === undefined ? {} : { pulse }),
  };
  return { ok: true, events: [{ type: 'started', at: now.now, by, ...begun }], match };
}

import type { Command } from '@reseau/protocol';
import { arrangementFor } from './arrangement.ts';
import { decideAgree, decideCall } from './calls.ts';
import { decideClaim, decideGrant, decideUnclaim } from './claims.ts';
import type { RequestStamp } from './event.ts';
import { passedTo } from './heir.ts';
import {
  decideBench,
  decideBot,
  decideKick,
  decideLeave,
  decideReadmit,
  decideRename,
  decideSeat,
} from './membership.ts';
import { decideMoreTime } from './more-time.ts';
import { decideOpen, decideReady, isUnseen } from './roles.ts';
import { hasPlayed, memberOf, phaseOf, type Room } from './room.ts';
import { decideDecline, decideSeal, decideUnseal } from './sealing.ts';
import { keyOf } from './secrets.ts';
import { decideStandIn } from './stand-ins.ts';
import { decideRedeal, decideStart, voided } from './start.ts';
import {
  decideClock,
  decideClose,
  decideGame,
  decideMute,
  decideOptions,
  decideOrder,
  decideRule,
} from './table-rules.ts';
import { accept, type DecisionContext, refuse, type Verdict } from './verdict.ts';
import { winnersOf } from './winners.ts';

/** Commands that the host alone may give. */
const HOST_ONLY: ReadonlySet<Command['do']> = new Set<Command['do']>([
  'kick',
  'readmit',
  'addBot',
  'makeHost',
  'seatOrder',
  'game',
  'options',
  'clock',
  'standIns',
  'lock',
  'shuffle',
  'chat',
  'phrases',
  'mute',
  'address',
  'start',
  'end',
  'redeal',
  'standIn',
  'grant',
  'rematch',
  'close',
]);

/** By these a host could escape a call for another one, or rid the table of whoever asks. */
const HELD: ReadonlySet<Command['do']> = new Set<Command['do']>(['start', 'rematch', 'makeHost', 'close']);

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
  if (room.call?.kind === 'host' && isHeld(room, command)) return refuse('byAgreement');
  if (isBeyondKeeping(room, command)) return refuse('notHost');
  const at = now.now;
  switch (command.do) {
    case 'rename':
      return decideRename(room, { id: by.member, name: command.name }, now, by);
    case 'leave':
      return decideLeave(room, by.member, now, by);
    case 'kick':
      return decideKick(room, command.member, now, by);
    case 'readmit':
      return decideReadmit(room, command.member, now, by);
    case 'addBot':
      return decideBot(room, command, now, by);
    case 'makeHost':
      return decideHost(room, command.member, now, by);
    case 'seatOrder':
      return decideOrder(room, command.members, now, by);
    case 'bench':
      return decideBench(room, command.member, now, by);
    case 'seat':
      return decideSeat(room, command.member, now, by);
    case 'game':
      return decideGame(room, command.game, now, by);
    case 'options':
      return decideOptions(room, command.options, now, by);
    case 'clock':
      return decideClock(room, command, now, by);
    case 'standIns':
    case 'shuffle':
    case 'chat':
    case 'phrases':
      return decideRule(room, command.do, command.on, now, by);
    case 'lock':
      return decideRule(room, 'locked', command.on, now, by);
    case 'mute':
      return decideMute(room, command, now, by);
    case 'address':
      if (command.origin === room.address) return accept();
      if (phaseOf(room) === 'playing') return refuse('notInLobby');
      return accept({ type: 'addressChosen', at, by, origin: command.origin });
    case 'start':
      return decideStart(room, command.without ?? [], now, by);
    case 'seal':
      return decideSeal(room, command, now, by);
    case 'unseal':
      return decideUnseal(room, command, now, by);
    case 'decline':
      return decideDecline(room, command, now, by);
    case 'open':
      return decideOpen(room, now, by);
    case 'ready':
      return decideReady(room, now, by);
    case 'end':
      if (phaseOf(room) !== 'playing') return refuse('notPlaying');
      return isUnseen(room) ? accept(voided(room, now, by)) : refuse('byAgreement');
    case 'redeal':
      return decideRedeal(room, now, by);
    case 'call':
      return decideCall(room, command, now, by);
    case 'agree':
      return decideAgree(room, command.call, command.yes, now, by);
    case 'standIn':
      return decideStandIn(room, command.member, now, by);
    case 'claim':
      return decideClaim(room, command.member, now, by);
    case 'unclaim':
      return decideUnclaim(room, now, by);
    case 'grant':
      return decideGrant(room, command.member, command.yes, now, by);
    case 'moreTime':
      return decideMoreTime(room, now, by);
    case 'rematch':
      return decideRematch(room, now, by);
    case 'close':
      return decideClose(room, now, by);
    case 'handover': {
      const key = keyOf(handoverSecret());
      return accept({ type: 'handoverOffered', at, by, member: by.member, key, until: at + HANDOVER_LASTS });
    }
  }
}

/**
 * Whoever has never played here is put out whatever is called: a few strangers who call in turn and do not answer would otherwise hold a new
 * table for as long as they like.
 */
const isHeld = (room: Room, command: Command): boolean =>
  command.do === 'kick' ? memberOf(room, command.member)?.played === true : HELD.has(command.do);

/** Who keeps the place of a host who is away neither ends the table nor turns on that one. */
const isBeyondKeeping = ({ hostKeeps }: Room, command: Command): boolean =>
  hostKeeps !== undefined &&
  (command.do === 'close' || ((command.do === 'kick' || command.do === 'mute') && command.member === hostKeeps));

function decideHost(room: Room, id: string, now: DecisionContext, by: RequestStamp): Verdict {
  const heir = memberOf(room, id);
  if (heir?.key === undefined || heir.bot !== undefined) return refuse('noSuchMember');
  // Who has seen a hand and sits on the bench says nothing, and gives away no seats.
  if (hasPlayed(room, id)) return refuse('noSuchMember');
  return heir.id === room.host ? accept() : accept(passedTo(room, heir.id, now, by));
}

/** Back to the lobby, with who has won. */
function decideRematch(room: Room, now: DecisionContext, by: RequestStamp): Verdict {
  if (phaseOf(room) !== 'over') return refuse('notOver');
  const won = winnersOf(room);
  return accept({ type: 'rematch', at: now.now, by, seed: now.newSeed(), won, ...arrangementFor(room, now) });
}

import type { ErrorCode, Joined, RoomDoor } from '@reseau/protocol';
import type { LiveRoom } from './live-room.ts';
import { decideJoin, most } from './membership.ts';
import { decideNewDevice } from './new-device.ts';
import { formerWithKey, type Member, memberOf, memberWithKey, people, phaseOf, type Room } from './room.ts';
import { keyOf, recoveryOf } from './secrets.ts';
import { accept, type Refusal, refuse, type Verdict } from './verdict.ts';

/** What a device brings along. */
export interface Keys {
  readonly token: string;
  readonly device?: string | undefined;
  /** From where the device calls, as callers are counted. */
  readonly from?: string | undefined;
}

export type Admission = { readonly ok: true; readonly joined: Joined } | Refusal;

/** What is told of a room to whoever stands before its door. */
export function doorOf(room: Room): RoomDoor {
  const bots = room.members.filter(({ bot }) => bot !== undefined).length;
  const host = room.host === undefined ? undefined : memberOf(room, room.host);
  return {
    code: room.code,
    game: room.game,
    phase: phaseOf(room),
    members: room.members.length,
    most: most(room),
    people: people(room).map(({ name }) => name),
    ...(bots === 0 ? {} : { bots }),
    ...(host === undefined ? {} : { host: host.name }),
    ...(room.locked ? { locked: true } : {}),
  };
}

/** Lets somebody in by name. The same token is let in once, however often it asks. */
export async function admit(room: LiveRoom, name: string, keys: Keys): Promise<Admission> {
  const { key, ...more } = hashes(keys);
  const verdict = await performed(room, (value, now) => {
    if (formerWithKey(value, key) !== undefined) return refuse('badToken');
    return memberWithKey(value, key) === undefined
      ? decideJoin(value, { name, key, from: keys.from, ...more }, now)
      : accept();
  });
  const admission = holder(room, verdict, keys.token);
  if (admission.ok && keys.from !== undefined) room.comesFrom(admission.joined.id, keys.from);
  return admission;
}

/** The seat of whoever it turns out to be is moved to this device. */
export async function takeOver(
  room: LiveRoom,
  keys: Keys,
  whose: (room: Room, now: number) => string | undefined,
  otherwise: ErrorCode,
): Promise<Admission> {
  const { key, ...more } = hashes(keys);
  const verdict = await performed(room, (value, context) => {
    if (memberWithKey(value, key) !== undefined) return accept();
    const member = whose(value, context.now);
    return member === undefined ? refuse(otherwise) : decideNewDevice(value, member, { key, ...more }, context);
  });
  return holder(room, verdict, keys.token);
}

/** All who have a token, with a bot in their place or not. */
export const holders = ({ members, bench }: Room): readonly Member[] =>
  [...members, ...bench].filter(({ key }) => key !== undefined);

const hashes = ({ token, device }: Keys) => ({
  key: keyOf(token),
  recovery: keyOf(recoveryOf(token)),
  ...(device === undefined ? {} : { device: keyOf(device) }),
});

const performed = (room: LiveRoom, decide: Parameters<LiveRoom['perform']>[0]): Promise<Verdict> =>
  new Promise((resolve) => {
    room.perform(decide, resolve);
  });

/** Whom the token now stands for. */
function holder({ room }: LiveRoom, verdict: Verdict, token: string): Admission {
  if (!verdict.ok) return verdict;
  const member = memberWithKey(room, keyOf(token));
  if (member === undefined) return refuse('notMember');
  return { ok: true, joined: { code: room.code, token, id: member.id, recovery: recoveryOf(token) } };
}

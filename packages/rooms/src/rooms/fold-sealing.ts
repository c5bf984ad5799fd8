import type { SealedDeal } from '@reseau/core';
import type { RoomEvent } from './event.ts';
import type { Room, Sealing } from './room.ts';

type Of<T extends RoomEvent['type']> = Extract<RoomEvent, { readonly type: T }>;

/** Seats and options are fixed as they are now. */
export function sealing(room: Room, { until, options = room.lasting }: Of<'sealing'>): Room {
  if (options === undefined) throw new Error('room: a deal without options');
  const seating = room.members.map(({ id, name }) => ({ id, name }));
  const begun = { attempt: room.attempts + 1, until, options, seating, hashes: {}, salts: {}, declined: {} };
  return { ...room, sealing: begun, unsealed: undefined };
}

export const withHash = (room: Room, { member, hash }: Of<'saltSealed'>): Room =>
  changed(room, ({ hashes }) => ({ hashes: { ...hashes, [member]: hash } }));

export const withSalt = (room: Room, { member, salt }: Of<'saltOpened'>): Room =>
  changed(room, ({ salts }) => ({ salts: { ...salts, [member]: salt } }));

export const declined = (room: Room, { member, known }: Of<'sealDeclined'>): Room =>
  changed(room, (sealing) => ({ declined: { ...sealing.declined, [member]: known } }));

/** No number is given again that a device knows: neither of a match, whose facts it may still have, nor of an attempt. */
export function unsealed(room: Room, { missing, seed, ahead, above }: Of<'sealingOff'>): Room {
  const matches = Math.max(room.matches, above?.match ?? 0);
  return {
    ...room,
    sealing: undefined,
    unsealed: { missing, ...(ahead === undefined ? {} : { ahead }) },
    matches,
    skipped: room.skipped + matches - room.matches,
    attempts: Math.max(room.attempts + 1, above?.attempt ?? 0),
    seed,
  };
}

/** What the match was dealt from; nothing of a match from before deals were sealed. */
export function sealedIn({ seed, sealing: parts }: Room): SealedDeal | undefined {
  if (parts === undefined) return undefined;
  const { attempt, hashes, salts, seating } = parts;
  return { seed, attempt, seating: seating.map(({ id }) => id), hashes, salts };
}

function changed(room: Room, change: (sealing: Sealing) => Partial<Sealing>): Room {
  if (room.sealing === undefined) throw new Error('room: no deal is being sealed');
  return { ...room, sealing: { ...room.sealing, ...change(room.sealing) } };
}

import { sha256 } from '@reseau/core';
import type { Command } from './client.ts';
import type { RoomView } from './room-view.ts';

/** Which deal a room is about: the match that is dealt or will be, and which attempt at it. */
export interface Attempt {
  readonly match: number;
  readonly attempt: number;
}

/** Deals of a table in their order: matches that are called off count attempts on. */
export const isBefore = (one: Attempt, other: Attempt): boolean =>
  one.match < other.match || (one.match === other.match && one.attempt < other.attempt);

export const attemptIn = ({ phase, match, attempt = 1 }: Pick<RoomView, 'phase' | 'match' | 'attempt'>): Attempt => ({
  match: phase === 'lobby' || phase === 'sealing' ? match + 1 : match,
  attempt,
});

/** Whether this one's device has a part in the deal that is being sealed. */
export const isAskedToSeal = ({ phase, members }: RoomView, member: string | undefined): boolean =>
  phase === 'sealing' && members.some(({ id, kind }) => id === member && kind === 'person');

/**
 * What the device of this one sends next while the deal is sealed: the hash of its salt; and the salt once all hashes are
 * shown, if its own is among them. The salt must be random, and never be used again.
 */
export function sealingAnswer(room: RoomView, member: string, salt: string): Command | undefined {
  if (!isAskedToSeal(room, member)) return undefined;
  const hash = sha256(salt);
  const which = attemptIn(room);
  const { hashes } = room.sealing ?? {};
  if (hashes === undefined) return { do: 'seal', ...which, hash };
  return hashes[member] === hash ? { do: 'unseal', ...which, salt } : undefined;
}

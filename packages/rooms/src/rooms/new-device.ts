import type { Seat } from '@reseau/core';
import type { ErrorCode } from '@reseau/protocol';
import { phaseOf, type Room } from './room.ts';
import { accept, type DecisionContext, refuse, type Verdict } from './verdict.ts';

/** The device that somebody's seat is to move to: the hashes of its token, of its own and of its recovery code. */
export interface NewDevice {
  readonly key: string;
  readonly device?: string | undefined;
  readonly recovery?: string | undefined;
}

/** Somebody moves to another device: never to one that was put out, nor, in a match, to one that shows another hand. */
export function decideNewDevice(
  room: Room,
  member: string,
  { key, device, recovery }: NewDevice,
  { now, hasSaidAll }: Pick<DecisionContext, 'now' | 'hasSaidAll'>,
): Verdict {
  const problem = device === undefined ? undefined : problemWith(room, member, device);
  if (problem !== undefined) return refuse(problem);
  if (hasSaidAll(member)) return refuse('tableSpent');
  return accept({
    type: 'handedOver',
    at: now,
    member,
    key,
    ...(device === undefined ? {} : { device }),
    ...(recovery === undefined ? {} : { recovery }),
  });
}

function problemWith(room: Room, member: string, device: string): ErrorCode | undefined {
  if (isPutOut(room, { device })) return 'removed';
  return phaseOf(room) === 'playing' && isSecondHand(room, member, device) ? 'heldSeat' : undefined;
}

/** Whether the host has put this person, or this device, out. */
export const isPutOut = ({ removed }: Room, { key, device }: Partial<NewDevice>): boolean =>
  removed.some((one) => (key !== undefined && one.key === key) || (device !== undefined && one.device === device));

/** Whether the device has shown another hand of the match. Two who have shared a device go on doing so on the next. */
function isSecondHand({ proceedings }: Room, member: string, device: string): boolean {
  const holders = proceedings?.holders ?? [];
  const devicesOf = (seat: Seat) => holders.flatMap((one) => (one.seat === seat ? (one.device ?? []) : []));
  const own = holders.find((holder) => holder.member === member)?.seat;
  if (own === undefined) return false;
  const before = devicesOf(own);
  return holders.some(
    ({ seat, device: shown }) =>
      seat !== own && shown === device && !devicesOf(seat).some((shared) => before.includes(shared)),
  );
}

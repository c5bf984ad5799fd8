import type { Joined } from '@reseau/protocol';
import { forget, keep, kept, keysUnder } from '../device/storage.ts';
import { KNOWN } from './known-tables.ts';
import { lessonCodes } from './lessons.ts';

/** The keys to seats that this browser holds: one per room, and more where several people share this device. */
export const seatToken = (code: string): string | undefined => seatTokens(code)[0];

/** In the order in which they sat down: the first is whoever came to this room with this device. */
export const seatTokens = (code: string): readonly string[] =>
  (kept(`seat:${code}`)?.split(' ') ?? []).filter((_, index) => index !== TIME);

/** Where the time stands among the tokens, as it has since there was only one. */
const TIME = 1;

const write = (code: string, [first, ...more]: readonly string[]): void =>
  keep(`seat:${code}`, [first, Date.now(), ...more].join(' '));

export const keepSeat = ({ code, token }: Joined): void => write(code, [token]);

/** Somebody else at this device. */
export const addSeat = ({ code, token }: Joined): void => write(code, [...seatTokens(code), token]);

/** One seat, or all that this device holds in a room. */
export function leaveSeat(code: string, token?: string): void {
  const left = seatTokens(code).filter((one) => token !== undefined && one !== token);
  if (left.length > 0) {
    write(code, left);
    return;
  }
  forget(`seat:${code}`);
  forget(KNOWN + code);
}

/** When somebody last sat down in this room with this device. */
export const seatedAt = (code: string): number => Number(kept(`seat:${code}`)?.split(' ')[TIME] ?? 0);

/** Rooms this browser has a seat in, the newest first, but for guided games. */
export const heldSeats = (): readonly string[] => {
  const lessons = lessonCodes();
  return keysUnder('seat:')
    .filter((code) => !lessons.includes(code))
    .map((code) => ({ code, since: seatedAt(code) }))
    .toSorted((a, b) => b.since - a.since)
    .map(({ code }) => code);
};

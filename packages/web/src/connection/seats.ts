import type { Joined } from '@reseau/protocol';
import { forget, keep, kept, keysUnder } from '../device/storage.ts';

/** The keys to seats that this browser holds, one per room. */
export const seatToken = (code: string): string | undefined => kept(`seat:${code}`)?.split(' ')[0];

export function keepSeat({ code, token }: Joined): void {
  keep(`seat:${code}`, `${token} ${Date.now()}`);
}

export const leaveSeat = (code: string): void => forget(`seat:${code}`);

/** Rooms this browser has a seat in, the newest first. */
export const heldSeats = (): readonly string[] =>
  keysUnder('seat:')
    .map((code) => ({ code, since: Number(kept(`seat:${code}`)?.split(' ')[1] ?? 0) }))
    .toSorted((a, b) => b.since - a.since)
    .map(({ code }) => code);

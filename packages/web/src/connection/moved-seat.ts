import { forget, keep, kept } from '../device/storage.ts';

const key = (code: string): string => `moved:${code}`;

/** A seat came to this device from another one: its recovery code is a new one, and nobody has seen it yet. */
export const seatMoved = (code: string, recovery: string): void => keep(key(code), recovery);

/** Whether this code is the one that came with the move. */
export const isUnread = (code: string, recovery: string | undefined): boolean =>
  recovery !== undefined && kept(key(code)) === recovery;

export const codeRead = (code: string): void => forget(key(code));

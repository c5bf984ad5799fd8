import { forget, keep, kept } from '../device/storage.ts';

/** Something that is told to somebody at a table, and stands until it was read: on this device it is remembered what was. */
export interface Telling {
  readonly code: string;
  /** To whom, by id. */
  readonly member: string;
  readonly what: 'deposed' | 'deputed' | 'cutShort' | 'repaired';
}

const key = ({ code, member, what }: Telling): string => `told:${code} ${member} ${what}`;

/** Whether this very thing was read: `which` tells it from others of its kind. */
export const isRead = (telling: Telling, which: string): boolean => kept(key(telling)) === which;

export const read = (telling: Telling, which: string): void => keep(key(telling), which);

export const unread = (telling: Telling): void => forget(key(telling));

import { sha256 } from '@reseau/core';

/** Always the same for somebody: a test is to see the same deal every time. */
export const saltFor = (member: string): string => sha256(`salt of ${member}`);

/** What the random words are that every device in a test draws for a salt, pages and players alike; and the salt of them. */
export const DEVICE_WORD = 0x5a17ed5a;
export const DEVICE_SALT = DEVICE_WORD.toString(16).repeat(8);

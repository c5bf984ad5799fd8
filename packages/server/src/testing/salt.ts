import { sha256 } from '@reseau/core';

/** Always the same for somebody: a test is to see the same deal every time. */
export const saltFor = (member: string): string => sha256(`salt of ${member}`);

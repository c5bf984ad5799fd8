import { asLine } from '@reseau/core';

/**
 * Prints a line for each of these. They may quote a file or a person: what would move the cursor, colour the letters or begin a line of
 * its own is printed as an escape. A text of our own that has several lines is split by whoever prints it.
 */
export const say = (...lines: readonly string[]): void => console.log(printable(lines));

/** The same for what is wrong. */
export const complain = (...lines: readonly string[]): void => console.error(printable(lines));

const printable = (lines: readonly string[]): string => lines.map(asLine).join('\n');

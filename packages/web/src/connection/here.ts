/** A table on this device has a code like any other, with this before it: no server knows such a code. */
const HERE = 'here-';

export const isHere = (code: string): boolean => code.startsWith(HERE);

export const codeHere = (letters: string): string => HERE + letters;

/** The page of a table. */
export const tablePath = (code: string): string => (isHere(code) ? `/here/${code.slice(HERE.length)}` : `/t/${code}`);

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Not randomUUID, which a page on a plain-http address is not given. */
const draw = (length: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) => LETTERS[byte % LETTERS.length]).join('');

/** A name no other request will have. */
export const requestId = (): string => draw(20);

/** A key to a seat that nobody can guess: 32 letters of six bits. */
export const newToken = (): string => draw(32);

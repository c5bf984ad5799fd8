import { CODE_LENGTH, CODE_LETTERS, NAME_LENGTH } from '@reseau/protocol';

// As the server has them: joiners pass, because emoji and some scripts need them.
const READABLE = /^(?:[^\p{C}\p{Zl}\p{Zp}]|[\u200c\u200d])+$/u;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** What people type for a code, with the rest left out: small letters, spaces, a pasted link's end. */
export const tidyCode = (typed: string): string =>
  Array.from(typed.toUpperCase())
    .filter((letter) => CODE_LETTERS.includes(letter))
    .slice(0, CODE_LENGTH)
    .join('');

export const isCode = (code: string): boolean => code.length === CODE_LENGTH && tidyCode(code) === code;

/** The same test the server makes, before the question is sent. */
export function isName(typed: string): boolean {
  const name = typed.normalize('NFC').trim();
  const letters = [...new Intl.Segmenter().segment(name)].length;
  const fits = letters <= NAME_LENGTH && name.length <= NAME_LENGTH * 4;
  return fits && READABLE.test(name) && VISIBLE.test(name);
}

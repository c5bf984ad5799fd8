import { isLine, isReadable } from '@reseau/core';
import {
  CHAT_LENGTH,
  CODE_LENGTH,
  CODE_LETTERS,
  FORMER_RECOVERY_LENGTH,
  MOST_CODE_LENGTH,
  NAME_LENGTH,
  RECOVERY_LENGTH,
} from '@reseau/protocol';

const lettersOf = (typed: string, length: number): string =>
  Array.from(typed.normalize('NFKC').toUpperCase())
    .filter((letter) => CODE_LETTERS.includes(letter))
    .slice(0, length)
    .join('');

/** What people type for a code, with the rest left out: small letters, spaces, a pasted link's end. */
export const tidyCode = (typed: string): string => lettersOf(typed, MOST_CODE_LENGTH);

/** A recovery code as it was typed, however it was grouped: in groups of four, as it is shown. */
export const tidyRecovery = (typed: string): string => grouped(lettersOf(typed, RECOVERY_LENGTH));

/** Four letters at a time are read and copied without a slip. */
export const grouped = (recovery: string): string => recovery.replace(/(.{4})(?=.)/g, '$1 ');

/** Those of a former time are shorter. */
export const isRecovery = (typed: string): boolean =>
  [RECOVERY_LENGTH, FORMER_RECOVERY_LENGTH].includes(lettersOf(typed, RECOVERY_LENGTH).length);

export const isCode = (code: string): boolean => code.length >= CODE_LENGTH && tidyCode(code) === code;

/** The same test the server makes, before the question is sent. */
export function isName(typed: string): boolean {
  const name = typed.normalize('NFC').trim();
  const letters = [...new Intl.Segmenter().segment(name)].length;
  const fits = letters <= NAME_LENGTH && name.length <= NAME_LENGTH * 4;
  return fits && isReadable(name);
}

/** What was typed or pasted as one line of chat: what the server would not read is left out rather than sent. */
export function tidyLine(typed: string): string {
  const line = typed
    .normalize('NFC')
    .replace(/[\t\n\v\f\r\u0085\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/[\p{Cc}\p{Cs}\p{Co}\u202a-\u202e\u2066-\u2069]/gu, '')
    // No more marks on a letter than any script puts there.
    .replace(
      /((?:\p{M}[\p{Cf}\p{Default_Ignorable_Code_Point}]*){4})(?:[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}])+/gu,
      '$1',
    )
    .trim()
    .slice(0, CHAT_LENGTH)
    // Not half of a letter that is written with two units.
    .replace(/[\p{Cs}]/gu, '');
  return isLine(line) ? line : '';
}

import { randomInt } from 'node:crypto';
import { CODE_LENGTH, CODE_LETTERS } from '@reseau/protocol';

const letter = (): string => CODE_LETTERS[randomInt(CODE_LETTERS.length)] ?? '';

/** A vowel makes words, and some words are rude: codes have none at all but for this letter's sake. */
const RUDE = /FUCK|SHT|CNT|DCK|FCK|KKK|NZ|SEX|ASS|CUL|PUT|NGR|FAG|CUM|TIT|GAY/;

export function newCode(): string {
  for (;;) {
    const code = Array.from({ length: CODE_LENGTH }, letter).join('');
    if (!RUDE.test(code)) return code;
  }
}

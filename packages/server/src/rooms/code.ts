import { randomInt } from 'node:crypto';
import { CODE_LENGTH, CODE_LETTERS } from '@reseau/protocol';

/** Codes are read aloud: what would make somebody blush is drawn again. Letters that codes leave out need no entry. */
const RUDE = /FUCK|FCUK|CUNT|TWAT|SLUT|ARSE|ANUS|RAPE|DYKE|TURD|CRAP|DAMN|PEDE|ASS|CUL|CUM|FAG|GAY|KKK|NAZ|PUT|SEX/;

const letter = (): string => CODE_LETTERS[randomInt(CODE_LETTERS.length)] ?? '';

export function newCode(): string {
  for (;;) {
    const code = Array.from({ length: CODE_LENGTH }, letter).join('');
    if (!RUDE.test(code)) return code;
  }
}

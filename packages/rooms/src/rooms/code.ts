import { CODE_LENGTH, CODE_LETTERS } from '@reseau/protocol';
import { randomInt } from './hash.ts';

/** Codes are read aloud: what would make somebody blush is drawn again. Letters that codes leave out need no entry. */
const RUDE = /FUCK|FCUK|CUNT|TWAT|SLUT|ARSE|ANUS|RAPE|DYKE|TURD|CRAP|DAMN|PEDE|ASS|CUL|CUM|FAG|GAY|KKK|NAZ|PUT|SEX/;

const letter = (): string => CODE_LETTERS[randomInt(CODE_LETTERS.length)] ?? '';

/** The widest letters first: what has room for these has room for all. */
const WIDEST_FIRST = 'WMQNGHDCKUAVXYZTSRPBELFJ';

/** The codes that begin with this letter, always in the same order, from the widest on. */
export function codesFrom(first: string): () => string {
  let count = 0;
  return () => {
    const rest = [2, 1, 0].map((place) => WIDEST_FIRST[Math.floor(count / 24 ** place) % 24] ?? '');
    count += 1;
    return [first, ...rest].join('');
  };
}

/** As nobody can foresee it. */
export function newCode(): string {
  for (;;) {
    const code = Array.from({ length: CODE_LENGTH }, letter).join('');
    if (!RUDE.test(code)) return code;
  }
}

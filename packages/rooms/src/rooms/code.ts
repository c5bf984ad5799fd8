import { CODE_LENGTH, CODE_LETTERS, MOST_CODE_LENGTH } from '@reseau/protocol';
import { randomInt } from './hash.ts';

/** Codes are read aloud: what would make somebody blush is drawn again. Letters that codes leave out need no entry. */
const RUDE = /FUCK|FCUK|CUNT|TWAT|SLUT|ARSE|ANUS|RAPE|DYKE|TURD|CRAP|DAMN|PEDE|ASS|CUL|CUM|FAG|GAY|KKK|NAZ|PUT|SEX/;

const letter = (): string => CODE_LETTERS[randomInt(CODE_LETTERS.length)] ?? '';

/** The widest letters first: what has room for these has room for all. */
const WIDEST_FIRST = 'WMQNGHDCKUAVXYZTSRPBELFJ';

/** The codes that begin with this letter, always in the same order, from the widest on. */
export function codesFrom(first: string): (length?: number) => string {
  let count = 0;
  return (length = CODE_LENGTH) => {
    const places = Array.from({ length: length - 1 }, (_, at) => length - 2 - at);
    const rest = places.map((place) => WIDEST_FIRST[Math.floor(count / 24 ** place) % 24] ?? '');
    count += 1;
    return [first, ...rest].join('');
  };
}

/** One code in so many is in use, at most: whoever guesses hits next to none. */
const FREE = 50;

/** How long a new code is where so many rooms are kept. */
export function codeLengthFor(rooms: number): number {
  let length = CODE_LENGTH;
  while (length < MOST_CODE_LENGTH && rooms * FREE >= CODE_LETTERS.length ** length) length += 1;
  return length;
}

/** As nobody can foresee it. */
export function newCode(length: number): string {
  for (;;) {
    const code = Array.from({ length }, letter).join('');
    if (!RUDE.test(code)) return code;
  }
}

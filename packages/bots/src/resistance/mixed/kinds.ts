import { CHARACTERS, type Character } from '@reseau/games/resistance';

/** Characters as bits, in the order of CHARACTERS. */
export type Kinds = number;

const CODES: ReadonlyMap<Character, number> = new Map(CHARACTERS.map((character, code) => [character, code]));

export const codeOf = (character: Character): number => CODES.get(character) as number;

export const kindsOf = (characters: readonly Character[]): Kinds =>
  characters.reduce((bits, character) => bits | (1 << codeOf(character)), 0);

export const isOneOf = (kinds: Kinds, code: number): boolean => ((kinds >> code) & 1) === 1;

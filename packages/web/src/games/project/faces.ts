import { type Character, HOUSE_BOX, talentIn } from '@reseau/games/project';
import type { GameWords } from './i18n/en.ts';

/** The first two letters of the surname: no two of the ten share them. */
export const initialsOf = (character: Character): string => last(talentIn(HOUSE_BOX, character).name).slice(0, 2);

/** As the reader's language writes it. */
export const surnameOf = (character: Character, { characters }: GameWords): string => last(characters[character].name);

const last = (name: string): string => name.split(/[ ・]/).at(-1) ?? name;

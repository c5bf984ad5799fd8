import { en, type GameWords } from './en.ts';
export const fr: GameWords = en;

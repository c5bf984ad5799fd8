import { en, type GameWords } from './en.ts';
export const ja: GameWords = en;

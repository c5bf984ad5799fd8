import { scriptOf as ResistanceScriptOf, type Setup } from '@reseau/games/resistance';
import { sentences } from '../../words/sentences.ts';
import type { GameWords } from './i18n/game-words.ts';

/** The lines of the reveal at such a table, in the order in which they are read; one that says so where there is none. */
export const scriptOf = (seats: number, setup: Setup, script: GameWords['script']): readonly string[] =>
  ResistanceScriptOf(seats, setup).map((line) => sentences(...line.map((part) => script[part])));

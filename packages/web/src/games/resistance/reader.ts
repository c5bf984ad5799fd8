import type { Seat } from '@reseau/core';
import type { Known } from '@reseau/games/resistance';
import type { GameWords } from './i18n/game-words.ts';
import { nameOf } from './log-line.ts';

/** Whoever holds a Character card and reads what stands on it. */
export interface Reader {
  readonly options: object;
  readonly known: Known;
  readonly me: Seat;
  readonly names: readonly string[];
  readonly words: GameWords;
}

export const nameIn = ({ names }: Reader, seat: Seat): string => nameOf(names, seat);

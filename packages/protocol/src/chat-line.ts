import type { Phrase } from '@reseau/core';
import type { GameId } from '@reseau/games';

interface Line {
  readonly member: string;
  readonly name: string;
  readonly at: number;
}

/** What somebody wrote. */
export interface WrittenLine extends Line {
  readonly text: string;
  readonly phrase?: undefined;
}

/** What somebody said without words. */
export interface PhraseLine extends Line {
  readonly game: GameId;
  readonly phrase: Phrase;
  /** Whom it is about, as they were called then. */
  readonly called: readonly string[];
  readonly text?: undefined;
}

export type ChatLine = WrittenLine | PhraseLine;

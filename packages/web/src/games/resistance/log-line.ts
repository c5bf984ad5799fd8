import type { Seat } from '@reseau/core';
import type { Entry } from '../../session/telling.ts';
import type { GameWords } from './i18n/game-words.ts';

/** A line of the log, told in whatever language is open when it is read. */
export type LogLine = Pick<Entry, 'tone' | 'late'> & {
  tell(words: GameWords, names: readonly string[], me?: Seat): string;
};

/** With the fact that it tells. */
export type FactLine = LogLine & Pick<Entry, 'fact'>;

export type NameOf = (seat: Seat) => string;

export const nameOf = (names: readonly string[], seat: Seat): string => names[seat] ?? `${seat + 1}`;

/** Makes the lines of a module from its own words. */
export const linesFrom =
  <W>(own: (words: GameWords) => W) =>
  (line: (own: W, name: NameOf, words: GameWords) => string, tone: Entry['tone'] = 'plain'): LogLine => ({
    tone,
    tell: (words, names) => line(own(words), (seat) => nameOf(names, seat), words),
  });

import { entryReader } from '@reseau/core';
import { FACTS } from './read-facts.ts';
import { MOVES } from './read-moves.ts';
import { MOST_SEATS } from './read-parts.ts';

/** Reads what was stored of a match. */
export const readEntry = entryReader({ seats: MOST_SEATS, facts: [FACTS], moves: MOVES });

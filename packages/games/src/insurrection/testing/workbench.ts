import { cardSet } from '../cards/card-set.ts';
import { readCards } from '../cards/read.ts';
import type { CardFile } from '../cards/vocabulary.ts';
import raw from './workbench.json' with { type: 'json' };

function known(): CardFile {
  const read = readCards(raw);
  if (!read.ok) throw new Error(read.problems.map(({ path, says }) => `${path} ${says}`).join('\n'));
  return read.file;
}

/** A box of cards for tests of the rules: it stays as it is when the cards of the house are tuned. */
export const WORKBENCH: CardFile = known();
export const WORKBENCH_SET = cardSet(WORKBENCH);

import { sideOf } from '@reseau/games/resistance';
import type { Reader } from '../../reader.ts';
import { rulesFor } from '../../view.ts';
import { own } from './words.ts';

/** Whether a Commander was shown every spy; which they are is on the line before. */
export function unseen({ known, me, options, words }: Reader, isOld: boolean): readonly string[] {
  if (known.secret.characters[me] !== 'commander') return [];
  const { notes } = own(words);
  const { deck } = rulesFor(known.table.seats, options).game;
  const spies = deck.filter((one) => sideOf(one) === 'spy').length;
  const shown = known.secret.recognised.filter(({ line }) => line === 'commander').flatMap(({ about }) => about);
  const hidden = spies - shown.length;
  if (hidden > 0) return [notes.hiddenSpies(hidden)];
  // Somebody else may have become one.
  return isOld ? [] : [notes.allSpies];
}

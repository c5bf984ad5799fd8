import type { Character, Side } from '@reseau/games/resistance';
import { language } from '../../words/catalogue.svelte.ts';
import { sentences } from '../../words/sentences.ts';
import type { GameWords } from './i18n/game-words.ts';
import { notesOf } from './knowledge.ts';
import { rulesAt, type View } from './view.ts';

/** My Character card, what I know besides, and both as they are read to me. */
interface OwnCard {
  readonly character: Character;
  readonly notes: readonly string[];
  /** The side that I play for now. */
  readonly side: Side | undefined;
  readonly spoken: string;
}

/** Nothing for those who only watch. */
export function ownCard(view: View, words: GameWords): OwnCard | undefined {
  const { me, known, sight } = view;
  const character = me === undefined ? undefined : known.secret.characters[me];
  if (me === undefined || character === undefined) return undefined;
  const notes = notesOf({ options: sight.options, known, me, names: sight.names, words });
  const side = rulesAt(view).sideNow(known, me);
  const { name, how } = words.characters[character];
  const serves = side === 'spy' ? words.card.isSpy : words.card.isResistance;
  return { character, notes, side, spoken: sentences(serves, `${name}${language.colon}${how}`, ...notes) };
}

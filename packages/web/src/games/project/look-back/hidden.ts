import { CITIES, DECKS } from '@reseau/games/project';
import type { HiddenPart, Past } from '../../../session/look-back.ts';
import { numbered } from '../cities.ts';
import { knownIn } from '../narrowed.ts';
import { cardName } from '../say.ts';
import { game } from '../words.ts';
import { lookBackWords } from './words.ts';

/** So many of the next cards of a deck. */
const NEXT = 3;

/** What lay on top of the decks and under the tokens. No seat has secrets of its own in this game. */
export function hidden({ moments }: Past, at: number): readonly HiddenPart[] {
  const moment = moments[at];
  if (moment === undefined) return [];
  const w = lookBackWords.words;
  const { table, secret } = knownIn(moment.all);
  const decks = DECKS.flatMap((deck) => {
    const cards = secret.decks[deck].slice(0, NEXT).map((card) => cardName(card, game.words));
    return cards.length === 0 ? [] : [w.deck(game.words.decks.names[deck], cards)];
  });
  const tokens = CITIES.flatMap((city) => {
    const under = secret.tokens[city];
    if (table.tokens[city] !== 'hidden' || under === undefined) return [];
    return [w.token(numbered(city, game.words), under === 'blank' ? w.nobody : game.words.allies[under])];
  });
  return [
    { title: w.decks, lines: decks },
    { title: w.tokens, lines: tokens },
  ].filter((part) => part.lines.length > 0);
}

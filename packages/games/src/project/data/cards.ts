import type { BoxFile } from '../box.ts';
import { CLUES, HEROICS, PARTS, UPGRADES } from '../vocabulary.ts';

const copies = <C>(cards: readonly C[], count: number): readonly (readonly [C, number])[] =>
  cards.map((card) => [card, count] as const);

export const DECKS: BoxFile['decks'] = {
  clue: [...copies(CLUES, 3), ['fail', 14]],
  heroic: [...copies(HEROICS, 5), ['fail', 10]],
  object: [...copies(PARTS, 10), ...copies(UPGRADES, 2), ['fail', 14]],
};

import type { resistance } from '@reseau/games';
import type { MarkName } from './art/marks.ts';
import { setupOf, type View } from './view.ts';

const INKS: Readonly<Record<resistance.Card, 'blue' | 'red' | 'ink'>> = {
  success: 'blue',
  fail: 'red',
  reverse: 'ink',
  rogueSuccess: 'blue',
  chiefFail: 'red',
};

export interface HandCard {
  readonly value: resistance.Card;
  readonly mark: MarkName;
  readonly ink: 'blue' | 'red' | 'ink';
}

/** Every card that somebody at this table may hold. Everybody is shown all of them, and may touch all. */
export function handOf(view: View): readonly HandCard[] {
  const { modules, extras } = setupOf(view.sight);
  const cards: readonly resistance.Card[] = [
    'success',
    ...(extras.includes('resistanceRogue') ? (['rogueSuccess'] as const) : []),
    ...(modules.includes('reverser') ? (['reverse'] as const) : []),
    'fail',
    ...(modules.includes('hunter') && view.table.seats >= 7 ? (['chiefFail'] as const) : []),
  ];
  return cards.map((value) => ({ value, mark: value, ink: INKS[value] }));
}

export const mayLay = (view: View, card: resistance.Card): boolean =>
  view.options.some((option) => option.type === 'play' && option.card.one.includes(card));

import type { Card, Character } from '@reseau/games/resistance';
import type { MarkName } from './art/marks.ts';
import { cornersOf } from './corners.ts';
import type { GameWords } from './i18n/en.ts';
import { setupOf, standingProposal, type View } from './view.ts';

const INKS: Readonly<Record<Card, 'blue' | 'red' | 'ink'>> = {
  success: 'blue',
  fail: 'red',
  reverse: 'ink',
  rogueSuccess: 'blue',
  chiefFail: 'red',
};

export interface HandCard {
  readonly value: Card;
  readonly mark: MarkName;
  readonly ink: 'blue' | 'red' | 'ink';
}

/** Every card that somebody at this table may hold. Everybody is shown all of them, and may touch all. */
export function handOf(view: View): readonly HandCard[] {
  const { modules, extras } = setupOf(view.sight);
  const cards: readonly Card[] = [
    'success',
    ...(extras.includes('resistanceRogue') ? (['rogueSuccess'] as const) : []),
    ...(modules.includes('reverser') ? (['reverse'] as const) : []),
    'fail',
    ...(modules.includes('hunter') && view.table.seats >= 7 ? (['chiefFail'] as const) : []),
  ];
  return cards.map((value) => ({ value, mark: value, ink: INKS[value] }));
}

const mayLay = ({ options }: Pick<View, 'options'>, card: Card): boolean =>
  options.some((option) => option.type === 'play' && option.card.one.includes(card));

/** Spies who have no Fail, and what they have instead. */
const INSTEAD: Partial<Record<Character, 'spyReverser' | 'spyChief'>> = {
  spyReverser: 'spyReverser',
  spyChief: 'spyChief',
};

/** Why this seat cannot lay a card, if it cannot. */
export function obstacleTo(
  view: Pick<View, 'options' | 'known' | 'me'>,
  card: Card,
  { cards, noFail }: GameWords,
): string | undefined {
  if (mayLay(view, card)) return undefined;
  const character = view.me === undefined ? undefined : view.known.secret.characters[view.me];
  const instead = card === 'fail' && character !== undefined ? INSTEAD[character] : undefined;
  return instead === undefined ? cards[card].how : noFail[instead];
}

/** What is said to whoever lays a card: one in the spotlight is laid for all to see. */
export function layingWords({ me, table }: Pick<View, 'me' | 'table'>, { play }: GameWords): GameWords['play'] {
  const mission = standingProposal(table)?.mission;
  const isSpotlit = me !== undefined && mission !== undefined && cornersOf(table).plot?.spotlit[mission] === me;
  return isSpotlit ? { ...play, ...play.faceUp } : play;
}

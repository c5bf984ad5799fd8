import type { Card } from '@reseau/games/resistance';
import type { MarkName } from './art/marks.ts';
import type { Ink } from './art/module-art.ts';
import { MODULE_LIST } from './catalogue.ts';
import { CARD_INKS } from './emblems.ts';
import type { GameWords } from './i18n/game-words.ts';
import { rulesAt, standingProposal, type View } from './view.ts';

export interface HandCard {
  readonly value: Card;
  readonly mark: MarkName;
  readonly ink: Ink;
}

/** From success to failure. */
const BY_INK: readonly Ink[] = ['blue', 'ink', 'red'];

/** Every card that somebody at this table may hold. Everybody is shown all of them, and may touch all. */
export function handOf(view: View): readonly HandCard[] {
  const { cards } = rulesAt(view);
  return BY_INK.flatMap((ink) =>
    cards.filter((card) => CARD_INKS[card] === ink).map((value) => ({ value, mark: value, ink })),
  );
}

const mayLay = ({ options }: Pick<View, 'options'>, card: Card): boolean =>
  options.some((option) => option.type === 'play' && option.card.one.includes(card));

/** Why this seat cannot lay a card, if it cannot. */
export function obstacleTo(
  view: Pick<View, 'options' | 'known' | 'me'>,
  card: Card,
  { cards, noFail }: GameWords,
): string | undefined {
  if (mayLay(view, card)) return undefined;
  const character = view.me === undefined ? undefined : view.known.secret.characters[view.me];
  // Spies who have something else instead.
  const instead = card === 'fail' && character !== undefined ? noFail[character] : undefined;
  return instead ?? cards[card].how;
}

/** What is said to whoever lays a card: some lay it for all to see. */
export function layingWords({ me, table }: Pick<View, 'me' | 'table'>, words: GameWords): GameWords['play'] {
  const mission = standingProposal(table)?.mission;
  if (me === undefined || mission === undefined) return words.play;
  const changed = MODULE_LIST.map(({ laying }) => laying?.(table, mission, me, words));
  return Object.assign({}, words.play, ...changed);
}

import { type Card, infoOf } from '@reseau/games/insurrection';
import { sorted, type View, worthInHand } from './view.ts';

/** By what a hand can be sorted at once. */
export const SORTS = ['kind', 'initiative', 'worth'] as const;
export type Sort = (typeof SORTS)[number];

/** A hand as its owner holds it: a card that came since is on the right. */
export function held(hand: readonly Card[], order: readonly Card[]): readonly Card[] {
  const place = (card: Card): number => (order.includes(card) ? order.indexOf(card) : order.length);
  return hand.toSorted((a, b) => place(a) - place(b));
}

/** The card at one place goes to another; the others close up. */
export function moved(hand: readonly Card[], from: number, to: number): readonly Card[] {
  const card = hand[from];
  return card === undefined ? hand : hand.toSpliced(from, 1).toSpliced(to, 0, card);
}

type Standing = Pick<View, 'known' | 'table' | 'set' | 'me'>;

/** The same cards, the most on the left; copies lie together. */
export function sortedBy(view: Standing, hand: readonly Card[], sort: Sort): readonly Card[] {
  const { set, me } = view;
  const alike = sorted(set, hand);
  if (sort === 'kind' || me === undefined) return alike;
  if (sort === 'initiative') return alike.toSorted((a, b) => infoOf(set, b).initiative - infoOf(set, a).initiative);
  const worth = new Map(
    alike.map((card) => {
      const { good, evil } = worthInHand(view, me, card);
      return [card, good + evil];
    }),
  );
  return alike.toSorted((a, b) => (worth.get(b) ?? 0) - (worth.get(a) ?? 0));
}

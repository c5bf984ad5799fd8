import { type CardInfo, type CardSet, infoOf, type Names, type Printed } from '@reseau/games/insurrection';

/** Which cards of the box are looked through. */
export const FILTERS = ['all', 'people', 'leaders', 'marked', 'acting'] as const;
export type Filter = (typeof FILTERS)[number];

export const ORDERS = ['box', 'name', 'initiative'] as const;
export type Order = (typeof ORDERS)[number];

const IS_SHOWN: Readonly<Record<Filter, (info: CardInfo) => boolean>> = {
  all: () => true,
  people: ({ pile }) => pile === 'people',
  leaders: ({ pile }) => pile === 'leaders',
  marked: ({ marks }) => marks > 0,
  acting: ({ printed }) => printed.effects.length > 0 || printed.end !== undefined,
};

/** One card of each kind: its first copy. */
function kindsOf(set: CardSet): readonly CardInfo[] {
  const first = new Map<Printed, CardInfo>();
  for (const card of [...set.people, ...set.leaders]) {
    const info = infoOf(set, card);
    if (!first.has(info.printed)) first.set(info.printed, info);
  }
  return [...first.values()];
}

/** What acts first comes first, as in a round. */
const fastest = ({ printed }: CardInfo): number => Math.max(...printed.initiatives);

/** The kinds of cards in a box, whoever may hold them now: the box is the same for all. */
export function cardsInBox(
  set: CardSet,
  filter: Filter,
  order: Order,
  named: (names: Names) => string,
): readonly CardInfo[] {
  const shown = kindsOf(set).filter(IS_SHOWN[filter]);
  switch (order) {
    case 'box':
      return shown;
    case 'name':
      return shown.toSorted((a, b) => named(a.printed.names).localeCompare(named(b.printed.names)));
    case 'initiative':
      return shown.toSorted((a, b) => fastest(b) - fastest(a));
  }
}

/** How many cards these kinds are in all. */
export const copiesIn = (kinds: readonly CardInfo[]): number =>
  kinds.reduce((sum, { printed }) => sum + printed.initiatives.length, 0);

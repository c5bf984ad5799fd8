import { cardSet, HOUSE, HOUSE_SET } from '@reseau/games/insurrection';
import { describe, expect, test } from 'vitest';
import { cardsInBox, copiesIn, FILTERS, ORDERS } from './box.ts';

const english = ({ en }: { readonly en: string }): string => en;
const idsOf = (filter: (typeof FILTERS)[number], order: (typeof ORDERS)[number]) =>
  cardsInBox(HOUSE_SET, filter, order, english).map(({ printed }) => printed.id);

describe('the cards of the box', () => {
  test('[IC1] are all there, each kind once', () => {
    const all = cardsInBox(HOUSE_SET, 'all', 'box', english);
    expect(all.map(({ printed }) => printed)).toEqual(HOUSE_SET.kinds);
    expect(copiesIn(all)).toBe(84);
    expect(copiesIn(cardsInBox(HOUSE_SET, 'leaders', 'box', english))).toBe(14);
  });

  test.each(FILTERS)('“%s” are the same cards in every order', (filter) => {
    const [first, ...others] = ORDERS.map((order) => idsOf(filter, order).toSorted());
    expect(first?.length).toBeGreaterThan(0);
    for (const other of others) expect(other).toEqual(first);
  });

  test('filters tell what is printed', () => {
    expect(cardsInBox(HOUSE_SET, 'marked', 'box', english).every(({ marks }) => marks > 0)).toBe(true);
    expect(idsOf('people', 'box').length + idsOf('leaders', 'box').length).toBe(idsOf('all', 'box').length);
    expect(idsOf('acting', 'box')).toContain('liohra');
  });

  test('by initiative, what acts first comes first; by name, as a dictionary has it', () => {
    const initiatives = cardsInBox(HOUSE_SET, 'all', 'initiative', english).map(({ printed }) =>
      Math.max(...printed.initiatives),
    );
    expect(initiatives).toEqual(initiatives.toSorted((a, b) => b - a));
    const names = cardsInBox(HOUSE_SET, 'all', 'name', english).map(({ printed }) => printed.names.en);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b)));
  });

  test('[IC6] another card file is another box', () => {
    const set = cardSet({ ...HOUSE, people: HOUSE.people.slice(0, 4) });
    expect(cardsInBox(set, 'people', 'box', english)).toHaveLength(4);
  });
});

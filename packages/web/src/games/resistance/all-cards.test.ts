import { CHARACTERS } from '@reseau/games/resistance';
import { describe, expect, test } from 'vitest';
import { allCards } from './all-cards.ts';
import { en } from './words.en.ts';

const rows = (setup?: Parameters<typeof allCards>[1]) => allCards(en, setup).flatMap((group) => group.rows);

describe('the cards of The Resistance', () => {
  test('every Character is among them, once', () => {
    const found = rows().flatMap(({ character }) => character ?? []);
    expect(found.toSorted()).toEqual([...CHARACTERS].toSorted());
  });

  test('those that a table plays with are marked, and none where there is no table', () => {
    expect(rows().filter(({ inPlay }) => inPlay)).toEqual([]);
    const marked = rows({ modules: ['assassin'], extras: ['bodyGuard'] }).filter(({ inPlay }) => inPlay);
    expect(marked.map(({ name }) => name)).toEqual(['Resistance', 'Spy', 'Commander', 'Assassin', 'Body Guard']);
  });

  test('so are all the plot cards', () => {
    const marked = rows({ modules: ['plot'], extras: [] }).filter(
      ({ inPlay, character }) => inPlay && character === undefined,
    );
    expect(marked.length).toBe(9);
  });
});

import { HOUSE_SET } from '@reseau/games/insurrection';
import { expect, test } from 'vitest';
import { hyphenated, nameOnCard } from './hyphens.ts';

/** As many letters as a card of a thumb's width has room for. */
const ROOM = 8;

test.each(['en', 'fr'] as const)('every long word on a card of the server can be broken, in %s', (language) => {
  const words = HOUSE_SET.kinds.flatMap(({ names }) => names[language].match(/\p{L}+/gu) ?? []);
  const long = [...new Set(words)].filter((word) => word.length > ROOM);
  expect(long.length).toBeGreaterThan(5);
  expect(long.filter((word) => hyphenated(word) === word)).toEqual([]);
});

test('nothing but the breaks is added', () => {
  expect(hyphenated('Draxen, le Collectionneur')).toBe('Draxen, le Col\u00ADlec\u00ADtion\u00ADneur');
  expect(hyphenated('取り替えのリオラ')).toBe('取り替えのリオラ');
});

test.each([
  ['蒐集家ドラクセン', '蒐集家|ドラクセン'],
  ['群れの主フェンリズ', '群れの|主|フェンリズ'],
  ['血の伯爵夫人', '血の|伯爵夫人'],
  ['ゴブリン', 'ゴブリン'],
  ['Blood Countess', 'Blood Countess'],
])('the lines of %s', (name, parts) => {
  expect(nameOnCard(name).replaceAll('\u200B', '|')).toBe(parts);
});

import { expect, test } from 'vitest';
import { en } from './i18n/en.ts';
import { fr } from './i18n/fr.ts';
import { ja } from './i18n/ja.ts';

test('every city has a Japanese name of its own', () => {
  expect(ja.cities.filter((name) => !/^[ァ-ヶー]+$/u.test(name))).toEqual([]);
  expect(new Set(ja.cities).size).toBe(en.cities.length);
});

test('a city bears the same name in English, French and, by its sound, Japanese', () => {
  const [norwenn, aurelac] = ['Norwenn', 'Aurelac'].map((name) => en.cities.indexOf(name));
  expect(fr.cities).toEqual(en.cities);
  expect(ja.cities[norwenn as number]).toBe('ノーウェン');
  expect(ja.cities[aurelac as number]).toBe('オーレラック');
});

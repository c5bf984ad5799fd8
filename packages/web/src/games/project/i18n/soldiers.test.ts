import { expect, test } from 'vitest';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { ja } from './ja.ts';

const ARMIES = [
  ['English', en, 'hardened'],
  ['French', fr, 'irréductible'],
  ['Japanese', ja, '精鋭兵'],
] as const;

test.each(ARMIES)('%s has one name for soldiers that stay for good', (_, words, name) => {
  const told = [
    words.city.blacks(2),
    words.status.blacks(2),
    words.options.level(3, 14),
    words.army.tipped('Kaldvik', 2),
    words.army.summary(1, 31, 14),
    words.log.ended.islandLost,
    words.help.key.black,
  ];
  expect(told.filter((text) => !text.toLowerCase().includes(name))).toEqual([]);
});

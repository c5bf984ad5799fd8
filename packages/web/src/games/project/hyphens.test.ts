import { expect, test } from 'vitest';
import { hyphenated } from './hyphens.ts';
import { en } from './i18n/en.ts';
import { fr } from './i18n/fr.ts';

/** As many letters as there is room for on the narrowest phone: on one of three cards, and on one of two labels. */
const ROOM = { items: 8, skills: 11 } as const;
const longer = (named: Readonly<Record<string, { readonly name: string }>>, room: number): readonly string[] =>
  Object.values(named)
    .flatMap(({ name }) => name.match(/\p{L}+/gu) ?? [])
    .filter((word) => word.length > room);

test.each([
  ['en', en],
  ['fr', fr],
] as const)('every long word among the objects and skills can be broken, in %s', (_language, { items, skills }) => {
  const long = [...longer(items, ROOM.items), ...longer(skills, ROOM.skills)];
  expect(long.length).toBeGreaterThan(3);
  expect(long.filter((word) => hyphenated(word) === word)).toEqual([]);
});

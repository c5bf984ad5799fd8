import { type Rulebook, readRulebook, rulesOf, spansOf } from '@reseau/games';
import { HOUSE } from '@reseau/games/insurrection';
import insurrectionFr from '@reseau/games/insurrection/SPEC.fr.md?raw';
import insurrectionJa from '@reseau/games/insurrection/SPEC.ja.md?raw';
import insurrectionEn from '@reseau/games/insurrection/SPEC.md?raw';
import projectFr from '@reseau/games/project/SPEC.fr.md?raw';
import projectJa from '@reseau/games/project/SPEC.ja.md?raw';
import projectEn from '@reseau/games/project/SPEC.md?raw';
import resistanceFr from '@reseau/games/resistance/SPEC.fr.md?raw';
import resistanceJa from '@reseau/games/resistance/SPEC.ja.md?raw';
import resistanceEn from '@reseau/games/resistance/SPEC.md?raw';
import { describe, expect, test } from 'vitest';
import { en as islandEn } from '../games/project/i18n/en.ts';
import { fr as islandFr } from '../games/project/i18n/fr.ts';
import { ja as islandJa } from '../games/project/i18n/ja.ts';
import { en } from '../games/resistance/words.en.ts';
import { fr } from '../games/resistance/words.fr.ts';
import { ja } from '../games/resistance/words.ja.ts';
import { fold } from './fold.ts';

/** All that a book says, without case: a name may begin a sentence. */
const said = (spec: string): string => {
  const book: Rulebook = readRulebook(spec);
  const plain = (text: string) =>
    spansOf(text)
      .map((span) => span.text)
      .join('');
  const told = rulesOf(book).flatMap(({ text, table }) => [
    plain(text),
    ...(table === undefined ? [] : [table.head, ...table.rows].flat()),
  ]);
  return fold([...book.chapters.map(({ title }) => title), ...told].join('\n')).text;
};

const lacking = (spec: string, names: readonly string[]): readonly string[] => {
  const told = said(spec);
  return names.filter((name) => !told.includes(fold(name).text));
};

const names = (words: Readonly<Record<string, { readonly name: string }>>): readonly string[] =>
  Object.values(words).map(({ name }) => name);

describe('the rules call things by the names on the screen', () => {
  test.each([
    ['en', resistanceEn, en],
    ['fr', resistanceFr, fr],
    ['ja', resistanceJa, ja],
  ] as const)('The Resistance in %s: modules, Characters, mission cards', (_language, spec, words) => {
    expect(lacking(spec, [...names(words.modules), ...names(words.characters), ...names(words.cards)])).toEqual([]);
    const chapters = readRulebook(spec).chapters.map(({ title }) => fold(title).text);
    expect(names(words.modules).filter((name) => !chapters.includes(fold(name).text))).toEqual([]);
  });

  test.each([
    ['en', insurrectionEn],
    ['fr', insurrectionFr],
    ['ja', insurrectionJa],
  ] as const)('Insurrection in %s: locations', (language, spec) => {
    const { fortress, keep, locations } = HOUSE;
    expect(
      lacking(
        spec,
        [fortress, keep, ...locations].map((place) => place.names[language]),
      ),
    ).toEqual([]);
  });

  test.each([
    ['en', projectEn, islandEn],
    ['fr', projectFr, islandFr],
    ['ja', projectJa, islandJa],
  ] as const)('Project: Resistance in %s: actions, cards, skills, objects, people', (_language, spec, words) => {
    const { bomb, explosive: _, detonator: __, timer: ___, ...upgrades } = words.items;
    const surnames = names(words.characters).map((name) => name.split(/[ ・]/).at(-1) ?? '');
    const wanted = [...names(words.heroics), ...names(upgrades), ...names(words.skills), bomb.name, ...surnames];
    expect(lacking(spec, wanted)).toEqual([]);
    expect(lacking(spec, Object.values(words.difficulties))).toEqual([]);
  });
});

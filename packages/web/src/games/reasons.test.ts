import { REASONS as INSURRECTION } from '@reseau/games/insurrection';
import { REASONS as PROJECT } from '@reseau/games/project';
import { REASONS as RESISTANCE } from '@reseau/games/resistance';
import { describe, expect, test } from 'vitest';
import { en as insurrectionEn } from './insurrection/i18n/en.ts';
import { fr as insurrectionFr } from './insurrection/i18n/fr.ts';
import { ja as insurrectionJa } from './insurrection/i18n/ja.ts';
import { en as projectEn } from './project/i18n/en.ts';
import { fr as projectFr } from './project/i18n/fr.ts';
import { ja as projectJa } from './project/i18n/ja.ts';
import { en as resistanceEn } from './resistance/words.en.ts';
import { fr as resistanceFr } from './resistance/words.fr.ts';
import { ja as resistanceJa } from './resistance/words.ja.ts';

type Reasons = Readonly<Record<string, string>>;

// A step of the rules can give no reason that is not in the list of its game: it would not compile.
describe.each<[game: string, codes: readonly string[], words: Readonly<Record<string, { readonly reasons: Reasons }>>]>(
  [
    ['resistance', RESISTANCE, { en: resistanceEn, fr: resistanceFr, ja: resistanceJa }],
    ['insurrection', INSURRECTION, { en: insurrectionEn, fr: insurrectionFr, ja: insurrectionJa }],
    ['project', PROJECT, { en: projectEn, fr: projectFr, ja: projectJa }],
  ],
)('refusals of %s', (_game, codes, words) => {
  test.each(Object.keys(words))('every code has words in %s, and no words lack a code', (language) => {
    const reasons = words[language]?.reasons ?? {};
    const without = codes.filter((code) => (reasons[code] ?? '').trim() === '');
    expect(without.map((code) => `${code}: no words in ${language}`)).toEqual([]);
    const idle = Object.keys(reasons).filter((code) => !codes.includes(code));
    expect(idle.map((code) => `${code}: words in ${language}, but no such refusal`)).toEqual([]);
  });
});

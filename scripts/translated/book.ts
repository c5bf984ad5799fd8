import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Rulebook, readRulebook, sectionsOf } from '@reseau/games';
import { ROOT } from '../stage.ts';

export const TRANSLATIONS = ['fr', 'ja'] as const;
export type Translation = (typeof TRANSLATIONS)[number];

/** By the number of a rule, or by that of the first rule under a heading: what its English was when it was translated. */
export type Fingerprints = Readonly<Record<string, string>>;
export type Translated = Readonly<Record<Translation, Fingerprints>>;

const folder = (game: string): string => join(ROOT, 'packages/games/src', game);

export const bookOf = (game: string, language: Translation | 'en'): Rulebook =>
  readRulebook(readFileSync(join(folder(game), language === 'en' ? 'SPEC.md' : `SPEC.${language}.md`), 'utf8'));

export const recordPath = (game: string): string => join(folder(game), 'translated.json');

export const recordOf = (game: string): Translated => JSON.parse(readFileSync(recordPath(game), 'utf8')) as Translated;

const short = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8);

/** Everything that is translated by itself: headings with what stands under them, and rules with their tables. */
export function fingerprintsOf(book: Rulebook): Fingerprints {
  const units = book.chapters
    .flatMap(sectionsOf)
    .flatMap(({ title, lead, rules }, index) => [
      [`heading ${rules[0]?.number ?? index}`, short([title, ...lead].join('\n'))] as const,
      ...rules.map(({ number, text, table }) => [number, short(JSON.stringify([text, table ?? '']))] as const),
    ]);
  return Object.fromEntries(units);
}

/** What has changed in English since it was translated, or is new, or is gone. */
export function staleIn(now: Fingerprints, then: Fingerprints): readonly string[] {
  const units = new Set([...Object.keys(now), ...Object.keys(then)]);
  return [...units].filter((unit) => now[unit] !== then[unit]);
}

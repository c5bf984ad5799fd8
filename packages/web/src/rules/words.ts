import { LateCatalogue } from '../words/late-catalogue.ts';
import type { Tongue } from './tongues/tongue.ts';
import type { RulesWords } from './words/en.ts';

/** The words around the rules. */
export const around = new LateCatalogue<RulesWords>('the rules', {
  en: async () => (await import('./words/en.ts')).en,
  fr: async () => (await import('./words/fr.ts')).fr,
  ja: async () => (await import('./words/ja.ts')).ja,
});

/** How things are looked for in the reader's language. */
export const searching = new LateCatalogue<Tongue>('the search in the rules', {
  en: async () => (await import('./tongues/en.ts')).en,
  fr: async () => (await import('./tongues/fr.ts')).fr,
  ja: async () => (await import('./tongues/ja.ts')).ja,
});

/** Before their first page. */
export const openRulesWords = async (): Promise<void> => void (await Promise.all([around.open(), searching.open()]));

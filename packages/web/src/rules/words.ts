import { LateCatalogue } from '../words/late-catalogue.ts';
import type { RulesWords } from './words/en.ts';

/** The words around the rules. */
export const around = new LateCatalogue<RulesWords>('the rules', {
  en: async () => (await import('./words/en.ts')).en,
  fr: async () => (await import('./words/fr.ts')).fr,
  ja: async () => (await import('./words/ja.ts')).ja,
});

/** Before their first page. */
export const openRulesWords = (): Promise<void> => around.open();

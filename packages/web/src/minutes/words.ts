import { LateCatalogue } from '../words/late-catalogue.ts';
import type { MinutesPageWords } from './words/en.ts';

/** The words around the minutes. */
export const minutes = new LateCatalogue<MinutesPageWords>('minutes', {
  en: async () => (await import('./words/en.ts')).en,
  fr: async () => (await import('./words/fr.ts')).fr,
  ja: async () => (await import('./words/ja.ts')).ja,
});

/** Before their first page. */
export const openMinutesWords = (): Promise<void> => minutes.open();

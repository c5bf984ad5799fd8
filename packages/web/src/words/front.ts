import type { FrontWords } from './front/en.ts';
import { LateCatalogue } from './late-catalogue.ts';

/** The words of the start page and of the door: all that the first load needs. */
export const front = new LateCatalogue<FrontWords>('the front', {
  en: async () => (await import('./front/en.ts')).front,
  fr: async () => (await import('./front/fr.ts')).front,
  ja: async () => (await import('./front/ja.ts')).front,
});

/** Nothing is shown before. */
export const openFrontWords = (): Promise<void> => front.open();

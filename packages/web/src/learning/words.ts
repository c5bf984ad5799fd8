import { LateCatalogue } from '../words/late-catalogue.ts';
import type { LearningWords } from './words/en.ts';

/** The words of guided games. */
export const learning = new LateCatalogue<LearningWords>('guided games', {
  en: async () => (await import('./words/en.ts')).en,
  fr: async () => (await import('./words/fr.ts')).fr,
  ja: async () => (await import('./words/ja.ts')).ja,
});

/** Before the first page of them. */
export const openLearningWords = (): Promise<void> => learning.open();

import { type Catalogue, openCatalogue } from '../words/catalogue.svelte.ts';
import type { LearningWords } from './words/en.ts';

let catalogue: Catalogue<LearningWords> | undefined;

/** Opens the words of guided games, before the first page of them. */
export async function openLearningWords(): Promise<void> {
  catalogue ??= await openCatalogue<LearningWords>({
    en: async () => (await import('./words/en.ts')).en,
    fr: async () => (await import('./words/fr.ts')).fr,
    ja: async () => (await import('./words/ja.ts')).ja,
  });
}

/** In the reader's language. */
export const learning = {
  get words(): LearningWords {
    if (catalogue === undefined) throw new Error('words: the catalogue of guided games is not open yet');
    return catalogue.words;
  },
};

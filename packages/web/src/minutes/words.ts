import { type Catalogue, openCatalogue } from '../words/catalogue.svelte.ts';
import type { MinutesPageWords } from './words/en.ts';

let catalogue: Catalogue<MinutesPageWords> | undefined;

/** Opens the words around the minutes, before their first page. */
export async function openMinutesWords(): Promise<void> {
  catalogue ??= await openCatalogue<MinutesPageWords>({
    en: async () => (await import('./words/en.ts')).en,
    fr: async () => (await import('./words/fr.ts')).fr,
    ja: async () => (await import('./words/ja.ts')).ja,
  });
}

/** In the reader's language. */
export const minutes = {
  get words(): MinutesPageWords {
    if (catalogue === undefined) throw new Error('words: the catalogue of minutes is not open yet');
    return catalogue.words;
  },
};

import { type Catalogue, openCatalogue } from '../words/catalogue.svelte.ts';
import type { ReplayWords } from './words/en.ts';

let catalogue: Catalogue<ReplayWords> | undefined;

/** Opens the words of looking back, before its first page. */
export async function openReplayWords(): Promise<void> {
  catalogue ??= await openCatalogue<ReplayWords>({
    en: async () => (await import('./words/en.ts')).en,
    fr: async () => (await import('./words/fr.ts')).fr,
    ja: async () => (await import('./words/ja.ts')).ja,
  });
}

/** In the reader's language. */
export const replay = {
  get words(): ReplayWords {
    if (catalogue === undefined) throw new Error('words: the catalogue of looking back is not open yet');
    return catalogue.words;
  },
};

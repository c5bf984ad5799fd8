import { type Book, openBook } from './book.svelte.ts';
import type { Words } from './en.ts';

let book: Book<Words> | undefined;

/** Opens the house's own catalogue; nothing is shown before. */
export async function openHouse(): Promise<void> {
  book ??= await openBook<Words>({
    en: async () => (await import('./en.ts')).en,
    fr: async () => (await import('./fr.ts')).fr,
    ja: async () => (await import('./ja.ts')).ja,
  });
}

/** The house's words, in the reader's language. */
export const house = {
  get words(): Words {
    if (book === undefined) throw new Error('words: the catalogue is not open yet');
    return book.words;
  },
};

import type { insurrection } from '@reseau/games';
import { type Book, language, openBook } from '../../i18n/book.svelte.ts';
import type { GameWords } from './i18n/en.ts';

let book: Book<GameWords> | undefined;

export async function openWords(): Promise<void> {
  book ??= await openBook<GameWords>({
    en: async () => (await import('./i18n/en.ts')).en,
    fr: async () => (await import('./i18n/fr.ts')).fr,
    ja: async () => (await import('./i18n/ja.ts')).ja,
  });
}

/** The game's words, in the reader's language. */
export const game = {
  get words(): GameWords {
    if (book === undefined) throw new Error('words: the catalogue of Insurrection is not open yet');
    return book.words;
  },
  /** What a card or a location is called: the data says it in every language. */
  named: (names: insurrection.Names): string => names[language.current],
};

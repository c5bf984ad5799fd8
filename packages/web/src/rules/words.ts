import { type Catalogue, openCatalogue } from '../words/catalogue.svelte.ts';
import type { RulesWords } from './words/en.ts';

let catalogue: Catalogue<RulesWords> | undefined;

/** Opens the words around the rules, before their first page. */
export async function openRulesWords(): Promise<void> {
  catalogue ??= await openCatalogue<RulesWords>({
    en: async () => (await import('./words/en.ts')).en,
    fr: async () => (await import('./words/fr.ts')).fr,
    ja: async () => (await import('./words/ja.ts')).ja,
  });
}

/** In the reader's language. */
export const around = {
  get words(): RulesWords {
    if (catalogue === undefined) throw new Error('words: the catalogue of the rules is not open yet');
    return catalogue.words;
  },
};

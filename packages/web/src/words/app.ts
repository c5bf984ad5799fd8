import { type Catalogue, openCatalogue } from './catalogue.svelte.ts';
import type { Words } from './en.ts';

let catalogue: Catalogue<Words> | undefined;

/** Opens the catalogue of everything outside the games; nothing is shown before. */
export async function openAppWords(): Promise<void> {
  catalogue ??= await openCatalogue<Words>({
    en: async () => (await import('./en.ts')).en,
    fr: async () => (await import('./fr.ts')).fr,
    ja: async () => (await import('./ja.ts')).ja,
  });
}

/** The words of everything outside the games, in the reader's language. */
export const app = {
  get words(): Words {
    if (catalogue === undefined) throw new Error('words: the catalogue is not open yet');
    return catalogue.words;
  },
};

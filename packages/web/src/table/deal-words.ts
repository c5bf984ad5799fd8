import { type Catalogue, openCatalogue } from '../words/catalogue.svelte.ts';
import type { DealWords } from '../words/seal/deal-en.ts';

let catalogue: Catalogue<DealWords> | undefined;

/** Opens the words about a deal: no page is slower for what is read once in an evening. */
export async function openDealWords(): Promise<void> {
  catalogue ??= await openCatalogue<DealWords>({
    en: async () => (await import('../words/seal/deal-en.ts')).deal,
    fr: async () => (await import('../words/seal/deal-fr.ts')).deal,
    ja: async () => (await import('../words/seal/deal-ja.ts')).deal,
  });
}

/** In the reader's language, once they are open. */
export function dealWords(): DealWords {
  if (catalogue === undefined) throw new Error('words: what is said about a deal is not open yet');
  return catalogue.words;
}

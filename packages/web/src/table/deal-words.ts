import { LateCatalogue } from '../words/late-catalogue.ts';
import type { DealWords } from '../words/seal/deal-en.ts';

/** The words about a deal: no page is slower for what is read once in an evening. */
export const deal = new LateCatalogue<DealWords>('a deal', {
  en: async () => (await import('../words/seal/deal-en.ts')).deal,
  fr: async () => (await import('../words/seal/deal-fr.ts')).deal,
  ja: async () => (await import('../words/seal/deal-ja.ts')).deal,
});

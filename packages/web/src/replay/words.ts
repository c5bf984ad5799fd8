import { LateCatalogue } from '../words/late-catalogue.ts';
import type { ReplayWords } from './words/en.ts';

/** The words of looking back. */
export const replay = new LateCatalogue<ReplayWords>('looking back', {
  en: async () => (await import('./words/en.ts')).en,
  fr: async () => (await import('./words/fr.ts')).fr,
  ja: async () => (await import('./words/ja.ts')).ja,
});

/** Before the first page of it. */
export const openReplayWords = (): Promise<void> => replay.open();

import { LateCatalogue } from '../../words/late-catalogue.ts';
import type { GameWords } from './i18n/game-words.ts';

export const game = new LateCatalogue<GameWords>('The Resistance', {
  en: async () => (await import('./words.en.ts')).en,
  fr: async () => (await import('./words.fr.ts')).fr,
  ja: async () => (await import('./words.ja.ts')).ja,
});

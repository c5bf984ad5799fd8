import { GameCatalogue } from '../game-catalogue.ts';
import type { GameWords } from './i18n/game-words.ts';

export const game = new GameCatalogue<GameWords>('The Resistance', {
  en: async () => (await import('./i18n/en.ts')).en,
  fr: async () => (await import('./i18n/fr.ts')).fr,
  ja: async () => (await import('./i18n/ja.ts')).ja,
});

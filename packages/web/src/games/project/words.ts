import { LateCatalogue } from '../../words/late-catalogue.ts';
import type { GameWords } from './i18n/en.ts';

export const game = new LateCatalogue<GameWords>('Project: Resistance', {
  en: async () => (await import('./i18n/en.ts')).en,
  fr: async () => (await import('./i18n/fr.ts')).fr,
  ja: async () => (await import('./i18n/ja.ts')).ja,
});

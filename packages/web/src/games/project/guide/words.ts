import { LateCatalogue } from '../../../words/late-catalogue.ts';
import type { GuideWords } from './en.ts';

export const guideWords = new LateCatalogue<GuideWords>('Project: Resistance, guided', {
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
  ja: async () => (await import('./ja.ts')).ja,
});

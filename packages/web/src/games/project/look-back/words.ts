import { LateCatalogue } from '../../../words/late-catalogue.ts';
import type { LookBackWords } from './en.ts';

export const lookBackWords = new LateCatalogue<LookBackWords>('Project: Resistance, looked back at', {
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
  ja: async () => (await import('./ja.ts')).ja,
});

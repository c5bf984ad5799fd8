import type { Names } from '@reseau/games/insurrection';
import { language } from '../../words/catalogue.svelte.ts';
import { LateCatalogue } from '../../words/late-catalogue.ts';
import type { GameWords } from './i18n/en.ts';

class InsurrectionCatalogue extends LateCatalogue<GameWords> {
  /** What a card or a location is called: the data says it in every language. */
  readonly named = (names: Names): string => names[language.current];
}

export const game = new InsurrectionCatalogue('Insurrection', {
  en: async () => (await import('./i18n/en.ts')).en,
  fr: async () => (await import('./i18n/fr.ts')).fr,
  ja: async () => (await import('./i18n/ja.ts')).ja,
});

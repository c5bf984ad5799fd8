import type { Names } from '@reseau/games/insurrection';
import { language } from '../../i18n/book.svelte.ts';
import { GameBook } from '../game-book.ts';
import type { GameWords } from './i18n/en.ts';

class InsurrectionBook extends GameBook<GameWords> {
  /** What a card or a location is called: the data says it in every language. */
  readonly named = (names: Names): string => names[language.current];
}

export const game = new InsurrectionBook('Insurrection', {
  en: async () => (await import('./i18n/en.ts')).en,
  fr: async () => (await import('./i18n/fr.ts')).fr,
  ja: async () => (await import('./i18n/ja.ts')).ja,
});

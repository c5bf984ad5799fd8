import { LANGUAGES, type Language } from '@reseau/protocol';

/** Set by `npm run test:deep`: everything is looked at in every language and at every table. */
export const IS_WIDE = process.env['WIDE'] === '1';

/** The languages in which a long way through many screens is gone: otherwise the one with the longest words. */
export const WALKED: readonly Language[] = IS_WIDE ? LANGUAGES : ['fr'];

/** Otherwise a screen is looked at in one language, always the same, and its neighbours in the others. */
export const isLookedAtIn = (locale: string, screen: string): boolean => {
  const sum = new TextEncoder().encode(screen).reduce((so, byte) => so + byte, 0);
  return IS_WIDE || LANGUAGES[sum % LANGUAGES.length] === locale;
};

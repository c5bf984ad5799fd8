import type { Language } from '@reseau/protocol';

export type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string };

export interface Speech {
  /** The form that fits the number; `#` in it becomes the number. */
  plural(count: number, forms: Forms): string;
  list(items: readonly string[]): string;
}

/** English is British: no comma before the last of a list. */
const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', fr: 'fr', ja: 'ja' };

/** How a language counts and enumerates. */
export function speech(language: Language): Speech {
  const locale = LOCALES[language];
  const rules = new Intl.PluralRules(locale);
  const numbers = new Intl.NumberFormat(locale);
  const lists = new Intl.ListFormat(locale, { type: 'conjunction' });
  return {
    plural: (count, forms) => (forms[rules.select(count)] ?? forms.other).replace('#', numbers.format(count)),
    list: (items) => lists.format(items),
  };
}

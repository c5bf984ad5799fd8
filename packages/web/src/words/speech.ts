import type { Language } from '@reseau/protocol';

export type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string };

export interface Speech {
  /** The form that fits the number; `#` in it becomes the number. */
  plural(count: number, forms: Forms): string;
  list(items: readonly string[]): string;
}

/** How a language counts and enumerates. */
export function speech(language: Language): Speech {
  const rules = new Intl.PluralRules(language);
  const numbers = new Intl.NumberFormat(language);
  const lists = new Intl.ListFormat(language, { type: 'conjunction' });
  return {
    plural: (count, forms) => (forms[rules.select(count)] ?? forms.other).replace('#', numbers.format(count)),
    list: (items) => lists.format(items),
  };
}

/** The numbers of the rules that a SPEC.md states: `**RE9**` at the start of an item. */
export const rulesIn = (spec: string): readonly string[] =>
  [...spec.matchAll(/^- \*\*([A-Z]{2}\d+)\*\* /gm)].map(([, rule = '']) => rule);

/** The numbers that a test cites: `[RE9]`. */
export const citedIn = (test: string): readonly string[] =>
  [...test.matchAll(/\[([A-Z]{2}\d+)\]/g)].map(([, rule = '']) => rule);

export interface Citations {
  /** Rules that nobody shows. */
  readonly missing: readonly string[];
  /** Numbers that no rule bears. */
  readonly unknown: readonly string[];
  /** Numbers that two rules bear. */
  readonly twice: readonly string[];
}

/** Compares the rules of a SPEC.md with the numbers cited. */
export function citations(spec: string, cited: readonly string[]): Citations {
  const rules = rulesIn(spec);
  return {
    missing: rules.filter((rule) => !cited.includes(rule)),
    unknown: [...new Set(cited)].filter((rule) => !rules.includes(rule)),
    twice: rules.filter((rule, index) => rules.indexOf(rule) !== index),
  };
}

/** How people look for something in one language. */
export interface Tongue {
  /** What somebody typed, in words. */
  cut(typed: string): readonly string[];
  /** What a word has in common with its plural, its past and the deed it names. */
  stem(word: string): string;
  /** Words that say nothing of what is looked for. */
  readonly idle: readonly string[];
  /** Rows of words that are one, though no stem shows it: five, fifth. */
  readonly forms: readonly string[];
  /** Rows of words that people use for each other: what a book does not call by one, it may call by another. */
  readonly alike: readonly string[];
}

/** Where a language sets spaces. What is elided is a word of its own: l’équipe. */
export const cutAtSpaces = (typed: string): readonly string[] => typed.match(/[\p{L}\p{N}]+/gu) ?? [];

/** A word without the first of the endings that leaves at least three letters. The longer stand before the shorter. */
export function without(endings: readonly string[], word: string): string {
  const ending = endings.find((end) => word.endsWith(end) && word.length - end.length >= 3);
  return ending === undefined ? word : word.slice(0, word.length - ending.length);
}

import { areNear } from '@reseau/core/parse';
import { UsageError } from '../command.ts';

/** A value that cannot be: its code, and words for people. */
export const refusal = (code: string, words: string): UsageError => new UsageError(`${code}: ${words}`);

/** What was likely meant, or else all there is. */
export function meant(word: string, known: readonly string[]): string {
  const near = known.find((one) => areNear(one.toLowerCase(), word.toLowerCase()));
  return near === undefined ? `please choose from ${known.join(', ')}.` : `did you mean "${near}"?`;
}

/** The one of this name. */
export function named<V extends string>(code: string, what: string, word: string, known: readonly V[]): V {
  const found = known.find((one) => one === word);
  if (found === undefined) throw refusal(code, `there is no ${what} "${word}"; ${meant(word, known)}`);
  return found;
}

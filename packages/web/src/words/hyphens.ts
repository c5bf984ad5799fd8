const SOFT = '\u00AD';

/**
 * Puts soft hyphens into a text, so that its long words break only where a printer would: not every browser knows where
 * that is in every language. `broken` are the words, each with its breaks: `Che-va-lière`.
 */
export function hyphenator(broken: readonly string[]): (text: string) => string {
  const soft = new Map(broken.map((word) => [word.replaceAll('-', ''), word.replaceAll('-', SOFT)]));
  return (text) => text.replaceAll(/\p{L}+/gu, (word) => soft.get(word) ?? word);
}

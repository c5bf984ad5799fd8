/** One sentence after the other; Japanese sets no space between them. */
export const sentences = (...said: readonly string[]): string => said.join(' ').replaceAll('。 ', '。');

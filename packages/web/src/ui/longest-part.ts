/** Scripts whose words may break anywhere. */
const ANYWHERE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

/** How many letters of a name stand together at most: it breaks at spaces and hyphens, and nowhere else if there is room. */
export const longestPart = (name: string): number =>
  Math.max(1, ...name.split(/\s+|(?<=[-‐])/u).map((part) => (ANYWHERE.test(part) ? 1 : part.normalize('NFC').length)));

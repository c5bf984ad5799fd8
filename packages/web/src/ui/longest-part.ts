/** Scripts whose words may break anywhere. */
const ANYWHERE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

/** As wide as so many letters of ours. */
const WIDE = 1.75;

/** How many letters of a name stand together at most: it breaks at spaces and hyphens, and nowhere else if there is room. */
export const longestPart = (name: string): number =>
  Math.max(1, ...name.split(/\s+|(?<=[-‐])/u).map((part) => (ANYWHERE.test(part) ? 1 : part.normalize('NFC').length)));

/** How many letters a line must hold for the whole name to fit on so many of them. */
export function lineFor(name: string, lines: number): number {
  const { length } = name.normalize('NFC');
  const wide = name.match(new RegExp(ANYWHERE, 'gu'))?.length ?? 0;
  const width = length + (WIDE - 1) * wide;
  return Math.max(longestPart(name), Math.ceil(width / lines));
}

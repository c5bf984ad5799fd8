/** A letter as it is compared: without accent, case and width. Signs of voicing stay: か is not が. */
const foldLetter = (letter: string): string =>
  letter
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('’', "'");

/** A text as it is searched, and for each of its letters where that one begins in the text itself. */
export interface Folded {
  readonly text: string;
  readonly at: readonly number[];
}

export function fold(text: string): Folded {
  let folded = '';
  const at: number[] = [];
  let index = 0;
  for (const letter of text) {
    const plain = foldLetter(letter);
    for (let i = 0; i < plain.length; i += 1) at.push(index);
    folded += plain;
    index += letter.length;
  }
  return { text: folded, at: [...at, index] };
}

/** What somebody typed, in words. Half-wide signs that make one letter together are put together first. */
export const wordsIn = (typed: string): readonly string[] =>
  fold(typed.normalize('NFKC'))
    .text.split(/\s+/)
    .filter((word) => word !== '');

/** A stretch of a text, found or not. */
export interface Stretch {
  readonly text: string;
  readonly isHit: boolean;
}

/** The text cut where any of the words begins and ends. */
export function markHits(text: string, words: readonly string[]): readonly Stretch[] {
  const { text: folded, at } = fold(text);
  const isHit = Array.from({ length: text.length }, () => false);
  for (const word of words) {
    for (let from = folded.indexOf(word); from >= 0; from = folded.indexOf(word, from + 1)) {
      const last = from + word.length - 1;
      // Up to where the next letter of the text begins.
      const end = at.slice(last + 1).find((place) => place > (at[last] ?? 0)) ?? text.length;
      isHit.fill(true, at[from], end);
    }
  }
  const stretches: Stretch[] = [];
  let begin = 0;
  for (let i = 1; i <= text.length; i += 1) {
    if (i < text.length && isHit[i] === isHit[begin]) continue;
    stretches.push({ text: text.slice(begin, i), isHit: isHit[begin] === true });
    begin = i;
  }
  return stretches;
}

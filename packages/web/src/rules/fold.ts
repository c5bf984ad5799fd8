/** Half of the signs of a syllable are the other half, written another way: whoever looks for リーダー may type りーだー. */
export const asKatakana = (letter: string): string =>
  letter.replaceAll(/[\u3041-\u3096]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0x60));

/** A letter as it is compared: without accent, case and width. Signs of voicing stay: か is not が. */
const foldLetter = (letter: string): string =>
  asKatakana(
    letter
      .normalize('NFKD')
      .replaceAll(/[\u0300-\u036f]/g, '')
      .normalize('NFC')
      .toLowerCase()
      .replaceAll('œ', 'oe')
      .replaceAll('æ', 'ae')
      .replaceAll('’', "'"),
  );

/** A text as it is searched, and for each of its letters where that one begins in the text itself. */
export interface Folded {
  readonly raw: string;
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
  return { raw: text, text: folded, at: [...at, index] };
}

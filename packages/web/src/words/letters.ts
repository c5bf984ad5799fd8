const KANA_OR_KANJI = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;

/** Whether a text has letters that stand upright when they are set in a column. */
export const isJapanese = (text: string): boolean => KANA_OR_KANJI.test(text);

const SIDE = 24;

/** What this device draws for a letter, of its own. */
function drawn(letter: string): string {
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const pen = canvas.getContext('2d');
  if (pen === null) return letter;
  pen.font = `${SIDE * 0.75}px sans-serif`;
  pen.fillText(letter, 0, SIDE * 0.8);
  return canvas.toDataURL();
}

/** Whether this device has Japanese letters of its own: without them any two look alike, as the same box. */
export const drawsJapanese = (): boolean => drawn('日') !== drawn('本');

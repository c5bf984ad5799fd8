const KANA_OR_KANJI = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;

/** Whether a text has letters that stand upright when they are set in a column. */
export const isJapanese = (text: string): boolean => KANA_OR_KANJI.test(text);

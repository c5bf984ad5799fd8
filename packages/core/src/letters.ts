/** What shows nothing though Unicode counts it among the letters, signs and marks: for the inside of a character class. */
const BLANK = '\\u2800\\ufffc\\u{13430}-\\u{1345f}\\u{16fe4}\\u{1d159}';

/**
 * Of what shows nothing, only joiners and variation selectors pass: emoji and some scripts need them, and none turns the line
 * around.
 */
const READABLE = new RegExp(
  `^(?:[\\u200c\\u200d\\p{Variation_Selector}]|(?![\\p{Default_Ignorable_Code_Point}${BLANK}])[^\\p{C}\\p{Zl}\\p{Zp}])+$`,
  'u',
);
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;
/** More marks than any script puts on one letter: they would climb over the lines above. */
const TOWER = /(?:\p{M}[\u200c\u200d]*){5}/u;

/** Whether this can be read as a name, however long: something visible, one line, nothing unseen, no stacks of combining marks. */
export const isReadable = (name: string): boolean => READABLE.test(name) && VISIBLE.test(name) && !TOWER.test(name);

const UNSEEN = new RegExp(`[\\s\\p{Cf}\\p{Default_Ignorable_Code_Point}${BLANK}]+`, 'gu');

/** What a reader sees of a name, without its spaces. */
export const seenOf = (name: string): string => name.replace(UNSEEN, '');

/** What breaks a line or turns it around: it would reach beyond the text itself. */
const UNRULY = /[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;

/** Whether this can be read as one line of any text: something is seen of it, and it keeps to its line. */
export function isLine(text: string): boolean {
  const seen = seenOf(text);
  return !UNRULY.test(text) && VISIBLE.test(seen) && !TOWER.test(text) && !TOWER.test(seen);
}

const EACH_UNRULY = new RegExp(UNRULY, 'gu');
/** As in JSON: unit by unit. */
const escaped = (character: string): string =>
  character.replace(/[\s\S]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** The same text, kept to its line: whatever is unruly in it stands there as an escape, to be seen and to do nothing. */
export const asLine = (text: string): string => text.replace(EACH_UNRULY, escaped);

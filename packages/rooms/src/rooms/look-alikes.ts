import { seenOf } from '@reseau/core';

/**
 * What readers take for another letter, each before what it is taken for: what matters of Unicode's list of confusables (UTS 39) to names that
 * people at a table have. Wide, circled and mathematical letters need no entry: they are taken apart before.
 */
const ALIKE = [
  // Cyrillic
  'АA ВB ЕE ЅS ІI ЈJ КK МM НH ОO РP СC ТT УY ҮY ХX ԌG ԚQ ԜW Ӏl',
  'аa вb сc ԁd еe гr һh нh іi јj кk мm оo пn рp ԛq ѕs тt ѵv ԝw хx уy үy ӏl',
  // Greek
  'ΑA ΒB ΕE ΖZ ΗH ΙI ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX ϹC ͿJ',
  'αa βb ϲc ηn ιi ϳj κk νv οo ρp σo τt υu χx γy ωw',
  // Armenian, Cherokee
  'ՕO ՏS ՍU օo ոn սu ցg հh զq',
  'ᎪA ᏴB ᏟC ᎠD ᎬE ᏀG ᎻH ᎥI ᎫJ ᏦK ᏞL ᎷM ᏢP ᎡR ᏚS ᎢT ᏙV ᏔW ᎳW ᏃZ',
  // Latin, of other shapes
  'ıi ȷj ɑa ɡg ɩi ǀl ǃ! ᴀa ʙb ᴄc ᴅd ᴇe ꜰf ɢg ʜh ɪi ᴊj ᴋk ʟl ᴍm ɴn ᴏo ᴘp ʀr ꜱs ᴛt ᴜu ᴠv ᴡw ʏy ᴢz ʼ’',
  // Kana and kanji
  'へヘ べベ ぺペ りリ 力カ 夕タ 卜ト 二ニ 八ハ 口ロ 囗ロ 工エ 千チ 三ミ 才オ 又ヌ 厶ム 匕ヒ 丿ノ 㐅メ',
  // Dashes, marks and dots
  '‐- ‑- ‒- –- —- ―- −- ー- 一- ㅡ- ‘’ \'’ `’ ´’ ′’ “" ”" „" ·・ •・ ‧・ ∙・',
];

const LETTERS: ReadonlyMap<string, string> = new Map(
  ALIKE.flatMap((line) => line.split(' ')).map((pair) => {
    const [from = '', to = ''] = pair.split(/(?<=^.)/su);
    return [from, to] as const;
  }),
);

/** Letters on dark discs and squares, and those of flags: A to Z in a row. */
const ROWS: readonly number[] = [0x1f150, 0x1f170, 0x1f1e6];

function plain(letter: string): string {
  const code = letter.codePointAt(0) ?? 0;
  const row = ROWS.find((first) => code >= first && code < first + 26);
  return row === undefined ? (LETTERS.get(letter) ?? letter) : String.fromCodePoint(0x41 + code - row);
}

/** In the letters that a reader takes it for, without what is not seen of it. */
const shownAs = (name: string): string => Array.from(seenOf(name.normalize('NFKC')), plain).join('');

/** By these two a name goes: as it is read, in capitals or not; and as it looks, where a capital i is the same stroke as a small L. */
const asRead = (name: string): string => shownAs(shownAs(name).toLowerCase());
const asItLooks = (name: string): string =>
  shownAs(name)
    .replace(/[I1|!]/g, 'l')
    .replace(/[0O]/g, 'o')
    .replace(/rn/g, 'm')
    .replace(/vv/g, 'w');

/** Whether a reader takes one name for the other. */
export const lookAlike = (one: string, other: string): boolean =>
  asRead(one) === asRead(other) || asItLooks(one) === asItLooks(other);

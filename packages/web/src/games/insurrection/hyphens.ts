import { hyphenator } from '../../words/hyphens.ts';

/** Where the long words of the house's cards may be broken: not every browser knows that of every language. */
const BROKEN = [
  'Che-va-lière Chas-seuse Col-lec-tion-neur Com-tesse Confi-dente Dia-blo-tin Dres-seuse Éclai-reuse Émis-saire',
  'éten-dard Fos-soyeur Fu-nam-bule Mous-que-taire Né-cro-man-cien Oc-cul-tiste Prê-tresse Prin-cesse san-glante',
  'Sque-lette',
  'Col-lec-tor Confi-dante Grave-dig-ger Mus-ket-eer Necro-man-cer Occult-ist Priest-ess Tight-rope',
].flatMap((line) => line.split(' '));

/** The same text, which breaks within a long word only where a printer would. */
export const hyphenated = hyphenator(BROKEN);

/** Where a Japanese name may be broken: after の, and before a word in katakana. Browsers find that in sentences, not in names. */
const PHRASES = /(?<=の)(?=.)|(?<=[^\p{Script=Katakana}ー])(?=\p{Script=Katakana})/gu;
const SPACE = '\u200B';

/** The name of a card, which breaks where somebody who reads it aloud would. */
export const nameOnCard = (name: string): string => hyphenated(name.replaceAll(PHRASES, SPACE));

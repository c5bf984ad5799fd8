import { hyphenator } from '../../words/hyphens.ts';

/** Where the long names of cards and skills may be broken on a narrow phone. */
const BROKEN = [
  'Ca-mou-flage Communi-cation Dé-to-na-teur Né-go-cia-tion Re-tar-da-teur',
  'Deto-nator Ex-plo-sive Nego-ti-ation',
].flatMap((line) => line.split(' '));

/** The same text, which breaks within a long word only where a printer would. */
export const hyphenated = hyphenator(BROKEN);

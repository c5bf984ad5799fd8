import { SHEET } from '@reseau/games/project';

/** The name of the southernmost city is written below it. */
const FOOT = 20;
/** The paper that the island is drawn on. */
export const PAPER = { width: SHEET.width, height: SHEET.height + FOOT };

/** The island's own, and where the borders of its regions cross. */
export const SHEET = { width: 1000, height: 800, borderX: 500, borderY: 400 } as const;
/** The name of the southernmost city is written below it. */
const FOOT = 20;
/** The paper that the island is drawn on. */
export const PAPER = { width: SHEET.width, height: SHEET.height + FOOT };

import { REGIONS } from './island.ts';

/** The first die: what is activated. */
export const WHERES = ['capital', 'town', ...REGIONS] as const;
export type Where = (typeof WHERES)[number];

/** The second die, two faces each: which of them. */
export const WHICHES = ['freeHighest', 'heldHighest', 'heldLowest'] as const;
export type Which = (typeof WHICHES)[number];

export interface Dice {
  readonly where: Where;
  readonly which: Which;
}

import type { Character } from '@reseau/games/resistance';
import type { MarkName } from './art/marks.ts';

/** One character, card or rule: what it does, and what that comes to in play. */
export interface Row {
  readonly mark: MarkName;
  /** Whose picture stands in place of the sign. */
  readonly character?: Character;
  readonly name: string;
  readonly how: string;
  readonly example: string;
}

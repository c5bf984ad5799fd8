import type { Card, Character } from '@reseau/games/resistance';
import type { Picture } from '../../../ui/print/index.ts';

export type Ink = 'blue' | 'red' | 'ink';

/** What a module adds to the art: its signs, and where each stands. */
export interface ModuleArt {
  /** The sign of the module itself. */
  readonly mark: string;
  /** One path each; overlaps are holes. */
  readonly signs?: Readonly<Record<string, string>>;
  /** The sign on each character's card. */
  readonly emblems?: Readonly<Partial<Record<Character, string>>>;
  /** The picture of each character. */
  readonly portraits?: Readonly<Partial<Record<Character, Picture>>>;
  readonly inks?: Readonly<Partial<Record<Card, Ink>>>;
}

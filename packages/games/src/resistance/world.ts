import type { Card, Character } from './characters.ts';

/** One way things could be: who is who, and which card each member laid on each mission. */
export interface World {
  readonly characters: readonly Character[];
  /** By mission, then by seat, as in a secret. */
  readonly played: readonly (readonly (Card | undefined)[] | undefined)[];
}

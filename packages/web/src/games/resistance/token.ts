import type { MarkName } from './art/marks.ts';

/** Something that lies in front of a player. */
export interface Token {
  readonly mark: MarkName;
  readonly name: string;
  readonly how?: string;
  readonly faded?: boolean;
}

import type { Degree } from '@reseau/core';
import type { Fact, ModuleId } from '@reseau/games/resistance';
import type { Beat, Scene } from '../../session/telling.ts';
import type { GameWords } from './i18n/game-words.ts';
import { type NameOf, nameOf } from './log-line.ts';

/** A moment that a module puts on stage. */
export interface ModuleScene extends Scene {
  readonly module: ModuleId;
  /** Which of the module's components shows it. */
  readonly kind: string;
}

/** What a scene is made with besides the fact itself. */
export interface Staging {
  /** The facts told in the same breath, after this one. */
  readonly later: readonly Fact[];
  /** Who has won, and how fully, by seat; nobody before the match is over. */
  degrees(): readonly Degree[];
  words(): GameWords;
}

/** Says a beat aloud, in a module's own words. */
export const sayingFrom =
  <W>(own: (words: GameWords) => W) =>
  ({ words }: Staging) =>
  (line: (own: W, name: NameOf, words: GameWords) => string): Required<Pick<Beat, 'say'>> => ({
    say: (names) => line(own(words()), (seat) => nameOf(names, seat), words()),
  });

/** On which beat the blade has landed, the finger points, or the token has changed hands. */
export const LANDED = 1;

export const isDecided = ({ beats }: Scene, beat: number): boolean => beat >= beats.length - 1;

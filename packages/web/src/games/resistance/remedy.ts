import type { Extra, ModuleId, Setup } from '@reseau/games/resistance';
import type { GameWords } from './i18n/game-words.ts';

/** A change that takes a conflict out of a mix: all of these are added, or all of them left out. */
export interface Remedy {
  readonly on: boolean;
  readonly what: readonly (ModuleId | Extra)[];
}

/** The changes there are to one mix. */
export interface Mender {
  readonly setup: Setup;
  add(id: Extra): Remedy;
  /** With all that would be left hanging. */
  leaveOut(...ids: readonly (ModuleId | Extra)[]): Remedy;
}

/** What is legal, but perhaps not wise. */
export type Hint = (seats: number, setup: Setup, words: GameWords) => string | undefined;

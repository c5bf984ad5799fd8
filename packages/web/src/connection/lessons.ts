import { GAME_IDS, type GameId } from '@reseau/games';
import { forget, keep, kept } from '../device/storage.ts';

/** What a line of the coach was told with: names, counts and lists of names. */
export type Told = readonly (string | number | readonly string[])[];

/** A line of the coach, in no language. */
export interface Said {
  readonly id: string;
  readonly told: Told;
}

/** The guided game of one game on this device, as far as it has come. */
export interface KeptLesson {
  readonly code: string;
  readonly said: readonly Said[];
  /** The last line is still to be read. */
  readonly isOpen: boolean;
  /** The coach is switched off. */
  readonly isOff: boolean;
  readonly isOver: boolean;
}

const keyOf = (game: GameId): string => `lesson:${game}`;

export function keptLesson(game: GameId): KeptLesson | undefined {
  try {
    const { code, said, isOpen, isOff, isOver } = JSON.parse(kept(keyOf(game)) ?? '{}') as Partial<KeptLesson>;
    if (typeof code !== 'string' || !Array.isArray(said)) return undefined;
    return { code, said, isOpen: isOpen === true, isOff: isOff === true, isOver: isOver === true };
  } catch {
    return undefined;
  }
}

export const keepLesson = (game: GameId, lesson: KeptLesson): void => keep(keyOf(game), JSON.stringify(lesson));

export const forgetLesson = (game: GameId): void => forget(keyOf(game));

/** The tables of guided games: they have a page of their own, and are no tables to go back to. */
export const lessonCodes = (): readonly string[] => GAME_IDS.flatMap((game) => keptLesson(game)?.code ?? []);

import type { Decision, MovePattern } from '@reseau/core';

type Who = number | string;

/** A step of a minute: a move that the file makes, or, where it decides something, the one that is best there. */
export interface MinuteStep {
  readonly seat: Who | readonly Who[];
  readonly move: MovePattern;
  readonly decide?: string | undefined;
}

interface Wrong {
  readonly move?: MovePattern;
  /** What comes of it. */
  readonly after?: readonly MinuteStep[];
}

/** A scenario that one person plays, as docs/scenarios.md has it. Tests read every one of them strictly. */
export interface MinuteFile {
  readonly title: string;
  readonly rules: readonly string[];
  readonly seats: number;
  readonly options: object;
  readonly deal: object;
  readonly minute: {
    readonly seat: number;
    readonly decisions: Readonly<Record<string, Decision & { readonly wrong: Readonly<Record<string, Wrong>> }>>;
  };
  readonly steps: readonly MinuteStep[];
}

export type MinuteFiles = Readonly<Record<string, MinuteFile>>;

interface DecisionWords<W extends string> {
  /** What is to be decided, in a line. */
  readonly ask: string;
  readonly right: string;
  readonly wrong: Readonly<Record<W, string>>;
}

interface AroundDecisions {
  readonly title: string;
  /** Where things stand, in two sentences. */
  readonly setting: string;
  /** What one takes home from it. */
  readonly lesson: string;
}

/** All that is said in a minute. `{2}` stands for the name of the player at seat 2. */
export interface MinuteWords extends AroundDecisions {
  readonly decisions: Readonly<Record<string, DecisionWords<string>>>;
}

type Names<T> = Extract<keyof T, string>;

/** The words that a file needs: one for every decision and every move that it explains. */
type WordsFor<F extends MinuteFile> = AroundDecisions & {
  readonly decisions: {
    readonly [D in Names<F['minute']['decisions']>]: DecisionWords<Names<F['minute']['decisions'][D]['wrong']>>;
  };
};

export type MinutesWords<M extends MinuteFiles> = { readonly [K in keyof M]: WordsFor<M[K]> };

/** In one language, whatever the files. */
export type AnyMinutesWords = Readonly<Record<string, MinuteWords>>;

export interface Minute {
  /** In its address, and where it is kept that it was played. */
  readonly id: string;
  readonly file: MinuteFile;
  /** In the reader's language. */
  readonly words: MinuteWords;
  /** Who one is, where a card says so. */
  readonly who: string | undefined;
}

export interface MinuteGroup {
  /** The module, or the game itself. */
  readonly id: string;
  readonly name: string;
  readonly minutes: readonly Minute[];
}

/** The minutes of one game, the easy ones first; fetched by whoever wants to play one. */
export type GameMinutes = readonly MinuteGroup[];

/** With names in place of the seats. */
export const withNames = (text: string, names: readonly string[]): string =>
  text.replaceAll(/\{(\d)\}/g, (_, seat: string) => names[Number(seat)] ?? '');

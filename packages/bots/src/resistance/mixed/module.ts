import type { Card, Character, Extra, Table } from '@reseau/games/resistance';
import type { Answer } from './asking.ts';
import type { Mind } from './mind.ts';
import type { Reading } from './reading.ts';

/** What the base game asks. */
export const BASE_STEPS = ['propose', 'vote', 'play'] as const;
export type BaseStep = (typeof BASE_STEPS)[number];

/** What a module has to say about the cards that are laid. */
export interface Laying {
  /** Whether a seat that has this odd card lays it. */
  readonly odd: Readonly<Partial<Record<Card, (mind: Mind) => boolean>>>;
  /** Whether a spy of this character fails the mission whatever the other spies do; undefined: it goes by them. */
  readonly wilful: Readonly<Partial<Record<Character, (mind: Mind) => boolean | undefined>>>;
  /** Whether a spy of this character fails a mission that is worth it, where it does not take turns with the others. */
  readonly reluctant: Readonly<Partial<Record<Character, (mind: Mind) => boolean>>>;
  /** Whether a spy who is about to sink the mission still dares. */
  dares(mind: Mind): boolean;
}

/** An ending that is counted apart where this character is dealt. */
export interface CountedEnding {
  readonly name: string;
  readonly character: Character;
  counts(ended: NonNullable<Table['ended']>): boolean;
}

/** What bots do with one module. */
export interface ModuleBots {
  /** By step: how a seat answers what the module asks. */
  readonly answers?: Readonly<Record<string, Answer>>;
  /** By step: the question of the base game that the module puts at another moment. */
  readonly again?: Readonly<Record<string, BaseStep>>;
  readonly reading?: Partial<Reading>;
  readonly laying?: Partial<Laying>;
  readonly endings?: readonly CountedEnding[];
  /** The choices within it that its games are timed with; unless it says so, those that it cannot do without. */
  readonly benched?: readonly Extra[];
}

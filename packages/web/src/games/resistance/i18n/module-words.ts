import type { Card, Character, Extra, Line, Reason, ScriptPart, SetupProblem } from '@reseau/games/resistance';
import type { AddedPhrases } from './phrase-words.ts';

export interface AskWords {
  /** To whoever is asked, as a headline. */
  readonly mine: string;
  /** To those who wait. */
  others(who: string): string;
  /** What it is for. */
  readonly how: string;
  /** On the button, with the player or the card chosen. */
  act(chosen: string): string;
}

/** What it is called, and what it does. */
export interface Named {
  readonly name: string;
  readonly how: string;
}

/** With what it comes to in play. */
export interface Explained extends Named {
  readonly example: string;
}

type Some<K extends string, V> = Readonly<Partial<Record<K, V>>>;

/** The words of a module in one language. Whatever else it says, it alone reads. */
export interface ModuleWords extends Explained {
  /** What it is, in full. */
  readonly about: string;
  /** By the step that asks. */
  readonly asks?: Readonly<Record<string, AskWords>>;
  readonly characters?: Some<Character, Explained>;
  /** Its choices; those that add no character have an example. */
  readonly extras?: Some<Extra, Named & { readonly example?: string }>;
  /** Mission cards, and why somebody cannot lay one. */
  readonly cards?: Some<Card, Named>;
  /** Why a spy has no Fail to lay. */
  readonly noFail?: Some<Character, string>;
  /** Read aloud while the eyes are shut. */
  readonly script?: Some<ScriptPart, string>;
  /** What is said without words where it is in play. */
  readonly phrases?: Partial<AddedPhrases>;
  /** Whom a line of the reveal has shown, on the held card. */
  readonly lines?: Some<Line, (names: readonly string[]) => string>;
  /** Why a mix cannot be played, where that is this module's doing. */
  readonly problems?: Some<SetupProblem, string>;
  /** Why a move is refused, where that is this module's doing. */
  readonly reasons?: Some<Reason, string>;
  readonly [own: string]: unknown;
}

import type {
  Card,
  Character,
  Extra,
  Line,
  ModuleId,
  Reason,
  ScriptPart,
  SetupProblem,
} from '@reseau/games/resistance';
import type { BaseWords } from './en/base.ts';
import type { AskWords, Explained, ModuleWords, Named } from './module-words.ts';
import type { OwnPhrases } from './phrase-words.ts';

type All<K extends string, V> = Readonly<Record<K, V>>;

/** Said with a number. */
type Counted = 'tooFewSeats' | 'tooManySeats';

/** Everything The Resistance says: the words of the base, and those that the modules add to them. */
export interface GameWords
  extends Omit<BaseWords, 'characters' | 'cards' | 'script' | 'problems' | 'reasons' | 'phrases'> {
  readonly modules: All<ModuleId, ModuleWords>;
  readonly asks: All<string, AskWords>;
  readonly characters: All<Character, Explained>;
  readonly extras: All<Extra, Named & { readonly example?: string }>;
  readonly cards: All<Card, Named>;
  readonly noFail: Readonly<Partial<Record<Character, string>>>;
  readonly script: All<ScriptPart, string>;
  readonly phrases: OwnPhrases;
  readonly problems: Pick<BaseWords['problems'], Counted> & All<Exclude<SetupProblem, Counted>, string>;
  readonly reasons: All<Reason, string>;
  readonly lines: All<Exclude<Line, 'spies'>, (names: readonly string[]) => string>;
}

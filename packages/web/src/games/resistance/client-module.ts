import type { Seat } from '@reseau/core';
import type {
  Card,
  Character,
  Ending,
  Fact,
  Line,
  Mission,
  ModuleId,
  ModuleStates,
  ModuleWhispers,
  Move,
  Reason,
  Result,
  SetupProblem,
  Side,
  Table,
} from '@reseau/games/resistance';
import type { Component } from 'svelte';
import type { RuleNumbers } from '../../session/game-client.ts';
import type { MarkName } from './art/marks.ts';
import type { EndFact, FactOf, WhisperOf } from './facts.ts';
import type { Row } from './help-row.ts';
import type { GameWords } from './i18n/game-words.ts';
import type { LogLine, NameOf } from './log-line.ts';
import type { ModuleScene, Staging } from './module-scene.ts';
import type { Naming } from './naming.svelte.ts';
import type { Reader } from './reader.ts';
import type { Hint, Mender, Remedy } from './remedy.ts';
import type { Round } from './rounds.ts';
import type { GalleryTables } from './still.ts';
import type { Token } from './token.ts';
import type { View } from './view.ts';

export interface DockProps {
  readonly view: View;
  /** The step that asks. */
  readonly ask: string;
  readonly question: Question;
  readonly naming: Naming;
}

/** What a module asks, on the screens. Its words stand under the same step in every language. */
export interface Question {
  /** Shown to whoever is asked. */
  readonly dock: Component<DockProps>;
  /** Put to everybody, though few can do anything: all screens must look alike. */
  readonly isBluff?: true;
  /** On the button that does nothing. */
  pass?(words: GameWords): string;
  /** What an answer is called that names nobody. */
  chosen?(move: Move, words: GameWords): string | undefined;
  /** To those who wait, where more is to be said than who decides. */
  waiting?(words: GameWords): string;
  /** Cards that lie open while it is asked: a television shows them. */
  lie?(table: Table, words: GameWords): readonly { readonly mark: MarkName; readonly name: string }[];
  /** Where it may turn an approved team down: said with the approval. Rejections before it still stand. */
  contests?(words: GameWords): string;
}

export interface SceneProps<S> {
  readonly scene: S;
  readonly beat: number;
  readonly names: readonly string[];
  readonly me: Seat | undefined;
}

/** What lies in front of players. */
interface Tokens {
  /** From one mission to the next. */
  lasting?(table: Table, seat: Seat, words: GameWords): readonly Token[];
  /** While a team stands. */
  onTeam?(table: Table, seat: Seat, words: GameWords): readonly Token[];
  /** On the card that a seat has laid on a mission. */
  onMission?(table: Table, mission: Mission, seat: Seat, words: GameWords): readonly Token[];
  /** Cards that a player keeps; they lie behind everything else. */
  held?(table: Table, seat: Seat, words: GameWords): readonly Token[];
}

/** Who knows a spy who was shown nobody. */
export type Recognition = 'blind' | 'seen' | 'seenBySome' | 'oneOfTwo' | 'stoodUp';

/** What stands on the held card besides the character. */
interface Notes {
  /** Right after what the reveal has shown; `isOld`: somebody whom it showed may have changed sides. */
  afterReveal?(reader: Reader, isOld: boolean): readonly string[];
  /** After the looks at sides and cards. */
  last?(reader: Reader): readonly string[];
  /** Lines of the reveal that show spies, who may have changed sides since. */
  readonly showsSpies?: readonly Line[];
  /** Whether somebody whom the reveal showed may have changed sides since. */
  outdatesReveal?(table: Table): boolean;
  recognition?(character: Character, table: Table): Recognition | undefined;
}

export interface Teller {
  readonly table: Table;
  readonly words: GameWords;
  readonly name: NameOf;
}

/** What the vote table says around one team. */
interface History {
  /** Before the first team of a round. */
  before?(round: Round, teller: Teller): readonly string[];
  /** After the vote, and after the mission where the team has played one. */
  after?(round: Round, result: Result | undefined, teller: Teller): readonly string[];
}

/** What a module does to a mission while its cards are turned up. */
interface OnMission {
  /** Whose card was set aside, and is not among them; `facts` are told with the cards. */
  setAside?(before: Table, facts: readonly Fact[], mission: Mission): Seat | undefined;
  asideWords?(who: string, words: GameWords): string;
  /** How cards of its own have changed the result. */
  explain?(cards: readonly Card[], words: GameWords): string | undefined;
}

interface Ends {
  /** The ending that is this module's doing: the sign on the poster, and what decided it. */
  readonly by?: Readonly<
    Partial<Record<Ending, { readonly mark: MarkName; reason(winner: Side, teller: Teller): string }>>
  >;
  /** What else is said of a match that ended in another way. */
  besides?(teller: Teller): string | undefined;
  /** What a seat has won beyond its side's victory, or short of it. */
  prize?(degree: 'alone' | 'part', words: GameWords): string;
}

/** What the lobby says and does about it. */
interface Lobby {
  /** What can be done about a mix that cannot be played, the likeliest first. */
  readonly remedies?: Readonly<Partial<Record<SetupProblem, (mender: Mender) => readonly Remedy[]>>>;
  readonly hint?: Hint;
}

/** The numbers of its rules in SPEC.md. */
export interface ModuleRules<M extends ModuleId = ModuleId> {
  /** With which all of them begin. */
  readonly letters: string;
  /** Behind what is refused while this step asks. */
  readonly asks?: Readonly<Record<`${M}.${string}`, RuleNumbers>>;
  readonly reasons?: Readonly<Partial<Record<Reason, RuleNumbers>>>;
  readonly problems?: Readonly<Partial<Record<SetupProblem, RuleNumbers>>>;
  /** Who may lay a card. */
  readonly cards?: Readonly<Partial<Record<Card, RuleNumbers>>>;
  /** Why a spy has no Fail to lay. */
  readonly noFail?: Readonly<Partial<Record<Character, RuleNumbers>>>;
}

interface Parts<M extends ModuleId> {
  readonly rules: ModuleRules<M>;
  readonly lobby?: Lobby;
  /** By the step that asks. */
  readonly questions?: Readonly<Record<`${M}.${string}`, Question>>;
  /** What a fact puts on stage. */
  scenes?(fact: FactOf<M>, staging: Staging): readonly ModuleScene[];
  /** What the end of a match puts on stage. */
  endScenes?(ended: EndFact, staging: Staging): readonly ModuleScene[];
  /** The components of its scenes, by their kind. */
  readonly stage?: Readonly<Record<string, Component<SceneProps<never>>>>;
  readonly tokens?: Tokens | undefined;
  readonly notes?: Notes | undefined;
  readonly history?: History | undefined;
  readonly mission?: OnMission;
  readonly ends?: Ends;
  /** What is said otherwise to a seat that lays its card. */
  laying?(table: Table, mission: Mission, seat: Seat, words: GameWords): Partial<GameWords['play']> | undefined;
  /** Rows of the help besides its characters and choices. */
  help?(words: GameWords): readonly Row[];
  /** Loaded with the gallery alone. */
  gallery(): Promise<GalleryTables>;
}

/** The log says, or says not, every fact of the module. */
interface Logs<M extends ModuleId> {
  /** Whispers never tell more than that there was one, and some not even that. `later`: told in the same breath. */
  logLine(fact: FactOf<M>, later: readonly Fact[]): LogLine | undefined;
}

/** What the rules keep in view lies before players or stands in the vote table. A module that shows it nowhere says so. */
interface Shows {
  readonly tokens: Tokens | undefined;
  readonly history: History | undefined;
}

/**
 * What the rules whisper stands on the held card. A module that notes none of it says so. Whoever looks back unmasked is told all
 * of it, by name.
 */
interface Noted<M extends ModuleId> {
  readonly notes: Notes | undefined;
  unmask(fact: WhisperOf<M>): LogLine;
}

/** Any of them, for whoever goes through all. */
export type AnyModule = Parts<ModuleId> & Partial<Logs<ModuleId>> & Partial<Pick<Noted<ModuleId>, 'unmask'>>;

/** All that a module adds to the screens. Its words and signs are files beside it. */
export type ClientModule<M extends ModuleId> = Parts<M> &
  ([FactOf<M>] extends [never] ? object : Logs<M>) &
  (M extends keyof ModuleStates ? Shows : object) &
  (M extends keyof ModuleWhispers ? Noted<M> : object);

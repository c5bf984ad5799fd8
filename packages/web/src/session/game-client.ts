import type { Kind, Known, Seat } from '@reseau/core';
import type { AnyMade, GameId, RecordRules } from '@reseau/games';
import type { DeedView, MemberView, ProgressView } from '@reseau/protocol';
import type { Component, Snippet } from 'svelte';
import type { Told } from '../connection/lessons.ts';
import type { LessonTable } from '../connection/local-messages.ts';
import type { ClockReading } from './clock-reading.ts';
import type { Lateness } from './late.ts';
import type { LookBack } from './look-back.ts';
import type { Notebook } from './notebook.svelte.ts';
import type { PhraseTalk } from './phrase-talk.ts';
import type { RoleWords } from './role-words.ts';
import type { Sketch } from './sketch.ts';
import type { Entry, Handed, Scene } from './telling.ts';

/** What a seat, or a screen, sees of a match; the only thing a game's components are given. */
export interface Sight {
  readonly members: readonly MemberView[];
  readonly names: readonly string[];
  /** Absent for those who only watch. */
  readonly me: Seat | undefined;
  readonly known: Known<Kind>;
  /** The table as it stood before the scene now playing: for screens on which everything shows at once. */
  readonly shown: Known<Kind>;
  readonly options: object;
  readonly progress: ProgressView | undefined;
  /** The clock that runs, of the question or of the match. */
  readonly clock: ClockReading | undefined;
  /** My sealed answer to the question at hand, sent or on its way. */
  readonly mine: unknown;
  /** Whether my answer still waits for a line. */
  readonly sending: boolean;
  readonly scene: Scene | undefined;
  /** How far the scene has come. */
  readonly beat: number;
  /** Whether a scene that has the page to itself plays or waits: until then the table must not show what it tells. */
  readonly awaitsStage: boolean;
  readonly over: boolean;
  /** The table is in a pause, or asked for one: a game asks for none of its own. */
  readonly rests: boolean;
  /** It is looked back at: nobody is asked any more, and nothing can be chosen. */
  readonly past: boolean;
  /** All that was hidden at this moment, where it is looked back at unmasked. */
  readonly behind?: Known<Kind> | undefined;
  /** Whether it ended before our eyes and is still to be counted out: whoever comes back later sees the result. */
  readonly awaitsCount: boolean;
  /** All is counted out, or the result was asked for: whatever tells it may. */
  counted(): void;
  /** For what is half chosen and no secret: it outlives a reload, and not the question. */
  readonly sketch: Sketch;
  choose(move: object): void;
  /** The seats that somebody who decides alone is thinking of. */
  readonly drafted: readonly Seat[];
  /** Shows all of them whom I am thinking of. Only for choices that all will see: ask the rules first. */
  draft(seats: readonly Seat[]): void;
  /** Where seats have changed hands since the deal. */
  readonly handed: readonly Handed[];
  /** What I alone write and read; absent for those who only watch. */
  readonly notebook: Notebook | undefined;
}

export interface SightProps {
  readonly sight: Sight;
}

export interface BoardProps extends SightProps {
  /** What the room adds once the match is over: a rematch, the way out. */
  readonly after?: Snippet;
}

/** A scene on a small screen, which it has to itself. */
export interface StageProps extends SightProps {
  readonly scene: Scene;
}

/** Why what the host has put together cannot be played, and a change on the way to one that can. */
export interface Obstacle {
  readonly code: string;
  readonly words: string;
  readonly mend?: { readonly words: string; take(): void };
}

export interface OptionsProps {
  readonly options: object;
  /** How many sit at the table so far. */
  readonly seats: number;
  /** Who they are, as they sit. */
  readonly names: readonly string[];
  readonly editable: boolean;
  change(options: object): void;
  /** Told whenever it changes: nobody may start something other than what is on the screen. */
  stop(obstacle: Obstacle | undefined): void;
}

export interface HelpProps {
  /** Of the table at hand: what it plays with comes first. */
  readonly options?: object;
  /** The match at hand, if one is on: where it stands comes first. */
  readonly sight?: Sight | undefined;
}

export interface CardsProps {
  /** Of the table at hand: what it plays with is marked. */
  readonly options?: object;
  /** The match at hand, if one is on. */
  readonly sight?: Sight | undefined;
}

/** Where the match stands, in words for those who see it and those who hear it. */
export interface Situation {
  readonly asked: boolean;
  readonly text: string;
  /** What happens now, for those who play it for the first time. */
  readonly help: string;
}

/** What a seat was dealt, face down until somebody holds it: before the first round, on the seat's own device. */
export interface RoleCard {
  words(): RoleWords;
  readonly Back: Component;
  readonly Face: Component<SightProps>;
  /** The same for whoever listens. */
  spoken(sight: Sight): string;
}

/** The match in which somebody was played for, as they know it now. */
export interface RecountedMatch {
  readonly sight: Sight;
  /** Everything that this seat was told. */
  readonly facts: readonly object[];
}

/** The numbers of rules, such as RE9, the most telling first. */
export type RuleNumbers = readonly string[];

/** Which rules stand behind what a game refuses. */
export interface RuleIndex {
  /** Why a move was refused; with a sight, by the question that is asked there. */
  reason(code: string, sight?: Sight): RuleNumbers;
  /** Why a match cannot begin. */
  problem(code: string): RuleNumbers;
  /** The chapters that a table with these options has no use for, by the letters of their numbers. */
  idle(options: object): readonly string[];
}

/** All that a coach goes by: what the seat was told, and where this seat's own page is. */
export interface Moment {
  readonly sight: Sight;
  /** Cards are looked at, the match is on, or it is over. */
  readonly stage: 'cards' | 'play' | 'over';
  /** Whether the own card was looked at. */
  readonly hasLooked: boolean;
  /** What was known when this seat was asked the last time, before it answered; nothing after a reload. */
  readonly before?: Known<Kind> | undefined;
}

/** Something that a coach may say, once in a game. */
export interface Hint {
  readonly id: string;
  /** Says what to do: it goes by itself once that is done. All else goes with a tap, or with the next move. */
  readonly isTask: boolean;
  /** What it would be told with now; nothing where it is not the time. */
  when(moment: Moment): Told | undefined;
  say(told: Told): string;
  /** The controls it speaks of, by their `data-testid`. */
  points(moment: Moment): readonly string[];
}

/** What a seat is asked, in a few words, and the controls that answer it, by their `data-testid`. */
export interface AskedOf {
  readonly words: string;
  readonly points: readonly string[];
}

/** What a game brings along for its guided first game; fetched only then. */
export interface Guide {
  readonly table: LessonTable;
  /** The question that this seat is asked, if it is. */
  asks(sight: Sight): number | undefined;
  /** Said whenever the table waits for this seat and no hint is to be read. */
  turn(sight: Sight): AskedOf | undefined;
  /** From the most pressing. */
  readonly hints: readonly Hint[];
  /** The control that leads to what the coach speaks of, where something else is looked at meanwhile. */
  readonly way?: string;
  /** What has been learned, once it is over. */
  learned(): readonly string[];
}

/** Fetches the client of a game when a table first needs it. */
export type LoadGame = (id: GameId) => Promise<GameClient>;

/** All that the client knows of one game. The rooms, lines and sheets around it know none of this. */
export interface GameClient {
  readonly id: GameId;
  readonly seats: readonly number[];
  readonly defaults: object;
  /**
   * What the rules fill in when time runs out: for the question that is seen, or for all of them. Absent where the game has
   * a clock of its own, and the lobby offers none.
   */
  late?(sight?: Sight): string;
  /** What drives a match of this many besides the people in it: told beside the start button. Absent where nothing does. */
  pace?(options: object, seats: number): string | undefined;
  /** Its table fills a laptop: papers lie beside it only on the widest windows, and its scenes have no margins. */
  readonly spreads?: true;
  setUp(seats: number, options: object): AnyMade;
  title(): string;
  /** What it is about, in a line. */
  intro(): string;
  /** Why a match cannot begin, from the game's own code. */
  problem(code: string, seats: number): string;
  /** Why a move was refused, from the game's own code. */
  reason(code: string): string;
  readonly rules: RuleIndex;
  logEntries(before: Known<Kind>, facts: readonly object[], options: object, late: Lateness): readonly Entry[];
  scenes(before: Known<Kind>, facts: readonly object[], options: object, late: Lateness): readonly Scene[];
  situation(sight: Sight): Situation;
  /** What was played in this seat for whoever was away, a line each. Of what is nothing to remember, it says nothing. */
  recount(deeds: readonly DeedView[], match: RecountedMatch): readonly string[];
  /**
   * Whether the question at hand is answered before everyone's eyes where people share a device: neither what may be chosen
   * nor what is tapped hangs on a secret. By the table alone.
   */
  isOpen?(sight: Sight): boolean;
  /**
   * No seat is ever told anything alone. Whoever shares a device shares the table, too: all look at one board, and who acts is
   * said by a tap.
   */
  readonly hidesNothing?: true;
  /**
   * What is read aloud while all have their eyes shut, line by line: once everybody has seen a card, and before the first
   * round has begun. Absent where nothing is.
   */
  ceremony?(sight: Sight): readonly string[] | undefined;
  /** What can be said without words. */
  readonly phrases: PhraseTalk;
  readonly Options: Component<OptionsProps>;
  readonly role: RoleCard;
  readonly Board: Component<BoardProps>;
  readonly Screen: Component<SightProps>;
  readonly Stage: Component<StageProps>;
  /** What the ledger keeps. */
  ledger(): string;
  readonly Ledger: Component<SightProps>;
  readonly Help: Component<HelpProps>;
  /** Every card there is, with its picture. */
  cards(): Promise<Component<CardsProps>>;
  /** Its help leads to them by itself. */
  readonly helpHasCards?: true;
  /** What a match of this game adds to one's own notes. */
  readonly Notes?: Component<SightProps>;
  /** Options that name seats: they say who sits here, and stay here when a mix is taken to another table. */
  readonly seated?: readonly string[];
  /** What a match of this game adds to the menu. */
  readonly Menu?: Component<SightProps>;
  /** How a match of it is read where it was stored; fetched only then. */
  records(): Promise<RecordRules>;
  lookBack(): Promise<LookBack>;
  guide(): Promise<Guide>;
  /** Everything the game can look like, in one scroll. */
  gallery(): Promise<Component>;
}

import type { AnyFactShapes, Insertion, Rng, Seat, Step, Viewer } from '@reseau/core';
import type { BeatsOf } from './beats.ts';
import type { Card, Character, Side } from './characters.ts';
import type { Mission, SeatCount } from './data/tables.ts';
import type { Fact, Line, WhisperedFact } from './facts.ts';
import type { Known, ResistanceKind, Secret, Table } from './known.ts';
import type { Extra, ModuleId } from './module-ids.ts';
import type { AddedPhrase } from './phrases-added.ts';
import type { Reason } from './reasons.ts';
import type { AnySlice } from './slice.ts';
import type { World } from './world.ts';

/** A seat with a card to lay on a mission. */
export interface Hand {
  readonly table: Table;
  readonly seat: Seat;
  readonly mission: Mission;
  readonly character: Character;
  readonly side: Side;
}

/** A limit on teams, with the code of the refusal for a team that breaks it. */
export interface TeamLimit {
  readonly refusal: Reason;
  /** Who must go on the team. */
  readonly with?: readonly Seat[];
  /** Who must stay behind. */
  readonly without?: readonly Seat[];
}

/** Every value a module may modify: pure, narrow, folded in the order of the catalogue. */
export interface RuleModifiers {
  /** Missions the leader may choose from. */
  missions(open: readonly Mission[], table: Table): readonly Mission[];
  teamSize(size: number, mission: Mission): number;
  /** What a team must be like besides its size. */
  teamLimits(limits: readonly TeamLimit[], table: Table, mission: Mission): readonly TeamLimit[];
  /** The side that a character is on in a round. */
  side(side: Side, character: Character, known: Known, round: number): Side;
  /** Whether one character is shown another when the eyes of this line open. Only ever hides: a line says what it shows. */
  sees(yes: boolean, line: Line, who: Character, whom: Character): boolean;
  /** The cards that a member of the team may lay. */
  cards(cards: readonly Card[], hand: Hand): readonly Card[];
  /** The members whose cards are turned up. */
  counted(team: readonly Seat[], table: Table, mission: Mission): readonly Seat[];
  succeeds(yes: boolean, cards: readonly Card[]): boolean;
  /** Whether a seat has its own, greater aim, and so wins only in part when its side wins. */
  wantsMore(yes: boolean, character: Character): boolean;
  /** What else is laid open when the game ends, without which nobody could tell who has won. */
  unveiled(facts: readonly Fact[], known: Known): readonly Fact[];
}

/** One line of the script that is read before the first round: who opens the eyes, and whom they see. */
export interface Look {
  readonly line: Line;
  shows(who: Character, whom: Character): boolean;
}

/** A line of the reveal at one table: whose eyes open and see somebody, and who is seen. */
export interface RevealLine {
  readonly line: Line;
  readonly readers: readonly Character[];
  readonly seen: readonly Character[];
}

/** A line that is read aloud, and the Character cards in the deal. */
export interface ScriptLine extends RevealLine {
  readonly deck: readonly Character[];
}

/** What a module has read aloud before the first round. */
export interface ModuleScript<Part extends string> {
  /** What its own lines say. */
  readonly lines?: Readonly<Partial<Record<Line, (line: ScriptLine) => readonly Part[]>>>;
  /** What it adds to the lines of others: who must not do what a line says, or does it as well. */
  besides?(line: ScriptLine): readonly Part[];
}

/** What makes a mix of modules and choices illegal. */
export interface MixRule<Problem extends string> {
  readonly problem: Problem;
  /** Whether no choice within the modules would mend it. */
  readonly isClash?: true;
  breaks(has: (id: ModuleId | Extra) => boolean, seats: number): boolean;
}

/** The rules of one table, for which its modules are made. `modifiers` are those of all modules together, and so are ready once all are made. */
export interface TableRules {
  readonly seats: SeatCount;
  readonly extras: ReadonlySet<Extra>;
  readonly modifiers: RuleModifiers;
}

/** A deck besides the Characters; its cards are plain words or numbers. */
export interface Deck {
  readonly cards: readonly (string | boolean)[];
  /** What is told of a deck in this order. */
  told(cards: readonly (string | boolean)[]): readonly Fact[];
  /** What of it lies face up from the start, where any does. */
  faceUp?(cards: readonly (string | boolean)[]): readonly (string | boolean)[];
  /** The order it lies in, from the server's knowledge. */
  of(secret: Secret): readonly (string | boolean)[];
}

/** What a module knows of other worlds: for the laws, and for bots that imagine them. */
export interface Imagining {
  /** Whether what the viewer knows of this seat through the module allows the character. */
  couldBe?(character: Character, seat: Seat, known: Known, viewer: Viewer): boolean;
  /** Whether this seat's card changed hands under everybody's eyes, so that older looks at its side say no more. */
  outdates?(seat: Seat, known: Known): boolean;
  /** Hidden things that chance alone settled, such as the order of a deck: drawn first, the rest must fit them. */
  hidden?(known: Known, viewer: Viewer, rng: Rng): readonly WhisperedFact[];
  /** Hidden things that follow from who is who in that world. */
  secrets?(world: World, known: Known, viewer: Viewer, rng: Rng): readonly WhisperedFact[];
}

/** What a module adds to the base: nothing in the base asks whether it is there. */
export interface Module {
  readonly id: ModuleId;
  /** Character cards that go into the deal in the place of plain ones. */
  readonly characters?: readonly Character[];
  /** Lines it adds to the script of the reveal, after those before it. */
  readonly lines?: readonly Look[];
  readonly modifiers?: Partial<RuleModifiers>;
  readonly slice?: AnySlice;
  readonly secret?: AnySlice;
  /** What is laid out before the first round, when the leader is known. */
  deal?(leader: Seat): readonly Fact[];
  /** A deck of its own, shuffled before the first round. */
  readonly deck?: Deck;
  readonly steps?: readonly Insertion<ResistanceKind>[];
  readonly nested?: readonly Step<ResistanceKind>[];
  readonly imagining?: Imagining;
}

/** Makes a module for one table. */
export interface Maker {
  readonly id: ModuleId;
  make(rules: TableRules): Module;
}

/** A module of the catalogue: with what it says of itself at any table. */
export interface ModuleMaker<Part extends string = never, Problem extends string = never> extends Maker {
  /** How its facts are read where they were stored. */
  readonly facts: AnyFactShapes;
  /** How long the scene of each of its facts is shown. */
  readonly beats: Readonly<Record<string, BeatsOf>>;
  readonly script?: ModuleScript<Part>;
  /** What is worth saying where it is in play. */
  readonly phrases?: readonly AddedPhrase[];
  /** The mixes that make no sense with it. */
  readonly mixing?: readonly MixRule<Problem>[];
}

/** Each modifier of all modules as one function. */
const together = <V, A extends readonly unknown[]>(
  modifiers: readonly ((value: V, ...rest: A) => V)[],
): ((value: V, ...rest: A) => V) => {
  // Asked at every move: most values are modified by no module or by one, and then this must cost no more than that.
  if (modifiers.length === 0) return (value: V, ..._rest: A) => value;
  const [only] = modifiers;
  if (only !== undefined && modifiers.length === 1) return only;
  return (value, ...rest) => modifiers.reduce((modified, modifier) => modifier(modified, ...rest), value);
};

/** The modifiers of all modules in play as one, in the order of the catalogue. */
export function composeModifiers(modules: readonly Module[]): RuleModifiers {
  const of = <K extends keyof RuleModifiers>(name: K) => modules.flatMap(({ modifiers }) => modifiers?.[name] ?? []);
  return {
    missions: together(of('missions')),
    teamSize: together(of('teamSize')),
    teamLimits: together(of('teamLimits')),
    side: together(of('side')),
    sees: together(of('sees')),
    cards: together(of('cards')),
    counted: together(of('counted')),
    succeeds: together(of('succeeds')),
    wantsMore: together(of('wantsMore')),
    unveiled: together(of('unveiled')),
  };
}

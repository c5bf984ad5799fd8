import type { At, Open, Seat, Whisper } from '@reseau/core';
import type { City } from './cities.ts';
import type { Character } from './leaders/catalogue.ts';
import type { Action, LeaderId } from './moves.ts';
import type { Ally, Clue, Deck, DeckCard, Dice, Heroic, Item, ScenarioId, Skill, Upgrade, Way } from './vocabulary.ts';

export const ENDINGS = ['won', 'islandFull', 'islandLost', 'gaveUp', 'lastTurn'] as const;
export type Ending = (typeof ENDINGS)[number];

/** Why soldiers left a city. */
export const BLOWS = ['kill', 'commando', 'sabotage'] as const;
export type Blow = (typeof BLOWS)[number];

/** Why no soldier comes. */
export const SPARINGS = ['noCity', 'shielded'] as const;
export type Sparing = (typeof SPARINGS)[number];

/** Cards in hand to choose from, and how many of them may be kept. */
export interface Drawn {
  readonly deck: Deck;
  readonly cards: readonly DeckCard[];
  readonly keep: number;
}

/** What an action leaves open: more of the same for nothing, or an advantage for the next one. */
export type Rest =
  | { readonly of: 'give'; readonly to: LeaderId }
  | { readonly of: 'reorganise' }
  | { readonly of: 'road'; readonly left: number }
  /** `here`: nowhere else. */
  | { readonly of: 'commando'; readonly left: number; readonly here?: true }
  /** The next action is part of this one, and soldiers do not see it. */
  | { readonly of: 'unseen' }
  /** The next action succeeds, with the highest level. */
  | { readonly of: 'mastery' };

type Cities = readonly (readonly [city: City, count: number])[];

/** A leader as the match begins; what is not said is empty. */
export interface Beginner {
  readonly seat: Seat;
  readonly character: Character;
  readonly city: City;
  readonly tokens?: number;
  readonly inventory?: readonly Item[];
  readonly active?: Upgrade;
  readonly planned?: Skill;
  readonly allies?: readonly (readonly [Ally, Skill])[];
}

/** All that lies face up when the match begins. A dealt match has no more than the scenario says; exercises may. */
export interface Opening {
  readonly scenario: ScenarioId;
  readonly leaders: readonly Beginner[];
  readonly reds: Cities;
  readonly blacks?: Cities;
  /** Cities with a token face down, and with an ally face up. */
  readonly hidden: readonly City[];
  readonly met?: readonly (readonly [City, Ally])[];
  readonly used?: Cities;
  readonly bases?: readonly City[];
  readonly destroyed?: readonly City[];
  readonly clues?: readonly Clue[];
  readonly heroics?: readonly Heroic[];
  readonly discards?: Readonly<Partial<Record<Deck, readonly DeckCard[]>>>;
  readonly speed?: number;
}

type By<T extends string, D = unknown> = Open<T, { leader: LeaderId } & D>;

/** What the game itself tells everybody. */
export type OwnFact =
  | Open<'setOut', { opening: Opening }>
  /** An action: how much it counts, and what it leaves to be done for nothing. */
  | By<'acted', { action: Action; cost: number; rest?: Rest }>
  | By<'moved', { city: City; by: 'road' | 'mountain' | 'air' }>
  | By<'met', { city: City; ally: Ally }>
  | By<'foundToken', { city: City }>
  | By<'gained', { by: 'base' | 'sabotage' }>
  /** `worn`: it was worn until then. */
  | By<'gaveCard', { whom: LeaderId; card: Item; worn?: true }>
  | By<'gaveAlly', { whom: LeaderId; ally: Ally; skill: Skill }>
  | By<'planned', { skill: Skill; last: boolean }>
  | By<'planSpent'>
  | By<'recruited', { city: City; ally: Ally; skill: Skill }>
  | By<'reorganised', { ally: Ally; skill: Skill }>
  | By<'equipped', { card: Upgrade }>
  | By<'tookOff', { card: Upgrade }>
  | Open<'usedUp', { city: City }>
  /** The discard was shuffled into a new deck. */
  | Open<'reshuffled', { deck: Deck }>
  | By<'drew', Drawn>
  | By<'kept', { card: DeckCard; worn: boolean }>
  | By<'letGo'>
  | By<'discarded', { card: Item }>
  | By<'retrieved', { deck: Deck; card: DeckCard; worn?: true }>
  | By<'played', { card: Heroic; way: Way; stays: boolean }>
  | Open<'killed', { city: City; count: number; by: Blow }>
  | By<'crafted'>
  | By<'sabotaged', { city: City }>
  | Open<'located', { city: City; clues: readonly Clue[] }>
  | Open<'foresaw', { dice: Dice }>
  | Open<'slowed', { actions: number }>
  | By<'intended', { action: Action | 'nothing' }>
  | By<'marked', { at: City }>
  | By<'undone'>
  /** `ends`: all wanted the pause until then, `declines`: others asked for one; either way nobody does any more. */
  | Open<'wishedPause', { seat: Seat; on: boolean; ends?: true; declines?: true }>
  | Open<'wishedToGiveUp', { seat: Seat; on: boolean }>
  /** `givesUp`: told only in matches stored before, where giving up ended the seat's turn and was over with the turn. */
  | Open<'finished', { seat: Seat; givesUp?: boolean }>
  | Open<'unfinished', { seat: Seat }>
  | Open<'sped', { speed: number }>
  /** The army's turn, told so that it can be played out action by action. */
  | Open<'armyBegan', { actions: number; speed: number }>
  | Open<'skipped'>
  | Open<'rolled', { dice: Dice; foreseen: boolean }>
  /** `turned`: no city fitted the dice, so the other state was tried. */
  | Open<'activated', { city: City; turned: boolean }>
  | Open<'spared', { why: Sparing; city?: City }>
  | Open<'added', { city: City; count: number }>
  | Open<'deployed', { from: City; city: City; count: number }>
  | Open<'tipped', { city: City; blacks: number; surplus: number }>
  /** `givesUp`: the wishes that stand, by seat, if there are any. */
  | Open<'turned', { turn: number; givesUp?: readonly boolean[] }>
  | Open<'ended', { ending: Ending }>;

/** The server's own: the order of the decks, and what lies under the tokens. */
export type WhisperedFact =
  | Whisper<'stacked', { deck: Deck; cards: readonly DeckCard[] }>
  | Whisper<'cut', { deck: Deck; count: number }>
  | Whisper<'buried', { tokens: readonly (readonly [City, Ally | 'blank'])[] }>;

export type OpenFact = At | OwnFact;
export type Fact = OpenFact | WhisperedFact;

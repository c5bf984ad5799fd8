import type { Clue, DeckCard, Heroic, Item, Upgrade, Way } from './data/cards.ts';
import type { Ally, Skill } from './data/characters.ts';
import type { City } from './island.ts';

/** A playable character in this match, by its place in the list of leaders. A seat leads one or several. */
export type LeaderId = number & { readonly brand: 'LeaderId' };

/** What counts as an action, in the order of the booklet. */
export const ACTIONS = [
  'move',
  'give',
  'plan',
  'recruit',
  'investigate',
  'incite',
  'search',
  'kill',
  'heroic',
  'reorganise',
  'craft',
  'sabotage',
] as const;
export type Action = (typeof ACTIONS)[number];

type Of<T extends string, D = unknown> = { readonly type: T; readonly leader: LeaderId } & Readonly<D>;

/** The twelve actions. Several gifts to one leader in a row are one action, and so are several changes to a team. */
export type ActionMove =
  | Of<'move', { to: City }>
  | Of<'giveCard', { to: LeaderId; card: Item }>
  | Of<'giveAlly', { to: LeaderId; ally: Ally; skill: Skill }>
  | Of<'plan', { skill: Skill }>
  | Of<'recruit', { skill: Skill }>
  | Of<'investigate'>
  | Of<'incite'>
  | Of<'search'>
  | Of<'kill', { at: City }>
  | HeroicMove
  | Of<'reorganise', { ally: Ally; skill: Skill }>
  | Of<'equip', { card: Upgrade }>
  | Of<'craft'>
  | Of<'sabotage'>;

/** A heroic card played, by what it needs to be told: nothing, a city to go to, a city to strike, a card to take. */
export type HeroicMove =
  | Of<'heroic', { card: Heroic; way: Way }>
  | Of<'transport', { card: Heroic; way: Way; to: City }>
  | Of<'strike', { at: City }>
  | Of<'retrieve', { card: Heroic; take: DeckCard }>;

/** What costs no action. */
export type FreeMove =
  /** Of the cards drawn: keep this one, wear it at once, or let go of what is left. */
  | Of<'keep', { card: DeckCard }>
  | Of<'wear', { card: Upgrade }>
  | Of<'letGo'>
  | Of<'discard', { card: Item }>
  /** Ambler's planning token, before his first action of a turn. */
  | Of<'shift', { skill: Skill }>
  /** These cards leave one city: a base is there. The token it earns goes to a leader. */
  | { readonly type: 'locate'; readonly clues: readonly Clue[]; readonly to: LeaderId }
  /** The plan board: what a leader means to do, and where. */
  | Of<'intend', { action: Action | 'nothing' }>
  | Of<'mark', { at: City }>
  | { readonly type: 'pause'; readonly on: boolean }
  | { readonly type: 'done' }
  /** Ends the turn like `done`; if all do so in one turn, the match is given up. */
  | { readonly type: 'giveUp' };

export type LeaderMove = Extract<ActionMove | FreeMove, { readonly leader: LeaderId }>;
/** The clock's only move. */
export type Tick = { readonly type: 'tick' };
export type Move = ActionMove | FreeMove | Tick;

import type { City } from './cities.ts';
import type { Ally, Clue, DeckCard, Heroic, Item, Skill, Upgrade, Way } from './vocabulary.ts';

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

/** Allies by the row that they stand in, or are meant for. */
export type Placing = Readonly<Record<Skill, readonly Ally[]>>;

/** The places for cards on a leader's sheet: those of the inventory, from the first, and that of the upgrade worn. */
export const SLOTS = [0, 1, 2, 3, 'worn'] as const;
export type Slot = (typeof SLOTS)[number];

/** The twelve actions. What is given or changed in a row is one action, until somebody else acts. */
export type ActionMove =
  | Of<'move', { to: City }>
  | Of<'give', { to: LeaderId; cards: readonly Slot[] } & Placing>
  | Of<'plan', { skill: Skill }>
  | Of<'recruit', { skill: Skill }>
  | Of<'investigate'>
  | Of<'incite'>
  | Of<'search'>
  | Of<'kill', { at: City }>
  /** Every red in the city: not for every leader. */
  | Of<'killAll'>
  | HeroicMove
  /** The whole team as it is to stand, and what is worn. */
  | Of<'reorganise', { wear: Upgrade | 'nothing' } & Placing>
  | Of<'craft'>
  | Of<'sabotage'>;

/** A heroic card played, by what it needs to be told: nothing, a city to go to, a city to strike, a card to take. */
export type HeroicMove =
  | Of<'heroic', { card: Heroic; way: Way }>
  | Of<'transport', { card: Heroic; way: Way; to: City }>
  | Of<'strike', { at: City }>
  | Of<'retrieve', { card: Heroic; take: DeckCard }>
  /** Rummage: out of the discard and on. */
  | Of<'retrieveToWear', { take: Upgrade }>;

/** What costs no action. */
export type FreeMove =
  /** Of the cards drawn: keep this one, wear it at once, or let go of what is left. */
  | Of<'keep', { card: DeckCard }>
  /** Two at once, where two may be kept. */
  | Of<'keepBoth', { card: DeckCard; other: DeckCard }>
  | Of<'wear', { card: Upgrade }>
  | Of<'letGo'>
  | Of<'discard', { card: Item }>
  /** The planning token of a leader who has one for good, before the first action of a turn. */
  | Of<'shift', { skill: Skill }>
  /** These cards leave one city: a base is there. The token it earns goes to a leader. */
  | { readonly type: 'locate'; readonly clues: readonly Clue[]; readonly to: LeaderId }
  /** The plan board: what a leader means to do, and where. */
  | Of<'intend', { action: Action | 'nothing' }>
  | Of<'mark', { at: City }>
  /** The leader's last move never was, as long as nothing has come of it. */
  | Of<'undo'>
  | { readonly type: 'pause'; readonly on: boolean }
  | { readonly type: 'done' }
  /** Acts on after all, as long as somebody else is not done. */
  | { readonly type: 'notDone' }
  /** A wish that stands until it is taken back; as soon as all have it, the match is given up. */
  | { readonly type: 'giveUp'; readonly on: boolean };

export type LeaderMove = Extract<ActionMove | FreeMove, { readonly leader: LeaderId }>;
/** The clock's only move. */
export type Tick = { readonly type: 'tick' };
export type Move = ActionMove | FreeMove | Tick;

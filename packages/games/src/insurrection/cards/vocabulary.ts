/** What a card file is written in: small parts that the rules can count and a client can put into words. */

export const ICONS = ['soldier', 'minion', 'animal', 'corruption'] as const;
export type Icon = (typeof ICONS)[number];

export const LANGUAGES = ['en', 'fr', 'ja'] as const;
export type Names = Readonly<Record<(typeof LANGUAGES)[number], string>>;

/** How a game ends: which of its two scorings a card uses. */
export const ENDINGS = ['good', 'evil'] as const;
export type Ending = (typeof ENDINGS)[number];

/** Where icons are counted: in the player's own hand, or on the cards face up in the centre. */
export const PLACES = ['hand', 'centre'] as const;
export type Place = (typeof PLACES)[number];

/** A number that is read off the table when the game is over. */
export type Count =
  /** All icons of these types. */
  | { readonly icons: readonly Icon[]; readonly in: Place }
  /** Whole sets of these icons: `[soldier, soldier]` are pairs of Soldiers, `[animal, corruption]` one of each. */
  | { readonly sets: readonly Icon[]; readonly in: Place }
  /** Cards that were eliminated. */
  | { readonly cards: 'graveyard' }
  /** The other cards of the hand: all of them, or those held in one copy only. */
  | { readonly cards: 'others' | 'singles' }
  /** The other cards of the hand that bear this icon, or that do not. */
  | { readonly cards: 'othersWith' | 'othersWithout'; readonly icon: Icon }
  /** Leaders in the hand, this card included. */
  | { readonly cards: 'leaders' };

export type Condition =
  /** More copies of this card, or more of these icons, than any other player: a tie is nobody's. */
  | { readonly most: 'copies' | Icon }
  /** Another player holds a copy of this card. */
  | { readonly rival: true }
  /** The game ended with the pawn on the Keep. */
  | { readonly pawn: 'keep' }
  | { readonly count: Count; readonly atLeast: number };

/** One line of a card's scoring. */
export type Term =
  | { readonly points: number }
  /** So many points for each, and never more than `max` in all. */
  | { readonly points: number; readonly each: Count; readonly max?: number }
  | { readonly points: number; readonly when: Condition; readonly otherwise: number }
  /** By the size of the collection of copies that this one belongs to; a full one begins the next. */
  | { readonly collection: readonly number[] };

export type Scoring = readonly Term[];

/** What a player may do on the turn on which the card is played. */
export const CARD_EFFECTS = ['eliminate', 'look'] as const;
export type CardEffect = (typeof CARD_EFFECTS)[number];

/** What the holder may do before points are counted. */
export type EndEffect =
  /** Swap another card of the hand for one in the centre. */
  | { readonly type: 'swap' }
  /** Add a card with this icon from the centre. */
  | { readonly type: 'gain'; readonly icon: Icon };

/** The values of a card of which the rulebook can be the source. */
export const CARD_FIELDS = [
  'name',
  'copies',
  'initiatives',
  'soldier',
  'minion',
  'animal',
  'corruption',
  'effects',
  'end',
  'good',
  'evil',
] as const;
export type CardField = (typeof CARD_FIELDS)[number];

/** A card as it is printed, once for all of its copies. */
export interface Printed {
  readonly id: string;
  readonly names: Names;
  /** One for each copy. */
  readonly initiatives: readonly number[];
  readonly icons: Readonly<Partial<Record<Icon, number>>>;
  readonly effects: readonly CardEffect[];
  readonly end?: EndEffect;
  readonly good: Scoring;
  readonly evil: Scoring;
  /** The values that the rulebook sets; all others are our own. */
  readonly rulebook: readonly CardField[];
}

/** What each player may do at the beginning of the turn, at some locations. */
export const SITE_EFFECTS = [
  /** Look, as by the icon. */
  'look',
  /** Eliminate, as by the icon. */
  'eliminate',
  /** Turn up the first card of the People pile. */
  'muster',
  /** Bring a card of the graveyard back to the centre. */
  'raise',
  /** Put a marked card of the centre under its pile. */
  'cleanse',
  /** Swap a card of the hand for one in the centre. */
  'trade',
  /** Put a card of the hand under its pile, face up, and draw from the Leader pile. */
  'swear',
] as const;
export type SiteEffect = (typeof SITE_EFFECTS)[number];

/** One side of a location: what the round played there is like. All but `reveal` is left out where it is as usual. */
export interface Site {
  /** How many cards of the People pile are turned up. */
  readonly reveal: number;
  /** How many cards of the Leader pile are turned up as well. */
  readonly leaders?: number;
  /** These cards of the centre go under their piles before others are turned up. */
  readonly sweep?: 'marked' | 'unmarked';
  /** How many cards each player draws; all but one are put under their piles again, face up. */
  readonly draw?: number;
  /** At how many marks Evil wins here. */
  readonly limit?: number;
  /** Turns from the lowest initiative to the highest. */
  readonly reversed?: true;
  readonly effect?: SiteEffect;
}

export const LETTERS = ['A', 'B'] as const;
export type Letter = (typeof LETTERS)[number];

export const SITE_FIELDS = ['name', 'letter', 'base', 'advanced'] as const;
export type SiteField = (typeof SITE_FIELDS)[number];

interface Named {
  readonly id: string;
  readonly names: Names;
  readonly rulebook: readonly SiteField[];
}

/** A double-sided location. */
export interface Location extends Named {
  readonly letter: Letter;
  readonly base: Site;
  readonly advanced: Site;
}

/** The Fortress, where the path begins, and the Keep, where it ends. */
export interface Landmark extends Named {
  readonly base: Site;
}

/** All the cards of a box. */
export interface CardFile {
  readonly people: readonly Printed[];
  readonly leaders: readonly Printed[];
  readonly locations: readonly Location[];
  readonly fortress: Landmark;
  readonly keep: Landmark;
}

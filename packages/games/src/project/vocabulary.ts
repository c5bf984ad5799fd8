import { isOneOf } from '@reseau/core';

// The words that cards, leaders and the island are written in: what the rules know by name. A list only grows, for a match
// that was stored may name anything in it; what a match is played with of all this, and how often, its box says.

export const SKILLS = ['communication', 'military', 'engineering'] as const;
export type Skill = (typeof SKILLS)[number];

/** The actions that put a skill to the test. */
export const TRIALS = ['recruit', 'investigate', 'incite', 'search', 'kill', 'craft', 'sabotage'] as const;
export type Trial = (typeof TRIALS)[number];

/** Those of them that draw cards, and that a city allows only so often. */
export const LIMITED = ['investigate', 'incite', 'search'] as const satisfies readonly Trial[];
export type Limited = (typeof LIMITED)[number];

export type Levels = Readonly<Record<Skill, number>>;
/** The same as a sheet lists them, in the order of the skills. */
export type Printed = readonly [communication: number, military: number, engineering: number];

export const ALLIES = [
  'brancusi',
  'delorme',
  'eskola',
  'fairchild',
  'gorsky',
  'haruno',
  'ibarra',
  'jansen',
  'kovacs',
  'lindqvist',
  'moreau',
  'nakata',
  'oduya',
  'petrescu',
  'quist',
  'rasmussen',
  'sandoval',
  'tremblay',
  'ueda',
  'vasquez',
  'whitlock',
  'zielinski',
] as const;
export type Ally = (typeof ALLIES)[number];

/** What lies under a token: an ally, or nobody. */
export type Face = Ally | 'blank';

export const CLUES = [
  'mountain',
  'maritime',
  'country',
  'village',
  'town',
  'capital',
  'nearTown',
  'nearCapital',
  'farFromTown',
  'farFromCapital',
  'ne',
  'nw',
  'se',
  'sw',
  'nearMaritime',
  'farFromMaritime',
  'nearMountain',
  'farFromMountain',
  'twoRoadsOrMore',
  'threeRoadsOrMore',
  'fourRoadsOrFewer',
  'fiveRoadsOrFewer',
] as const;
export type Clue = (typeof CLUES)[number];

/** Each with a major effect, which spends the card, and a minor one, which does not. */
export const HEROICS = ['chief', 'air', 'road', 'commando', 'revolt', 'rummage', 'inquiry', 'slow'] as const;
export type Heroic = (typeof HEROICS)[number];

export const WAYS = ['major', 'minor'] as const;
export type Way = (typeof WAYS)[number];

export const PARTS = ['explosive', 'detonator', 'timer'] as const;
export type Part = (typeof PARTS)[number];

export const UPGRADES = [
  'tools',
  'camouflage',
  'eveningDress',
  'leadership',
  'handbook',
  'artOfWar',
  'negotiation',
  'militaryDress',
  'engineerDress',
  'officerDress',
] as const;
export type Upgrade = (typeof UPGRADES)[number];

/** What an inventory can hold. */
export const ITEMS = [...PARTS, ...UPGRADES, 'bomb'] as const;
export type Item = (typeof ITEMS)[number];

export const DECKS = ['clue', 'heroic', 'object'] as const;
export type Deck = (typeof DECKS)[number];

/** Nothing learnt, no help, nothing of use: worth no more than a place in the deck. */
export type Fail = 'fail';
export type DeckCard = Clue | Heroic | Part | Upgrade | Fail;

export const isUpgrade = (card: string): card is Upgrade => isOneOf(UPGRADES, card);

/** What each deck may hold. */
export const IN_DECK: Readonly<Record<Deck, readonly DeckCard[]>> = {
  clue: [...CLUES, 'fail'],
  heroic: [...HEROICS, 'fail'],
  object: [...PARTS, ...UPGRADES, 'fail'],
};
export const DECK_CARDS: readonly DeckCard[] = [...new Set(Object.values(IN_DECK).flat())];

export const REGIONS = ['nw', 'ne', 'sw', 'se'] as const;
export type Region = (typeof REGIONS)[number];

export const SIZES = ['village', 'town', 'capital'] as const;
export type Size = (typeof SIZES)[number];

/** The first die: what is activated. */
export const WHERES = ['capital', 'town', ...REGIONS] as const;
export type Where = (typeof WHERES)[number];

/** The second die, two faces each: which of them. */
export const WHICHES = ['freeHighest', 'heldHighest', 'heldLowest'] as const;
export type Which = (typeof WHICHES)[number];

export interface Dice {
  readonly where: Where;
  readonly which: Which;
}

export const DIFFICULTIES = ['initiation', 'normal', 'hard', 'heroic'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

export const SCENARIO_IDS = ['landing', 'coup', 'passes', 'north', 'scattered', 'siege'] as const;
export type ScenarioId = (typeof SCENARIO_IDS)[number];

/** How many soldiers stand there at first: fewer for fewer leaders, or all that the scenario card shows. */
export const GARRISONS = ['printed', 'byLeaders'] as const;
export type Garrison = (typeof GARRISONS)[number];

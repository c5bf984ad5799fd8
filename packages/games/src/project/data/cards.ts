import { isOneOf } from '@reseau/core';
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

const copies = <C>(cards: readonly C[], count: number): readonly C[] =>
  cards.flatMap((card) => Array.from({ length: count }, () => card));

/** All cards of each deck, in the order of the lists above. */
export const DECK_CARDS: Readonly<Record<Deck, readonly DeckCard[]>> = {
  clue: [...copies(CLUES, 3), ...copies<Fail>(['fail'], 14)],
  heroic: [...copies(HEROICS, 5), ...copies<Fail>(['fail'], 10)],
  object: [...copies(PARTS, 10), ...copies(UPGRADES, 2), ...copies<Fail>(['fail'], 14)],
};

export const isUpgrade = (card: string): card is Upgrade => isOneOf(UPGRADES, card);

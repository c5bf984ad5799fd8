import type { Options } from '@reseau/core';
import { CITIES } from './cities.ts';
import { ACTIONS, type LeaderId, type Move, SLOTS } from './moves.ts';
import { ALLIES, CLUES, DECK_CARDS, HEROICS, ITEMS, SKILLS, UPGRADES, WAYS } from './vocabulary.ts';

/** As many leaders as there are start cities. */
export const MOST_LEADERS = 4;

export const LEADER_IDS = Array.from({ length: MOST_LEADERS }, (_, id) => id as LeaderId);

const leader = { one: LEADER_IDS };
const at = { one: CITIES };
const skill = { one: SKILLS };
const some = { some: ALLIES, min: 0, max: ALLIES.length };
const rows = { communication: some, military: some, engineering: some };
const card = { one: HEROICS };
const way = { one: WAYS };
const drawn = { one: DECK_CARDS };

/** Everything that is a move at all, possible or not: whatever a client sends is read against this before it is reasoned about. */
export const WIDEST: Options<Move> = [
  { type: 'move', leader, to: at },
  { type: 'give', leader, to: leader, cards: { some: SLOTS, min: 0, max: SLOTS.length }, ...rows },
  { type: 'plan', leader, skill },
  { type: 'recruit', leader, skill },
  { type: 'investigate', leader },
  { type: 'incite', leader },
  { type: 'search', leader },
  { type: 'kill', leader, at },
  { type: 'killAll', leader },
  { type: 'heroic', leader, card, way },
  { type: 'transport', leader, card, way, to: at },
  { type: 'strike', leader, at },
  { type: 'retrieve', leader, card, take: drawn },
  { type: 'retrieveToWear', leader, take: { one: UPGRADES } },
  { type: 'reorganise', leader, ...rows, wear: { one: [...UPGRADES, 'nothing'] } },
  { type: 'craft', leader },
  { type: 'sabotage', leader },
  { type: 'keep', leader, card: drawn },
  { type: 'keepBoth', leader, card: drawn, other: drawn },
  { type: 'wear', leader, card: { one: UPGRADES } },
  { type: 'letGo', leader },
  { type: 'discard', leader, card: { one: ITEMS } },
  { type: 'shift', leader, skill },
  { type: 'intend', leader, action: { one: [...ACTIONS, 'nothing'] } },
  { type: 'mark', leader, at },
  { type: 'undo', leader },
  { type: 'locate', clues: { some: CLUES, min: 1, max: CLUES.length }, to: leader },
  { type: 'pause', on: { one: [true, false] } },
  { type: 'done' },
  { type: 'notDone' },
  { type: 'giveUp', on: { one: [true, false] } },
];

import { seatsOf } from '@reseau/core';
import { list, one } from '@reseau/core/parse';
import { CITIES } from './cities.ts';
import { ACTIONS } from './moves.ts';
import { SEAT_COUNTS } from './options.ts';
import { ALLIES, CLUES, DECK_CARDS, DECKS, HEROICS, ITEMS, SKILLS, UPGRADES, WAYS } from './vocabulary.ts';
import { LEADER_IDS } from './widest.ts';

// How the parts are read that facts and moves have.

export const MOST_SEATS = Math.max(...SEAT_COUNTS);
export const seat = one(seatsOf(MOST_SEATS));
export const leader = one(LEADER_IDS);
export const city = one(CITIES);
export const ally = one(ALLIES);
export const skill = one(SKILLS);
export const clues = list(one(CLUES));
export const heroic = one(HEROICS);
export const way = one(WAYS);
export const item = one(ITEMS);
export const upgrade = one(UPGRADES);
export const deck = one(DECKS);
export const deckCard = one(DECK_CARDS);
export const action = one(ACTIONS);
export const intent = one([...ACTIONS, 'nothing']);

import { seatsOf } from '@reseau/core';
import { list, one } from '@reseau/core/parse';
import { CARDS, CHARACTERS, SIDES } from './characters.ts';
import { MISSIONS, SEAT_COUNTS } from './data/tables.ts';

// How the parts are read that facts and moves of the base and of several modules have.

export const MOST_SEATS = Math.max(...SEAT_COUNTS);
export const seat = one(seatsOf(MOST_SEATS));
export const seats = list(seat);
export const mission = one(MISSIONS);
export const side = one(SIDES);
export const card = one(CARDS);
export const character = one(CHARACTERS);

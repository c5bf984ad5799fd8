import type { CardFile } from '../cards/vocabulary.ts';
import { LEADERS } from './leaders.ts';
import { FORTRESS, KEEP, LOCATIONS } from './locations.ts';
import { PEOPLE } from './people.ts';

/** The cards of the house: what the rulebook says of them, and our own design for the rest. */
export const HOUSE: CardFile = {
  people: PEOPLE,
  leaders: LEADERS,
  locations: LOCATIONS,
  fortress: FORTRESS,
  keep: KEEP,
};

/** What the cards and the locations of the house are called in files and moves. */
export type HouseCard = (typeof PEOPLE | typeof LEADERS)[number]['id'];
export type HousePlace = (typeof LOCATIONS)[number]['id'] | (typeof FORTRESS | typeof KEEP)['id'];

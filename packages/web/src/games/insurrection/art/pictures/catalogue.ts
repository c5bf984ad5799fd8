import type { HouseCard, HousePlace } from '@reseau/games/insurrection';
import type { Picture } from '../../../../ui/print/index.ts';
import { ANIMALS } from './animals.ts';
import { FOLK } from './folk.ts';
import { LEADERS } from './leaders.ts';
import { MINIONS } from './minions.ts';
import { NIGHTS, PLACES } from './places.ts';
import { SOLDIERS } from './soldiers.ts';

const CARDS: Readonly<Record<HouseCard, Picture>> = { ...ANIMALS, ...SOLDIERS, ...MINIONS, ...FOLK, ...LEADERS };
const SITES: Readonly<Record<HousePlace, Picture>> = PLACES;

/** Of the house's own alone: a card file may call a card what every object is called to. */
const among = (pictures: Readonly<Record<string, Picture>>, id: string): Picture | undefined =>
  Object.hasOwn(pictures, id) ? pictures[id] : undefined;

/** The picture on a card; a card from a file of somebody's own has none here. */
export const cardPicture = (id: string): Picture | undefined => among(CARDS, id);
export const placePicture = (id: string): Picture | undefined => among(SITES, id);
export const placeInk = (id: string): 'gold' | 'violet' => (NIGHTS.includes(id) ? 'violet' : 'gold');

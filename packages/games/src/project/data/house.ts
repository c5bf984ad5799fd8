import { type BoxFile, boxOf } from '../box.ts';
import { CHARACTERS, SHEETS } from '../leaders/catalogue.ts';
import { ALLIES, BLANKS } from './allies.ts';
import { DECKS } from './cards.ts';
import { BOMBS, LEVELS, REDS } from './difficulty.ts';
import { COAST, LAKES, MOUNTAIN_ROADS, PEAKS, PLACES, ROADS, WOODS } from './island.ts';
import { SCENARIOS, SOLDIERS } from './scenarios.ts';

/** Our own cards, leaders and island, as they are now. */
export const HOUSE: BoxFile = {
  decks: DECKS,
  allies: ALLIES,
  blanks: BLANKS,
  leaders: CHARACTERS.map((id) => ({ id, ...SHEETS[id] })),
  places: PLACES,
  roads: ROADS,
  mountainRoads: MOUNTAIN_ROADS,
  sheet: { coast: COAST, peaks: PEAKS, woods: WOODS, lakes: LAKES },
  scenarios: SCENARIOS,
  soldiers: SOLDIERS,
  difficulties: LEVELS,
  reds: REDS,
  bombs: BOMBS,
};

export const HOUSE_BOX = boxOf(HOUSE);

import {
  distinct,
  fields,
  isRaw,
  line,
  list,
  one,
  type Parse,
  type Problem,
  pair,
  truth,
  whole,
} from '@reseau/core/parse';
import { type Box, type BoxFile, boxOf, type Place } from './box.ts';
import { CITIES } from './cities.ts';
import { HOUSE, HOUSE_BOX } from './data/house.ts';
import type { Ability } from './leaders/ability.ts';
import { CHARACTERS } from './leaders/catalogue.ts';
import {
  ALLIES,
  type Deck,
  type DeckCard,
  IN_DECK,
  REGIONS,
  SCENARIO_IDS,
  SIZES,
  SKILLS,
  TRIALS,
} from './vocabulary.ts';
import { MOST_LEADERS } from './widest.ts';

/** Far more than any box holds: what a file says is laid out, drawn and counted through. */
const MOST = { copies: 40, roads: 200, points: 200, pieces: 200, name: 40 } as const;

const name = line(MOST.name);
const level = whole(0, 9);
const levels = list(level, SKILLS.length, SKILLS.length) as Parse<BoxFile['allies'][number]['levels']>;
const number = whole(1, CITIES.length);
const cities = list(number, CITIES.length);
const pieces = whole(0, MOST.pieces);
const byLeaders = (item: Parse<number>) => list(item, MOST_LEADERS, MOST_LEADERS) as Parse<BoxFile['soldiers']>;

const deck = (which: Deck) =>
  list(pair(one<DeckCard>(IN_DECK[which]), whole(1, MOST.copies)), IN_DECK[which].length, 1);

const draws = fields({}, { investigate: level, incite: level, search: level });
const ability: Parse<Partial<Ability>> = fields(
  {},
  {
    unhindered: distinct(TRIALS),
    drawsMore: draws,
    keeps: draws,
    walksMountains: truth,
    killsAll: truth,
    killsNextDoor: truth,
    keepsHeroics: truth,
    ownToken: one(SKILLS),
    shields: truth,
  },
);

const x = whole(0, 1000);
const y = whole(0, 800);
const points = list(pair(x, y), MOST.points);
const place: Parse<Place> = fields({ name, region: one(REGIONS), size: one(SIZES), x, y }, { maritime: one([true]) });
const roads = list(pair(number, number), MOST.roads);

const difficulty = fields(
  { blacks: pieces, bases: number, minutesPerStep: whole(1, 240), actionsPerStep: byLeaders(whole(1, 1000)) },
  {},
);

/** How the box of a match is read where it was stored. */
export const BOX: Parse<BoxFile> = fields(
  {
    decks: fields({ clue: deck('clue'), heroic: deck('heroic'), object: deck('object') }, {}),
    allies: list(fields({ id: one(ALLIES), name, levels, reluctance: level }, {}), ALLIES.length),
    blanks: pieces,
    leaders: list(fields({ id: one(CHARACTERS), name, levels, ability }, {}), CHARACTERS.length, MOST_LEADERS),
    places: list(place, CITIES.length, CITIES.length),
    roads,
    mountainRoads: roads,
    sheet: fields({ coast: points, peaks: points, woods: points, lakes: points }, {}),
    scenarios: list(
      fields({ id: one(SCENARIO_IDS), reds: cities, tokens: cities, starts: byLeaders(number) }, {}),
      SCENARIO_IDS.length,
      1,
    ),
    soldiers: byLeaders(whole(0, CITIES.length)),
    difficulties: fields({ initiation: difficulty, normal: difficulty, hard: difficulty, heroic: difficulty }, {}),
    reds: pieces,
    bombs: pieces,
  },
  {},
);

const isTwice = (all: readonly unknown[]): boolean => new Set(all).size < all.length;

/** What does not fit together, though each part may be as it is. */
function shortcomings({
  allies,
  leaders,
  blanks,
  scenarios,
  reds,
  roads: ways,
  mountainRoads,
}: BoxFile): readonly Problem[] {
  const faces = allies.length + blanks;
  const wrong: readonly (readonly [isWrong: boolean, path: string, says: string])[] = [
    [isTwice(allies.map(({ id }) => id)), 'box.allies', 'lists somebody twice'],
    [isTwice(leaders.map(({ id }) => id)), 'box.leaders', 'lists somebody twice'],
    [isTwice(scenarios.map(({ id }) => id)), 'box.scenarios', 'lists a scenario twice'],
    [[...ways, ...mountainRoads].some(isTwice), 'box.roads', 'joins a city with itself'],
    ...scenarios.flatMap(
      (one) =>
        [
          [isTwice(one.reds) || isTwice(one.tokens), `box.scenarios.${one.id}`, 'names a city twice'],
          [one.tokens.length > faces, `box.scenarios.${one.id}.tokens`, `are more than the ${faces} there are`],
          [one.reds.length >= reds, `box.scenarios.${one.id}.reds`, `are not fewer than the ${reds} there are`],
        ] as const,
    ),
  ];
  return wrong.flatMap(([isWrong, path, says]) => (isWrong ? [{ path, says }] : []));
}

type BoxRead =
  | { readonly ok: true; readonly file: BoxFile; readonly box: Box }
  | { readonly ok: false; readonly problems: readonly Problem[] };

const OURS: BoxRead = { ok: true, file: HOUSE, box: HOUSE_BOX };

/** A table is set up for every number of seats, and again whenever somebody comes or goes: its box is read once. */
const READ = new WeakMap<object, BoxRead>();

/** The box that is named, or else ours. */
export function boxFor(raw: unknown): BoxRead {
  if (raw === undefined) return OURS;
  const known = isRaw(raw) ? READ.get(raw) : undefined;
  if (known !== undefined) return known;
  const read = readBox(raw);
  if (isRaw(raw)) READ.set(raw, read);
  if (read.ok) READ.set(read.file, read);
  return read;
}

function readBox(raw: unknown): BoxRead {
  const problems: Problem[] = [];
  const file = BOX(raw, 'box', problems);
  if (problems.length === 0) problems.push(...shortcomings(file));
  return problems.length === 0 ? { ok: true, file, box: boxOf(file) } : { ok: false, problems };
}

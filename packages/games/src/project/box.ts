import { keysOf, recordOf } from '@reseau/core';
import { CITIES, type City, cityAt } from './cities.ts';
import { type Ability, COMMON, type LeaderCard } from './leaders/ability.ts';
import type { Character } from './leaders/catalogue.ts';
import {
  type Ally,
  DECKS,
  type Deck,
  type DeckCard,
  type Difficulty,
  type Face,
  type Garrison,
  type Levels,
  type Printed,
  type Region,
  type ScenarioId,
  type Size,
  SKILLS,
} from './vocabulary.ts';

export interface AllySheet {
  readonly id: Ally;
  readonly name: string;
  readonly levels: Printed;
  /** How hard it is to win them over. */
  readonly reluctance: number;
}

export interface LeaderSheet extends LeaderCard {
  readonly id: Character;
}

export interface Place {
  readonly name: string;
  readonly region: Region;
  readonly size: Size;
  /** Lies by the sea. */
  readonly maritime?: true;
  /** Where it is drawn, on a sheet of 1000 by 800. */
  readonly x: number;
  readonly y: number;
}

/** The numbers of the two cities that it joins. */
export type Road = readonly [number, number];
export type Point = readonly [x: number, y: number];

/** Cities by number. */
export interface Scenario {
  readonly id: ScenarioId;
  /** A soldier each; where they go by the leaders, the first of them. */
  readonly reds: readonly number[];
  /** A token each, face down. */
  readonly tokens: readonly number[];
  /** Where the first, second, third and fourth leader set out. */
  readonly starts: ByLeaders;
}

type ByLeaders = readonly [number, number, number, number];

interface Level {
  /** Hardened soldiers in the reserve. */
  readonly blacks: number;
  /** Bases to find and to destroy. */
  readonly bases: number;
  /** How long the invasion takes to become faster by one: by the wall clock, or in actions of the army. */
  readonly minutesPerStep: number;
  /**
   * By the number of leaders. The army answers the busiest of them alone, so more of them do more for each of its actions;
   * in real time they also need longer to agree.
   */
  readonly actionsPerStep: ByLeaders;
}

/** All that a match is played with and that an update may bring anew. The record of a match contains it. */
export interface BoxFile {
  /** Each card with the number of its copies, as a deck lies before it is shuffled. */
  readonly decks: Readonly<Record<Deck, readonly (readonly [card: DeckCard, copies: number])[]>>;
  /** In the order in which chance draws from them, and so are the leaders and the scenarios. */
  readonly allies: readonly AllySheet[];
  /** Tokens without a face. */
  readonly blanks: number;
  readonly leaders: readonly LeaderSheet[];
  /** In the order of their numbers: the first is city 1. */
  readonly places: readonly Place[];
  readonly roads: readonly Road[];
  /** They make a city a mountain city, and few can walk them. */
  readonly mountainRoads: readonly Road[];
  /** What the map shows besides: the coast as a closed line to be drawn smooth, and what grows where. */
  readonly sheet: Readonly<Record<'coast' | 'peaks' | 'woods' | 'lakes', readonly Point[]>>;
  readonly scenarios: readonly Scenario[];
  /** How many soldiers of a scenario are there at first where they go by the leaders. */
  readonly soldiers: ByLeaders;
  readonly difficulties: Readonly<Record<Difficulty, Level>>;
  readonly reds: number;
  readonly bombs: number;
}

/** What a leader brings: sheet and abilities, with what holds for everybody. */
export interface Talent {
  readonly name: string;
  readonly levels: Levels;
  readonly ability: Ability;
}

interface Persuadable {
  readonly name: string;
  readonly levels: Levels;
  readonly reluctance: number;
}

/** A box, ready for play. */
export interface Box extends Pick<BoxFile, 'places' | 'sheet' | 'difficulties' | 'soldiers' | 'reds' | 'bombs'> {
  readonly decks: Readonly<Record<Deck, readonly DeckCard[]>>;
  readonly allies: Readonly<Partial<Record<Ally, Persuadable>>>;
  readonly faces: readonly Face[];
  readonly leaders: Readonly<Partial<Record<Character, Talent>>>;
  readonly scenarios: Readonly<Partial<Record<ScenarioId, Scenario>>>;
  /** By city, where the roads lead, the highest number first. */
  readonly roads: readonly (readonly City[])[];
  readonly mountainRoads: readonly (readonly City[])[];
}

export function boxOf(file: BoxFile): Box {
  const { places, sheet, difficulties, soldiers, reds, bombs } = file;
  return {
    places,
    sheet,
    difficulties,
    soldiers,
    reds,
    bombs,
    decks: recordOf(DECKS, (deck) =>
      file.decks[deck].flatMap(([card, copies]) => Array.from({ length: copies }, () => card)),
    ),
    allies: byId(file.allies, ({ name, levels, reluctance }) => ({ name, levels: bySkill(levels), reluctance })),
    faces: [...file.allies.map(({ id }) => id), ...Array.from({ length: file.blanks }, () => 'blank' as const)],
    leaders: byId(file.leaders, ({ name, levels, ability }) => ({
      name,
      levels: bySkill(levels),
      ability: { ...COMMON, ...ability },
    })),
    scenarios: byId(file.scenarios, (scenario) => scenario),
    roads: joined(file.roads),
    mountainRoads: joined(file.mountainRoads),
  };
}

const bySkill = (printed: Printed): Levels => recordOf(SKILLS, (skill) => printed[SKILLS.indexOf(skill)] ?? 0);

const byId = <I extends string, S extends { readonly id: I }, V>(
  sheets: readonly S[],
  value: (sheet: S) => V,
): Readonly<Partial<Record<I, V>>> =>
  Object.fromEntries(sheets.map((sheet) => [sheet.id, value(sheet)])) as Partial<Record<I, V>>;

/** Lists by city have a hole in front: there is no city 0. */
const joined = (roads: readonly Road[]): readonly (readonly City[])[] => [
  [],
  ...CITIES.map((city) =>
    roads.flatMap(([a, b]) => (a === city ? [cityAt(b)] : b === city ? [cityAt(a)] : [])).toSorted((a, b) => b - a),
  ),
];

/** What follows from a box, worked out when it is first asked for. */
export function byBox<V>(make: (box: Box) => V): (box: Box) => V {
  const made = new WeakMap<Box, V>();
  return (box) => {
    const known = made.get(box) ?? make(box);
    made.set(box, known);
    return known;
  };
}

const found = <V>(value: V | undefined, name: string): V => {
  if (value === undefined) throw new Error(`project: there is no ${name} in this box`);
  return value;
};

export const allyIn = ({ allies }: Box, ally: Ally): Persuadable => found(allies[ally], ally);
export const talentIn = ({ leaders }: Box, character: Character): Talent => found(leaders[character], character);
export const scenarioIn = ({ scenarios }: Box, id: ScenarioId): Scenario => found(scenarios[id], id);

/** In the order in which chance draws from them. */
export const charactersIn = ({ leaders }: Box): readonly Character[] => keysOf(leaders);
export const alliesIn = ({ allies }: Box): readonly Ally[] => keysOf(allies);
export const scenariosIn = ({ scenarios }: Box): readonly ScenarioId[] => keysOf(scenarios);

/** Where soldiers stand at first. */
export const soldiersIn = (box: Box, id: ScenarioId, leaders: number, garrison: Garrison): readonly number[] => {
  const { reds } = scenarioIn(box, id);
  return garrison === 'printed' ? reds : reds.slice(0, box.soldiers[leaders - 1]);
};

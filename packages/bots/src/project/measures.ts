import type { Seat } from '@reseau/core';
import {
  CHARACTERS,
  CLOCKS,
  DIFFICULTIES,
  GARRISONS,
  HOUSE_BOX,
  type ProjectGame,
  SCENARIO_IDS,
  SEAT_COUNTS,
  talentIn,
} from '@reseau/games/project';
import { LEVELS } from '../level.ts';
import { type Measures, pairsOf, type Trial } from '../measures.ts';
import { expedition, inHindsight } from './expedition.ts';
import { fit as fitted } from './fit.ts';
import { STYLES, type Style } from './move.ts';

/** A match that never ends by itself is lost after so many turns. */
const LAST_TURN = 60;

/** No bot can know what comes: how often one could win who does. By name, how many courses are followed side by side. */
const HINDSIGHT: ReadonlyMap<string, number> = new Map([20, 40, 60].map((width) => [`hindsight${width}`, width]));

const ENTRANTS: ReadonlyMap<string, Style> = new Map(Object.entries(STYLES));

function entrant(name: string): Style {
  const style = ENTRANTS.get(name);
  if (style === undefined) throw new Error(`arena: there is no bot ${name}`);
  return style;
}

function play(trial: Trial<ProjectGame>): readonly number[] {
  const { game, pairing, seed } = trial;
  const width = HINDSIGHT.get(pairing.one);
  return [Number(width === undefined ? isWon(trial) : inHindsight(game, seed, width))];
}

function isWon({ game, pairing, seed, round, timed, clock }: Trial<ProjectGame>): boolean {
  const hero = round % game.seats.length;
  const [one, others] = [entrant(pairing.one), entrant(pairing.others)];
  const watched: Style = (...asked) => {
    const before = clock?.() ?? 0;
    const move = one(...asked);
    if (clock !== undefined) timed?.(clock() - before);
    return move;
  };
  return expedition(game, seed, (seat: Seat) => (seat === hero ? watched : others)).ended === 'won';
}

const scenarios = DIFFICULTIES.flatMap((difficulty) =>
  SCENARIO_IDS.map((scenario) => ({ heading: difficulty, name: scenario, tables: [{ difficulty, scenario }] })),
);

/** One leader on the first seat, in every scenario. */
const leaders = DIFFICULTIES.flatMap((difficulty) =>
  CHARACTERS.map((character) => ({
    heading: difficulty,
    name: talentIn(HOUSE_BOX, character).name,
    tables: SCENARIO_IDS.map((scenario) => ({ difficulty, scenario, characters: [[character]] })),
  })),
);

/** What holds at a table where nothing else is asked for. */
const USUAL = { difficulty: 'initiation', soldiers: 'printed', clock: 'actions', lastTurn: LAST_TURN } as const;

/** The one sits among the others, on each seat in turn; all win or lose together. */
export const projectMeasures: Measures<ProjectGame> = {
  entrants: [...LEVELS.map((name) => ({ name })), ...[...HINDSIGHT.keys()].map((name) => ({ name, seats: [1] }))],
  options: USUAL,
  choices: {
    difficulty: DIFFICULTIES,
    scenario: SCENARIO_IDS,
    soldiers: GARRISONS,
    characters: CHARACTERS,
    clock: CLOCKS,
    minutesPerStep: [],
    actionsPerStep: [],
    lastTurn: [],
  },
  pairings: { levels: pairsOf(LEVELS) },
  rows: { scenarios, leaders },
  bench: {
    tables: () =>
      SEAT_COUNTS.map((seats) => ({ name: seats === 1 ? '1 seat' : `${seats} seats`, seats, options: USUAL })),
    idle: ['giveUp', 'pause', 'intend', 'mark'],
  },
  outcomes: () => ['the team wins'],
  play,
  fit: (games, seed) =>
    fitted(games, seed).map((signs) => `[ ${signs.map((weight) => Number(weight.toFixed(3))).join(', ')} ]`),
  formerFlags: {
    scenarios: `--options '{"scenario":["landing","coup"]}'`,
    difficulties: `--options '{"difficulty":["hard","heroic"]}'`,
    soldiers: `--options '{"soldiers":"byLeaders"}'`,
    leader: `--seats 1 --options '{"characters":[["randles"]]}'`,
    alone: '--parts leaders --seats 1',
    hindsight: '--bots hindsight60 --seats 1',
  },
};

import { parseArgs } from 'node:util';
import { type BotLevel, expedition, inHindsight, LEVELS } from '@reseau/bots';
import {
  CHARACTERS,
  type Character,
  DIFFICULTIES,
  type Difficulty,
  GARRISONS,
  type Garrison,
  SCENARIO_IDS,
  type ScenarioId,
  SEAT_COUNTS,
  SHEETS,
} from '@reseau/games/project';
import { type Command, UsageError } from '../command.ts';

const USAGE = `reseau winrates [--games 100] [--level medium] [--seed winrates] [--players 1,2,3,4]
                [--scenarios landing,coup] [--difficulties initiation,heroic]
                [--soldiers byLeaders] [--alone] [--leader randles] [--hindsight 60]

Has bots play Project: Resistance with the clock counted in army actions, each player with one random leader, and prints how
often they win, with 95 % intervals: for each difficulty and number of players, scenario by scenario and overall.
--soldiers byLeaders  fewer leaders face fewer starting soldiers; the default, printed, uses all on the scenario card.
--alone               one leader alone at each difficulty, by character instead of by scenario.
--leader              one player, with this leader.
--hindsight           for one leader: a match counts as won if a search that knows all its cards and dice, following that
                      many lines of play side by side, finds a way to win. No bot can know that much: this is a lower bound on
                      how many matches could have been won.`;

/** How often a level of bots wins Project: Resistance. */
export const winrates: Command = {
  summary: 'Have bots play Project: Resistance and print how often they win.',
  usage: USAGE,
  run: async (args) => {
    const asked = parse(args);
    const { games, level, seed, alone, width } = asked;
    const who = width === undefined ? `${level} bots` : `${width} lines of play in hindsight`;
    console.log(`${games} games per cell, ${who}, seed "${seed}". Wins in %, with the 95 % interval.`);
    for (const difficulty of asked.difficulties) (alone ? printAlone : printPlayers)(difficulty, asked);
    return 0;
  },
};

interface Asked {
  readonly games: number;
  readonly level: BotLevel;
  readonly seed: string;
  readonly soldiers: Garrison;
  readonly alone: boolean;
  readonly leader: Character | undefined;
  /** In hindsight: how many courses are followed side by side. */
  readonly width: number | undefined;
  readonly players: readonly number[];
  readonly scenarios: readonly ScenarioId[];
  readonly difficulties: readonly Difficulty[];
}

function parse(args: readonly string[]): Asked {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args: [...args],
    options: {
      games: text,
      level: text,
      seed: text,
      players: text,
      scenarios: text,
      difficulties: text,
      soldiers: text,
      alone: { type: 'boolean' },
      leader: text,
      hindsight: text,
    },
    strict: true,
  });
  const games = Number(values.games ?? 100);
  if (!Number.isInteger(games) || games < 1) throw new UsageError('--games must be a whole number of games');
  const width = values.hindsight === undefined ? undefined : Number(values.hindsight);
  if (width !== undefined && (!Number.isInteger(width) || width < 1))
    throw new UsageError('--hindsight must be a whole number of lines of play');
  const leader = CHARACTERS.find((known) => known === values.leader);
  if (values.leader !== undefined && leader === undefined)
    throw new UsageError(`--leader must be one of ${CHARACTERS.join(', ')}`);
  const players = leader === undefined ? values.players : (values.players ?? '1');
  const lonely = values.alone === true || players === '1';
  if (!lonely && (leader ?? width) !== undefined)
    throw new UsageError('--leader and --hindsight are for one player; add --players 1');
  const [level] = among('level', LEVELS, values.level ?? 'medium');
  if (level === undefined) throw new UsageError('--level must be one of easy, medium, strong');
  const [soldiers] = among('soldiers', GARRISONS, values.soldiers ?? 'printed');
  if (soldiers === undefined) throw new UsageError(`--soldiers must be one of ${GARRISONS.join(', ')}`);
  return {
    games,
    level,
    seed: values.seed ?? 'winrates',
    soldiers,
    alone: values.alone ?? false,
    leader,
    width,
    players: among('players', SEAT_COUNTS.map(String), players).map(Number),
    scenarios: among('scenarios', SCENARIO_IDS, values.scenarios),
    difficulties: among('difficulties', DIFFICULTIES, values.difficulties),
  };
}

/** Those that were named, in the order of the list; all, if none was. */
function among<V extends string>(name: string, all: readonly V[], given: string | undefined): readonly V[] {
  const named = given?.split(',') ?? all;
  const chosen = all.filter((value) => named.includes(value));
  if (chosen.length !== named.length) throw new UsageError(`--${name} must be from this list: ${all.join(', ')}`);
  return chosen;
}

function winsOf(seats: number, chosen: object, { games, level, seed, width, soldiers }: Asked): number {
  const setup = { soldiers, ...chosen };
  let won = 0;
  for (let game = 0; game < games; game += 1) {
    const match = { setup, seed: `${seed} ${game}` };
    if (width === undefined ? expedition({ ...match, seats, level }).ended === 'won' : inHindsight(match, width))
      won += 1;
  }
  return won;
}

/** Wilson's interval: it holds near 0 and near 100 % too. */
function shown(won: number, games: number): string {
  const z = 1.96;
  const rate = won / games;
  const middle = (rate + (z * z) / (2 * games)) / (1 + (z * z) / games);
  const half = (z * Math.sqrt((rate * (1 - rate)) / games + (z * z) / (4 * games * games))) / (1 + (z * z) / games);
  const percent = (share: number): string => (100 * Math.max(0, share)).toFixed(0);
  return `${percent(rate)} (${percent(middle - half)}–${percent(middle + half)})`;
}

const row = (cells: readonly string[]): void => console.log(`| ${cells.join(' | ')} |`);
function heads(cells: readonly string[]): void {
  console.log('');
  row(cells);
  row(cells.map(() => '---'));
}

function printPlayers(difficulty: Difficulty, asked: Asked): void {
  const { players, scenarios, games, leader } = asked;
  const chosen = leader === undefined ? {} : { characters: [[leader]] };
  heads([difficulty, ...players.map((count) => (count === 1 ? '1 player' : `${count} players`))]);
  const totals = players.map(() => 0);
  for (const scenario of scenarios) {
    const cells = players.map((count, index) => {
      const won = winsOf(count, { difficulty, scenario, ...chosen }, asked);
      totals[index] = (totals[index] as number) + won;
      return shown(won, games);
    });
    row([scenario, ...cells]);
  }
  row(['all', ...totals.map((won) => shown(won, games * scenarios.length))]);
}

function printAlone(difficulty: Difficulty, asked: Asked): void {
  const { scenarios, games } = asked;
  heads([`${difficulty}, alone`, 'wins']);
  for (const character of CHARACTERS) {
    const won = scenarios.reduce(
      (sum, scenario) => sum + winsOf(1, { difficulty, scenario, characters: [[character]] }, asked),
      0,
    );
    row([SHEETS[character].name, shown(won, games * scenarios.length)]);
  }
}

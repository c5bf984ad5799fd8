import { parseArgs } from 'node:util';
import {
  CARD_POLICIES,
  type CardPolicy,
  LEVELS,
  moduleBlind,
  playOut,
  RESISTANCE_PLAYERS,
  type ResistancePlayer,
  shadow,
} from '@reseau/bots';
import { SEAT_COUNTS, type SeatCount, type Setup, type Side, setUp, type Table } from '@reseau/games/resistance';
import { type Command, UsageError } from '../command.ts';
import { arenaInsurrection, USAGE as INSURRECTION_USAGE } from './arena-insurrection.ts';

const USAGE = `reseau arena [--games 2000] [--seats 5,6,7,8,9,10] [--parts strong,shadows,levels,speed] [--seed arena]
             [--modules trapper,plot] [--extras bodyGuard,deepCover]

Prints the share of games the Resistance wins, with 95 % intervals:
strong bots among themselves, strong bots against spies that copy their code, and every level against every other.
With modules: strong bots, strong bots against bots that answer module questions at random, and the levels.`;

const PARTS: readonly string[] = ['strong', 'shadows', 'levels', 'speed'];
const PARTS_WITH_MODULES: readonly string[] = ['strong', 'blind', 'levels', 'speed'];

interface Contest {
  readonly games: number;
  readonly seed: string;
  readonly setup: Setup;
}

interface Share {
  readonly percent: number;
  readonly margin: number;
}

/** Lets bots play each other by the rules themselves and prints who wins. */
export const arena: Command = {
  summary: 'Have bots play each other and print who wins.',
  usage: `${USAGE}\n\n${INSURRECTION_USAGE}`,
  run: async (args) => {
    if (args[args.indexOf('--game') + 1] === 'insurrection') {
      arenaInsurrection(args);
      return 0;
    }
    const { seatCounts, parts, contest } = parse(args);
    const { games, seed } = contest;
    console.log(`${games} games per cell, seed "${seed}". Resistance wins, in %, ± the 95 % interval.\n`);
    if (parts.includes('strong')) printStrong(seatCounts, contest);
    if (parts.includes('blind')) printBlind(seatCounts, contest);
    if (parts.includes('shadows')) printShadows(seatCounts, contest);
    if (parts.includes('levels')) for (const seats of seatCounts) printLevels(seats, contest);
    if (parts.includes('speed')) printSpeed(seatCounts, contest);
    return 0;
  },
};

function parse(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const options = { games: text, seats: text, parts: text, seed: text, modules: text, extras: text };
  const { values } = parseArgs({ args: [...args], options, strict: true });
  const games = Number(values.games ?? 2000);
  if (!Number.isInteger(games) || games < 1) throw new UsageError('--games must be a whole number of games');
  const wanted = values.seats?.split(',').map(Number) ?? SEAT_COUNTS;
  const seatCounts = SEAT_COUNTS.filter((count) => wanted.includes(count));
  if (seatCounts.length !== wanted.length) throw new UsageError('--seats must be numbers from 5 to 10');
  const setup = setupOf(seatCounts, list(values.modules), list(values.extras));
  const known = setup.modules.length > 0 ? PARTS_WITH_MODULES : PARTS;
  const parts = values.parts?.split(',') ?? known;
  if (parts.some((part) => !known.includes(part)))
    throw new UsageError(`--parts must be from this list: ${known.join(', ')}`);
  return { seatCounts, parts, contest: { games, seed: values.seed ?? 'arena', setup } };
}

const list = (value: string | undefined): readonly string[] => value?.split(',') ?? [];

/** The same mix for every number of players, all of which must allow it. */
function setupOf(seatCounts: readonly SeatCount[], modules: readonly string[], extras: readonly string[]) {
  let setup: Setup = { modules: [], extras: [] };
  for (const seats of seatCounts) {
    const made = setUp(seats, { modules, extras });
    if (!made.ok) throw new UsageError(`this table is not possible for ${seats} players: ${made.problem}`);
    setup = made.setup;
  }
  return setup;
}

type Counts = (ended: NonNullable<Table['ended']>) => boolean;

const byResistance: Counts = ({ winner }) => winner === 'resistance';
const byRogue: Counts = ({ winner, alone }) => winner === 'resistance' && alone !== undefined;

function share(
  seats: SeatCount,
  loyal: ResistancePlayer,
  spies: ResistancePlayer,
  { games, seed, setup }: Contest,
  counts: Counts = byResistance,
): Share {
  let won = 0;
  for (let game = 0; game < games; game += 1) {
    const seat = (_seat: unknown, side: Side): ResistancePlayer => (side === 'spy' ? spies : loyal);
    const { ended } = playOut({ seats, ...setup, seed: `${seed} ${game}`, seat });
    if (ended !== undefined && counts(ended)) won += 1;
  }
  const rate = won / games;
  return { percent: rate * 100, margin: 196 * Math.sqrt((rate * (1 - rate)) / games) };
}

const shown = ({ percent, margin }: Share): string =>
  `${percent.toFixed(1).padStart(5)} ±${margin.toFixed(1)}`.padEnd(13);

const row = (name: string, cells: readonly string[]): void => console.log(`  ${name.padEnd(22)}${cells.join('')}`);

const heads = (seatCounts: readonly SeatCount[]): readonly string[] =>
  seatCounts.map((seats) => `${seats} players`.padEnd(13));

function printStrong(seatCounts: readonly SeatCount[], contest: Contest): void {
  row('', heads(seatCounts));
  row(
    'strong',
    seatCounts.map((seats) => shown(share(seats, RESISTANCE_PLAYERS.strong, RESISTANCE_PLAYERS.strong, contest))),
  );
}

function printBlind(seatCounts: readonly SeatCount[], contest: Contest): void {
  console.log('\nStrong bots, but one side answers module questions at random');
  const cells = (loyal: ResistancePlayer, spies: ResistancePlayer) =>
    seatCounts.map((seats) => shown(share(seats, loyal, spies, contest)));
  row('resistance at random', cells(moduleBlind, RESISTANCE_PLAYERS.strong));
  row('spies at random', cells(RESISTANCE_PLAYERS.strong, moduleBlind));
  if (!contest.setup.extras.includes('resistanceRogue')) return;
  console.log('\nThe Resistance Rogue wins alone');
  const solo = (loyal: ResistancePlayer) =>
    seatCounts.map((seats) => shown(share(seats, loyal, RESISTANCE_PLAYERS.strong, contest, byRogue)));
  row('strong', solo(RESISTANCE_PLAYERS.strong));
  row('resistance at random', solo(moduleBlind));
}

function printShadows(seatCounts: readonly SeatCount[], contest: Contest): void {
  console.log('\nStrong Resistance against shadows: spies that vote and propose with its own code');
  row('', heads(seatCounts));
  for (const policy of Object.keys(CARD_POLICIES) as CardPolicy[]) {
    row(
      policy,
      seatCounts.map((seats) => shown(share(seats, RESISTANCE_PLAYERS.strong, shadow(policy), contest))),
    );
  }
}

function printLevels(seats: SeatCount, contest: Contest): void {
  console.log(`\n${seats} players: Resistance of each level (rows) against spies of each level (columns)`);
  row(
    '',
    LEVELS.map((level) => level.padEnd(13)),
  );
  for (const loyal of LEVELS) {
    row(
      loyal,
      LEVELS.map((spies) => shown(share(seats, RESISTANCE_PLAYERS[loyal], RESISTANCE_PLAYERS[spies], contest))),
    );
  }
}

function printSpeed(seatCounts: readonly SeatCount[], { games, seed, setup }: Contest): void {
  console.log('\nMilliseconds per move, strong: median, 99 %, longest');
  for (const seats of seatCounts) {
    const times: number[] = [];
    for (let game = 0; game < Math.min(games, 200); game += 1) {
      const timed = (milliseconds: number) => times.push(milliseconds);
      const clock = () => performance.now();
      playOut({ seats, ...setup, seed: `${seed} ${game}`, seat: () => RESISTANCE_PLAYERS.strong, timed, clock });
    }
    times.sort((a, b) => a - b);
    const at = (part: number): string => (times[Math.floor((times.length - 1) * part)] ?? 0).toFixed(3).padEnd(10);
    row(`${seats} players`, [at(0.5), at(0.99), at(1)]);
  }
}

import { type BotLevel, counted, type Pairing, type Row, rowsFor, shareOf, type Tally, together } from '@reseau/bots';
import { setUpGame } from '@reseau/games';
import { gameAt } from '../at-table.ts';
import { type Command, UsageError } from '../command.ts';
import { type Asked, asked, FLAGS, type Measuring, offered, pairingOf } from '../flags/measuring.ts';
import { say } from '../print.ts';
import { players, printTable, shownShare } from '../print-table.ts';

const MEASURING: Measuring = {
  flags: ['bots'],
  games: 100,
  seed: 'winrates',
  parts: ({ rows }) => Object.keys(rows),
  offers: () => true,
};
const LEVEL: BotLevel = 'medium';

/** By outcome, how often it came about. */
type Cell = ReadonlyMap<string, Tally>;

interface Line {
  readonly row: Row;
  /** By number of seats, in the order asked for; empty where the rules allow no such table. */
  readonly cells: readonly Cell[];
}

/** How often bots of one kind win, table by table. */
export const winrates: Command = {
  summary: 'Have bots of one kind play and print how often they win, table by table.',
  usage: `reseau winrates --game GAME [--seats 1,2] [--options JSON] [--bots ${LEVEL}] [--parts …] [--games 100]
                [--seed winrates] [--json]

Has bots of one kind play at tables with one set of options after another, and prints how often what comes about,
with 95 % intervals. --options fixes some options; a list of values stands for several tables.

${FLAGS}
--bots      the kind of bot: ${LEVEL} unless told otherwise

${offered(MEASURING)}`,
  run: async (args) => {
    const what = asked(args, MEASURING);
    const [bot = LEVEL, ...more] = what.bots ?? [];
    if (more.length > 0 || bot.includes(':')) throw new UsageError('badBots: please name one kind of bot with --bots.');
    const pairing = pairingOf(bot, what);
    const rows = what.parts.flatMap((part) => rowsFor(what.measures, part, what.options));
    const lines = rows.map((row) => ({
      row,
      cells: what.seats.map((seats) => cellOf(what, row, seats, pairing)),
    }));
    if (lines.every(({ cells }) => cells.every(({ size }) => size === 0))) refuse(what, rows);
    if (what.json) printJson(what, bot, lines);
    else print(what, bot, lines);
    return 0;
  },
};

/** How often what came about, over all tables of the row. */
function cellOf({ game: id, measures, games, seed }: Asked, { tables }: Row, seats: number, pairing: Pairing): Cell {
  const cell = new Map<string, Tally>();
  for (const options of tables) {
    const made = setUpGame(id, seats, options);
    if (!made.ok) continue;
    const tallies = counted(measures, { game: made.game, pairing, games, seed });
    for (const [name, tally] of tallies) cell.set(name, together([cell.get(name) ?? [], tally].flat()));
  }
  return cell;
}

/** None of these tables can be: says why the first cannot. */
function refuse({ game, seats }: Asked, rows: readonly Row[]): void {
  for (const { tables } of rows) for (const options of tables) for (const count of seats) gameAt(game, count, options);
}

const shown = (tally: Tally | undefined): string => (tally === undefined ? '–' : shownShare(tally));

function print({ games, seed, seats }: Asked, bot: string, lines: readonly Line[]): void {
  say(`${games} games per table, ${bot} bots, seed "${seed}". In %, with the 95 % interval.`);
  for (const [heading, under] of Map.groupBy(lines, ({ row }) => row.heading)) {
    const outcomes = new Set(under.flatMap(({ cells }) => cells.flatMap((cell) => [...cell.keys()])));
    for (const outcome of outcomes) {
      const rows = under.filter(({ cells }) => cells.some((cell) => cell.has(outcome)));
      const all = seats.map((_, at) => sumOf(rows.flatMap(({ cells }) => cells[at]?.get(outcome) ?? [])));
      printTable(
        [heading === '' ? outcome : `${heading}: ${outcome}`, ...seats.map(players)],
        [
          ...rows.map(({ row, cells }) => [row.name, ...cells.map((cell) => shown(cell.get(outcome)))]),
          ...(rows.length > 1 ? [['all', ...all.map(shown)]] : []),
        ],
      );
    }
  }
}

const sumOf = (tallies: readonly Tally[]): Tally | undefined => (tallies.length === 0 ? undefined : together(tallies));

function printJson({ game, games, seed, options, seats }: Asked, bot: string, lines: readonly Line[]): void {
  const shares = lines.flatMap(({ row: { heading, name, tables }, cells }) =>
    cells.map((cell, at) => ({
      heading,
      name,
      tables,
      seats: seats[at],
      outcomes: [...cell].map(([outcome, tally]) => ({ name: outcome, ...tally, ...shareOf(tally) })),
    })),
  );
  say(JSON.stringify({ game, options, games, seed, bot, lines: shares }));
}

import { type Gauge, rowsFor } from '@reseau/bots';
import { gameAt } from '../at-table.ts';
import type { Command } from '../command.ts';
import { type Asked, asked, FLAGS, type Measuring, offered } from '../flags/measuring.ts';
import { say } from '../print.ts';
import { printTable } from '../print-table.ts';

const MEASURING: Measuring = {
  flags: [],
  games: 4000,
  seed: 'balance',
  parts: ({ rows }) => Object.keys(rows),
  offers: ({ balance }) => balance !== undefined,
};

interface Column {
  readonly name: string;
  readonly gauges: readonly Gauge[];
}

/** Measures how even a game is. */
export const balance: Command = {
  summary: 'Have bots play and print how even a game is, value by value.',
  usage: `reseau balance [--game GAME] [--seats 2,3] [--options JSON] [--parts …] [--games 4000]
               [--seed balance] [--json]

Has bots play many games and prints the values by which a game is even or not, such as what the first seat is worth and how often
the holders of each card win, relative to their fair share. The game itself says which bots play. A value out of bounds is marked with "!".

${FLAGS}

${offered(MEASURING)}`,
  run: async (args) => {
    const what = asked(args, MEASURING);
    const columns = columnsOf(what);
    const { game, options, games, seed } = what;
    if (what.json) say(JSON.stringify({ game, options, games, seed, columns }));
    else print(what, columns);
    return 0;
  },
};

function columnsOf({ game: id, measures, parts, seats, options, games, seed }: Asked): readonly Column[] {
  const rows = parts.flatMap((part) => rowsFor(measures, part, options));
  return rows.flatMap(({ name: row, tables }) =>
    tables.flatMap((table) =>
      seats.map((count) => {
        const name = `${count} ${row}`;
        return { name, gauges: measures.balance?.(gameAt(id, count, table), games, `${seed} ${name}`) ?? [] };
      }),
    ),
  );
}

const UNITS: Readonly<Record<Gauge['unit'], (value: number) => string>> = {
  percent: (value) => (value * 100).toFixed(1),
  points: (value) => (value * 100).toFixed(1),
  ratio: (value) => value.toFixed(2),
};

function shown({ value, unit, bounds: [least, most] }: Gauge): string {
  return `${UNITS[unit](value)}${value < least || value > most ? '!' : ''}`;
}

function print({ games, seed }: Asked, columns: readonly Column[]): void {
  say(`${games} games per column, seed "${seed}".`);
  const sections = Map.groupBy(columns[0]?.gauges ?? [], ({ section }) => section);
  for (const [section, gauges] of sections) {
    printTable(
      [section, ...columns.map(({ name }) => name)],
      gauges.map(({ name }) => [
        name,
        ...columns.map((column) => {
          const gauge = column.gauges.find((one) => one.section === section && one.name === name);
          return gauge === undefined ? '' : shown(gauge);
        }),
      ]),
    );
  }
}

import { counted, type Pairing, shareOf, type Tally, timed } from '@reseau/bots';
import { gameAt } from '../at-table.ts';
import type { Command } from '../command.ts';
import { type Asked, asked, FLAGS, type Measuring, offered, pairingOf } from '../flags/measuring.ts';
import { say } from '../print.ts';
import { players, printTable, shownShare } from '../print-table.ts';

const MEASURING: Measuring = {
  flags: ['bots', 'speed'],
  games: 400,
  seed: 'arena',
  parts: ({ pairings }) => Object.keys(pairings),
  offers: () => true,
};

/** Games that are timed: times need fewer than shares. */
const MOST_TIMED = 200;

interface Line {
  readonly pairing: Pairing;
  readonly seats: number;
  readonly outcomes: ReadonlyMap<string, Tally>;
  /** Milliseconds that a move of the one takes: at the median, at 99 %, at the longest. */
  readonly times?: readonly number[];
}

/** Lets bots play each other by the rules themselves and prints what comes of it. */
export const arena: Command = {
  summary: 'Have bots play each other and print who wins.',
  usage: `reseau arena --game GAME [--seats 5,7] [--options JSON] [--bots strong:medium] [--parts levels] [--games 400]
             [--seed arena] [--speed] [--json]

Has one kind of bot play against or among others, and prints how often what comes about, with 95 % intervals.

${FLAGS}
--bots      pairs in place of the parts: "strong:medium" is strong against medium, "strong" is strong among its like
--speed     also print how long the moves of the one take

${offered(MEASURING)}`,
  run: async (args) => {
    const what = asked(args, MEASURING);
    const named = what.bots?.map((text) => pairingOf(text, what));
    const pairings = named ?? what.parts.flatMap((part) => what.measures.pairings[part] ?? []);
    const lines = pairings.map((pairing) => what.seats.map((seats) => lineOf(what, pairing, seats)));
    if (what.json) printJson(what, lines.flat());
    else print(what, lines);
    return 0;
  },
};

function lineOf({ game: id, measures, games, seed, options, speed }: Asked, pairing: Pairing, seats: number): Line {
  const game = gameAt(id, seats, { ...measures.options, ...options });
  const outcomes = counted(measures, { game, pairing, games, seed });
  if (!speed) return { pairing, seats, outcomes };
  const clock = () => process.cpuUsage().user / 1000;
  const times = timed(measures, { game, pairing, games: Math.min(games, MOST_TIMED), seed }, clock);
  return { pairing, seats, outcomes, times };
}

const title = ({ one, others }: Pairing): string => `${one} against ${others}`;

function print({ games, seed, seats, speed }: Asked, lines: readonly (readonly Line[])[]): void {
  say(`${games} games per cell, seed "${seed}". In %, with the 95 % interval.`);
  const names = new Set(lines.flat().flatMap(({ outcomes }) => [...outcomes.keys()]));
  const table = (head: string, cell: (line: Line) => string): void =>
    printTable(
      [head, ...seats.map(players)],
      lines.map((row) => [...row.slice(0, 1).map(({ pairing }) => title(pairing)), ...row.map(cell)]),
    );
  for (const name of names) {
    table(name, ({ outcomes }) => {
      const tally = outcomes.get(name);
      return tally === undefined ? '' : shownShare(tally);
    });
  }
  if (speed)
    table('milliseconds per move: median, 99 %, longest', ({ times = [] }) =>
      times.map((time) => time.toFixed(3)).join(', '),
    );
}

function printJson({ game, games, seed, options }: Asked, lines: readonly Line[]): void {
  const shown = lines.map(({ outcomes, pairing, ...line }) => ({
    ...pairing,
    ...line,
    outcomes: [...outcomes].map(([name, tally]) => ({ name, ...tally, ...shareOf(tally) })),
  }));
  say(JSON.stringify({ game, options, games, seed, lines: shown }));
}

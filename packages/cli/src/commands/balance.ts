import { parseArgs } from 'node:util';
import { type Balance, measureBalance, type Weight } from '@reseau/bots';
import { SEAT_COUNTS, setUp } from '@reseau/games/insurrection';
import { type Command, UsageError } from '../command.ts';
import { cardsIn } from './insurrection-cards.ts';

const USAGE = `reseau balance [--games 4000] [--seats 2,3,4,5,6] [--sides base,advanced] [--seed balance] [--cards file.json]

Has greedy bots play Insurrection and prints how often Evil wins, what the first seat is worth, and for every card how often
its holders win, relative to their fair share: for a Leader, the seats that keep it at the start; for People, the hands that
hold them at the end. A value out of bounds is marked with "!".`;

const BOUNDS = { evil: [0.3, 0.5], ratio: [0.65, 1.35], first: [-0.02, 0.02] } as const;
const SIDES: readonly string[] = ['base', 'advanced'];

interface Column {
  readonly name: string;
  readonly balance: Balance;
}

/** Measures how even the cards of Insurrection are. */
export const balance: Command = {
  summary: 'Have bots play Insurrection and print how balanced its cards are.',
  usage: USAGE,
  run: async (args) => {
    const { games, seats, sides, seed, cards } = parse(args);
    console.log(`${new Date().toISOString().slice(0, 10)}, ${games} games per column, seed "${seed}".\n`);
    const columns = sides.flatMap((side) =>
      seats.map((count): Column => {
        const made = setUp(count, cards === undefined ? { side } : { side, cards });
        if (!made.ok) throw new UsageError(`this table is not possible: ${made.problem}`);
        return { name: `${count} ${side}`, balance: measureBalance(made.game, games, `${seed} ${count} ${side}`) };
      }),
    );
    print(columns);
    return 0;
  },
};

function parse(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const options = { games: text, seats: text, sides: text, seed: text, cards: text };
  const { values } = parseArgs({ args: [...args], options, strict: true });
  const games = Number(values.games ?? 4000);
  if (!Number.isInteger(games) || games < 1) throw new UsageError('--games must be a whole number of games');
  const wanted = values.seats?.split(',').map(Number) ?? SEAT_COUNTS;
  const seats = SEAT_COUNTS.filter((count) => wanted.includes(count));
  if (seats.length !== wanted.length) throw new UsageError('--seats must be numbers from 2 to 6');
  const sides = values.sides?.split(',') ?? SIDES;
  if (sides.some((side) => !SIDES.includes(side)))
    throw new UsageError(`--sides must be from this list: ${SIDES.join(', ')}`);
  return { games, seats, sides, seed: values.seed ?? 'balance', cards: cardsIn(values.cards) };
}

const marked = (value: number, [least, most]: readonly [number, number], shown: string): string =>
  `${shown}${value < least || value > most ? '!' : ''}`.padStart(12);

const line = (name: string, cells: readonly string[]): void => console.log(`${name.padEnd(14)}${cells.join('')}`);

function print(columns: readonly Column[]): void {
  const all = (cell: (balance: Balance) => string): readonly string[] => columns.map(({ balance: of }) => cell(of));
  line(
    '',
    columns.map(({ name }) => name.padStart(12)),
  );
  line(
    'Evil, %',
    all(({ evil }) => marked(evil, BOUNDS.evil, (evil * 100).toFixed(1))),
  );
  line(
    'first seat',
    all(({ first }) => marked(first, BOUNDS.first, (first * 100).toFixed(1))),
  );
  for (const part of ['leaders', 'people'] as const) {
    console.log(`\n${part}`);
    const ids = columns[0]?.balance[part].map(({ id }) => id) ?? [];
    for (const [at, id] of ids.entries()) {
      line(
        id,
        all((of) => {
          const { ratio } = of[part][at] as Weight;
          return marked(ratio, BOUNDS.ratio, ratio.toFixed(2));
        }),
      );
    }
  }
}

import { parseArgs } from 'node:util';
import { INSURRECTION_PLAYERS, playInsurrection } from '@reseau/bots';
import { SEAT_COUNTS, setUp } from '@reseau/games/insurrection';
import { UsageError } from '../command.ts';
import { cardsIn } from './insurrection-cards.ts';

export const USAGE = `reseau arena --game insurrection [--games 400] [--seats 2,4,6] [--side base] [--duels medium:random,strong:medium]
             [--seed arena] [--cards file.json]

One bot among others of another kind (random, easy, medium, strong): the share of games it wins, with 95 % intervals,
followed by the share of Evil endings and the time its moves take.`;

type Name = keyof typeof INSURRECTION_PLAYERS;
const NAMES = Object.keys(INSURRECTION_PLAYERS) as readonly Name[];
const DUELS = 'easy:random,medium:random,strong:random,strong:medium';

interface Duel {
  readonly one: Name;
  readonly others: Name;
}

interface Contest {
  readonly games: number;
  readonly seed: string;
  readonly side: string;
  readonly cards: unknown;
}

/** Lets bots play Insurrection by the rules themselves and prints who wins. */
export function arenaInsurrection(args: readonly string[]): void {
  const { seats, duels, contest } = parse(args);
  const { games, seed, side } = contest;
  console.log(`${games} games per cell, seed "${seed}", ${side} sides. Games won, in %, ± the 95 % interval.\n`);
  row(
    'one against others',
    seats.map((count) => `${count} players, par ${(100 / count).toFixed(1)}`.padEnd(34)),
  );
  for (const duel of duels) {
    row(
      `${duel.one} against ${duel.others}`,
      seats.map((count) => cell(duel, count, contest)),
    );
  }
}

function parse(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const options = { game: text, games: text, seats: text, side: text, duels: text, seed: text, cards: text };
  const { values } = parseArgs({ args: [...args], options, strict: true });
  const games = Number(values.games ?? 400);
  if (!Number.isInteger(games) || games < 1) throw new UsageError('--games must be a whole number of games');
  const wanted = (values.seats ?? '2,4,6').split(',').map(Number);
  const seats = SEAT_COUNTS.filter((count) => wanted.includes(count));
  if (seats.length !== wanted.length) throw new UsageError('--seats must be numbers from 2 to 6');
  const duels = (values.duels ?? DUELS).split(',').map(duelOf);
  const { seed = 'arena', side = 'base' } = values;
  return { seats, duels, contest: { games, seed, side, cards: cardsIn(values.cards) } };
}

function duelOf(text: string): Duel {
  const [one, others] = text.split(':').map((name) => NAMES.find((known) => known === name));
  if (one === undefined || others === undefined) throw new UsageError(`--duels are pairs of ${NAMES.join(', ')}`);
  return { one, others };
}

function cell({ one, others }: Duel, count: number, { games, seed, side, cards }: Contest): string {
  const made = setUp(count, cards === undefined ? { side } : { side, cards });
  if (!made.ok) throw new UsageError(`no such table: ${made.problem}`);
  const { game } = made;
  const times: number[] = [];
  let [won, evil] = [0, 0];
  for (let played = 0; played < games; played += 1) {
    const hero = played % count;
    const { winners, ending } = playInsurrection({
      game,
      seed: `${seed} ${played}`,
      players: game.seats.map((seat) => INSURRECTION_PLAYERS[seat === hero ? one : others]),
      timed: (seat, milliseconds) => {
        if (seat === hero) times.push(milliseconds);
      },
      clock: () => process.cpuUsage().user / 1000,
    });
    if (winners.some((seat) => seat === hero)) won += 1 / winners.length;
    if (ending === 'evil') evil += 1;
  }
  const rate = won / games;
  const margin = 196 * Math.sqrt((rate * (1 - rate)) / games);
  times.sort((a, b) => a - b);
  const at = (part: number): string => (times[Math.floor((times.length - 1) * part)] ?? 0).toFixed(1);
  const share = `${(rate * 100).toFixed(1)} ±${margin.toFixed(1)}`.padEnd(11);
  return `${share} evil ${((evil * 100) / games).toFixed(0)}, ${at(0.5)}/${at(0.99)} ms`.padEnd(34);
}

const row = (name: string, cells: readonly string[]): void => console.log(`  ${name.padEnd(24)}${cells.join('')}`);

import { type InsurrectionGame, type InsurrectionKind, PATHS } from '@reseau/games/insurrection';
import { playOut } from '../arena/match.ts';
import { LEVELS } from '../level.ts';
import type { Measures, Trial } from '../measures.ts';
import { balanceOf } from './balance.ts';
import { moveOf } from './move.ts';
import { PLAYERS, type Player } from './player.ts';

const SIDES = ['base', 'advanced'] as const;

const ENTRANTS: ReadonlyMap<string, Player> = new Map(Object.entries(PLAYERS));

function entrant(name: string): Player {
  const player = ENTRANTS.get(name);
  if (player === undefined) throw new Error(`arena: there is no bot ${name}`);
  return player;
}

function play({ game, pairing, seed, round, timed, clock }: Trial<InsurrectionGame>): readonly number[] {
  const hero = round % game.seats.length;
  const [one, others] = [entrant(pairing.one), entrant(pairing.others)];
  const { winners, ending } = playOut<InsurrectionKind, InsurrectionGame>({
    game,
    seed,
    seat: (seat) => (view) => moveOf(seat === hero ? one : others, view),
    clock,
    timed: (seat, taken) => {
      if (seat === hero) timed?.(taken);
    },
  });
  return [winners.some((seat) => seat === hero) ? 1 / winners.length : 0, Number(ending === 'evil')];
}

/** The one sits among the others, on each seat in turn. */
export const insurrectionMeasures: Measures<InsurrectionGame> = {
  entrants: [...ENTRANTS.keys()].map((name) => ({ name })),
  options: { side: 'base' },
  choices: { side: PATHS, first: [], locations: [], cards: [] },
  pairings: {
    levels: [...LEVELS.map((one) => ({ one, others: 'random' })), { one: 'strong', others: 'medium' }],
  },
  rows: {
    sides: SIDES.map((side) => ({ heading: '', name: side, tables: [{ side }] })),
  },
  bench: {
    tables: () =>
      [2, 4, 6].flatMap((seats) =>
        SIDES.map((side) => ({ name: `${seats} seats, ${side}`, seats, options: { side } })),
      ),
    idle: [],
  },
  outcomes: () => ['the one wins', 'Evil wins'],
  play,
  balance: balanceOf,
  formerFlags: {
    side: `--options '{"side":"advanced"}'`,
    sides: `--options '{"side":["base","advanced"]}'`,
    cards: `--options '{"cards":{"$file":"my-cards.json"}}'`,
  },
};

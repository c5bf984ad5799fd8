import { Rng, type Seat, start } from '@reseau/core';
import type { InsurrectionGame } from '@reseau/games/insurrection';
import type { Gauge } from '../measures.ts';
import { byteAt, floatAt, wordAt } from '../table-at.ts';
import { boxOf } from './compact/box.ts';
import { Dice } from './compact/dice.ts';
import { Imagined } from './compact/imagine.ts';
import * as to from './compact/move.ts';
import { finalPoints, winnersIn } from './compact/points.ts';
import { LEADER, OFFERED, OVER } from './compact/tabletop.ts';
import { World } from './compact/world.ts';
import { Greedy } from './greedy.ts';
import { winShare } from './search.ts';

/** The share of moves made at random, so that games do not all go the same way. */
const NOISE = 0.05;
/** Deals for each path. */
const DEALS = 4;

const BOUNDS = { evil: [0.3, 0.5], ratio: [0.65, 1.35], first: [-0.02, 0.02] } as const;

/** How often the holders of a card win, relative to their fair share; 1 where it neither helps nor hurts. */
const ratio = (section: string, name: string, value: number): Gauge => ({
  section,
  name,
  value,
  unit: 'ratio',
  bounds: BOUNDS.ratio,
});

/**
 * Lets greedy bots play each other in the compact world, and says how often Evil wins, how much more often than its share
 * the first seat does, and how a card goes with winning: a Leader by the seats that keep it at first, People by the hands
 * that hold them at the end. Leaders are kept at random: each is seen as often as any other, whatever bots think of it.
 */
export function balanceOf(game: InsurrectionGame, games: number, seed: string): readonly Gauge[] {
  const box = boxOf(game.cards);
  const seats = game.seats.length;
  const dice = new Dice(Rng.seeded(seed));
  const greedy = new Greedy(dice, NOISE);
  const world = new World(box, seats);
  const points = new Float64Array(seats);
  const kept = new Uint8Array(seats);
  const atFirst = new Ledger(game.cards.kinds.length);
  const atEnd = new Ledger(game.cards.kinds.length);
  let [evil, first] = [0, 0];
  let imagined: Imagined | undefined;
  for (let played = 0; played < games; played += 1) {
    if (imagined === undefined || played % DEALS === 0) imagined = dealt(game, `${seed} ${played}`);
    imagined.deal(world, dice);
    while (world.step !== OVER) {
      if (world.step === LEADER) {
        const leader = wordAt(world.offered, world.seat * OFFERED + dice.below(OFFERED));
        kept[world.seat] = leader;
        world.play(to.moveOf(to.KEEP, leader));
      } else world.play(greedy.move(world));
    }
    if (world.corrupted) evil += 1;
    finalPoints(world, points);
    const winners = winnersIn(world, points);
    first += winShare(winners, world.first);
    for (let seat = 0; seat < seats; seat += 1) {
      const share = winShare(winners, seat) * seats;
      atFirst.note(byteAt(box.kind, byteAt(kept, seat)), share);
      const held = world.handSize(seat);
      for (let at = 0; at < held; at += 1) atEnd.note(byteAt(box.kind, world.handCard(seat, at)), share);
    }
  }
  const { people, leaders } = game.cards.file;
  return [
    { section: '', name: 'Evil, %', value: evil / games, unit: 'percent', bounds: BOUNDS.evil },
    { section: '', name: 'first seat', value: first / games - 1 / seats, unit: 'points', bounds: BOUNDS.first },
    ...leaders.map(({ id }, at) => ratio('leaders', id, atFirst.ratio(people.length + at))),
    ...people.map(({ id }, kind) => ratio('people', id, atEnd.ratio(kind))),
  ];
}

/** A path and nothing else: no seat has been told anything. */
function dealt(game: InsurrectionGame, seed: string): Imagined {
  const { table } = start(game, seed).match;
  return new Imagined(boxOf(game.cards), { table, secret: game.empty.secret }, 0 as Seat);
}

class Ledger {
  readonly #seen: Float64Array;
  readonly #won: Float64Array;

  constructor(kinds: number) {
    this.#seen = new Float64Array(kinds);
    this.#won = new Float64Array(kinds);
  }

  note(kind: number, share: number): void {
    this.#seen[kind] = floatAt(this.#seen, kind) + 1;
    this.#won[kind] = floatAt(this.#won, kind) + share;
  }

  ratio(kind: number): number {
    const seen = floatAt(this.#seen, kind);
    return seen === 0 ? 1 : floatAt(this.#won, kind) / seen;
  }
}

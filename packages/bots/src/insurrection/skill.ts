import { type FactOf, type Seat, understand } from '@reseau/core';
import type { InsurrectionGame, InsurrectionKind } from '@reseau/games/insurrection';
import { floatAt } from '../table-at.ts';
import { boxOf } from './compact/box.ts';
import type { Dice } from './compact/dice.ts';
import { Imagined } from './compact/imagine.ts';
import * as to from './compact/move.ts';
import { MOST_OPTIONS } from './compact/tabletop.ts';
import { World } from './compact/world.ts';
import { Greedy } from './greedy.ts';

export type Heard = readonly FactOf<InsurrectionKind>[];

/** Hands imagined for each card that somebody took. */
const HANDS = 8;
/** How often even a good player takes something else for no reason to be seen. */
const SLIPS = 0.1;

/**
 * By seat: how likely it is that it knows what it does, and does not play at random; before it has taken anything, as
 * likely as not. Each card that it took is compared with the ones it left, for hands that it may have held then.
 */
export function skillsOf(
  game: InsurrectionGame,
  heard: Heard,
  viewer: Seat,
  { dice, isLate }: { readonly dice: Dice; readonly isLate: () => boolean },
): Float64Array {
  const box = boxOf(game.cards);
  const world = new World(box, game.seats.length);
  const greedy = new Greedy(dice, 0);
  const takes = new Int32Array(MOST_OPTIONS);
  const odds = new Float64Array(game.seats.length).fill(1);
  let known = game.empty;
  let from = 0;
  for (const [at, fact] of heard.entries()) {
    if (fact.type !== 'took' || fact.seat === viewer) continue;
    // What was seen so far must do.
    if (isLate()) break;
    known = understand(game, known, heard.slice(from, at));
    from = at;
    const imagined = new Imagined(box, known, viewer);
    const taken = box.numberOf.get(fact.card);
    const count = imagined.world.takes(takes, 0);
    let alike = 0;
    for (let hand = 0; hand < HANDS; hand += 1) {
      if (to.cardOf(greedy.take(imagined.deal(world, dice))) === taken) alike += 1;
    }
    const byChance = 1 / count;
    const wanted = (alike + byChance) / (HANDS + 1);
    odds[fact.seat] = (floatAt(odds, fact.seat) * (wanted + SLIPS * (byChance - wanted))) / byChance;
  }
  return odds.map((ratio) => ratio / (1 + ratio));
}

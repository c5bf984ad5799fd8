import { Rng, type Seat } from '@reseau/core';
import { siteOf } from './cards/card-set.ts';
import type { InsurrectionGame } from './compose.ts';
import type { OpenFact } from './facts.ts';
import { cardAt, type Known, stopOf } from './known.ts';
import { limitOf } from './marks.ts';
import type { Move } from './moves.ts';

/** What a move would make of the marks in the centre. */
export interface Foreseen {
  readonly marks: number;
  readonly limit: number;
  /** Evil would win by it. */
  readonly corrupts: boolean;
  /** Enough for Evil, but marks are counted only once a card has been taken. */
  readonly threatens: boolean;
}

/** Moves that change what lies in the centre while the ending is still open. */
const TOUCHING: readonly Move['type'][] = ['eliminate', 'put', 'muster', 'raise', 'cleanse', 'trade', 'take'];
/** Of these, the ones by which the first card of the pile is shown or put away. */
const FROM_PILE: readonly Move['type'][] = ['put', 'muster'];

/** What the rules would tell of a legal move, as far as its seat can know; nothing where a hidden card decides. */
export function foresee(game: InsurrectionGame, known: Known, seat: Seat, move: Move): Foreseen | undefined {
  const { table } = known;
  if (!TOUCHING.includes(move.type)) return undefined;
  if (FROM_PILE.includes(move.type) && cardAt(known, 'people', table.piles.people.taken) === undefined)
    return undefined;
  const told = game.decide(known, new Map([[seat, move]]), Rng.seeded('foreseen'));
  const open = told.filter((fact): fact is OpenFact => fact.to === 'all');
  const { marks, corrupted } = game.see(table, open);
  const limit = limitOf(siteOf(game.cards, stopOf(table)));
  return { marks, limit, corrupts: corrupted && !table.corrupted, threatens: !corrupted && marks >= limit };
}

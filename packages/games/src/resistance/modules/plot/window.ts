import {
  asks,
  call,
  type Frame,
  hasMove,
  type Insertion,
  type Moves,
  type Options,
  type Seat,
  type Step,
  type Told,
} from '@reseau/core';
import type { PlotCard } from '../../data/plot-cards.ts';
import type { Known, ResistanceKind, Table } from '../../known.ts';
import type { Move } from '../../moves.ts';
import { chosen, optionsBy, PASS } from '../../steps.ts';
import type { PlotFact } from './facts.ts';
import { seatIn } from './immediate.ts';
import { heldBy, holders } from './plots.ts';

/** When a kept card may be used, and what it does. */
export interface Kept {
  readonly card: PlotCard;
  readonly after: string;
  /** What the holder may do with it: nothing, and he is not asked. */
  uses(table: Table, holder: Seat): Options<Move>;
  /** `on` is whom the holder named; for a card that names nobody, the holder. */
  use(known: Known, holder: Seat, on: Seat): Told<ResistanceKind>;
  /** The secret that using it tells the holder. */
  tells?(known: Known, on: Seat): unknown;
}

export interface Window {
  readonly opens: Insertion<ResistanceKind>;
  /** One holder's chance. */
  readonly chance: Step<ResistanceKind>;
}

export const USE: Options<Move> = [{ type: 'use' }];

/** All who hold the card and could use it now have one chance each, clockwise from the leader. */
export function windowFor(kept: Kept): Window {
  const { card, after } = kept;
  const id = `plot.${card}`;
  const chance = `${id}.chance`;
  const decide: Step<ResistanceKind>['decide'] = ({ table }) => {
    const able = holders(table, card).filter((seat) => mayUse(kept, table, seat));
    return able.length === 0 ? [] : [call(...able.map((seat): Frame => ({ step: chance, seat })))];
  };
  return { opens: { after, step: { id, decide } }, chance: chanceOf(kept, chance) };
}

const mayUse = ({ card, uses }: Kept, table: Table, seat: Seat): boolean =>
  heldBy(table, seat).includes(card) && hasMove(uses(table, seat));

/** Whom the holder uses the card on; undefined when he passes. */
function usedOn({ uses }: Kept, table: Table, moves: Moves<Move>, seat: Seat): Seat | undefined {
  const move = chosen(moves, seat, [...PASS, ...uses(table, seat)], 'pass', 'use', 'name');
  switch (move.type) {
    case 'pass':
      return undefined;
    case 'use':
      return seat;
    case 'name':
      return move.seat;
  }
}

/** Whether there is anything to do is asked again here: whoever came before may have left nothing. */
function chanceOf(kept: Kept, id: string): Step<ResistanceKind> {
  const { card, uses, use, tells } = kept;
  return {
    id,
    shown: true,
    ask: (table, frame) => (mayUse(kept, table, seatIn(frame)) ? asks([seatIn(frame)]) : undefined),
    options: optionsBy(({ table }, seat) => [...PASS, ...uses(table, seat)]),
    why: () => 'cannotBeUsed',
    reveals: (known, moves, viewer, frame) => {
      const seat = seatIn(frame);
      if (viewer !== seat || !mayUse(kept, known.table, seat)) return undefined;
      const on = usedOn(kept, known.table, moves, seat);
      return on === undefined ? undefined : tells?.(known, on);
    },
    decide: (known, moves, _rng, frame): Told<ResistanceKind> => {
      const seat = seatIn(frame);
      if (!mayUse(kept, known.table, seat)) return [];
      const on = usedOn(kept, known.table, moves, seat);
      const told: PlotFact = { type: on === undefined ? 'plot.passed' : 'plot.used', to: 'all', card, seat };
      return on === undefined ? [told] : [told, ...use(known, seat, on)];
    },
  };
}

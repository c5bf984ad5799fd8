import {
  type Arranged,
  described,
  type Game,
  type Outcome,
  run,
  type StepDescription,
  seatsOf,
  type Worlds,
} from '@reseau/core';
import type { CardSet } from './cards/card-set.ts';
import { EMPTY_SECRET, emptyTable, type InsurrectionKind, type SeatCount, type Table } from './known.ts';
import { learn } from './learn.ts';
import { advance } from './phases/advance.ts';
import { parseLayout } from './phases/arrange.ts';
import { choose } from './phases/choose.ts';
import { layOut, layoutOf, type Plan, shuffled } from './phases/deal.ts';
import { discard, draw } from './phases/draw.ts';
import { check, effect, ends, score } from './phases/ends.ts';
import { leader } from './phases/leader.ts';
import { put } from './phases/put.ts';
import { turn } from './phases/turn.ts';
import { seeing } from './see.ts';
import type { StepContext } from './steps.ts';
import { dealtTo, twin } from './worlds.ts';

interface Described {
  /** The box that is played with. */
  readonly cards: CardSet;
  /** The steps of a game, in the order of play. */
  readonly steps: readonly StepDescription[];
  /** Those that others call. */
  readonly nested: readonly StepDescription[];
  /** Every step that asks somebody, those that others call among them: each needs a screen, and bots that answer. */
  readonly asking: readonly string[];
}

export type InsurrectionGame = Game<InsurrectionKind> &
  Worlds<InsurrectionKind> &
  Arranged<InsurrectionKind> &
  Described;

/** The rules for one table: so many seats, this box, and what it has chosen of the deal. */
export function compose(seats: SeatCount, set: CardSet, plan: Plan): InsurrectionGame {
  const context: StepContext = { seats, set };
  const order = [
    leader(context),
    advance(context),
    draw(context),
    discard(context),
    choose(context),
    check,
    ends(context),
    score(context),
  ];
  const nested = [turn(context), put, effect(context)];
  const steps = run<InsurrectionKind>({ table: order, nested });
  return {
    cards: set,
    steps: order.map(described),
    nested: nested.map(described),
    asking: [...order, ...nested].filter(({ ask }) => ask !== undefined).map(({ id }) => id),
    seats: seatsOf(seats),
    empty: { table: emptyTable(seats, set), secret: EMPTY_SECRET },
    deal: (rng) => [...layOut(shuffled(context, plan, rng), context), steps.begin],
    see: seeing(set),
    learn,
    turn: steps.turn,
    options: steps.options,
    why: steps.why,
    decide: steps.decide,
    outcome,
    shown: steps.shown,
    reveals: steps.reveals,
    dealt: dealtTo,
    twin: (known, viewer, rng) => twin(known, viewer, rng, set),
    layout: layoutOf,
    arrange: (raw) => {
      const layout = parseLayout(context, plan, raw);
      return typeof layout === 'string' ? layout : [...layOut(layout, context), steps.begin];
    },
  };
}

/** Whoever has won, and how the game ended; several may share it. */
function outcome({ seats, ending, winners }: Table): Outcome | undefined {
  if (ending === undefined || winners.length === 0) return undefined;
  return { degrees: seatsOf(seats).map((seat) => (winners.includes(seat) ? 'won' : 'lost')), reason: ending };
}

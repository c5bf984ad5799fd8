import {
  type Arranged,
  described,
  type Game,
  type Pulse,
  run,
  type Step,
  type StepDescription,
  seatsOf,
  type Worlds,
} from '@reseau/core';
import { armyActs, armyBegins, turnEnds } from './army.ts';
import { parseLayout } from './arrange.ts';
import type { Box } from './box.ts';
import { laidOut, layoutOf, shuffled } from './deal.ts';
import { outcome } from './ending.ts';
import { learn } from './learn.ts';
import type { SeatCount, Setup } from './options.ts';
import { players, type TurnSetup } from './players.ts';
import { see } from './see.ts';
import { EMPTY_SECRET, emptyTable, isPaused, type ProjectKind, type Table } from './table.ts';
import { twin } from './worlds.ts';

export interface ProjectGame extends Game<ProjectKind>, Worlds<ProjectKind>, Arranged<ProjectKind> {
  /** What `whyNot` must know about this table. */
  readonly turnSetup: TurnSetup;
  /** All steps, in the order of play. */
  readonly steps: readonly StepDescription[];
  /** Every step that asks somebody: each needs a screen, and bots that answer. */
  readonly asking: readonly string[];
}

const MINUTE = 60_000;

export function compose(seats: SeatCount, setup: Setup, box: Box): ProjectGame {
  const turnSetup = { clock: setup.clock, bases: box.difficulties[setup.difficulty].bases };
  const order: readonly Step<ProjectKind>[] = [players(seats, turnSetup), armyBegins, armyActs, turnEnds(setup, box)];
  const steps = run<ProjectKind>({ table: order });
  const table = emptyTable(seats, setup.difficulty, box);
  return {
    seats: seatsOf(seats),
    turnSetup,
    steps: order.map(described),
    asking: order.filter(({ ask }) => ask !== undefined).map(({ id }) => id),
    empty: { table, secret: EMPTY_SECRET },
    deal: (rng) => [...laidOut(shuffled(setup, box, rng), table), steps.begin],
    see,
    learn,
    turn: steps.turn,
    options: steps.options,
    why: steps.why,
    decide: steps.decide,
    outcome: (now) => outcome(now, seats),
    pulse: (now) => pulse(now, setup),
    waitsFor: ({ done }) => seatsOf(seats).filter((seat) => !done[seat]),
    shown: steps.shown,
    reveals: steps.reveals,
    dealt: ({ table: now }) => layoutOf({ table: now, secret: EMPTY_SECRET }).opening,
    twin: ({ table: now }, _viewer, rng) => twin(now, rng),
    layout: layoutOf,
    arrange: (raw) => {
      const layout = parseLayout(seats, raw, setup.soldiers, box);
      return typeof layout === 'string' ? layout : [...laidOut(layout, table), steps.begin];
    },
  };
}

/** The invasion quickens each time this much unpaused time has passed. */
const pulse = (table: Table, { clock, minutesPerStep }: Setup): Pulse | undefined =>
  clock === 'wall' ? { everyMs: minutesPerStep * MINUTE, paused: isPaused(table) } : undefined;

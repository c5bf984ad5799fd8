import { type Arranged, type Game, insert, type Outcome, run, type Step, seatsOf, type Worlds } from '@reseau/core';
import type { SeatCount } from './data/tables.ts';
import { EMPTY_SECRET, emptyTable, learn, type ResistanceKind, see, type Table } from './known.ts';
import { type Bends, bend, type Module } from './module.ts';
import { arrange, deal } from './phases/deal.ts';
import { play, reveal } from './phases/mission.ts';
import { propose } from './phases/propose.ts';
import { after, degreeOf, verdict } from './phases/verdict.ts';
import { vote } from './phases/vote.ts';
import { dealtTo, twin } from './worlds.ts';

export type ResistanceGame = Game<ResistanceKind> & Worlds<ResistanceKind> & Arranged<ResistanceKind>;

/** The steps of the base game, in the order of the booklet. Those without content are places for modules to stand after. */
const base = (seats: SeatCount, bends: Bends): readonly Step<ResistanceKind>[] => [
  { id: 'round' },
  { id: 'newLeader' },
  propose(seats, bends),
  vote(seats),
  { id: 'approved' },
  play,
  reveal,
  { id: 'ends' },
  verdict,
  after,
];

/** Base and modules, put together once per table. The modules come in the order of the catalogue. */
export function compose(seats: SeatCount, modules: readonly Module[]): ResistanceGame {
  const bends = bend(modules);
  const steps = run<ResistanceKind>({
    table: insert(
      base(seats, bends),
      modules.flatMap((module) => module.steps ?? []),
    ),
    nested: modules.flatMap((module) => module.nested ?? []),
  });
  return {
    seats: seatsOf(seats),
    empty: { table: emptyTable(seats), secret: EMPTY_SECRET },
    deal: (rng) => [...deal(seats, bends, rng), steps.begin],
    see,
    learn,
    outcome,
    turn: steps.turn,
    options: steps.options,
    why: steps.why,
    decide: steps.decide,
    shown: steps.shown,
    reveals: steps.reveals,
    dealt: (known, viewer) => dealtTo(known, viewer, bends),
    twin: (known, viewer, rng) => twin(known, viewer, rng, bends),
    layout: ({ table, secret }) => ({ leader: table.leader, characters: secret.characters }),
    arrange: (raw) => {
      const arranged = arrange(seats, bends, raw);
      return typeof arranged === 'string' ? arranged : [...arranged, steps.begin];
    },
  };
}

function outcome({ ended, characters, seats }: Table): Outcome | undefined {
  if (ended === undefined) return undefined;
  const { winner, ending } = ended;
  return { degrees: seatsOf(seats).map((seat) => degreeOf(winner, characters[seat])), reason: `${winner}.${ending}` };
}

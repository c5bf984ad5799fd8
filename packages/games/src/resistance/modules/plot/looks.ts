import { asks, clockwise, type Moves, type Seat, type Step } from '@reseau/core';
import type { PlotCard } from '../../data/plot-cards.ts';
import type { ResistanceKind, Table } from '../../known.ts';
import type { RuleModifiers } from '../../module.ts';
import type { Move } from '../../moves.ts';
import { chosen, looked, nameOne, optionsBy, others } from '../../steps.ts';
import { seatIn } from './immediate.ts';

/** One player looks at the side of another; whoever has the card chooses the other. */
interface Look {
  readonly card: PlotCard;
  targets(table: Table, seat: Seat): readonly Seat[];
  between(seat: Seat, named: Seat): { readonly seat: Seat; readonly at: Seat };
}

const anybody: Look['targets'] = ({ seats }, seat) => others(seat, seats);
const neighbours: Look['targets'] = ({ seats }, seat) => [clockwise(seat, seats), clockwise(seat, seats, seats - 1)];

const shows: Look['between'] = (seat, named) => ({ seat: named, at: seat });
const looksAt: Look['between'] = (seat, named) => ({ seat, at: named });

const LOOKS: readonly Look[] = [
  { card: 'establishConfidence', targets: anybody, between: shows },
  { card: 'overheard', targets: neighbours, between: looksAt },
  { card: 'openUp', targets: anybody, between: shows },
];

/** Establish Confidence, Overheard Conversation and Open Up. */
export const looks = (modifiers: RuleModifiers): readonly Step<ResistanceKind>[] =>
  LOOKS.map((look) => stepOf(look, modifiers));

function stepOf({ card, targets, between }: Look, modifiers: RuleModifiers): Step<ResistanceKind> {
  const pair = (table: Table, moves: Moves<Move>, seat: Seat) =>
    between(seat, chosen(moves, seat, nameOne(targets(table, seat)), 'name').seat);
  return {
    id: `plot.${card}`,
    shown: true,
    ask: (_table, frame) => asks([seatIn(frame)]),
    options: optionsBy(({ table }, seat) => nameOne(targets(table, seat))),
    why: () => 'cannotBeNamed',
    reveals: (known, moves, viewer, frame) => {
      const { seat, at } = pair(known.table, moves, seatIn(frame));
      return viewer === seat ? looked(known, seat, at, modifiers) : undefined;
    },
    decide: (known, moves, _rng, frame) => {
      const { seat, at } = pair(known.table, moves, seatIn(frame));
      return [{ type: 'plot.looked', to: 'all', card, seat, at }, looked(known, seat, at, modifiers)];
    },
  };
}

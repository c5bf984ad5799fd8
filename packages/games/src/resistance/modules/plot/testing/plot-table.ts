import type { Seat } from '@reseau/core';
import { PLOT_CARDS, PLOT_DECK, type PlotCard } from '../../../data/plot-cards.ts';
import type { SeatCount } from '../../../data/tables.ts';
import type { Extra, ModuleId } from '../../../module-ids.ts';
import { dealt, type InPlay, TableUnderWay } from '../../../testing/table-under-way.ts';
import { type Plots, plots } from '../plots.ts';

/** A table with plot cards under way. */
export class PlotTable extends TableUnderWay {
  protected at(inPlay: InPlay): this {
    return new PlotTable(inPlay) as this;
  }

  get plots(): Plots {
    return plots.of(this.table);
  }
  /** The names of all steps, in the order of play. */
  get steps(): readonly string[] {
    return this.game.steps.map(({ id }) => id);
  }
  held(seat: number): readonly PlotCard[] {
    return this.plots.held[seat] ?? [];
  }

  give(card: PlotCard, to: number): this {
    return this.move(this.table.leader, { type: 'give', card, to: to as Seat });
  }
  /** The cards drawn go to these seats, in the order in which they were drawn. */
  gives(...seats: readonly number[]): this {
    return this.plots.drawn.reduce<this>((table, card, index) => table.give(card, seats[index] as number), this);
  }
  take(actor: number, card: PlotCard, from: number): this {
    return this.move(actor, { type: 'take', card, from: from as Seat });
  }
  use(actor: number): this {
    return this.move(actor, { type: 'use' });
  }
  pass(actor: number): this {
    return this.move(actor, { type: 'pass' });
  }
}

interface Layout {
  readonly modules?: readonly ModuleId[];
  readonly extras?: readonly Extra[];
}

/** Seat 0 leads, the spies sit first, and the deck begins with these cards. */
export function plotTable(seats: SeatCount, deck: readonly PlotCard[], { modules = [], extras = [] }: Layout = {}) {
  const decks = { plot: stack(seats, deck) };
  const options = { modules: ['plot', ...modules], extras };
  return new PlotTable(dealt(seats, options, (game) => ({ leader: 0, characters: game.deck, decks })));
}

/** These cards, and the others below them. */
function stack(seats: SeatCount, first: readonly PlotCard[]): readonly PlotCard[] {
  const rest = PLOT_CARDS.flatMap((card) => {
    const copies = PLOT_DECK[card].few + (seats >= 7 ? PLOT_DECK[card].more : 0);
    const left = copies - first.filter((one) => one === card).length;
    if (left < 0) throw new Error(`table: there are ${copies} of ${card}`);
    return Array.from({ length: left }, () => card);
  });
  return [...first, ...rest];
}

import {
  type Actor,
  type Match,
  type Options,
  optionsFor,
  Rng,
  type Seat,
  startWith,
  submit,
  type Viewer,
} from '@reseau/core';
import type { Card } from '../../../characters.ts';
import type { ResistanceGame } from '../../../compose.ts';
import { PLOT_CARDS, PLOT_DECK, type PlotCard } from '../../../data/plot-cards.ts';
import { MISSIONS, type Mission, type SeatCount } from '../../../data/tables.ts';
import type { Fact } from '../../../facts.ts';
import { lastProposal, type ResistanceKind, type Secret, type Table } from '../../../known.ts';
import type { Extra, ModuleId } from '../../../module-ids.ts';
import type { Move } from '../../../moves.ts';
import { setUp } from '../../../setup.ts';
import { type Plots, plots } from '../plots.ts';

/** A table with plot cards under way. Every call returns the table after it; what is refused throws. */
export class PlotTable {
  readonly game: ResistanceGame;
  readonly match: Match<ResistanceKind>;
  /** The facts of the last call. */
  readonly told: readonly Fact[];

  constructor(game: ResistanceGame, match: Match<ResistanceKind>, told: readonly Fact[]) {
    this.game = game;
    this.match = match;
    this.told = told;
  }

  get table(): Table {
    return this.match.table;
  }
  get plots(): Plots {
    return plots.of(this.table);
  }
  /** The step at hand and who is asked. */
  get asked(): readonly unknown[] {
    return [this.table.at.stack.at(-1)?.step, ...this.match.turn.must];
  }
  /** The names of all steps, in the order of play. */
  get steps(): readonly string[] {
    return this.game.steps.map(({ id }) => id);
  }
  /** A world that the viewer holds possible. */
  imagined(viewer: Viewer | number, seed: string): Secret {
    const known = { table: this.table, secret: this.secret(viewer) };
    return this.game.twin(known, viewer as Viewer, Rng.seeded(seed));
  }
  held(seat: number): readonly PlotCard[] {
    return this.plots.held[seat] ?? [];
  }
  secret(viewer: Viewer | number): Secret {
    return viewer === 'table' ? this.game.empty.secret : (this.match.secrets[viewer] as Secret);
  }
  /** The facts of the last call with this type. */
  facts<T extends Fact['type']>(type: T): readonly Extract<Fact, { readonly type: T }>[] {
    return this.told.filter((fact): fact is Extract<Fact, { readonly type: T }> => fact.type === type);
  }
  options(actor: Actor | number): Options<Move> {
    return optionsFor(this.match, actor as Actor);
  }
  /** Whom this seat may name. */
  names(actor: number): readonly Seat[] {
    return this.options(actor).flatMap((option) => (option.type === 'name' ? option.seat.one : []));
  }

  move(actor: Actor | number, move: Move): PlotTable {
    const { question } = this.match.turn;
    const answer = submit(this.match, { actor: actor as Actor, question, move });
    if (!answer.ok) throw new Error(`${actor} ${JSON.stringify(move)}: ${answer.code} ${answer.reason ?? ''}`);
    return new PlotTable(this.game, answer.match, answer.entry.facts);
  }
  refusal(actor: Actor | number, move: unknown): string {
    const answer = submit(this.match, { actor: actor as Actor, question: this.match.turn.question, move });
    return answer.ok ? 'accepted' : `${answer.code} ${answer.reason ?? ''}`.trim();
  }

  give(card: PlotCard, to: number): PlotTable {
    return this.move(this.table.leader, { type: 'give', card, to: to as Seat });
  }
  /** The cards drawn go to these seats, in the order in which they were drawn. */
  gives(...seats: readonly number[]): PlotTable {
    return this.plots.drawn.reduce<PlotTable>((table, card, index) => table.give(card, seats[index] as number), this);
  }
  take(actor: number, card: PlotCard, from: number): PlotTable {
    return this.move(actor, { type: 'take', card, from: from as Seat });
  }
  name(actor: number, seat: number): PlotTable {
    return this.move(actor, { type: 'name', seat: seat as Seat });
  }
  use(actor: number): PlotTable {
    return this.move(actor, { type: 'use' });
  }
  pass(actor: number): PlotTable {
    return this.move(actor, { type: 'pass' });
  }
  timeUp(): PlotTable {
    return this.move('clock', { type: 'timeUp' });
  }

  propose(...team: readonly number[]): PlotTable {
    return this.target(MISSIONS[this.table.results.length] as Mission, ...team);
  }
  target(mission: Mission, ...team: readonly number[]): PlotTable {
    return this.move(this.table.leader, { type: 'propose', mission, team: team as readonly Seat[] });
  }
  /** All who are asked vote so. */
  #vote(approve: boolean): PlotTable {
    return this.match.turn.must.reduce<PlotTable>((table, seat) => table.move(seat, { type: 'vote', approve }), this);
  }
  approve(): PlotTable {
    return this.#vote(true);
  }
  reject(): PlotTable {
    return this.#vote(false);
  }
  /** The cards of the team, in the order of its seats. */
  play(...cards: readonly Card[]): PlotTable {
    return lastProposal(this.table).team.reduce<PlotTable>(
      (table, seat, index) => table.move(seat, { type: 'play', card: cards[index] ?? 'success' }),
      this,
    );
  }
}

interface Layout {
  readonly modules?: readonly ModuleId[];
  readonly extras?: readonly Extra[];
}

/** Seat 0 leads, the spies sit first, and the deck begins with these cards. */
export function plotTable(seats: SeatCount, deck: readonly PlotCard[], { modules = [], extras = [] }: Layout = {}) {
  const made = setUp(seats, { modules: ['plot', ...modules], extras });
  if (!made.ok) throw new Error(`table: ${made.problem}`);
  const dealt = made.game.arrange({ leader: 0, characters: made.game.deck, decks: { plot: stack(seats, deck) } });
  if (typeof dealt === 'string') throw new Error(`table: ${dealt}`);
  const { match, entry } = startWith(made.game, dealt, 'table');
  return new PlotTable(made.game, match, entry.facts);
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

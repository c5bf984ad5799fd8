import {
  type Actor,
  type Match,
  nth,
  type Options,
  type Outcome,
  optionsFor,
  Rng,
  type Seat,
  startWith,
  submit,
  type Viewer,
} from '@reseau/core';
import type { Card, Character } from '../../../characters.ts';
import type { ResistanceGame } from '../../../compose.ts';
import { MISSIONS, type Mission } from '../../../data/tables.ts';
import type { Fact } from '../../../facts.ts';
import { lastProposal, type ResistanceKind, type Secret, type Table } from '../../../known.ts';
import type { Extra, ModuleId } from '../../../module-ids.ts';
import type { Move } from '../../../moves.ts';
import { setUp } from '../../../setup.ts';

/** A table with Hunters under way. Every call returns the table after it; what is refused throws. */
export class HuntTable {
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
  get outcome(): Outcome | undefined {
    return this.match.outcome;
  }
  /** The results of the missions so far: `+` for a success, `-` for a failure. */
  get results(): string {
    return this.table.results.map(({ success }) => (success ? '+' : '-')).join('');
  }
  get step(): string {
    return this.table.at.stack.at(-1)?.step ?? '';
  }
  /** The step at hand and who is asked. */
  get asked(): readonly unknown[] {
    return [this.step, ...this.match.turn.must];
  }
  secret(viewer: Viewer | number): Secret {
    return viewer === 'table' ? this.game.empty.secret : (this.match.secrets[viewer] as Secret);
  }
  /** Worlds that the viewer holds possible. */
  imagined(viewer: Viewer | number, count = 40): readonly Secret[] {
    const known = { table: this.table, secret: this.secret(viewer) };
    const rng = Rng.seeded('imagined');
    return Array.from({ length: count }, () => this.game.twin(known, viewer as Viewer, rng));
  }
  /** The characters that a seat has in them. */
  couldBe(viewer: Viewer | number, seat: number): readonly Character[] {
    const found = this.imagined(viewer, 150).map(({ characters }) => characters[seat] as Character);
    return [...new Set(found)].toSorted();
  }
  /** The facts of the last call with this type. */
  facts(type: Fact['type']): readonly Fact[] {
    return this.told.filter((fact) => fact.type === type);
  }
  options(actor: Actor | number): Options<Move> {
    return optionsFor(this.match, actor as Actor);
  }
  /** Whom this seat may name. */
  names(actor: number): readonly Seat[] {
    return this.options(actor).flatMap((option) => (option.type === 'name' ? option.seat.one : []));
  }
  /** The cards this seat may lay. */
  cards(actor: number): readonly Card[] {
    return this.options(actor).flatMap((option) => (option.type === 'play' ? option.card.one : []));
  }

  move(actor: Actor | number, move: Move): HuntTable {
    const { question } = this.match.turn;
    const answer = submit(this.match, { actor: actor as Actor, question, move });
    if (!answer.ok) throw new Error(`${actor} ${JSON.stringify(move)}: ${answer.code} ${answer.reason ?? ''}`);
    return new HuntTable(this.game, answer.match, answer.entry.facts);
  }
  refusal(actor: Actor | number, move: unknown): string {
    const answer = submit(this.match, { actor: actor as Actor, question: this.match.turn.question, move });
    return answer.ok ? 'accepted' : `${answer.code} ${answer.reason ?? ''}`.trim();
  }
  name(actor: number, seat: number): HuntTable {
    return this.move(actor, { type: 'name', seat: seat as Seat });
  }
  answer(actor: number, chief: boolean): HuntTable {
    return this.move(actor, { type: 'answer', chief });
  }
  timeUp(): HuntTable {
    return this.move('clock', { type: 'timeUp' });
  }
  propose(...team: readonly number[]): HuntTable {
    return this.target(MISSIONS[this.table.results.length] as Mission, ...team);
  }
  target(mission: Mission, ...team: readonly number[]): HuntTable {
    return this.move(this.table.leader, { type: 'propose', mission, team: team as readonly Seat[] });
  }
  reject(): HuntTable {
    return this.match.turn.must.reduce<HuntTable>(
      (now, seat) => now.move(seat, { type: 'vote', approve: false }),
      this,
    );
  }

  /** Everybody asked takes the first option: passes, approves, tells the truth, names the next one. */
  idle(): HuntTable {
    return this.match.turn.must.reduce<HuntTable>((now, seat) => now.move(seat, nth<Move>(now.options(seat), 0)), this);
  }
  /** The same, until the game stands at that step. */
  to(step: string): HuntTable {
    let now: HuntTable = this;
    for (let tries = 0; now.step !== step; tries += 1) {
      if (tries > 100 || now.outcome !== undefined) throw new Error(`table: no way from ${this.step} to ${step}`);
      now = now.idle();
    }
    return now;
  }
  /** All pass but this seat, which names somebody. */
  only(actor: number, seat: number): HuntTable {
    return this.match.turn.must.reduce<HuntTable>(
      (now, one) => (one === actor ? now.name(one, seat) : now.move(one, { type: 'pass' })),
      this,
    );
  }
  /** A mission up to the cards, laid in the order of the seats; `at` where its number is the leader's to choose. */
  mission(team: readonly number[], cards: readonly Card[] = [], at?: Mission): HuntTable {
    const now = this.to('propose');
    const sent = (at === undefined ? now.propose(...team) : now.target(at, ...team)).to('play');
    return lastProposal(sent.table).team.reduce<HuntTable>(
      (table, seat, index) => table.move(seat, { type: 'play', card: cards[index] ?? 'success' }),
      sent,
    );
  }
}

interface Layout {
  readonly modules?: readonly ModuleId[];
  readonly extras?: readonly Extra[];
  readonly leader?: number;
}

/** One Character for each seat, from seat 0, who leads unless it is said otherwise. */
export function hunt(characters: readonly Character[], { modules = [], extras = [], leader = 0 }: Layout = {}) {
  const made = setUp(characters.length, { modules: ['hunter', ...modules], extras });
  if (!made.ok) throw new Error(`table: ${made.problem}`);
  const dealt = made.game.arrange({ leader, characters });
  if (typeof dealt === 'string') throw new Error(`table: ${dealt}`);
  const { match, entry } = startWith(made.game, dealt, 'table');
  return new HuntTable(made.game, match, entry.facts);
}

/** Seats 0 to 4: a Chief, a Hunter and one more of the Resistance, then the Spies. */
export const FIVE: readonly Character[] = [
  'resistanceChief',
  'resistanceHunter',
  'resistance',
  'spyChief',
  'spyHunter',
];
/** Seats 0 to 6: the Resistance sits first; seats 5 and 6 hold the Spy Chief and the Spy Hunter. */
export const SEVEN: readonly Character[] = [
  'resistanceChief',
  'resistanceHunter',
  'resistance',
  'resistance',
  'spy',
  'spyChief',
  'spyHunter',
];
/** The same with the Pretender in seat 3 and the Deep Agent in seat 4. */
export const DEEP: readonly Character[] = [
  'resistanceChief',
  'resistanceHunter',
  'resistance',
  'pretender',
  'deepAgent',
  'spyChief',
  'spyHunter',
];

import { type Match, type Options, optionsFor, type Seat, startWith, submit } from '@reseau/core';
import type { Card, Stop } from '../cards/card-set.ts';
import type { CardFile } from '../cards/vocabulary.ts';
import type { InsurrectionKind, Table } from '../known.ts';
import type { Move } from '../moves.ts';
import type { PathKind } from '../phases/deal.ts';
import { setUp } from '../setup.ts';

export interface Given {
  readonly side?: PathKind;
  readonly cards: CardFile;
  readonly first?: number;
  /** Locations between the Fortress and the Keep. */
  readonly path?: readonly string[];
  readonly hands: readonly (readonly Card[])[];
  readonly leaders: readonly (readonly Card[])[];
  readonly people?: readonly Card[];
  readonly leaderPile?: readonly Card[];
}

const BASE_PATH = ['ford', 'gallows', 'barracks', 'altar'];

/** A table with a deal laid out by hand, and verbs to play it. */
export class InsurrectionTable {
  readonly match: Match<InsurrectionKind>;

  constructor(match: Match<InsurrectionKind>) {
    this.match = match;
  }

  static laidOut(given: Given): InsurrectionTable {
    const { side = 'base', cards, first = 0, path = BASE_PATH, hands, leaders, people = [], leaderPile = [] } = given;
    const made = setUp(hands.length, { side, cards });
    if (!made.ok) throw new Error(made.problem);
    const stops = path.map((location): Stop => ({ location, side: side === 'base' ? 'base' : 'advanced' }));
    const deal = { first, path: stops, hands, leaders, piles: { people, leaders: leaderPile } };
    const facts = made.game.arrange(deal);
    if (typeof facts === 'string') throw new Error(facts);
    return new InsurrectionTable(startWith(made.game, facts, 'table').match);
  }

  get table(): Table {
    return this.match.table;
  }

  does(seat: number, move: Move): InsurrectionTable {
    const answer = submit(this.match, { actor: seat as Seat, question: this.match.turn.question, move });
    if (!answer.ok) throw new Error(`${seat} ${JSON.stringify(move)}: ${answer.code} ${answer.reason}`);
    return new InsurrectionTable(answer.match);
  }

  timeUp(): InsurrectionTable {
    const answer = submit(this.match, {
      actor: 'clock',
      question: this.match.turn.question,
      move: { type: 'timeUp' },
    });
    if (!answer.ok) throw new Error(answer.code);
    return new InsurrectionTable(answer.match);
  }

  refusal(seat: number, move: unknown): string {
    const answer = submit(this.match, { actor: seat as Seat, question: this.match.turn.question, move });
    return answer.ok ? 'accepted' : `${answer.code} ${answer.reason ?? ''}`.trim();
  }

  /** Each seat keeps a Leader, in the order of the seats. */
  keeps(...leaders: readonly Card[]): InsurrectionTable {
    return leaders.reduce<InsurrectionTable>((now, leader, seat) => now.does(seat, { type: 'keep', leader }), this);
  }

  /** Each seat plays a card, in the order of the seats. */
  plays(...cards: readonly Card[]): InsurrectionTable {
    return cards.reduce<InsurrectionTable>((now, card, seat) => now.does(seat, { type: 'play', card }), this);
  }

  takes(seat: number, card: Card): InsurrectionTable {
    return this.does(seat, { type: 'take', card });
  }

  options(seat: number): Options<Move> {
    return optionsFor(this.match, seat as Seat);
  }
}

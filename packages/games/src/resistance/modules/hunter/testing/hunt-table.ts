import { nth } from '@reseau/core';
import type { Card, Character } from '../../../characters.ts';
import type { Mission } from '../../../data/tables.ts';
import type { Extra, ModuleId } from '../../../module-ids.ts';
import type { Move } from '../../../moves.ts';
import { dealt, type InPlay, TableUnderWay } from '../../../testing/table-under-way.ts';

/** A table with Hunters under way. */
export class HuntTable extends TableUnderWay {
  protected at(inPlay: InPlay): this {
    return new HuntTable(inPlay) as this;
  }

  /** The results of the missions so far: `+` for a success, `-` for a failure. */
  get results(): string {
    return this.table.results.map(({ success }) => (success ? '+' : '-')).join('');
  }
  /** The characters that a seat has in the worlds that the viewer holds possible. */
  couldBe(viewer: 'table' | number, seat: number): readonly Character[] {
    const found = this.imagined(viewer, 150).map(({ characters }) => characters[seat] as Character);
    return [...new Set(found)].toSorted();
  }
  /** The cards this seat may lay. */
  cards(actor: number): readonly Card[] {
    return this.options(actor).flatMap((option) => (option.type === 'play' ? option.card.one : []));
  }

  answer(actor: number, chief: boolean): this {
    return this.move(actor, { type: 'answer', chief });
  }
  /** Everybody asked takes the first option: passes, approves, tells the truth, names the next one. */
  idle(): this {
    return this.byAll((seat, now) => nth<Move>(now.options(seat), 0));
  }
  /** The same, until the game stands at that step. */
  to(step: string): this {
    let now = this;
    for (let tries = 0; now.step !== step; tries += 1) {
      if (tries > 100 || now.outcome !== undefined) throw new Error(`table: no way from ${this.step} to ${step}`);
      now = now.idle();
    }
    return now;
  }
  /** All pass but this seat, which names somebody. */
  only(actor: number, seat: number): this {
    return this.turn.must.reduce<this>(
      (now, one) => (one === actor ? now.name(one, seat) : now.move(one, { type: 'pass' })),
      this,
    );
  }
  /** A mission up to the cards, laid in the order of the seats; `at` where its number is the leader's to choose. */
  mission(team: readonly number[], cards: readonly Card[] = [], at?: Mission): this {
    const now = this.to('propose');
    return (at === undefined ? now.propose(...team) : now.target(at, ...team)).to('play').play(...cards);
  }
}

interface Layout {
  readonly modules?: readonly ModuleId[];
  readonly extras?: readonly Extra[];
  readonly leader?: number;
}

/** One Character for each seat, from seat 0, who leads unless it is said otherwise. */
export function hunt(characters: readonly Character[], { modules = [], extras = [], leader = 0 }: Layout = {}) {
  const options = { modules: ['hunter', ...modules], extras };
  return new HuntTable(dealt(characters.length, options, () => ({ leader, characters })));
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

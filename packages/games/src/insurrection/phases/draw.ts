import { again, asks, isSentAs, seatsOf } from '@reseau/core';
import { type CardSet, siteOf } from '../cards/card-set.ts';
import type { Fact } from '../facts.ts';
import { fromFirst, handOf, leftIn, stopOf, type Table } from '../known.ts';
import { cardIn, chosen, drew, type GameStep, lateCard, lateCards, optionsBy, type StepContext } from '../steps.ts';

const eachDraws = (table: Table, set: CardSet): number => siteOf(set, stopOf(table)).draw ?? 1;

/** Everybody draws, if there are enough cards for all. */
export function draw({ seats, set }: StepContext): GameStep {
  const enough = ({ piles }: Table, each: number): boolean => leftIn(piles.people) >= each * seats;
  return {
    id: 'draw',
    reveals: (known, _moves, viewer) => {
      const each = eachDraws(known.table, set);
      const place = viewer === 'table' ? -1 : fromFirst(known.table).indexOf(viewer);
      if (place < 0 || !enough(known.table, each)) return undefined;
      const from = known.table.piles.people.taken + place * each;
      return Array.from({ length: each }, (_, index) => cardIn(known, 'people', from + index));
    },
    decide: (known) => {
      const { table } = known;
      const each = eachDraws(table, set);
      if (!enough(table, each)) return [{ type: 'undrawn', to: 'all' }];
      const told: Fact[] = [{ type: 'drawn', to: 'all', each }];
      let at = table.piles.people.taken;
      for (const seat of fromFirst(table)) {
        for (let card = 0; card < each; card += 1, at += 1) told.push(...drew(known, seat, 'people', at));
      }
      return told;
    },
  };
}

/** Whoever drew more than one puts the rest under the piles, face up, one by one. Who is late parts with the lowest initiative. */
export function discard({ seats, set }: StepContext): GameStep {
  const all = seatsOf(seats);
  return {
    id: 'discard',
    shown: true,
    ask: ({ owed }) => (owed === 0 ? undefined : asks(all)),
    options: optionsBy((known, seat) => [{ type: 'discard', card: { one: handOf(known, seat) } }]),
    why: (_known, _actor, raw) => (isSentAs(raw, 'discard') ? 'notYourCard' : 'notNow'),
    reveals: (known, moves) => (known.table.owed === 0 ? undefined : lateCards(known, moves, set)),
    decide: (known, moves) => {
      const { table } = known;
      if (table.owed === 0) return [];
      const cards = all.map((seat) => chosen(moves, seat, 'discard')?.card ?? lateCard(known, seat, set));
      const told: Fact = { type: 'discarded', to: 'all', cards };
      return table.owed > 1 ? [told, again] : [told];
    },
  };
}

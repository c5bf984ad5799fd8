import { asks, at, call, type Frame, isSentAs, seatsOf } from '@reseau/core';
import { infoOf } from '../cards/card-set.ts';
import { handOf } from '../known.ts';
import { turnOrder } from '../order.ts';
import { chosen, type GameStep, lateCard, lateCards, optionsBy, type StepContext } from '../steps.ts';

/** Everybody lays a card face down; all are turned up together. Who is late lays the lowest initiative. */
export function choose({ seats, set }: StepContext): GameStep {
  const all = seatsOf(seats);
  return {
    id: 'choose',
    shown: true,
    ask: () => asks(all),
    options: optionsBy((known, seat) => [{ type: 'play', card: { one: handOf(known, seat) } }]),
    why: (_known, _actor, raw) => (isSentAs(raw, 'play') ? 'notYourCard' : 'notNow'),
    reveals: (known, moves) => lateCards(known, moves, set),
    decide: (known, moves) => {
      const cards = all.map((seat) => chosen(moves, seat, 'play')?.card ?? lateCard(known, seat, set));
      const order = turnOrder(known.table, set, (seat) => infoOf(set, at(cards, seat)).initiative);
      return [{ type: 'played', to: 'all', cards }, call(...order.map((seat): Frame => ({ step: 'turn', seat })))];
    },
  };
}

import { asks, at, call, type Flow, type Frame, goto, isSentAs, type Options, seatsOf, stay } from '@reseau/core';
import { type Card, type CardSet, iconsOn, infoOf } from '../cards/card-set.ts';
import type { Ending, Icon } from '../cards/vocabulary.ts';
import type { Fact } from '../facts.ts';
import { type EndCard, handOf, isOnKeep, type Known, type Table } from '../known.ts';
import type { Move } from '../moves.ts';
import type { Reason } from '../reasons.ts';
import { result } from '../result.ts';
import { chosen, type GameStep, optionsBy, type StepContext } from '../steps.ts';

/** After the last turn of a round: it is over, or the next one begins. */
export const check: GameStep = {
  id: 'check',
  decide: ({ table }) => (table.corrupted || isOnKeep(table) ? [] : [goto('advance')]),
};

/** All hands are open, and whoever holds a card with an end-of-game effect may use it. */
export function ends({ seats, set }: StepContext): GameStep {
  const all = seatsOf(seats);
  const handsIn = (known: Known): readonly (readonly Card[])[] => all.map((seat) => handOf(known, seat));
  return {
    id: 'ends',
    reveals: handsIn,
    decide: (known): readonly [...Fact[], Flow] => {
      const hands = handsIn(known);
      const ending: Ending = known.table.corrupted ? 'evil' : 'good';
      const effects = hands.flat().filter((card) => infoOf(set, card).printed.end !== undefined).length;
      const frames = Array.from({ length: effects }, (): Frame => ({ step: 'effect' }));
      return [{ type: 'ended', to: 'all', ending, hands }, call(...frames)];
    },
  };
}

/** The end-of-game effects, one after the other. */
export function effect({ set }: StepContext): GameStep {
  return {
    id: 'effect',
    shown: true,
    ask: (table) => {
      const { seat } = endCardNow(table);
      return endOptions(table, set).length === 0 ? undefined : asks([seat]);
    },
    options: optionsBy(({ table }) => [{ type: 'pass' }, ...endOptions(table, set)]),
    why: ({ table }, _actor, raw) => whyNotAtEnd(table, raw, set),
    decide: ({ table }, moves) => {
      const { seat, card: by } = endCardNow(table);
      const swap = chosen(moves, seat, 'swap');
      if (swap !== undefined) return [{ type: 'swapped', to: 'all', seat, by, give: swap.give, take: swap.take }];
      const gain = chosen(moves, seat, 'gain');
      if (gain !== undefined) return [{ type: 'gained', to: 'all', seat, by, card: gain.card }];
      return [{ type: 'unused', to: 'all', seat, by }];
    },
  };
}

function endCardNow({ endCards, endCardsDone }: Table): EndCard {
  return at(endCards, endCardsDone);
}

/** What the effect at hand may do; nothing, where its card has left that hand or finds nothing in the centre. */
function endOptions(table: Table, set: CardSet): Options<Move> {
  const { seat, card } = endCardNow(table);
  const hand = table.hands[seat] ?? [];
  const { end } = infoOf(set, card).printed;
  if (end === undefined || !hand.includes(card)) return [];
  const { centre } = table;
  switch (end.type) {
    case 'swap': {
      const others = hand.filter((other) => other !== card);
      const none = centre.length === 0 || others.length === 0;
      return none ? [] : [{ type: 'swap', give: { one: others }, take: { one: centre } }];
    }
    case 'gain': {
      const taken = centre.filter((one) => bears(set, one, end.icon));
      return taken.length === 0 ? [] : [{ type: 'gain', card: { one: taken } }];
    }
  }
}

const bears = (set: CardSet, card: Card, icon: Icon): boolean => iconsOn(infoOf(set, card).printed, icon) > 0;

function whyNotAtEnd(table: Table, raw: unknown, set: CardSet): Reason {
  const { seat, card } = endCardNow(table);
  const { end } = infoOf(set, card).printed;
  if (end === undefined || !isSentAs(raw, end.type)) return 'notNow';
  const { give, card: gained } = raw;
  switch (end.type) {
    case 'swap':
      if (give === card) return 'ownCard';
      return (table.hands[seat] ?? []).some((one) => one === give) ? 'notInCentre' : 'notYourCard';
    case 'gain':
      return table.centre.some((one) => one === gained) ? 'noAnimalThere' : 'notInCentre';
  }
}

/** Points are counted, and whoever has most wins. */
export function score({ set }: StepContext): GameStep {
  return { id: 'score', decide: ({ table }) => [{ type: 'scored', to: 'all', ...result(table, set) }, stay] };
}

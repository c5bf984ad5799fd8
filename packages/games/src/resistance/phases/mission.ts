import { asks, isSentAs, type Options, type Step } from '@reseau/core';
import { type Card, isFail, type Side } from '../characters.ts';
import { failsNeeded, type Mission } from '../data/tables.ts';
import { characterOf, type Known, lastProposal, type ResistanceKind } from '../known.ts';
import type { Hand, TableRules } from '../module.ts';
import type { Move } from '../moves.ts';
import { cardOf, optionsBy, sideNow } from '../steps.ts';

const BY_SIDE: Readonly<Record<Side, readonly Card[]>> = { resistance: ['success'], spy: ['success', 'fail'] };

/** The cards that this hand may lay. */
export const cardsIn = (hand: Hand, { modifiers }: TableRules): readonly Card[] =>
  modifiers.cards(BY_SIDE[hand.side], hand);

/** Each member of the team lays a card face down. A card that never came is a Success, whoever it was to come from. */
export function play(table: TableRules): Step<ResistanceKind> {
  return {
    id: 'play',
    ask: (now) => asks(lastProposal(now).team, 'count'),
    options: optionsBy((known, seat): Options<Move> => {
      const character = characterOf(known.secret, seat);
      const side = sideNow(known, seat, table.modifiers);
      const { mission } = lastProposal(known.table);
      return [{ type: 'play', card: { one: cardsIn({ table: known.table, seat, mission, character, side }, table) } }];
    }),
    why: (known, actor, raw) => {
      if (!isSentAs(raw, 'play')) return 'notNow';
      const isLoyal = actor !== 'clock' && sideNow(known, actor, table.modifiers) === 'resistance';
      return isLoyal && raw['card'] === 'fail' ? 'onlySpiesFail' : 'notYourCard';
    },
    decide: (now, moves) => {
      const { mission, team } = lastProposal(now.table);
      const card = (seat: (typeof team)[number]): Card => {
        const move = moves.get(seat);
        return move?.type === 'play' ? move.card : 'success';
      };
      return [
        ...team.map((seat) => ({ type: 'played', to: [seat], mission, seat, card: card(seat) }) as const),
        { type: 'laid', to: 'all', mission },
      ];
    },
  };
}

/** The cards are shuffled and turned up. */
export function reveal({ seats, modifiers }: TableRules): Step<ResistanceKind> {
  const faceUp = (known: Known, mission: Mission): readonly Card[] =>
    modifiers
      .counted(lastProposal(known.table).team, known.table, mission)
      .map((seat) => cardOf(known, mission, seat))
      // Sorted: in any other order the place of a card could be tied to its owner.
      .toSorted()
      .toReversed();
  return {
    id: 'reveal',
    reveals: (known) => faceUp(known, lastProposal(known.table).mission),
    decide: (known) => {
      const { mission } = lastProposal(known.table);
      const cards = faceUp(known, mission);
      const success = modifiers.succeeds(cards.filter(isFail).length < failsNeeded(seats, mission), cards);
      return [
        { type: 'revealed', to: 'all', mission, cards },
        { type: 'result', to: 'all', mission, success },
      ];
    },
  };
}

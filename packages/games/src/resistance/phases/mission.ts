import type { Options, Step } from '@reseau/core';
import type { Card } from '../characters.ts';
import { failsNeeded } from '../data/tables.ts';
import { type Known, lastProposal, type ResistanceKind, sideKnown } from '../known.ts';
import type { Move } from '../moves.ts';
import { TIME_UP } from './time-up.ts';

const LOYAL: Options<Move> = [{ type: 'play', card: { one: ['success'] } }];
const FREE: Options<Move> = [{ type: 'play', card: { one: ['success', 'fail'] } }];

/** Each member of the team lays a card face down. A card that never came is a Success, whoever it was to come from. */
export const play: Step<ResistanceKind> = {
  id: 'play',
  ask: (table) => ({ must: lastProposal(table).team, may: ['clock'], progress: 'count' }),
  options: ({ secret }, actor) => {
    if (actor === 'clock') return TIME_UP;
    return sideKnown(secret, actor) === 'spy' ? FREE : LOYAL;
  },
  why: (_known, _actor, raw) =>
    typeof raw === 'object' && raw !== null && 'card' in raw && raw.card === 'fail' ? 'onlySpiesFail' : 'playACard',
  decide: ({ table }, moves) => {
    const { mission, team } = lastProposal(table);
    return team.map((seat) => {
      const move = moves.get(seat);
      return { type: 'played', to: [seat], mission, seat, card: move?.type === 'play' ? move.card : 'success' };
    });
  },
};

/** The cards are shuffled and turned up. */
export const reveal: Step<ResistanceKind> = {
  id: 'reveal',
  reveals: (known) => faceUp(known),
  decide: (known) => {
    const { mission } = lastProposal(known.table);
    const cards = faceUp(known);
    const fails = cards.filter((card) => card === 'fail').length;
    const success = fails < failsNeeded(known.table.seats, mission);
    return [
      { type: 'revealed', to: 'all', mission, cards },
      { type: 'result', to: 'all', mission, success },
    ];
  },
};

/** Sorted: in any other order the place of a card could be tied to its owner. */
function faceUp({ table, secret }: Known): readonly Card[] {
  const { mission, team } = lastProposal(table);
  return team
    .map((seat) => {
      const card = secret.played[mission]?.[seat];
      if (card === undefined) throw new Error(`reveal: seat ${seat} played no card`);
      return card;
    })
    .toSorted()
    .toReversed();
}

import type { Step } from '@reseau/core';
import type { Fact } from '../../facts.ts';
import { type Known, lastProposal, type ResistanceKind } from '../../known.ts';
import { cardOf, nameOne } from '../../steps.ts';
import { plots } from './plots.ts';
import type { Kept } from './window.ts';

/** Another member of the team must lay the mission card face up. */
export const spotlight: Kept = {
  card: 'spotlight',
  after: 'ready',
  uses: (table, holder) => nameOne(lastProposal(table).team.filter((seat) => seat !== holder)),
  use: ({ table }, _holder, seat) => [{ type: 'plot.spotlit', to: 'all', mission: lastProposal(table).mission, seat }],
};

/** All see the card in the spotlight once the cards are laid. */
export const expose: Step<ResistanceKind> = {
  id: 'plot.expose',
  reveals: faceUp,
  decide: faceUp,
};

function faceUp(known: Known): readonly Fact[] {
  const { mission } = lastProposal(known.table);
  const seat = plots.of(known.table).spotlit[mission];
  return seat === undefined ? [] : [{ type: 'exposed', to: 'all', mission, seat, card: cardOf(known, mission, seat) }];
}

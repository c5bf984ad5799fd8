import { goto, type Step } from '@reseau/core';
import type { Side } from '../characters.ts';
import { REJECTIONS_TO_LOSE, RESULTS_TO_WIN } from '../data/tables.ts';
import { ending } from '../ending.ts';
import type { Ending } from '../facts.ts';
import { type ResistanceKind, score, type Table } from '../known.ts';
import type { TableRules } from '../module.ts';
import { passLeader } from '../steps.ts';

/** Where games end when no module has ended them before. */
export const verdict = ({ modifiers }: TableRules): Step<ResistanceKind> => ({
  id: 'verdict',
  reveals: (known) => {
    const won = verdictOn(known.table);
    return won === undefined ? undefined : ending(known, won, modifiers);
  },
  decide: (known) => {
    const won = verdictOn(known.table);
    return won === undefined ? [] : ending(known, won, modifiers);
  },
});

/** The leader passes on and the next round begins. */
export const after: Step<ResistanceKind> = {
  id: 'after',
  decide: ({ table }) => [passLeader(table), { type: 'round', to: 'all', round: table.round + 1 }, goto('round')],
};

function verdictOn(table: Table): { readonly winner: Side; readonly ending: Ending } | undefined {
  if (table.rejections >= REJECTIONS_TO_LOSE) return { winner: 'spy', ending: 'rejections' };
  const { resistance, spy } = score(table);
  if (resistance >= RESULTS_TO_WIN) return { winner: 'resistance', ending: 'missions' };
  return spy >= RESULTS_TO_WIN ? { winner: 'spy', ending: 'missions' } : undefined;
}

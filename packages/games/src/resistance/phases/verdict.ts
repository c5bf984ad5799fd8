import { goto, type Step } from '@reseau/core';
import { type Character, type Side, sideOf } from '../characters.ts';
import { REJECTIONS_TO_LOSE, RESULTS_TO_WIN } from '../data/tables.ts';
import type { Ending } from '../facts.ts';
import { type Known, type ResistanceKind, score, type Table } from '../known.ts';
import { passLeader } from './vote.ts';

/** The one place where games end. */
export const verdict: Step<ResistanceKind> = {
  id: 'verdict',
  reveals: (known) => (verdictOn(known.table) === undefined ? undefined : charactersOf(known)),
  decide: (known) => {
    const won = verdictOn(known.table);
    if (won === undefined) return [];
    return [
      { type: 'ended', to: 'all', ...won },
      { type: 'unmasked', to: 'all', characters: charactersOf(known) },
    ];
  },
};

/** The leader passes on and the next round begins. */
export const after: Step<ResistanceKind> = {
  id: 'after',
  decide: ({ table }) => [passLeader(table), goto('round')],
};

function verdictOn(table: Table): { readonly winner: Side; readonly ending: Ending } | undefined {
  if (table.rejections >= REJECTIONS_TO_LOSE) return { winner: 'spy', ending: 'rejections' };
  const { resistance, spy } = score(table);
  if (resistance >= RESULTS_TO_WIN) return { winner: 'resistance', ending: 'missions' };
  return spy >= RESULTS_TO_WIN ? { winner: 'spy', ending: 'missions' } : undefined;
}

const charactersOf = ({ secret }: Known): readonly Character[] =>
  secret.characters.map((character, seat) => {
    if (character === undefined) throw new Error(`verdict: seat ${seat} has no character`);
    return character;
  });

export const degreeOf = (winner: Side, character: Character | undefined): 'won' | 'lost' =>
  character !== undefined && sideOf(character) === winner ? 'won' : 'lost';

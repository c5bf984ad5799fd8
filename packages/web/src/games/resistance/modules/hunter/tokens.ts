import type { Seat } from '@reseau/core';
import { MISSIONS, moduleStateOf, type Table } from '@reseau/games/resistance';
import type { GameWords } from '../../i18n/game-words.ts';
import type { Token } from '../../token.ts';
import { standingProposal, stepOf } from '../../view.ts';
import { own } from './words.ts';

export function tokens(table: Table, seat: Seat, words: GameWords): readonly Token[] {
  const { hunters = {}, investigator } = moduleStateOf(table).hunter ?? {};
  const said = own(words).tokens;
  return [
    ...(Object.values(hunters).includes(seat) ? [{ mark: 'hunter', name: said.steppedOut } as const] : []),
    ...(investigator === seat && isInvestigating(table)
      ? [{ mark: 'investigator', name: said.investigator } as const]
      : []),
  ];
}

/** The Investigator comes with a team and stays until its round is over; for the fifth mission there is none. */
function isInvestigating(table: Table): boolean {
  if (table.round === MISSIONS.length || stepOf(table) === 'hunter.appoint') return false;
  return standingProposal(table) !== undefined || table.results.length === table.round;
}

import { type Seat, seatsOf } from '@reseau/core';
import { type Character, type Side, sideOf } from '../../characters.ts';
import { characterOf, type Known } from '../../known.ts';
import type { Look, RuleModifiers, TableRules } from '../../module.ts';

export const HUNTERS: Readonly<Record<Side, Character>> = { resistance: 'resistanceHunter', spy: 'spyHunter' };

export const CHIEFS: Readonly<Record<Side, Character>> = { resistance: 'resistanceChief', spy: 'spyChief' };

/** From here on the cards tell the Chiefs of the two sides apart. */
export const tellsChiefsApart = (seats: number): boolean => seats >= 7;

export const castFor = ({ seats, extras }: TableRules): readonly Character[] => [
  'resistanceChief',
  'resistanceHunter',
  'spyChief',
  'spyHunter',
  ...(seats >= 8 ? (['resistanceChief'] as const) : []),
  ...(seats >= 10 ? (['spyChief'] as const) : []),
  ...(extras.has('dummyAgent') ? (['dummyAgent'] as const) : []),
  ...(extras.has('coordinator') ? (['coordinator'] as const) : []),
  ...(extras.has('deepAgent') ? (['deepAgent', 'pretender'] as const) : []),
];

/** The spies and the Deep Agent do not recognise each other. */
export const seesNoDeepAgent: RuleModifiers['sees'] = (yes, line, who, whom) =>
  yes && !(line === 'spies' && [who, whom].includes('deepAgent'));

/** What the module adds to the reveal. Lines about the spies open only the eyes that see the spies: no Rogue's, say. */
export function looksFor({ extras, modifiers }: TableRules): readonly Look[] {
  const seesSpies = (who: Character): boolean => modifiers.sees(sideOf(who) === 'spy', 'spies', who, 'spyHunter');
  const chiefs: readonly Look[] = [
    { line: 'spyChiefs', shows: (who, whom) => seesSpies(who) && whom === 'spyChief' },
    { line: 'resistanceChiefs', shows: (who, whom) => who === 'resistanceChief' && whom === 'resistanceChief' },
  ];
  const coordinator: Look = {
    line: 'coordinator',
    shows: (who, whom) => who === 'resistanceChief' && whom === 'coordinator',
  };
  const deepAgent: Look = {
    line: 'deepAgent',
    shows: (who, whom) => seesSpies(who) && (whom === 'deepAgent' || whom === 'pretender'),
  };
  return [
    ...chiefs,
    ...(extras.has('coordinator') ? [coordinator] : []),
    ...(extras.has('deepAgent') ? [deepAgent] : []),
  ];
}

/** Who holds a card of which there is one; the server's to know. */
export function holderOf({ table, secret }: Known, character: Character): Seat {
  const seat = seatsOf(table.seats).find((one) => characterOf(secret, one) === character);
  if (seat === undefined) throw new Error(`hunter: nobody is the ${character}`);
  return seat;
}

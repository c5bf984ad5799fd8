import { type Degree, type Outcome, type Seat, seatsOf } from '@reseau/core';
import { type Character, type Side, sideOf } from './characters.ts';
import type { Ending, Fact } from './facts.ts';
import { characterOf, EMPTY_SECRET, type Known, type Table } from './known.ts';
import type { RuleModifiers, TableRules } from './module.ts';

export interface Won {
  readonly winner: Side;
  readonly ending: Ending;
  readonly alone?: Seat;
}

/** The game is over: all Character cards are turned up. */
export const ending = (known: Known, won: Won, modifiers: RuleModifiers): readonly Fact[] => [
  ...modifiers.unveiled([], known),
  { type: 'ended', to: 'all', ...won },
  {
    type: 'unmasked',
    to: 'all',
    characters: seatsOf(known.table.seats).map((seat) => characterOf(known.secret, seat)),
  },
];

/** The side that each seat ended on. Everything is open now: where a Defector stands needs no secret. */
export const finalSides = (table: Table, { modifiers }: TableRules): readonly Side[] =>
  table.characters.map((character) =>
    modifiers.side(sideOf(character), character, { table, secret: EMPTY_SECRET }, table.round),
  );

/** Who has won, and how fully. */
export function outcome(table: Table, play: TableRules): Outcome | undefined {
  const { ended, characters } = table;
  if (ended === undefined) return undefined;
  const sides = finalSides(table, play);
  const degree = (character: Character, seat: number): Degree => {
    if (ended.alone !== undefined) return ended.alone === seat ? 'won' : 'lost';
    if (sides[seat] !== ended.winner) return 'lost';
    return play.modifiers.wantsMore(false, character) ? 'part' : 'won';
  };
  return { degrees: characters.map(degree), reason: `${ended.winner}.${ended.ending}` };
}

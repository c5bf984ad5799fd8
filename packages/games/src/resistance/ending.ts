import { type Degree, type Outcome, type Seat, seatsOf } from '@reseau/core';
import { type Character, type Side, sideOf } from './characters.ts';
import type { Ending, Fact } from './facts.ts';
import { characterOf, EMPTY_SECRET, type Known, type Table } from './known.ts';
import type { Bends, Play } from './module.ts';

export interface Won {
  readonly winner: Side;
  readonly ending: Ending;
  readonly alone?: Seat;
}

/** The game is over: all Character cards are turned up. */
export const ending = (known: Known, won: Won, bends: Bends): readonly Fact[] => [
  ...bends.unveiled([], known),
  { type: 'ended', to: 'all', ...won },
  {
    type: 'unmasked',
    to: 'all',
    characters: seatsOf(known.table.seats).map((seat) => characterOf(known.secret, seat)),
  },
];

/** Who has won, and how fully. */
export function outcome(table: Table, { bends }: Play): Outcome | undefined {
  const { ended, characters } = table;
  if (ended === undefined) return undefined;
  const degree = (character: Character, seat: number): Degree => {
    if (ended.alone !== undefined) return ended.alone === seat ? 'won' : 'lost';
    // Everything is open now: the side a Defector ended on needs no secret.
    const side = bends.side(sideOf(character), character, { table, secret: EMPTY_SECRET }, table.round);
    if (side !== ended.winner) return 'lost';
    return bends.wantsMore(false, character) ? 'part' : 'won';
  };
  return { degrees: characters.map(degree), reason: `${ended.winner}.${ended.ending}` };
}

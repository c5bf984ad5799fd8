import { type Seat, seatsOf } from '@reseau/core';
import {
  type Character,
  type Mission,
  type ResistanceGame,
  type SeatCount,
  type Secret,
  teamSize,
} from '@reseau/games/resistance';

type Line = Secret['recognised'][number]['line'];

/** What is special about one table, read off the game itself. */
export interface Rules {
  readonly seats: SeatCount;
  readonly deck: readonly Character[];
  /** The characters in the deck, each once. */
  readonly kinds: readonly Character[];
  has(step: string): boolean;
  size(mission: Mission): number;
  /** Whether Chiefs of the spies have a Fail of their own. */
  readonly marksChiefs: boolean;
  /** The lines of the reveal by which the one character is shown the other. */
  shown(who: Character, whom: Character): string;
}

const read = new WeakMap<ResistanceGame, Rules>();

export function rulesOf(game: ResistanceGame): Rules {
  const known = read.get(game);
  if (known !== undefined) return known;
  const seats = game.seats.length as SeatCount;
  const steps = new Set(game.steps.map(({ id }) => id));
  const extra = steps.has('trapper.trap') ? 1 : 0;
  const rules: Rules = {
    seats,
    deck: game.deck,
    kinds: [...new Set(game.deck)],
    has: (step) => steps.has(step),
    size: (mission) => teamSize(seats, mission) + extra,
    marksChiefs: seats >= 7 && game.deck.includes('spyChief'),
    shown: shownBy(game),
  };
  read.set(game, rules);
  return rules;
}

const PLAIN: ReadonlySet<Character> = new Set<Character>(['resistance', 'spy']);

/** Whether no module adds a question or a character: the base game, Targeting, Blind Spies. */
export const isPlain = ({ steps, deck }: ResistanceGame): boolean =>
  !steps.some(({ id }) => id.includes('.')) && deck.every((character) => PLAIN.has(character));

/** Asked of the rules with two seats in mind, once for each pair of characters. */
function shownBy(game: ResistanceGame): Rules['shown'] {
  const remembered = new Map<string, string>();
  const { table, secret } = game.empty;
  return (who, whom) => {
    const key = `${who} ${whom}`;
    const known = remembered.get(key);
    if (known !== undefined) return known;
    const dealt = game.dealt({ table, secret: { ...secret, characters: [who, whom] } }, seatsOf(2)[0] as Seat);
    const lines = (dealt as { readonly shown: readonly { readonly line: Line }[] }).shown
      .map(({ line }) => line)
      .join();
    remembered.set(key, lines);
    return lines;
  };
}

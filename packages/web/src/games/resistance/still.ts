import { seatsOf } from '@reseau/core';
import type { Card, Character, Ending, Extra, Fact, Mission, ModuleId, Move, Side } from '@reseau/games/resistance';
import { seatAt } from '../seat-at.ts';
import type { GameWords } from './i18n/game-words.ts';

export interface Still {
  readonly seats: number;
  readonly facts: readonly Fact[];
  readonly modules?: readonly ModuleId[];
  readonly extras?: readonly Extra[];
  readonly me?: number;
  readonly chosen?: readonly number[];
  readonly mine?: Move;
  /** Shows the last scene of the facts, on this beat. */
  readonly beat?: number;
}

export interface NamedStill {
  readonly name: string;
  readonly still: Still;
}

/** What a module adds to the gallery: its docks, its scenes beat by beat, and how it can end a match. */
export interface GalleryTables {
  readonly boards?: readonly NamedStill[];
  readonly stages?: readonly NamedStill[];
  readonly endings?: readonly NamedStill[];
  /** Character cards with much on them. */
  faces?(words: GameWords): readonly Face[];
}

interface Face {
  readonly character: Character;
  readonly notes: readonly string[];
  /** The side that it plays for, where that is no longer the printed one. */
  readonly now?: Side;
}

/** A module's fact, as the server would tell it. */
export const tell = (type: string, data: object): Fact => ({ type, to: 'all', ...data }) as unknown as Fact;

/** A table as one seat sees it that holds this character. */
interface Seen extends Still {
  readonly me: number;
  readonly as: Character;
  /** Whom it was shown among the spies. */
  readonly fellows?: readonly number[];
}

export const board = (name: string, { as, fellows = [], ...seen }: Seen): NamedStill => ({
  name,
  still: { ...seen, facts: [...dealt(seen.me, as, ...fellows), ...seen.facts] },
});

/** A moment on stage, at a table of five unless it takes more. */
export const scene = (
  name: string,
  beat: number,
  facts: readonly Fact[],
  seen: Partial<Pick<Still, 'seats' | 'me'>> = {},
): NamedStill => ({ name, still: { seats: 5, facts, beat, ...seen } });

const open = <F extends Fact['type']>(type: F, rest: Omit<Extract<Fact, { type: F; to: 'all' }>, 'type' | 'to'>) =>
  ({ type, to: 'all', ...rest }) as unknown as Extract<Fact, { type: F }>;

let question = 0;
export const at = (step: string): Fact => {
  question += 1;
  return open('at', { at: { question, stack: [{ step }] } });
};

export const led = (leader: number): Fact => open('led', { leader: seatAt(leader) });

export const propose = (mission: Mission, ...team: readonly number[]): Fact =>
  open('proposed', { mission, team: team.map(seatAt) });

/** Everybody's vote as a string of + and -, in the order of the seats. */
export function vote(ballots: string, rejections = 0): readonly Fact[] {
  const votes = Array.from(ballots, (ballot, seat) => open('voted', { seat: seatAt(seat), approve: ballot === '+' }));
  return [...votes, rejections === 0 ? open('approved', {}) : open('rejected', { rejections })];
}

/** These cards, turned up, and what they make. */
export const turnedUp = (mission: Mission, success: boolean, ...cards: readonly Card[]): readonly Fact[] => [
  open('revealed', { mission, cards }),
  open('result', { mission, success }),
];

export const reveal = (mission: Mission, size: number, failing: number): readonly Fact[] =>
  turnedUp(
    mission,
    failing === 0,
    ...Array.from({ length: size }, (_, index): Card => (index < size - failing ? 'success' : 'fail')),
  );

interface Won {
  readonly winner: Side;
  readonly ending: Ending;
  readonly alone?: number;
}

export const ended = ({ alone, ...won }: Won, characters: readonly Character[]): readonly Fact[] => [
  open('ended', { ...won, ...(alone === undefined ? {} : { alone: seatAt(alone) }) }),
  open('unmasked', { characters }),
];

export const end = (
  winner: Side,
  ending: Ending,
  ...spies: readonly number[]
): ((seats: number) => readonly Fact[]) => {
  return (seats) =>
    ended(
      { winner, ending },
      seatsOf(seats).map((seat) => (spies.includes(seat) ? 'spy' : 'resistance')),
    );
};

/** What one seat was whispered before the first round. */
const dealt = (seat: number, character: Character, ...fellows: readonly number[]): readonly Fact[] => [
  { type: 'character', to: [seatAt(seat)], seat: seatAt(seat), character },
  ...(fellows.length === 0
    ? []
    : [
        {
          type: 'recognised',
          to: [seatAt(seat)],
          seat: seatAt(seat),
          line: 'spies',
          about: fellows.map(seatAt),
        } as const,
      ]),
];

/** Three missions that all end alike; the second card is the one that matters. */
export const three = (card: Card, success: boolean): readonly Fact[] => [
  led(0),
  propose(1, 0, 3),
  ...vote('++-+-'),
  ...turnedUp(1, success, 'success', card),
  led(1),
  propose(2, 0, 1, 3),
  ...vote('+++-+'),
  ...turnedUp(2, success, 'success', 'success', card),
  led(2),
  propose(3, 0, 3),
  ...vote('+++--'),
  ...turnedUp(3, success, 'success', card),
];

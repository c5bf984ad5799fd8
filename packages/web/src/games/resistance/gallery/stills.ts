import { type Seat, seatsOf, understand } from '@reseau/core';
import {
  type Card,
  type Character,
  type Ending,
  type Extra,
  type Fact,
  type Mission,
  type ModuleId,
  type Move,
  type Side,
  setUp,
} from '@reseau/games/resistance';
import type { MemberView } from '@reseau/protocol';
import type { Sight } from '../../client.ts';
import { type ResistanceScene, scenes } from '../scenes.ts';
import { game } from '../words.ts';

const NAMES = ['Ada', 'Léa', 'さくら', 'Béatrice-Élisabeth', 'Noé', 'Mina', 'Jun', 'Olga', 'Théo', '健太'];

const members = (count: number): readonly MemberView[] =>
  NAMES.slice(0, count).map((name, index) => ({
    id: `m${index + 1}`,
    name,
    kind: index % 4 === 3 ? 'bot' : 'person',
    ...(index % 4 === 3 ? { level: 'medium' as const } : {}),
    host: index === 0,
    online: index !== 4,
  }));

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

/** A table at rest, made of facts like any other: the gallery shows nothing that could not happen. */
export function still({ seats, facts, modules = [], extras = [], me, chosen = [], mine, beat }: Still): Sight {
  const options = { modules, extras };
  const made = setUp(seats, options);
  if (!made.ok) throw new Error(`gallery: ${made.problem}`);
  const known = understand(made.game, made.game.empty, [at('propose'), ...facts]);
  const turn = made.game.turn(known.table);
  const scene: ResistanceScene | undefined =
    beat === undefined ? undefined : scenes(made.game.empty, facts, () => game.words, undefined).at(-1);
  const seated = chosen as readonly Seat[];
  return {
    members: members(seats),
    names: NAMES.slice(0, seats),
    me: me as Seat | undefined,
    known,
    shown: known,
    options,
    progress: {
      match: 1,
      question: turn.question,
      chosen: turn.progress === 'count' ? { count: seated.length, of: turn.must.length } : { seats: seated },
    },
    mine,
    sending: false,
    sketch: { read: () => undefined, write: () => undefined },
    scene,
    beat: beat ?? 0,
    over: known.table.ended !== undefined,
    sawEnd: true,
    choose: () => undefined,
  };
}

const open = <F extends Fact['type']>(type: F, rest: Omit<Extract<Fact, { type: F; to: 'all' }>, 'type' | 'to'>) =>
  ({ type, to: 'all', ...rest }) as unknown as Extract<Fact, { type: F }>;

let question = 0;
export const at = (step: string): Fact => {
  question += 1;
  return open('at', { at: { question, stack: [{ step }] } });
};

export const led = (leader: number): Fact => open('led', { leader: leader as Seat });

export const propose = (mission: Mission, ...team: readonly number[]): Fact =>
  open('proposed', { mission, team: team as readonly Seat[] });

/** Everybody's vote as a string of + and -, in the order of the seats. */
export function vote(ballots: string, rejections = 0): readonly Fact[] {
  const votes = Array.from(ballots, (ballot, seat) => open('voted', { seat: seat as Seat, approve: ballot === '+' }));
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
    ...Array.from({ length: size }, (_, index) => (index < size - failing ? 'success' : 'fail') as Card),
  );

interface Won {
  readonly winner: Side;
  readonly ending: Ending;
  readonly alone?: number;
}

export const ended = ({ alone, ...won }: Won, characters: readonly Character[]): readonly Fact[] => [
  open('ended', { ...won, ...(alone === undefined ? {} : { alone: alone as Seat }) }),
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
export const dealt = (seat: number, character: Character, ...fellows: readonly number[]): readonly Fact[] => [
  { type: 'character', to: [seat as Seat], seat: seat as Seat, character },
  ...(fellows.length === 0
    ? []
    : [
        {
          type: 'recognised',
          to: [seat as Seat],
          seat: seat as Seat,
          line: 'spies',
          about: fellows as readonly Seat[],
        } as const,
      ]),
];

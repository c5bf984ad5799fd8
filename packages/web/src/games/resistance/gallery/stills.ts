import { type Seat, seatsOf, understand } from '@reseau/core';
import { resistance } from '@reseau/games';
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
  readonly facts: readonly resistance.Fact[];
  readonly modules?: readonly resistance.ModuleId[];
  readonly extras?: readonly resistance.Extra[];
  readonly me?: number;
  readonly chosen?: readonly number[];
  readonly mine?: resistance.Move;
  /** Shows the last scene of the facts, on this beat. */
  readonly beat?: number;
}

/** A table at rest, made of facts like any other: the gallery shows nothing that could not happen. */
export function still({ seats, facts, modules = [], extras = [], me, chosen = [], mine, beat }: Still): Sight {
  const options = { modules, extras };
  const made = resistance.setUp(seats, options);
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

const open = <F extends resistance.Fact['type']>(
  type: F,
  rest: Omit<Extract<resistance.Fact, { type: F; to: 'all' }>, 'type' | 'to'>,
) => ({ type, to: 'all', ...rest }) as unknown as Extract<resistance.Fact, { type: F }>;

let question = 0;
export const at = (step: string): resistance.Fact => {
  question += 1;
  return open('at', { at: { question, stack: [{ step }] } });
};

export const led = (leader: number): resistance.Fact => open('led', { leader: leader as Seat });

export const propose = (mission: resistance.Mission, ...team: readonly number[]): resistance.Fact =>
  open('proposed', { mission, team: team as readonly Seat[] });

/** Everybody's vote as a string of + and -, in the order of the seats. */
export function vote(ballots: string, rejections = 0): readonly resistance.Fact[] {
  const votes = Array.from(ballots, (ballot, seat) => open('voted', { seat: seat as Seat, approve: ballot === '+' }));
  return [...votes, rejections === 0 ? open('approved', {}) : open('rejected', { rejections })];
}

/** These cards, turned up, and what they make. */
export const turnedUp = (
  mission: resistance.Mission,
  success: boolean,
  ...cards: readonly resistance.Card[]
): readonly resistance.Fact[] => [open('revealed', { mission, cards }), open('result', { mission, success })];

export const reveal = (mission: resistance.Mission, size: number, failing: number): readonly resistance.Fact[] =>
  turnedUp(
    mission,
    failing === 0,
    ...Array.from({ length: size }, (_, index) => (index < size - failing ? 'success' : 'fail') as resistance.Card),
  );

interface Won {
  readonly winner: resistance.Side;
  readonly ending: resistance.Ending;
  readonly alone?: number;
}

export const ended = (
  { alone, ...won }: Won,
  characters: readonly resistance.Character[],
): readonly resistance.Fact[] => [
  open('ended', { ...won, ...(alone === undefined ? {} : { alone: alone as Seat }) }),
  open('unmasked', { characters }),
];

export const end = (
  winner: resistance.Side,
  ending: resistance.Ending,
  ...spies: readonly number[]
): ((seats: number) => readonly resistance.Fact[]) => {
  return (seats) =>
    ended(
      { winner, ending },
      seatsOf(seats).map((seat) => (spies.includes(seat) ? 'spy' : 'resistance')),
    );
};

/** What one seat was whispered before the first round. */
export const dealt = (
  seat: number,
  character: resistance.Character,
  ...fellows: readonly number[]
): readonly resistance.Fact[] => [
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

import { type Kind, type Match, optionsFor, Rng, type Seat, sample, seatsOf, start, submit } from '@reseau/core';
import { type AnyGame, GAMES, type GameId } from '@reseau/games';
import { describe, expect, test } from 'vitest';
import { draftFrame } from './draft.ts';
import type { RoomEvent } from './event.ts';
import { foldRoom } from './fold-room.ts';
import { LatestDraft } from './latest-draft.ts';
import type { Room } from './room.ts';

const asked = { due: [] };
const memberAt = (seat: Seat): string => `m${seat + 1}`;

interface Table {
  readonly game: GameId;
  readonly seats: number;
  readonly options: object;
}

const TABLES: readonly Table[] = [
  { game: 'resistance', seats: 5, options: { modules: [] } },
  { game: 'resistance', seats: 7, options: { modules: ['targeting', 'inquisitor', 'trapper', 'plot'] } },
  { game: 'resistance', seats: 7, options: { modules: ['rogue'], extras: ['resistanceRogue'] } },
  {
    game: 'resistance',
    seats: 10,
    options: { modules: ['hunter'], extras: ['dummyAgent', 'coordinator', 'deepAgent', 'blame'] },
  },
  { game: 'resistance', seats: 8, options: { modules: ['assassin'], extras: ['bodyGuard'] } },
  { game: 'insurrection', seats: 3, options: { side: 'mixed' } },
  { game: 'project', seats: 3, options: { difficulty: 'normal', clock: 'off', lastTurn: 3 } },
];

/** Steps whose choices stay with the chooser or are put to several: whatever the table, of these nothing may be told. */
const NEVER = ['vote', 'play', 'hunter.answer', 'hunter.blame', 'hunter.early'];

interface Moment {
  readonly room: Room;
  readonly game: AnyGame;
  readonly match: Match<Kind>;
  readonly step: string;
}

/** A room at every question of a match of chance. */
function* moments({ game: id, seats, options }: Table): Generator<Moment> {
  const made = GAMES[id].setUp(seats, options);
  if (!made.ok) throw new Error(made.problem);
  const game: AnyGame = made.game;
  const rng = Rng.seeded('drafts');
  let { match, entry } = start(game, 'drafts');
  const events: RoomEvent[] = [
    { type: 'opened', at: 0, code: 'ABCD', game: id, options, seed: 'drafts' },
    ...seatsOf(seats).map((seat): RoomEvent => {
      const member = memberAt(seat);
      return { type: 'joined', at: 0, member, name: member, key: member };
    }),
    { type: 'hostPassed', at: 0, member: 'm1' },
    { type: 'started', at: 0, seed: 'drafts', options: made.setup, entry, asked },
  ];
  for (let moves = 0; moves < 200 && match.outcome === undefined; moves += 1) {
    const table = match.table as { readonly at: { readonly stack: readonly { readonly step: string }[] } };
    yield { room: foldRoom(events), game, match, step: table.at.stack.at(-1)?.step ?? '' };
    const { must, may, question } = match.turn;
    const open = [...must.filter((seat) => match.sealed[seat] === undefined), ...may.filter((one) => one !== 'clock')];
    const actor = rng.choose(open);
    const answer = submit(match, { actor, question, move: sample(optionsFor(match, actor), rng) });
    if (!answer.ok) throw new Error(answer.code);
    ({ match, entry } = answer);
    events.push({ type: 'moved', at: 0, entry, asked });
  }
  yield { room: foldRoom(events), game, match, step: 'over' };
}

/** Which seats of a room are told to all when they draft something. */
const tellers = ({ room, match }: Moment): readonly Seat[] =>
  match.game.seats.filter((seat) => draftFrame(room, memberAt(seat), match.turn.question, [0, 1]) !== undefined);

describe.each(TABLES)('$game, $options', (table) => {
  test('a draft is told of what one seat alone decides for all to see, and never else', () => {
    const told = new Set<string>();
    for (const moment of moments(table)) {
      const { game, match, step } = moment;
      const { must } = match.turn;
      const mayTell = match.outcome === undefined && must.length === 1 && game.shown(match.table);
      expect([step, tellers(moment)]).toEqual([step, mayTell ? must : []]);
      if (mayTell) told.add(step);
    }
    expect(NEVER.filter((step) => told.has(step))).toEqual([]);
    expect(told.has('propose')).toBe(table.game === 'resistance');
  });
});

test('a draft is of the question at hand, and of seats at this table', () => {
  const [first] = moments({ game: 'resistance', seats: 5, options: { modules: [] } });
  if (first === undefined) throw new Error('no match');
  const { room, match } = first;
  const [leader] = match.turn.must;
  if (leader === undefined) throw new Error('nobody is asked');
  const { question } = match.turn;
  expect(draftFrame(room, memberAt(leader), question + 1, [0])).toBeUndefined();
  expect(draftFrame(room, 'm99', question, [0])).toBeUndefined();
  const frame = draftFrame(room, memberAt(leader), question, [9, 3, 1, 1, 15]);
  expect(JSON.parse(frame ?? '')).toEqual({ t: 'draft', question, seats: [1, 3] });
});

test('whoever comes while it is thought of is told; once something else is asked, or another match is on, nobody is', () => {
  const steps = [...moments({ game: 'resistance', seats: 5, options: { modules: [] } })];
  const [first] = steps;
  const [leader] = first?.match.turn.must ?? [];
  if (first === undefined || leader === undefined) throw new Error('nobody is asked');
  const { room, match } = first;
  const { question } = match.turn;
  const heard: string[] = [];
  const draft = new LatestDraft((frame) => heard.push(frame));
  expect(draft.frameIn(room)).toBeUndefined();
  draft.show(room, 'm99', question, [0]);
  expect([heard, draft.frameIn(room)]).toEqual([[], undefined]);
  draft.show(room, memberAt(leader), question, [1]);
  draft.show(room, memberAt(leader), question, [1, 3]);
  expect(heard.map((frame) => JSON.parse(frame).seats)).toEqual([[1], [1, 3]]);
  expect(draft.frameIn(room)).toBe(heard[1]);
  const later = steps.find((moment) => moment.match.turn.question !== question);
  expect(later && draft.frameIn(later.room)).toBeUndefined();
  expect(draft.frameIn({ ...room, matches: room.matches + 1 })).toBeUndefined();
});

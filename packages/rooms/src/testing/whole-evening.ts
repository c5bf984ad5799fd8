import { type Kind, type Moment, momentsOf, type Phrase, Rng, type Seat, type Viewer } from '@reseau/core';
import {
  GAMES,
  type GameId,
  type ReadFile,
  readMatchFile,
  type Sitter,
  type Sitting,
  seatings,
  sittingsIn,
} from '@reseau/games';
import { type ChatLine, PROTOCOL_VERSION } from '@reseau/protocol';
import { randomGame } from '@reseau/testkit';
import { CONFIG } from '../config.ts';
import { type RoomEvent, writeEvent } from '../rooms/event.ts';
import { sitterOf } from '../rooms/fold-notes.ts';
import { foldRoom } from '../rooms/fold-room.ts';
import { matchFileFrom } from '../rooms/match-file.ts';
import { decideMove } from '../rooms/moves.ts';
import type { Room } from '../rooms/room.ts';
import { type Subscriber, Subscribers } from '../rooms/subscribers.ts';
import { viewerOf } from '../rooms/view.ts';
import { NOW } from './room-script.ts';

export interface Setting {
  readonly game: GameId;
  readonly seats: number;
  readonly options: object;
}

/** What a device was sent at once. */
export interface Sent {
  /** How many moments had been told by then. */
  readonly told: number;
  /** As whom it listened. */
  readonly viewer: Viewer;
  readonly frame: { readonly t: string; readonly from: number } & Readonly<Record<string, unknown>>;
}

/** What its record says of a match. */
export interface Recorded {
  readonly moments: readonly Moment<Kind>[];
  /** How many moments so many entries had told. */
  told(entries: number): number;
  readonly file: ReadFile;
  readonly sittings: readonly Sitting[];
  readonly seatings: readonly (readonly Sitter[])[];
}

/** A match with all that happens around it: who was sent what, who sat there at each moment, and the record that was kept. */
export interface Evening {
  readonly sent: readonly (readonly Sent[])[];
  readonly seated: readonly (readonly Sitter[])[];
  readonly recorded: Recorded;
}

/** By chance alone they would be made more often than the server takes answers to one question. */
const IDLE = ['giveUp', 'notDone', 'pause', 'mark', 'intend'];
/** They watch, and may be given a seat. */
const BENCH = ['b1', 'b2', 'b3'];
/** How often something happens around the match, between one move and the next. */
const OFTEN = 0.4;

/** A match as the server plays it: with every device listening, people who talk, go, come back and take seats over. */
export async function wholeEvening({ game: id, seats, options }: Setting, seed: string): Promise<Evening> {
  const made = GAMES[id].setUp(seats, options);
  if (!made.ok) throw new Error(made.problem);
  const { opening, turns } = randomGame(made.game, seed, { longest: 5000, seldom: IDLE });
  const chance = Rng.seeded(`around ${seed}`);
  const members = made.game.seats.map((seat) => `m${seat + 1}`);
  const joined = (member: string, more: object): RoomEvent => ({
    type: 'joined',
    at: 0,
    member,
    name: `Name of ${member}`,
    key: member,
    ...more,
  });
  const events: RoomEvent[] = [
    { type: 'opened', at: 0, code: 'ABCD', game: id, options, seed },
    ...members.map((member) => joined(member, {})),
    ...BENCH.map((member) => joined(member, { bench: true })),
    { type: 'hostPassed', at: 0, member: 'm1' },
  ];
  let room = foldRoom(events);
  let told = 0;
  const seated: (readonly Sitter[])[] = [];
  const sent = [undefined, ...members, ...BENCH].map((member) => {
    const own: Sent[] = [];
    const send = (frame: string) => own.push({ told, viewer: viewerOf(room, member), frame: JSON.parse(frame) });
    return { own, subscriber: { from: 'here', member, send, end: () => undefined } satisfies Subscriber };
  });
  const subscribers = new Subscribers(CONFIG.timings);
  const hello = { t: 'hello', version: PROTOCOL_VERSION, match: 0, facts: 0, lines: 0 } as const;
  for (const { subscriber } of sent) subscribers.welcome(subscriber, hello, { room, frame: '{}', now: 0, time: {} });
  const happen = (event: RoomEvent, know?: Parameters<NonNullable<Room['play']>['know']>[0]): void => {
    events.push(event);
    room = foldRoom([event], room);
    if (know !== undefined) room.play?.know(know);
    if (event.type === 'started' || (event.type === 'moved' && event.entry.facts.length > 0)) {
      told += 1;
      seated.push(
        room.members.map((member) => ({ ...sitterOf(member), ...(member.standIn ? { standIn: true } : {}) })),
      );
    }
    subscribers.publish(event, room, {});
  };
  const lasting = made.lasting ?? made.setup;
  happen({ type: 'started', at: 0, seed, options: lasting, entry: opening.accepted.entry, asked: { due: [] } });
  for (const { submission } of turns) {
    while (chance.fraction() < OFTEN) happen(around(room, chance));
    const verdict = decideMove(room, { ...submission, match: 1 }, NOW);
    if (!verdict.ok) throw new Error(`${verdict.code} ${verdict.reason ?? ''}`);
    for (const event of verdict.events) happen(event, verdict.match);
  }
  happen({ type: 'phrased', at: 0, seat: 0 as Seat, phrase: { says: 'wellPlayed' } });
  return { sent: sent.map(({ own }) => own), seated, recorded: await recordOf(events) };
}

/** Something that people do beside the play: as often as not about who sits where. */
function around(room: Room, chance: Rng): RoomEvent {
  const seat = chance.below(room.members.length) as Seat;
  const member = room.members[seat]?.id ?? '';
  const others = room.members.flatMap((_, other) => (other === seat ? [] : [other as Seat]));
  const about = chance.fraction() < 0.5 && others.length > 0 ? [chance.choose(others)] : undefined;
  const phrase: Phrase = about === undefined ? { says: 'agree' } : { says: 'opinion', about };
  const away = room.members.filter(({ standIn }) => standIn === true);
  const present = room.members.filter(({ standIn }) => standIn !== true);
  const owners = room.bench.filter(({ id }) => room.members.some(({ keeps }) => keeps === id));
  const watching = room.bench.filter((one) => !owners.includes(one));
  const talk: readonly RoomEvent[] = [
    { type: 'phrased', at: 0, seat, phrase },
    { type: 'said', at: 0, member, text: `line ${chance.below(1000)}` },
    ...room.bench
      .slice(0, 1)
      .map(({ id }) => ({ type: 'said', at: 0, member: id, text: 'hush', bench: true }) as const),
  ];
  const seating: readonly RoomEvent[] = [
    ...present.map(({ id }) => ({ type: 'stoodIn', at: 0, member: id, level: 'medium', due: [] }) as const),
    ...[...away, ...owners].map(({ id }) => ({ type: 'returned', at: 0, member: id }) as const),
    ...away.flatMap(({ id: of }) => watching.map(({ id }) => ({ type: 'tookOver', at: 0, member: id, of }) as const)),
  ];
  return chance.choose(chance.fraction() < 0.5 ? talk : seating);
}

async function recordOf(events: readonly RoomEvent[]): Promise<Recorded> {
  const file = await matchFileFrom(events.map(writeEvent), 1, 'm1');
  if (typeof file === 'string') throw new Error(file);
  const read = readMatchFile(JSON.parse(JSON.stringify(file)));
  if (!read.ok) throw new Error(read.problems.join());
  const { game, entries } = read.played;
  const { phrases = [], beside = {} } = read.file;
  const sittings = sittingsIn({ game, entries, phrases, beside });
  return {
    moments: momentsOf(game, entries),
    told: (count) => entries.slice(0, count).filter(({ facts }) => facts.length > 0).length,
    file: read.file,
    sittings,
    seatings: seatings(game, beside, sittings),
  };
}

/** What was said in one go, as everybody read it. */
export const linesIn = ({ frame }: Sent): readonly ChatLine[] =>
  frame.t === 'lines' && frame['bench'] === undefined ? (frame['lines'] as readonly ChatLine[]) : [];

import { type Heard, heardAt, type Kind, type Moment, momentsOf, Rng, type Viewer } from '@reseau/core';
import { type AnyGame, GAMES, type GameId, readMatchFile } from '@reseau/games';
import { legalMixes, SEAT_COUNTS } from '@reseau/games/resistance';
import { randomGame } from '@reseau/testkit';
import { describe, expect, test } from 'vitest';
import { CONFIG } from '../config.ts';
import { NOW } from '../testing/room-script.ts';
import { type RoomEvent, writeEvent } from './event.ts';
import { foldRoom } from './fold-room.ts';
import { matchFileFrom } from './match-file.ts';
import { decideMove } from './moves.ts';
import type { Room } from './room.ts';
import { type Subscriber, Subscribers } from './subscribers.ts';

interface Setting {
  readonly game: GameId;
  readonly seats: number;
  readonly options: object;
}

/** What one device was sent of the match, by the moment at which it came. */
type Sent = readonly { readonly at: number; readonly heard: Heard<Kind> }[];

interface Evening {
  readonly sent: ReadonlyMap<Viewer, Sent>;
  readonly moments: readonly Moment<Kind>[];
}

/** A device that writes down what it is sent of the match. */
class Ear implements Subscriber {
  readonly from = 'here';
  readonly member: string | undefined;
  readonly sent: { at: number; heard: Heard<Kind> }[] = [];
  readonly #moment: () => number;

  constructor(member: string | undefined, moment: () => number) {
    this.member = member;
    this.#moment = moment;
  }

  send(frame: string): void {
    const { t, facts, late = [] } = JSON.parse(frame);
    if (t === 'facts') this.sent.push({ at: this.#moment(), heard: { facts, late } });
  }

  end(): void {}
}

/** By chance alone they would be made more often than the server takes answers to one question. */
const IDLE = ['giveUp', 'notDone', 'pause', 'mark', 'intend'];

/** A match as the server plays it, with every device listening, and its record read back from the file. */
async function played({ game: id, seats, options }: Setting, seed: string): Promise<Evening> {
  const made = GAMES[id].setUp(seats, options);
  if (!made.ok) throw new Error(made.problem);
  const { opening, turns } = randomGame(made.game, seed, { longest: 5000, seldom: IDLE });
  const members = made.game.seats.map((seat) => `m${seat + 1}`);
  const events: RoomEvent[] = [
    { type: 'opened', at: 0, code: 'ABCD', game: id, options, seed },
    ...members.map((member): RoomEvent => ({ type: 'joined', at: 0, member, name: member, key: member })),
    { type: 'hostPassed', at: 0, member: 'm1' },
  ];
  let room = foldRoom(events);
  let moment = 0;
  const ears = [undefined, ...members].map((member) => new Ear(member, () => moment));
  const subscribers = new Subscribers(CONFIG.timings);
  const hello = { t: 'hello', version: 2, match: 0, facts: 0, lines: 0 } as const;
  for (const ear of ears) subscribers.welcome(ear, hello, { room, frame: '{}', now: 0, time: {} });
  const happen = (event: RoomEvent, know?: Parameters<NonNullable<Room['play']>['know']>[0]): void => {
    events.push(event);
    room = foldRoom([event], room);
    if (know !== undefined) room.play?.know(know);
    subscribers.publish(event, room, {});
    if (event.type === 'started' || (event.type === 'moved' && event.entry.facts.length > 0)) moment += 1;
  };
  const lasting = made.lasting ?? made.setup;
  happen({ type: 'started', at: 0, seed, options: lasting, entry: opening.accepted.entry, asked: { due: [] } });
  for (const { submission } of turns) {
    const verdict = decideMove(room, { ...submission, match: 1 }, NOW);
    if (!verdict.ok) throw new Error(`${verdict.code} ${verdict.reason ?? ''}`);
    for (const event of verdict.events) happen(event, verdict.match);
  }
  const sent = new Map(ears.map(({ member, sent: own }) => [viewerOf(member), own] as const));
  return { sent, moments: await read(made.game, events) };
}

const viewerOf = (member: string | undefined): Viewer =>
  member === undefined ? 'table' : ((Number(member.slice(1)) - 1) as Viewer);

async function read(game: AnyGame, events: readonly RoomEvent[]): Promise<readonly Moment<Kind>[]> {
  const file = await matchFileFrom(events.map(writeEvent), 1, 'm1');
  if (typeof file === 'string') throw new Error(file);
  const record = readMatchFile(JSON.parse(JSON.stringify(file)));
  if (!record.ok) throw new Error(record.problems.join());
  return momentsOf(game, record.played.entries);
}

type Look = (moment: Moment<Kind>, viewer: Viewer, index: number) => Heard<Kind>;

/** Every moment at which looking back shows a viewer anything but what its device was sent then. */
function differences({ sent, moments }: Evening, look: Look = heardAt): readonly string[] {
  const found: string[] = [];
  for (const [viewer, own] of sent) {
    const shown = moments.map((moment, index) => ({ at: index, heard: look(moment, viewer, index) }));
    const told = shown.filter(({ heard }) => heard.facts.length > 0);
    const last = Math.max(told.length, own.length);
    for (let index = 0; index < last; index += 1) {
      if (JSON.stringify(told[index]) === JSON.stringify(own[index])) continue;
      found.push(`${viewer}: ${JSON.stringify(told[index])}, sent ${JSON.stringify(own[index])}`.slice(0, 500));
      break;
    }
  }
  return found;
}

const rng = Rng.seeded('look back');
/** Every size of table with many mixes: those of one module or none, and as many others by chance. */
const RESISTANCE = SEAT_COUNTS.flatMap((seats): readonly Setting[] => {
  const mixes = [...legalMixes(seats)];
  const few = mixes.filter(({ modules, extras }) => modules.length < 2 && extras.length === 0);
  return [...few, ...rng.shuffle(mixes).slice(0, 8)].map((options) => ({ game: 'resistance', seats, options }));
});
const INSURRECTION = ['base', 'advanced'].flatMap((side) =>
  GAMES.insurrection.seats.map((seats): Setting => ({ game: 'insurrection', seats, options: { side } })),
);
const PROJECT = GAMES.project.seats.flatMap((seats) =>
  ['wall', 'actions', 'off'].map(
    (clock): Setting => ({ game: 'project', seats, options: { clock, lastTurn: seats === 1 ? 4 : 2 } }),
  ),
);

describe('looking back as anybody shows, moment by moment, exactly what that one was told then', () => {
  test.each([...RESISTANCE, ...INSURRECTION, ...PROJECT].map((one) => [JSON.stringify(one), one] as const))(
    '%s',
    async (name, setting) => {
      expect(differences(await played(setting, name))).toEqual([]);
    },
  );
});

/** A fact whispered to nobody is for the server alone. */
const LEAKS: readonly (readonly [string, Look])[] = [
  ['what a neighbour was told', (moment, viewer) => heardAt(moment, viewer === 'table' ? (0 as Viewer) : viewer)],
  [
    'what only the server knows',
    ({ facts, late }, viewer) => {
      const all = facts.map((fact) => (fact.to !== 'all' && fact.to.length === 0 ? { ...fact, to: [viewer] } : fact));
      return heardAt(
        { choices: [], facts: all as Moment<Kind>['facts'], ...(late === undefined ? {} : { late }) },
        viewer,
      );
    },
  ],
  [
    'who else was told',
    ({ facts }, viewer) => ({
      facts: facts.filter(({ to }) => to === 'all' || (viewer !== 'table' && to.includes(viewer))),
      late: [],
    }),
  ],
];

describe('a planted leak is found', () => {
  const BIG: Setting = { game: 'resistance', seats: 10, options: { modules: ['plot', 'inquisitor'] } };

  test.each(LEAKS)('%s', async (_, look) => {
    const evening = await played(BIG, 'leaky');
    expect(differences(evening)).toEqual([]);
    expect(differences(evening, look)).not.toEqual([]);
  });

  test('what is told a moment later', async () => {
    const evening = await played(BIG, 'leaky');
    const early: Look = (moment, viewer, index) => {
      const now = heardAt(moment, viewer);
      const next = evening.moments[index + 1];
      const [fact] = next === undefined ? [] : heardAt(next, viewer).facts;
      return fact === undefined ? now : { ...now, facts: [...now.facts, fact] };
    };
    expect(differences(evening, early)).not.toEqual([]);
  });
});

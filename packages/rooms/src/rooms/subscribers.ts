import type { Viewer } from '@reseau/core';
import { type ClientMessage, PADDED, PROTOCOL_VERSION, padded, type ServerMessage } from '@reseau/protocol';
import type { RoomEvent } from './event.ts';
import type { Room, Talk } from './room.ts';
import type { Timings } from './room-context.ts';
import { heardOfBench, hearsBench } from './talk.ts';
import { ToldFacts } from './told.ts';
import { deedsFor, mayHear, progressView, type TimeView, viewerOf, youView } from './view.ts';

export type Bye = Extract<ServerMessage, { t: 'bye' }>['code'];
export type Hello = Extract<ClientMessage, { t: 'hello' }>;

/** One connection, as the room sees it: a member's device, or a screen that only watches. */
export interface Subscriber {
  readonly member: string | undefined;
  /** From where it comes, as callers are counted. */
  readonly from: string;
  /** The code that brings this member's seat back on another device. */
  readonly recovery?: string | undefined;
  send(frame: string): void;
  end(code: Bye): void;
}

interface Subscription {
  readonly subscriber: Subscriber;
  /** As whom this connection hears the match. */
  viewer: Viewer;
  match: number;
  /** How many facts of that match this connection was sent: the viewer's own counter. */
  facts: number;
  /** How many lines of those who watch it has. */
  bench: number;
  /** The progress this connection was last told, and what of itself. */
  progress: string;
  you: string;
}

/** What a newcomer is shown. */
export interface Snapshot {
  readonly room: Room;
  /** The room as everybody sees it, ready to send. */
  readonly frame: string;
  readonly now: number;
  readonly time: TimeView;
}

/** After these, somebody may hear of the match what they did not before. */
const RESEATING: ReadonlySet<RoomEvent['type']> = new Set<RoomEvent['type']>([
  'started',
  'cardOpened',
  'began',
  'tookOver',
  'stoodIn',
  'returned',
]);
/** Of these the log tells. */
const SEATINGS: ReadonlySet<RoomEvent['type']> = new Set<RoomEvent['type']>([
  'tookOver',
  'stoodIn',
  'returned',
  'paused',
  'resumed',
  'clockStarted',
  'hostPassed',
  'callOver',
]);

/** More than anybody reads. */
const MOST_DEEDS = 100;

/** In bytes: room for what was played for somebody at one question. */
const DEED = 256;

const frame = (message: ServerMessage): string => JSON.stringify(message);
/** Of what one alone is told, the length must not tell what it is. */
const own = (message: ServerMessage): string => padded(frame(message), PADDED);

/** Everybody who listens to a room. Is told only what is durable. */
export class Subscribers {
  readonly #subscriptions = new Map<Subscriber, Subscription>();
  readonly #timings: Timings;

  constructor(timings: Timings) {
    this.#timings = timings;
  }

  get size(): number {
    return this.#subscriptions.size;
  }

  /** The lines of a member, or of those who are none, the oldest first. */
  connectionsOf(whom: string | undefined): readonly Subscriber[] {
    return [...this.#subscriptions.keys()].filter(({ member }) => member === whom);
  }

  /** From where this host calls, or whoever has been here longest. */
  leadFrom(host: string | undefined): string {
    const [first] = this.#subscriptions.keys();
    const lead = host === undefined ? first : (this.connectionsOf(host)[0] ?? first);
    return lead?.from ?? '';
  }

  /** Sends what the connection has missed. */
  welcome(subscriber: Subscriber, hello: Hello, snapshot: Snapshot): void {
    const { room } = snapshot;
    const had = hadBy(hello, room);
    const you = youView(room, subscriber.member, this.#timings);
    const { recovery } = subscriber;
    subscriber.send(
      own({
        t: 'welcome',
        version: PROTOCOL_VERSION,
        ...(you === undefined ? {} : { you }),
        now: snapshot.now,
        ...(recovery === undefined ? {} : { recovery }),
      }),
    );
    subscriber.send(snapshot.frame);
    const subscription: Subscription = {
      subscriber,
      viewer: viewerOf(room, subscriber.member),
      match: room.matches,
      facts: had.facts,
      bench: had.bench,
      progress: '',
      you: JSON.stringify(you),
    };
    this.#subscriptions.set(subscriber, subscription);
    catchUp(subscription, room, toldSoFar(room));
    if (hasSittings(room)) subscriber.send(sittingsFrame(room));
    sendDeeds(subscriber, room);
    sendProgress(subscription, room, snapshot.time);
    sendLines(subscriber, room.talk, had.lines);
    joinBench(subscription, room);
  }

  remove(subscriber: Subscriber): void {
    this.#subscriptions.delete(subscriber);
  }

  broadcast(text: string): void {
    for (const subscriber of this.#subscriptions.keys()) subscriber.send(text);
  }

  dismiss(code: Bye, leaves: (subscriber: Subscriber) => boolean = () => true): void {
    for (const subscriber of [...this.#subscriptions.keys()]) if (leaves(subscriber)) subscriber.end(code);
  }

  /** Says goodbye to those who are members no longer, or by another device. */
  dismissFormer(events: readonly RoomEvent[], room: Room): void {
    for (const event of events) {
      if (event.type === 'closed' && room.closed !== undefined) this.dismiss(room.closed);
      if (event.type === 'removed') this.dismiss('kicked', ({ member }) => member === event.member);
      if (event.type === 'stoodIn' && event.by?.member === event.member)
        this.dismiss('notMember', ({ member }) => member === event.member);
      if (event.type === 'handedOver') this.dismiss('moved', ({ member }) => member === event.member);
      if (event.type !== 'left' && event.type !== 'replaced') continue;
      const code = event.by?.member === event.member ? 'notMember' : 'kicked';
      this.dismiss(code, ({ member }) => member === event.member);
    }
  }

  /** Tells each viewer what an event told it, of the match and of the talk. */
  publish(event: RoomEvent, room: Room, time: TimeView): void {
    if (event.type === 'phrased' || (event.type === 'said' && event.bench !== true)) {
      const { said, lines } = room.talk;
      this.broadcast(frame({ t: 'lines', from: said - 1, lines: lines.slice(-1) }));
      return;
    }
    for (const subscription of this.#subscriptions.values()) joinBench(subscription, room);
    if (event.type === 'said') return;
    if (event.type === 'moved') this.#tell(event);
    else if (room.play !== undefined && RESEATING.has(event.type)) this.#catchUp(room);
    if (SEATINGS.has(event.type) && hasSittings(room)) this.broadcast(sittingsFrame(room));
    if (event.type === 'returned') this.#sendDeeds(event.member, room);
    this.#sendProgress(room, time);
    this.#sendYou(room);
  }

  #sendDeeds(member: string, room: Room): void {
    for (const subscriber of this.connectionsOf(member)) sendDeeds(subscriber, room);
  }

  #sendProgress(room: Room, time: TimeView): void {
    for (const subscription of this.#subscriptions.values()) sendProgress(subscription, room, time);
  }

  /** What each is told of itself, where that is new. */
  #sendYou(room: Room): void {
    for (const subscription of this.#subscriptions.values()) {
      const you = youView(room, subscription.subscriber.member, this.#timings);
      const text = JSON.stringify(you);
      if (you === undefined || text === subscription.you) continue;
      subscription.you = text;
      subscription.subscriber.send(own({ t: 'you', you }));
    }
  }

  /** What each may hear by now and has not: all of it anew to whoever hears it as somebody else. */
  #catchUp(room: Room): void {
    const told = toldSoFar(room);
    for (const subscription of this.#subscriptions.values()) {
      const viewer = viewerOf(room, subscription.subscriber.member);
      const isNew = subscription.match !== room.matches || subscription.viewer !== viewer;
      if (isNew) Object.assign(subscription, { match: room.matches, viewer, facts: 0, progress: '' });
      catchUp(subscription, room, told);
    }
  }

  #tell({ entry: { facts }, late }: Extract<RoomEvent, { type: 'moved' }>): void {
    if (facts.length === 0) return;
    const told = new ToldFacts({ entries: [facts], late: late === undefined ? [] : [late] }, 'decision');
    for (const subscription of this.#subscriptions.values()) hear(subscription, told);
  }
}

/** All of the match so far, with whatever the clock has decided. */
const toldSoFar = ({ play }: Room): ToldFacts =>
  new ToldFacts({ entries: play?.record.list.map(({ facts }) => facts) ?? [], late: play?.late ?? [] }, 'match');

/** What this one may hear of it and has not; all of it to one who knows of more than there is. */
function catchUp(subscription: Subscription, room: Room, told: ToldFacts): void {
  const { viewer } = subscription;
  const heard = mayHear(room, viewer) ? told.countFor(viewer) : 0;
  if (subscription.facts > heard) subscription.facts = 0;
  if (heard > 0) hear(subscription, told, subscription.facts);
}

/** Sends what this one hears of it, but for as many facts as it has. */
function hear(subscription: Subscription, told: ToldFacts, has = 0): void {
  const { subscriber, viewer, match, facts } = subscription;
  const heard = told.frameFor(viewer, { match, from: facts, has });
  if (heard === undefined) return;
  subscriber.send(heard.text);
  subscription.facts += heard.count;
}

/** What a device has already of what is told here: nothing that was changed since. */
function hadBy(
  { match, facts, lines, bench = 0, edition = 0 }: Hello,
  room: Room,
): Record<'facts' | 'lines' | 'bench', number> {
  if (edition !== room.edition) return { facts: 0, lines: 0, bench: 0 };
  return { facts: match === room.matches ? facts : 0, lines, bench };
}

const hasSittings = ({ proceedings }: Room): boolean =>
  (proceedings?.sittings.length ?? 0) + (proceedings?.notes.length ?? 0) > 0;

function sittingsFrame({ matches, proceedings }: Room): string {
  const { sittings = [], notes = [] } = proceedings ?? {};
  const views = sittings.map(({ view }) => view);
  return frame({ t: 'sittings', match: matches, sittings: views, ...(notes.length === 0 ? {} : { notes }) });
}

/** To this member alone, what was played in the own seat meanwhile. */
function sendDeeds(subscriber: Subscriber, room: Room): void {
  const deeds = deedsFor(room, subscriber.member);
  if (deeds.length === 0) return;
  const before = Math.max(0, deeds.length - MOST_DEEDS);
  const told = frame({ t: 'deputed', match: room.matches, before, deeds: deeds.slice(before) });
  subscriber.send(padded(told, DEED * (1 + deeds.length - before)));
}

/** Only what is new to this viewer: a frame that says nothing would still say that somebody has moved. */
function sendProgress(subscription: Subscription, room: Room, time: TimeView): void {
  const progress = progressView(room, viewerOf(room, subscription.subscriber.member));
  if (progress === undefined) return;
  const text = JSON.stringify([progress, room.play?.pulse, room.play?.deadline, room.proceedings?.pausedAt]);
  if (text === subscription.progress) return;
  subscription.progress = text;
  subscription.subscriber.send(own({ t: 'progress', progress: { ...progress, ...time } }));
}

/** Tells what those who watch have said, as far as this one may hear it by now and has not. */
function joinBench(subscription: Subscription, room: Room): void {
  const { subscriber, bench } = subscription;
  const { said, lines } = room.benchTalk;
  const heard = heardOfBench(room, subscriber.member);
  // One who knows more than that watched before taking a seat; or, hearing all, came with what belongs to another table. How much
  // was said is nothing to go by: to whoever does not hear it, the difference would tell.
  const have = bench > heard && hearsBench(room, subscriber.member) ? 0 : bench;
  if (have >= heard) return;
  subscription.bench = heard;
  const from = Math.max(have, said - lines.length);
  if (from < heard)
    subscriber.send(
      frame({
        t: 'lines',
        from,
        lines: lines.slice(from - said + lines.length, heard - said + lines.length),
        bench: true,
      }),
    );
}

function sendLines(subscriber: Subscriber, { said, lines }: Talk, have: number): void {
  const kept = said - lines.length;
  const from = have <= said ? Math.max(have, kept) : kept;
  if (from < said) subscriber.send(frame({ t: 'lines', from, lines: lines.slice(from - kept) }));
}

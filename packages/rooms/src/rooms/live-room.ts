import type { ErrorCode, Reaction } from '@reseau/protocol';
import { type Cancel, notBefore } from '../clock.ts';
import { guarded } from '../guard.ts';
import { CannotStore, type Store } from '../store/store.ts';
import { isUnsettled } from './agreement.ts';
import { decideAlarm } from './alarms.ts';
import { BotSeats, type SubmitMove } from './bot-seats.ts';
import type { RequestStamp, RoomEvent } from './event.ts';
import { foldRoom } from './fold-room.ts';
import { followUps } from './follow-ups.ts';
import { LatestDraft } from './latest-draft.ts';
import { decideMove } from './moves.ts';
import { Origins } from './origins.ts';
import { Presence } from './presence.ts';
import type { RoomRecord } from './record.ts';
import { Review } from './review.ts';
import { isFresh, isHeld, memberOf, ownSeat, people, phaseOf, type Room } from './room.ts';
import type { RoomContext } from './room-context.ts';
import { RoomTimers } from './room-timers.ts';
import { givesWay } from './screens.ts';
import { interruptedSealing } from './sealing.ts';
import { decideAway, decideComing, isNeeded } from './stand-ins.ts';
import { type Bye, type Hello, type Subscriber, Subscribers } from './subscribers.ts';
import { type Accepted, accept, type DecisionContext, refuse, type Verdict } from './verdict.ts';
import { roomView, type TimeView, timeView } from './view.ts';

export type Decide = (room: Room, now: DecisionContext) => Verdict;
type Answer = (verdict: Verdict) => void;
/** With which goodbye a copy of a room ends that is worth nothing. */
type Loss = Extract<Bye, 'restarting' | 'cannotStore'>;

/** How often a room with somebody missing looks at who is there. */
const LOOK_EVERY = 1000;

/**
 * A room in memory. Decisions are made one after the other on the newest value; what they changed is told to anybody
 * only after the store has it.
 */
export class LiveRoom {
  readonly #store: Store;
  readonly #context: RoomContext;
  readonly #subscribers: Subscribers;
  readonly #presence: Presence;
  readonly #origins = new Origins();
  /** What is about to be chosen, where all will see the choice anyway. */
  readonly draft = new LatestDraft((frame) => this.#subscribers.broadcast(frame));
  /** Where the table looks back together at the match that is over. */
  readonly review = new Review((frame) => this.#subscribers.broadcast(frame));
  /** Everything decided so far, durable or not. */
  readonly #record: RoomRecord;
  readonly #bots: BotSeats;
  readonly #timers: RoomTimers;
  /** With everything durable, and nothing else. */
  #durable: Room;
  #pending = 0;
  #tail: Promise<void> = Promise.resolve();
  #broken = false;
  #stopLooking: Cancel = () => {};
  #roomFrame = '';

  constructor(store: Store, given: RoomContext, record: RoomRecord) {
    const context = { ...given, clock: notBefore(given.clock, record.latest) };
    this.#store = store;
    this.#context = context;
    this.#record = record;
    this.#durable = record.room;
    this.#subscribers = new Subscribers(context.timings);
    this.#presence = new Presence(context.clock.now(), context.timings.linger);
    const handIn: SubmitMove = (request) => this.perform((room, now) => decideMove(room, request, now));
    this.#bots = new BotSeats(context, () => this.#subscribers.leadFrom(this.#durable.host), handIn);
    this.#timers = new RoomTimers({
      ...context,
      ring: (alarm) => this.perform((room, now) => decideAlarm(room, alarm, now)),
    });
    // Parts of a deal that were opened before the room left memory are gone with it.
    if (record.room.sealing !== undefined) this.perform((room, now) => accept(...interruptedSealing(room, now)));
  }

  /** The room as far as it is durable. */
  get room(): Room {
    return this.#durable;
  }

  /** How many letters are stored of it. */
  get weight(): number {
    return this.#record.weight;
  }

  /** How many letters go out when the room changes. */
  get reach(): number {
    return this.#roomFrame.length * this.#subscribers.size;
  }

  get #now(): number {
    return this.#context.clock.now();
  }

  get hearers(): number {
    return this.#subscribers.size;
  }

  get idle(): boolean {
    return this.#pending === 0 && this.#subscribers.size === 0;
  }

  /** Decides now; answers once it is durable and everybody was told. */
  perform(decide: Decide, answer: Answer = () => {}, stamp?: RequestStamp): void {
    const [verdict, after] = this.#decided(decide);
    if (verdict.ok && verdict.events.length > 0) this.#write(verdict, after, answer);
    else if (verdict.ok && stamp !== undefined && !this.#record.noteVain(stamp))
      this.#afterPending(refuse('tooMany'), answer);
    else this.#afterPending(verdict, answer);
  }

  /** A member's request: applied once, however often it is sent. */
  request(stamp: RequestStamp, decide: Decide, answer: Answer): void {
    const status = this.#record.applied.statusOf(stamp);
    if (status === 'new') this.perform(decide, answer, stamp);
    else this.#afterPending(status === 'resent' ? accept() : refuse('badMessage', 'idReused'), answer);
  }

  /** Lets a subscriber in, or says why not. */
  attach(subscriber: Subscriber, hello: Hello): ErrorCode | undefined {
    if (this.#broken) return 'unavailable';
    // What would be done here would be lost.
    if (this.#context.storing.isFailing) return 'cannotStore';
    if (this.#durable.closed !== undefined) return this.#durable.closed;
    const { member } = subscriber;
    if (member === undefined && !this.#mayWatch(subscriber.from)) return 'roomFull';
    if (member !== undefined) this.#connect(member, subscriber.from);
    if (this.#subscribers.size === 0) this.#wake();
    this.#showRoom();
    const snapshot = { room: this.#durable, frame: this.#roomFrame, now: this.#now, time: this.#time() };
    this.#subscribers.welcome(subscriber, hello, snapshot);
    // Again, now that somebody is here to look round for.
    this.#showRoom();
    for (const frame of [this.draft.frameIn(this.#durable), this.review.frame])
      if (frame !== undefined) subscriber.send(frame);
    if (member !== undefined) this.perform((room, now) => decideComing(room, member, now));
    this.#attend();
    return undefined;
  }

  /** Nobody keeps others out with many screens. */
  #mayWatch(address: string): boolean {
    const watching = this.#subscribers.connectionsOf(undefined);
    const isHome = (from: string): boolean => this.#origins.isHome(this.#durable, from);
    const gone = givesWay(address, { watching, most: this.#context.limits.watchers, isHome });
    if (gone === 'nobody') return false;
    gone?.end('elsewhere');
    return true;
  }

  /** Of too many lines the oldest goes: a phone that calls again and again may have left them behind. */
  #connect(member: string, from: string): void {
    this.comesFrom(member, from);
    this.#presence.connect(member, this.#now);
    const lines = this.#subscribers.connectionsOf(member);
    const tooMany = lines.length + 1 - this.#context.limits.memberLines;
    for (const line of lines.slice(0, Math.max(0, tooMany))) line.end('elsewhere');
  }

  /** Somebody comes in, or opens the page, from this address. */
  comesFrom(member: string, address: string): void {
    this.#origins.comesFrom(member, address);
    this.#record.comesFrom(member, address);
  }

  react(member: string, reaction: Reaction): void {
    const room = this.#durable;
    if (memberOf(room, member) === undefined || room.muted.includes(member)) return;
    // Six signs are a language: who watches has no part in a match.
    if (phaseOf(room) === 'playing' && ownSeat(room, member) === undefined) return;
    this.#subscribers.broadcast(JSON.stringify({ t: 'reaction', member, reaction }));
  }

  detach(subscriber: Subscriber): void {
    const { member } = subscriber;
    this.#subscribers.remove(subscriber);
    if (member !== undefined) this.#presence.disconnect(member, this.#now);
    if (member !== undefined && this.#subscribers.connectionsOf(member).length === 0) this.review.leftBy(member);
    this.#showRoom();
    this.#attend();
  }

  /** Ends every connection; what is pending is still made durable. */
  async close(code: Bye): Promise<void> {
    this.#broken = true;
    this.#subscribers.dismiss(code);
    this.#stopLooking();
    this.#attend();
    await this.#tail;
  }

  /** What the room says, and what it becomes by it. */
  #decided(decide: Decide): readonly [Verdict, Room] {
    const before = this.#record.room;
    if (this.#broken) return [refuse('unavailable'), before];
    try {
      const now = this.#decisionContext();
      const verdict = before.closed === undefined ? decide(before, now) : refuse(before.closed);
      if (!verdict.ok || verdict.events.length === 0) return [verdict, before];
      const decided = foldRoom(verdict.events, before);
      const more = followUps(decided, now);
      return [{ ...verdict, events: [...verdict.events, ...more] }, foldRoom(more, decided)];
    } catch (error) {
      this.#context.log.failed('decision', error, { room: before.code });
      return [refuse('internal'), before];
    }
  }

  #guarded(what: string, task: () => void): boolean {
    return guarded(this.#context.log, what, task, { room: this.#record.room.code });
  }

  #decisionContext(): DecisionContext {
    const now = this.#now;
    return {
      now,
      scale: this.#context.botPace,
      chance: () => this.#context.chance.fraction(),
      newSeed: () => this.#context.chance.seed('deal'),
      isSpent: this.#record.isSpent,
      hasSaidAll: (member) => this.#record.hasSaidAll(member),
      hasRuledAll: (member) => this.#record.hasRuledAll(member),
      hasSetAll: (member) => this.#record.hasSetAll(member),
      isCrowded: (address) => this.#record.isCrowded(address),
      hasRoom: (address, hasSeat) => this.#origins.hasRoom(this.#record.room, address, hasSeat),
      timings: this.#context.timings,
      defaultOptions: this.#context.defaultOptions,
      onlineSince: (member) => this.#presence.onlineSince(member, now),
      awayFor: (member) => this.#presence.awayFor(member, now),
    };
  }

  #write({ events, match }: Accepted, after: Room, answer: Answer): void {
    if (match !== undefined) after.play?.know(match);
    const expected = this.#record.length;
    this.#pending += 1;
    const written = this.#record.write(events, after);
    const stored = written.length === 0 ? Promise.resolve(undefined) : this.#append(after, expected, written);
    // One after the other: what was stored at once has waited for what was decided before it.
    this.#tail = this.#tail
      .then(() => stored)
      .then((loss) => (loss === undefined ? this.#stored(after, events, answer) : this.#lost(answer, loss)));
  }

  /** Nothing if all of it is stored. */
  async #append(after: Room, expected: number, events: readonly string[]): Promise<Loss | undefined> {
    const { code: stream } = after;
    const lasting = !isFresh(after);
    try {
      return (await this.#store.append({ stream, expected, events, lasting })) ? undefined : 'restarting';
    } catch (error) {
      this.#context.log.failed('append', error, { room: stream });
      return error instanceof CannotStore ? 'cannotStore' : 'restarting';
    }
  }

  #stored(after: Room, events: readonly RoomEvent[], answer: Answer): void {
    if (!this.#guarded('telling', () => this.#told(after, events))) {
      // Some have heard of it and some have not: all are to call again and hear it from the store.
      this.#lost(answer, 'restarting');
      return;
    }
    this.#pending -= 1;
    // Last but for goodbyes: whoever hears that a request is done has heard what it changed.
    this.#answer(answer, accept(...events));
    this.#guarded('goodbye', () => this.#subscribers.dismissFormer(events, after));
    this.#attend();
  }

  #told(after: Room, events: readonly RoomEvent[]): void {
    this.#durable = after;
    const time = this.#time();
    // A match is known to have begun before its first fact, and to be over after its last.
    if (events.some(({ type }) => type !== 'said' && type !== 'phrased' && type !== 'moved')) this.#showRoom();
    for (const event of events) this.#subscribers.publish(event, after, time);
    if (phaseOf(after) === 'over') this.#showRoom();
    this.review.follow(after);
  }

  #answer(answer: Answer, verdict: Verdict): void {
    this.#guarded('answer', () => answer(verdict));
  }

  /** Somebody else has written to this room, or nobody can: this copy is worthless. Clients call again and resend. */
  #lost(answer: Answer, loss: Loss): void {
    this.#pending -= 1;
    this.#answer(answer, refuse(loss === 'cannotStore' ? loss : 'unavailable'));
    // Once only: by the second time there may be a fresh copy in its place.
    if (this.#broken) return;
    this.#context.onBroken(this.#record.room.code);
    void this.close(loss);
  }

  /** Answers nothing that rests on what is still on its way to the disk. */
  #afterPending(verdict: Verdict, answer: Answer): void {
    if (this.#pending === 0) this.#answer(answer, verdict);
    else void this.#tail.then(() => this.#answer(answer, this.#broken ? refuse('unavailable') : verdict));
  }

  #showRoom(): void {
    const now = this.#now;
    const here = {
      now,
      timings: this.#context.timings,
      isOnline: (member: string) => this.#presence.isOnline(member, now),
      awayFor: (member: string) => this.#presence.awayFor(member, now),
    };
    const frame = JSON.stringify({ t: 'room', room: roomView(this.#durable, here) });
    if (frame !== this.#roomFrame) this.#subscribers.broadcast(frame);
    this.#roomFrame = frame;
    this.#stopLooking();
    if (this.#subscribers.size === 0 || !isUnsettled(this.#durable, here)) return;
    const look = (): void => void this.#guarded('look around', () => this.#lookAround());
    this.#stopLooking = this.#context.clock.after(LOOK_EVERY, look);
  }

  /** Time alone changes something: somebody counts as away, or holds up the match. */
  #lookAround(): void {
    const gone = people(this.#durable).filter(
      ({ id }) => isNeeded(this.#durable, id) && !this.#presence.isConnected(id),
    );
    for (const { id } of gone) this.perform((room, now) => decideAway(room, id, now));
    this.#showRoom();
  }

  #time(): TimeView {
    return timeView(this.#durable, this.#timers.deadline(this.#durable), this.#now);
  }

  /** The first to come to a table that rested: bots and clocks go on, with a moment for the others to come back. */
  #wake(): void {
    const now = this.#decisionContext();
    this.#timers.wake(now.now + this.#context.timings.comeBack);
    this.#guarded('wake', () => this.#bots.wake(this.#record.room, this.#timers.deadline(this.#record.room), now));
  }

  /** Sees to what happens by itself; at a table that nobody looks at, nothing does. */
  #attend(): void {
    const { room } = this.#record;
    const rests = this.#subscribers.size === 0 || this.#broken;
    this.#guarded('attend', () => (rests || isHeld(room) ? this.#bots.rest() : this.#bots.attend(room)));
    this.#guarded('attend', () => (rests ? this.#timers.rest() : this.#timers.attend(room)));
  }
}

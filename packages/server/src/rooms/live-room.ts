import type { ErrorCode } from '@reseau/protocol';
import type { Store } from '../store/store.ts';
import { Applied } from './applied.ts';
import { Audience, type Bye, type Hello, type Listener, type TimeView } from './audience.ts';
import { BotSeats } from './bot-seats.ts';
import { type RequestStamp, type RoomEvent, readEvent, writeEvent } from './event.ts';
import { heirOf } from './membership.ts';
import { decideMove, type MoveRequest } from './moves.ts';
import { leftOf, TICK, TIME_UP } from './plan.ts';
import { nextDue, type Play } from './play.ts';
import { Presence } from './presence.ts';
import { foldRoom, people, phaseOf, type Room } from './room.ts';
import { fraction } from './secrets.ts';
import type { Surroundings } from './surroundings.ts';
import { type Accepted, accept, type Circumstances, refuse, type Verdict } from './verdict.ts';
import { roomView } from './view.ts';

export type Decide = (room: Room, now: Circumstances) => Verdict;
type Answer = (verdict: Verdict) => void;

/** How often a room with somebody missing looks at who is there. */
const LOOK_EVERY = 1000;
const MOST_WATCHING = 50;

/**
 * A room in memory. Decisions are made one after the other on the newest value; what they changed is told to anybody
 * only after the store has it.
 */
export class LiveRoom {
  readonly #store: Store;
  readonly #around: Surroundings;
  readonly #audience = new Audience();
  readonly #presence: Presence;
  readonly #applied = new Applied();
  readonly #bots: BotSeats;
  /** With everything decided so far, durable or not. */
  #newest: Room;
  /** With everything durable, and nothing else. */
  #durable: Room;
  #seq: number;
  #pending = 0;
  #tail: Promise<void> = Promise.resolve();
  #broken = false;
  #alarm: NodeJS.Timeout | undefined;
  #look: NodeJS.Timeout | undefined;
  /** The question for which the clock has struck: it strikes once. */
  #struck = 0;
  /** The tick for which the match's own clock has moved: likewise. */
  #ticked = 0;
  #roomFrame = '';

  constructor(store: Store, around: Surroundings, stored: readonly string[]) {
    const events = stored.map(readEvent);
    this.#store = store;
    this.#around = around;
    this.#newest = foldRoom(events);
    this.#durable = this.#newest;
    this.#seq = events.length;
    this.#applied.add(events);
    this.#presence = new Presence(Date.now(), around.timings.linger);
    this.#bots = new BotSeats(around.brain, around.log, around.botPace);
    this.#setAlarm();
  }

  /** The room as far as it is durable. */
  get room(): Room {
    return this.#durable;
  }

  get idle(): boolean {
    return this.#pending === 0 && this.#audience.size === 0 && this.#nextDue() === undefined;
  }

  /** Decides now; answers once it is durable and everybody was told. */
  perform(decide: Decide, answer: Answer = () => {}): void {
    const verdict = this.#decided(decide);
    if (verdict.ok && verdict.events.length > 0) this.#write(verdict, answer);
    else this.#afterPending(verdict, answer);
  }

  /** A member's request: applied once, however often it is sent. */
  request(stamp: RequestStamp, decide: Decide, answer: Answer): void {
    const standing = this.#applied.standing(stamp);
    if (standing === 'new') this.perform(decide, answer);
    else this.#afterPending(standing === 'resent' ? accept() : refuse('badMessage', 'idReused'), answer);
  }

  /** Lets a listener in, or says why not. */
  attach(listener: Listener, hello: Hello): ErrorCode | undefined {
    if (this.#broken) return 'unavailable';
    if (listener.member === undefined && this.#audience.watching >= MOST_WATCHING) return 'roomFull';
    if (listener.member !== undefined) this.#presence.connect(listener.member, Date.now());
    this.#showRoom();
    this.#audience.welcome(listener, hello, { room: this.#durable, frame: this.#roomFrame, time: this.#time() });
    // A clock that stood still while nobody was here goes on.
    this.#setAlarm();
    return undefined;
  }

  detach(listener: Listener): void {
    this.#audience.remove(listener);
    if (listener.member !== undefined) this.#presence.disconnect(listener.member, Date.now());
    this.#showRoom();
  }

  /** Ends every connection; what is pending is still made durable. */
  async close(code: Bye): Promise<void> {
    this.#broken = true;
    this.#audience.dismiss(code);
    clearTimeout(this.#alarm);
    clearTimeout(this.#look);
    await this.#tail;
  }

  #decided(decide: Decide): Verdict {
    if (this.#broken) return refuse('unavailable');
    try {
      return decide(this.#newest, this.#circumstances());
    } catch (error) {
      this.#around.log.failed('decision', error, { room: this.#newest.code });
      return refuse('internal');
    }
  }

  #circumstances(): Circumstances {
    const now = Date.now();
    return {
      now,
      scale: this.#around.botPace,
      chance: fraction,
      onlineSince: (member) => this.#presence.onlineSince(member, now),
    };
  }

  #write({ events, match }: Accepted, answer: Answer): void {
    const after = foldRoom(events, this.#newest);
    if (match !== undefined) after.play?.know(match);
    const expected = this.#seq;
    this.#newest = after;
    this.#seq += events.length;
    this.#applied.add(events);
    this.#pending += 1;
    const wakeAt = after.play === undefined ? undefined : nextDue(after.play);
    const stored = this.#store.append({ stream: after.code, expected, events: events.map(writeEvent), wakeAt });
    this.#tail = stored.then(
      (written) => (written ? this.#stored(after, events, answer) : this.#lost(answer)),
      (error: unknown) => {
        this.#around.log.failed('append', error, { room: after.code });
        this.#lost(answer);
      },
    );
  }

  #stored(after: Room, events: readonly RoomEvent[], answer: Answer): void {
    this.#pending -= 1;
    this.#durable = after;
    const time = this.#time();
    // A match is known to have begun before its first fact, and to be over after its last.
    if (events.some(({ type }) => type !== 'said' && type !== 'moved')) this.#showRoom();
    for (const event of events) this.#audience.publish(event, after, time);
    if (phaseOf(after) === 'over') this.#showRoom();
    // Last but for goodbyes: whoever hears that a request is done has heard what it changed.
    answer(accept(...events));
    this.#dismissFormer(events);
    this.#setAlarm();
  }

  /** Somebody else has written to this room, or nobody can: this copy is worthless. Clients call again and resend. */
  #lost(answer: Answer): void {
    this.#pending -= 1;
    answer(refuse('unavailable'));
    // Once only: by the second time there may be a fresh copy in its place.
    if (this.#broken) return;
    this.#around.onBroken(this.#newest.code);
    void this.close('restarting');
  }

  /** Answers nothing that rests on what is still on its way to the disk. */
  #afterPending(verdict: Verdict, answer: Answer): void {
    if (this.#pending === 0) answer(verdict);
    else void this.#tail.then(() => answer(this.#broken ? refuse('unavailable') : verdict));
  }

  #dismissFormer(events: readonly RoomEvent[]): void {
    for (const event of events) {
      if (event.type === 'handedOver') this.#audience.dismiss('moved', ({ member }) => member === event.member);
      if (event.type !== 'left' && event.type !== 'replaced') continue;
      const code = event.by?.member === event.member ? 'notMember' : 'kicked';
      this.#audience.dismiss(code, ({ member }) => member === event.member);
    }
  }

  #showRoom(): void {
    const now = Date.now();
    const { holdsUp } = this.#around.timings;
    const view = roomView(this.#durable, {
      isOnline: (member) => this.#presence.isOnline(member, now),
      isMissed: (member) => this.#presence.awayFor(member, now) >= holdsUp,
    });
    const frame = JSON.stringify({ t: 'room', room: view });
    if (frame !== this.#roomFrame) this.#audience.broadcast(frame);
    this.#roomFrame = frame;
    clearTimeout(this.#look);
    const missing = people(this.#durable).some(({ id }) => !this.#presence.isConnected(id));
    if (missing && this.#audience.size > 0) this.#look = setTimeout(() => this.#lookAround(), LOOK_EVERY);
  }

  /** Time alone changes something: somebody counts as away, holds up the match, or is host no longer. */
  #lookAround(): void {
    const { host } = this.#durable;
    if (host !== undefined && this.#presence.awayFor(host, Date.now()) >= this.#around.timings.hostAway) {
      this.perform((room, now) => {
        const heir = room.host === host ? heirOf(room, now) : undefined;
        if (heir === undefined || now.onlineSince(heir) === undefined) return accept();
        return accept({ type: 'hostPassed', at: now.now, member: heir });
      });
    }
    this.#showRoom();
  }

  #deadline({ play }: Room): number | undefined {
    return play?.deadline === undefined ? undefined : Math.max(play.deadline, this.#around.earliestDeadline);
  }

  #time(): TimeView {
    const { play } = this.#durable;
    const deadline = this.#deadline(this.#durable);
    if (deadline !== undefined) return { left: Math.max(0, deadline - Date.now()) };
    if (play?.pulse === undefined) return {};
    return { left: leftOf(play.pulse, Date.now()), ...('left' in play.pulse ? { paused: true } : {}) };
  }

  #nextDue(): number | undefined {
    const { play } = this.#newest;
    if (play === undefined) return undefined;
    const struck = this.#struck === play.match.turn.question;
    return nextDue({ due: this.#bots.waiting(play), deadline: struck ? undefined : this.#deadline(this.#newest) });
  }

  /** When the match's own clock ticks next: never for an empty table, whose match would run on by itself for good. */
  #nextTick(): number | undefined {
    const pulse = this.#newest.play?.pulse;
    if (pulse === undefined || 'left' in pulse || pulse.at === this.#ticked || this.#audience.size === 0)
      return undefined;
    return Math.max(pulse.at, this.#around.earliestDeadline);
  }

  #setAlarm(): void {
    clearTimeout(this.#alarm);
    const next = Math.min(this.#nextDue() ?? Number.POSITIVE_INFINITY, this.#nextTick() ?? Number.POSITIVE_INFINITY);
    if (next === Number.POSITIVE_INFINITY || this.#broken) return;
    this.#alarm = setTimeout(() => this.#ring(), Math.max(0, next - Date.now()));
  }

  #ring(): void {
    const room = this.#newest;
    if (room.play === undefined) return;
    const now = Date.now();
    const asked = { match: room.matches, question: room.play.match.turn.question };
    this.#bots.ask(
      room,
      now,
      (seat, move, answered) => {
        this.perform(
          (newest, when) => decideMove(newest, { ...asked, actor: seat, move }, when),
          ({ ok }) => answered(ok, this.#newest.play),
        );
      },
      () => this.#setAlarm(),
    );
    this.#tick(room.play, asked, now);
    const deadline = this.#deadline(room);
    if (deadline !== undefined && deadline <= now && this.#struck !== asked.question) {
      this.#struck = asked.question;
      this.perform((newest, when) => decideMove(newest, { ...asked, actor: 'clock', move: TIME_UP }, when));
    }
    this.#setAlarm();
  }

  #tick({ pulse }: Play, asked: Pick<MoveRequest, 'match' | 'question'>, now: number): void {
    const next = this.#nextTick();
    if (next === undefined || next > now || pulse === undefined || 'left' in pulse) return;
    this.#ticked = pulse.at;
    this.perform((newest, when) => decideMove(newest, { ...asked, actor: 'clock', move: TICK }, when));
  }
}

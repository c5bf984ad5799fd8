import { clearTimeout, setTimeout } from 'node:timers';
import type { Store } from '../store/store.ts';
import { Applied } from './applied.ts';
import { Audience, type Bye, type Hello, type Listener } from './audience.ts';
import { BotSeats } from './bot-seats.ts';
import { type RequestStamp, type RoomEvent, readEvent, writeEvent } from './event.ts';
import { heirOf } from './membership.ts';
import { decideMove } from './moves.ts';
import { TIME_UP } from './plan.ts';
import { matchOf, nextDue } from './play.ts';
import { Presence } from './presence.ts';
import { foldRoom, people, phaseOf, type Room } from './room.ts';
import { fraction } from './secrets.ts';
import type { Surroundings } from './surroundings.ts';
import { accept, type Circumstances, refuse, type Verdict } from './verdict.ts';
import { roomView } from './view.ts';

export type Decide = (room: Room, now: Circumstances) => Verdict;
type Answer = (verdict: Verdict) => void;

/** How often a room with somebody missing looks at who is there. */
const LOOK_EVERY = 1000;

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
    this.#bots = new BotSeats(around.brain, around.log);
    this.#setAlarm();
  }

  get room(): Room {
    return this.#durable;
  }

  get idle(): boolean {
    return this.#pending === 0 && this.#audience.size === 0 && this.#nextDue() === undefined;
  }

  /** Decides now, answers once it is durable; what it changed is told after the answer. */
  perform(decide: Decide, answer: Answer = () => {}): void {
    const verdict = this.#broken ? refuse('unavailable') : this.#decided(decide);
    if (verdict.ok && verdict.events.length > 0) this.#write(verdict.events, answer);
    else this.#afterPending(() => answer(verdict));
  }

  /** A member's request: applied once, however often it is sent. */
  request(stamp: RequestStamp, decide: Decide, answer: Answer): void {
    const standing = this.#applied.standing(stamp);
    if (standing === 'new') this.perform(decide, answer);
    // A resent request may still be on its way to the disk.
    else this.#afterPending(() => answer(standing === 'resent' ? accept() : refuse('badMessage', 'idReused')));
  }

  attach(listener: Listener, hello: Hello): void {
    if (listener.member !== undefined) this.#presence.connect(listener.member, Date.now());
    this.#showRoom();
    this.#audience.welcome(listener, hello, this.#durable, this.#roomFrame, this.#left());
  }

  detach(listener: Listener): void {
    this.#audience.remove(listener);
    if (listener.member !== undefined) this.#presence.disconnect(listener.member, Date.now());
    this.#showRoom();
  }

  /** Ends every connection; what is pending is still made durable. */
  async close(code: Bye): Promise<void> {
    clearTimeout(this.#alarm);
    clearTimeout(this.#look);
    this.#audience.dismiss(code);
    await this.#tail;
  }

  #decided(decide: Decide): Verdict {
    try {
      return decide(this.#newest, this.#circumstances());
    } catch (error) {
      this.#around.log.failed('decide', error);
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

  #write(events: readonly RoomEvent[], answer: Answer): void {
    const after = foldRoom(events, this.#newest);
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
        this.#around.log.failed('append', error);
        this.#lost(answer);
      },
    );
  }

  #stored(after: Room, events: readonly RoomEvent[], answer: Answer): void {
    this.#pending -= 1;
    this.#durable = after;
    answer(accept(...events));
    const left = this.#left();
    for (const event of events) this.#audience.publish(event, after, left);
    if (events.some(({ type }) => type !== 'said' && type !== 'moved') || phaseOf(after) === 'over') this.#showRoom();
    this.#dismissFormer(events);
    this.#setAlarm();
  }

  /** Somebody else has written to this room, or nobody can: this copy is worthless. Clients come back and resend. */
  #lost(answer: Answer): void {
    this.#pending -= 1;
    this.#broken = true;
    answer(refuse('unavailable'));
    clearTimeout(this.#alarm);
    clearTimeout(this.#look);
    this.#around.onBroken(this);
    this.#audience.dismiss('restarting');
  }

  #afterPending(then: () => void): void {
    if (this.#pending === 0) then();
    else void this.#tail.then(then);
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
    const view = roomView(this.#durable, { isOnline: (member) => this.#presence.isOnline(member, now) });
    const frame = JSON.stringify({ t: 'room', room: view });
    if (frame !== this.#roomFrame) this.#audience.broadcast(frame);
    this.#roomFrame = frame;
    clearTimeout(this.#look);
    const missing = people(this.#durable).some(({ id }) => this.#presence.awayFor(id, now) > 0);
    if (missing && this.#audience.size > 0) this.#look = setTimeout(() => this.#lookAround(), LOOK_EVERY);
  }

  #lookAround(): void {
    const now = Date.now();
    const { host } = this.#durable;
    if (host !== undefined && this.#presence.awayFor(host, now) >= this.#around.timings.hostAway) {
      this.perform((room, circumstances) => {
        const heir = room.host === host ? heirOf(room, circumstances) : undefined;
        if (heir === undefined || circumstances.onlineSince(heir) === undefined) return accept();
        return accept({ type: 'hostPassed', at: now, member: heir });
      });
    }
    this.#showRoom();
  }

  #deadline(): number | undefined {
    const deadline = this.#newest.play?.deadline;
    return deadline === undefined ? undefined : Math.max(deadline, this.#around.earliestDeadline);
  }

  #left(): number | undefined {
    const deadline = this.#deadline();
    return deadline === undefined ? undefined : Math.max(0, deadline - Date.now());
  }

  #nextDue(): number | undefined {
    const { play } = this.#newest;
    if (play === undefined) return undefined;
    return nextDue({ due: this.#bots.waiting(play), deadline: this.#deadline() });
  }

  #setAlarm(): void {
    clearTimeout(this.#alarm);
    const next = this.#nextDue();
    if (next === undefined || this.#broken) return;
    this.#alarm = setTimeout(() => this.#ring(), Math.max(0, next - Date.now()));
  }

  #ring(): void {
    const { play, matches } = this.#newest;
    if (play === undefined) return;
    const now = Date.now();
    const { question } = matchOf(play).turn;
    const deadline = this.#deadline();
    this.#bots.ask(this.#newest, now, (seat, move, answered) => {
      const request = { actor: seat, match: matches, question, move };
      this.perform(
        (room, when) => decideMove(room, request, when),
        ({ ok }) => answered(ok),
      );
    });
    if (deadline !== undefined && deadline <= now) {
      const timeUp = { actor: 'clock', match: matches, question, move: TIME_UP } as const;
      this.perform((room, when) => decideMove(room, timeUp, when));
    }
    this.#setAlarm();
  }
}

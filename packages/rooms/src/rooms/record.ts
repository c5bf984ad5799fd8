import { nextTurn } from '../clock.ts';
import { AppliedRequests } from './applied-requests.ts';
import { type RequestStamp, type RoomEvent, writeEvent } from './event.ts';
import { foldRoom } from './fold-room.ts';
import { readEvent } from './read-event.ts';
import type { Room } from './room.ts';
import { Shares } from './shares.ts';

/** In letters: chat, card files, matches and all. Hundreds of matches, or an hour of bad will. */
const MOST_WEIGHT = 16_000_000;
/** In letters: how much of a long record is read before everybody else has a turn. */
const AT_ONCE = 250_000;

/** Of one member's requests that changed nothing: so many are kept until something is stored. */
const MOST_VAIN = 100;

/** Goes through a record; a long one bit by bit, so that no other table has to wait for it. */
export async function* unhurried(stored: readonly string[]): AsyncGenerator<string> {
  let letters = 0;
  for (const body of stored) {
    if (letters >= AT_ONCE) {
      await nextTurn();
      letters = 0;
    }
    letters += body.length;
    yield body;
  }
}

/** A room as its stored events make it, and what they weigh. */
export class RoomRecord {
  readonly applied = new AppliedRequests();
  readonly #shares = new Shares();
  #room: Room = foldRoom([]);
  #length = 0;
  #weight = 0;
  #vain: readonly RequestStamp[] = [];
  #latest = 0;
  /** What was opened for the deal at hand. */
  readonly #salts: RoomEvent[] = [];
  /** By member, since their own last request that changed something. */
  readonly #vainOf = new Map<string, number>();

  /** Reads a record as a whole. */
  static async load(stored: readonly string[]): Promise<RoomRecord> {
    const record = new RoomRecord();
    for await (const body of unhurried(stored)) record.read([body]);
    return record;
  }

  read(stored: readonly string[]): this {
    for (const body of stored) {
      const event = readEvent(body, this.#length === 0 ? undefined : this.#room.game);
      this.#add([event], [body], foldRoom([event], this.#room));
    }
    return this;
  }

  /** Notes what has happened and what the room became by it; says what is to be stored: perhaps nothing yet. */
  write(events: readonly RoomEvent[], after: Room): readonly string[] {
    const also = this.#vain;
    const ripe = this.#ripe(events);
    const written = ripe.map((event, at) => writeEvent(at === 0 && also.length > 0 ? { ...event, also } : event));
    if (ripe.length > 0) this.#vain = [];
    for (const { by } of events) if (by !== undefined) this.#vainOf.delete(by.member);
    this.#add(events, written, after);
    return written;
  }

  /**
   * Salts are stored with the deal, all at once: whoever reads the file while holding back their own must not foresee it. With an
   * attempt that is called off they are gone.
   */
  #ripe(events: readonly RoomEvent[]): readonly RoomEvent[] {
    if (events.some(({ type }) => type === 'started')) return [...this.#salts.splice(0), ...events];
    this.#salts.push(...events.filter(({ type }) => type === 'saltOpened'));
    if (events.some(({ type }) => type === 'sealingOff')) this.#salts.length = 0;
    return events.filter(({ type }) => type !== 'saltOpened');
  }

  /**
   * Notes a request that was accepted and changed nothing; false if there were too many of them. It is stored with the next
   * event and not before: until then, sent again it would change nothing again.
   */
  noteVain(stamp: RequestStamp): boolean {
    // By their own deeds alone: were it by all that is stored, it would tell when somebody else has chosen in secret.
    const count = this.#vainOf.get(stamp.member) ?? 0;
    if (count >= MOST_VAIN || this.hasSaidAll(stamp.member)) return false;
    this.#vainOf.set(stamp.member, count + 1);
    this.#vain = [...this.#vain, stamp];
    this.applied.note(stamp);
    this.#shares.weighVain(stamp, this.#room);
    return true;
  }

  /** With everything decided so far, durable or not. */
  get room(): Room {
    return this.#room;
  }

  /** How many events there are. */
  get length(): number {
    return this.#length;
  }

  /** When the last of it happened, by what is noted. */
  get latest(): number {
    return this.#latest;
  }

  /** In letters. */
  get weight(): number {
    return this.#weight;
  }

  /** Whether all is stored that one table may store. */
  get isSpent(): boolean {
    return this.#weight > MOST_WEIGHT;
  }

  /** Whether a member has stored as much beside the play as they may. */
  hasSaidAll(member: string): boolean {
    return this.#shares.isSpentBy(member, this.#room);
  }

  /** Whether a host has used the host's means as often as they may. */
  hasRuledAll(member: string): boolean {
    return this.#shares.areMeansSpentBy(member);
  }

  /** Whether a host has set the table as often as they may. */
  hasSetAll(member: string): boolean {
    return this.#shares.areSettingsSpentBy(member);
  }

  /** Whether newcomers have stored all that they may: all together, or those from this address. */
  isCrowded(address?: string): boolean {
    return this.#shares.isSpentByNewcomers(address);
  }

  /** Somebody opens the page from this address, which is not stored. */
  comesFrom(member: string, address: string): void {
    this.#shares.comesFrom(member, address, this.#room);
  }

  #add(events: readonly RoomEvent[], written: readonly string[], after: Room): void {
    this.applied.add(events);
    for (const event of events) this.#shares.weigh(event, this.#room);
    this.#room = after;
    for (const { at } of events) this.#latest = Math.max(this.#latest, at);
    this.#length += written.length;
    this.#weight += written.reduce((sum, { length }) => sum + length, 0);
  }
}

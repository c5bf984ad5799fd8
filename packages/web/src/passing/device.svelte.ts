import { partIn } from '../session/agreement.ts';
import type { Session } from '../session/session.svelte.ts';

/** In milliseconds: whoever has the device has it at least so long, whatever there was to do with it. */
const LEAST = 4000;
/** And it stays covered at least so long before it is passed on. */
const COVERED = 700;

/** What the device shows: the table, for all; the curtain before somebody; that person's own side; the curtain again. */
export type Showing =
  | { readonly what: 'table' }
  | { readonly what: 'curtain' | 'own' | 'covered'; readonly who: Session };

const TABLE: Showing = { what: 'table' };

/** Whether the room waits for something that only this person can do, by what everyone knows and by what this one has done. */
export function isWanted(session: Session): boolean {
  const { room, match, me, self } = session;
  if (room?.phase !== 'playing' || room.paused === true || me === undefined) return false;
  if (room.roles !== undefined) return self?.ready !== true;
  return match !== undefined && !match.over && match.client.situation(session.sight).asked;
}

/** Whether what is asked can be answered before everyone's eyes. */
export const isOpen = (session: Session): boolean =>
  session.match !== undefined && session.match.client.isOpen?.(session.sight) === true;

/** One device that goes round among several people. Who has it is the same for everyone who is asked, and takes as long. */
export class PassedDevice {
  readonly #people: () => readonly Session[];
  /** Whether the table has something to show to all. */
  readonly #isStaged: () => boolean;
  #showing = $state.raw<Showing>(TABLE);
  #openedAt = 0;
  /** The call that was on when the device was opened. */
  #openedAtCall: number | undefined;
  /** The last call that each of them was shown. */
  #called = $state.raw<ReadonlyMap<Session, number>>(new Map());
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(people: () => readonly Session[], isStaged: () => boolean) {
    this.#people = people;
    this.#isStaged = isStaged;
  }

  get showing(): Showing {
    return this.#showing;
  }

  /** Those who are asked, in seat order: of a call first, since its time is short, and whoever still thinks would hold it up. */
  get wanted(): readonly Session[] {
    const inOrder = this.#people().toSorted((a, b) => (a.me ?? 0) - (b.me ?? 0));
    const called = inOrder.filter((one) => this.#isCalled(one));
    return [...called, ...inOrder.filter((one) => isWanted(one) && !called.includes(one))];
  }

  /** Whether this one has something to answer now, of the game or of a call. */
  isAsked(who: Session): boolean {
    return isWanted(who) || (this.#isCalled(who) && who.self?.agreed === undefined);
  }

  passTo(who: Session): void {
    clearTimeout(this.#timer);
    this.#showing = { what: 'curtain', who };
  }

  /** Behind the curtain: this is the person it was passed to. */
  open(): void {
    if (this.#showing.what !== 'curtain') return;
    const { who } = this.#showing;
    // What happened at the table was shown to all; it does not play again for each.
    who.match?.skipScenes();
    this.#openedAt = performance.now();
    this.#openedAtCall = who.room?.call?.call;
    this.#showing = { what: 'own', who };
  }

  /** Whoever has the device is done: covered for a while, then it goes to the next who is asked, or back to the table. */
  cover(): void {
    if (this.#showing.what !== 'own') return;
    const { who } = this.#showing;
    if (this.#openedAtCall !== undefined) this.#called = new Map([...this.#called, [who, this.#openedAtCall]]);
    this.#showing = { what: 'covered', who };
    const left = LEAST - (performance.now() - this.#openedAt);
    this.#timer = setTimeout(() => this.#goOn(), Math.max(COVERED, left));
  }

  backToTable(): void {
    clearTimeout(this.#timer);
    this.#showing = TABLE;
  }

  /** Everybody whom a call asks is passed the device once, whoever has called: who is left out would tell. */
  #isCalled(session: Session): boolean {
    const { room, you } = session;
    if (room?.call === undefined || partIn(room.call, room, you) !== 'asked') return false;
    return this.#called.get(session) !== room.call.call;
  }

  #goOn(): void {
    const [next] = this.wanted;
    // What all are to see comes first: votes are nothing that the next person may read alone.
    const isForAll = next !== undefined && isOpen(next) && !this.#isCalled(next);
    if (next === undefined || isForAll || this.#isStaged()) this.backToTable();
    else this.passTo(next);
  }
}

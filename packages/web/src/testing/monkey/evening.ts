import type { Page } from '@reseau/browserkit';
import type { GameId } from '@reseau/games';
import type { ServerUnderTest } from '../server-under-test.ts';
import { type Action, type Chooser, type Gesture, Help, Lot, Replay } from './chooser.ts';
import { type Fault, Finger } from './finger.ts';
import { addBots, enterTable, GUESTS, type Guest, HELPS, hurry, isAway, isClear, openTable, STARTS } from './table.ts';

export interface Plan {
  readonly game: GameId;
  /** Fixes what the monkey does; the server has a seed of its own for deals and bots. */
  readonly seed: string;
  readonly bots: number;
  /** Whether a clock asks everybody to hurry. */
  readonly hasClock: boolean;
  /** So many deeds in the lobby, and again when all is over; half as many while the cards are looked at. */
  readonly around: number;
  /** At most so many deeds from the start of the match on. */
  readonly deeds: number;
}

export interface Evening {
  readonly plan: Plan;
  readonly deeds: readonly Action[];
  readonly fault: Fault | undefined;
  /** Whether the match came to its end. */
  readonly over: boolean;
}

interface Present {
  readonly guest: Guest;
  readonly finger: Finger;
}

/** In milliseconds. A table at which nothing happened for this long is helped along; after a minute it is stuck. */
const HELPED_AFTER = 8000;
const STANDS_STILL = 60_000;
/** On a slow machine a minute is short: so often it must have been helped, too. */
const HELPED_IN_VAIN = 60;
/** So often a sheet is left open when help comes; then the page is opened anew. */
const SHEETS_LEFT = 10;
const MOST_URGED = 60;
const URGED_AGAIN = 150;

/** One evening at one table: phone, laptop and television in the hands of a monkey, until something is wrong. */
export class MonkeyEvening {
  readonly #server: ServerUnderTest;
  readonly #plan: Plan;
  readonly #chooser: Chooser;
  readonly #isReplay: boolean;
  readonly #deeds: Action[] = [];
  #before: (page: Page) => Promise<unknown> = async () => {};
  #present: readonly Present[] = [];
  #code = '';
  #recovery = '';
  #facts = 0;
  #movedAt = 0;
  /** How often the table was helped along since anything happened. */
  #helped = 0;

  /** By lot, or as a log says. */
  constructor(server: ServerUnderTest, plan: Plan, log?: readonly Action[]) {
    this.#server = server;
    this.#plan = plan;
    this.#isReplay = log !== undefined;
    this.#chooser = log === undefined ? new Lot(plan.seed) : new Replay(log);
  }

  /** `before` is given each page before it goes anywhere. */
  async play(before: (page: Page) => Promise<unknown> = async () => {}): Promise<Evening> {
    this.#before = before;
    for (const guest of GUESTS.filter(({ late }) => late === undefined)) await this.#arrive(guest);
    const fault = await (this.#isReplay ? this.#again() : this.#evening());
    const over = await this.#isOver();
    for (const { finger } of this.#present) await finger.page.context().close();
    return { plan: this.#plan, deeds: this.#deeds, fault, over };
  }

  async #evening(): Promise<Fault | undefined> {
    return (
      (await this.#deedsOf(this.#plan.around)) ??
      (await this.#start('roles')) ??
      (await this.#deedsOf(Math.ceil(this.#plan.around / 2))) ??
      (await this.#start('board')) ??
      (await this.#match()) ??
      ((await this.#isOver()) ? ((await this.#lookOn()) ?? (await this.#deedsOf(this.#plan.around))) : undefined)
    );
  }

  /** All that is in the log, help included, and nothing else. */
  async #again(): Promise<Fault | undefined> {
    for (let next = this.#chooser.next([]); next !== undefined; next = this.#chooser.next([])) {
      const fault = await this.#do(next.device, next.gesture, 0);
      if (fault !== undefined) return fault;
    }
    return undefined;
  }

  async #arrive(guest: Guest): Promise<void> {
    const errors: Error[] = [];
    const page = await this.#server.page({ ...guest.device, workerless: true }, (error) => errors.push(error));
    await this.#before(page);
    const finger = new Finger(guest.name, page, errors);
    finger.written = this.#recovery;
    this.#present = [...this.#present, { guest, finger }];
    if (this.#code !== '') {
      await enterTable(page, this.#code, guest);
      return;
    }
    const { code, recovery } = await openTable(page, this.#plan.game, guest.name);
    this.#code = code;
    this.#recovery = recovery;
    if (this.#plan.hasClock) await hurry(this.#server.base, page, code);
    await addBots(page, this.#plan.bots);
  }

  async #match(): Promise<Fault | undefined> {
    for (const { name } of GUESTS.filter(({ late }) => late === true)) await this.#do(name, 'arrive', 0);
    this.#movedAt = Date.now();
    for (let deeds = 0; deeds < this.#plan.deeds && !(await this.#isOver()); deeds += 1) {
      const isStuck = Date.now() - this.#movedAt > HELPED_AFTER;
      const fault = (isStuck ? await this.#help() : undefined) ?? (await this.#deed(isStuck ? 1 : 0.6));
      if (fault !== undefined) return fault;
      this.#helped += isStuck ? 1 : 0;
      this.#noteProgress();
      if (Date.now() - this.#movedAt > STANDS_STILL && this.#helped > HELPED_IN_VAIN)
        return { kind: 'still', device: 'all', what: await this.#headlines() };
    }
    return undefined;
  }

  /** Nobody is away for long: a match that waits for somebody who is not there is no fault. */
  async #help(): Promise<Fault | undefined> {
    const isPatient = this.#helped % SHEETS_LEFT < SHEETS_LEFT - 1;
    for (const present of this.#present) {
      const fault = await this.#urge(present, HELPS, isPatient);
      if (fault !== undefined) return fault;
    }
    return undefined;
  }

  async #urge({ guest, finger }: Present, ids: readonly string[], isPatient: boolean): Promise<Fault | undefined> {
    const isCovered = !isPatient && !(await isClear(finger.page, this.#code, guest));
    if (isCovered || (await isAway(finger.page, this.#code))) await this.#do(guest.name, 'return', 0);
    return await finger.tap(new Help(...ids), 1, (deed) => this.#log(deed));
  }

  /** Everybody is helped on until the cards are dealt, or the match is on. */
  async #start(until: 'roles' | 'board'): Promise<Fault | undefined> {
    const seated = this.#present.filter(({ guest }) => guest.path === '');
    for (let urged = 0; urged < MOST_URGED; urged += 1) {
      for (const present of seated) {
        if (await this.#shows('board', until)) return undefined;
        const fault = await this.#urge(present, STARTS, false);
        if (fault !== undefined) return fault;
        await present.finger.page.waitForTimeout(URGED_AGAIN);
      }
    }
    throw new Error(`monkey: the match of ${this.#plan.seed} could not be started`);
  }

  async #deedsOf(count: number): Promise<Fault | undefined> {
    for (let deeds = 0; deeds < count; deeds += 1) {
      const fault = await this.#deed(0);
      if (fault !== undefined) return fault;
    }
    return undefined;
  }

  async #deed(eagerness: number): Promise<Fault | undefined> {
    // Those who play are touched three times as often as the television.
    const names = this.#present.flatMap(({ guest: { name, path } }) => (path === '' ? [name, name, name] : [name]));
    const next = this.#chooser.next(names);
    const present = this.#present.find(({ guest }) => guest.name === next?.device);
    if (next === undefined || present === undefined) return undefined;
    const comes = (await isAway(present.finger.page, this.#code)) && this.#chooser.returns();
    return await this.#do(next.device, comes ? 'return' : next.gesture, eagerness);
  }

  async #do(device: string, gesture: Gesture, eagerness: number): Promise<Fault | undefined> {
    if (gesture !== 'tap') this.#log({ device, gesture });
    if (gesture === 'arrive') {
      const guest = GUESTS.find(({ name }) => name === device);
      if (guest !== undefined) await this.#arrive(guest);
      return await this.#look();
    }
    const { guest, finger } = this.#present.find((one) => one.guest.name === device) ?? {};
    if (guest === undefined || finger === undefined) return undefined;
    if (gesture === 'return') await enterTable(finger.page, this.#code, guest);
    const fault =
      gesture === 'tap'
        ? await finger.tap(this.#chooser, eagerness, (deed) => this.#log(deed))
        : gesture === 'return'
          ? undefined
          : await finger.gesture(gesture);
    return fault ?? (await this.#look());
  }

  /** What is wrong on any of the screens. */
  async #look(): Promise<Fault | undefined> {
    for (const { finger } of this.#present) {
      const fault = await finger.look();
      if (fault !== undefined) return fault;
    }
    return undefined;
  }

  /** The end as people see it who sit back: every count and every scene comes to its own end. */
  async #lookOn(): Promise<Fault | undefined> {
    for (const { guest } of this.#present) {
      const fault = await this.#do(guest.name, 'wait', 0);
      if (fault !== undefined) return fault;
    }
    return undefined;
  }

  #log(deed: Action): void {
    this.#deeds.push(deed);
  }

  #noteProgress(): void {
    const facts = this.#present.reduce((sum, { finger }) => sum + finger.watch.facts, 0);
    if (facts === this.#facts) return;
    this.#facts = facts;
    this.#movedAt = Date.now();
    this.#helped = 0;
  }

  async #headlines(): Promise<string> {
    const read = ({ finger: { page } }: Present): Promise<string | null> =>
      page
        .getByTestId('headline')
        .first()
        .textContent({ timeout: 1000 })
        .catch(() => page.url());
    return (await Promise.all(this.#present.map(read))).join(' | ');
  }

  #isOver(): Promise<boolean> {
    return this.#shows('ending');
  }

  /** Whether any of the devices shows any of these. */
  async #shows(...ids: readonly string[]): Promise<boolean> {
    const any = ids.map((id) => `[data-testid="${id}"]`).join();
    for (const { finger } of this.#present) if (await finger.page.locator(any).first().isVisible()) return true;
    return false;
  }
}

import type { Page } from '@reseau/browserkit';
import type { GameId } from '@reseau/games';
import type { ServerUnderTest } from '../server-under-test.ts';
import { type Action, type Chooser, Lot } from './chooser.ts';
import { type Fault, Finger } from './finger.ts';
import { addBots, enterTable, GUESTS, type Guest, isAway, openTable, urgeOn, urgeStart } from './table.ts';

export interface Plan {
  readonly game: GameId;
  /** Fixes what the monkey does; the server has a seed of its own for deals and bots. */
  readonly seed: string;
  readonly bots: number;
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

const BEFORE = 20;
const AFTERWARDS = 20;
/** In milliseconds. A table at which nothing happened for this long is helped along; after a minute it is stuck. */
const HELPED_AFTER = 8000;
const STANDS_STILL = 60_000;
/** On a slow machine a minute is short: so often it must have been helped, too. */
const HELPED_IN_VAIN = 60;
const MOST_URGED = 60;

/** One evening at one table: phone, laptop and television in the hands of a monkey, until something is wrong. */
export class MonkeyEvening {
  readonly #server: ServerUnderTest;
  readonly #plan: Plan;
  readonly #chooser: Chooser;
  readonly #deeds: Action[] = [];
  #present: readonly Present[] = [];
  #code = '';
  #facts = 0;
  #movedAt = 0;
  /** How often the table was helped along since anything happened. */
  #helped = 0;

  constructor(server: ServerUnderTest, plan: Plan, chooser: Chooser = new Lot(plan.seed)) {
    this.#server = server;
    this.#plan = plan;
    this.#chooser = chooser;
  }

  /** `before` is given each page before it goes anywhere. */
  async play(before: (page: Page) => Promise<unknown> = async () => {}): Promise<Evening> {
    for (const guest of GUESTS.filter(({ late }) => late === undefined)) await this.#arrive(guest, before);
    let fault = (await this.#deedsOf(BEFORE)) ?? (await this.#match(before));
    const over = await this.#isOver();
    if (over) fault ??= (await this.#lookOn()) ?? (await this.#deedsOf(AFTERWARDS));
    for (const { finger } of this.#present) await finger.page.context().close();
    return { plan: this.#plan, deeds: this.#deeds, fault, over };
  }

  async #arrive(guest: Guest, before: (page: Page) => Promise<unknown>): Promise<void> {
    const errors: Error[] = [];
    const page = await this.#server.page({ ...guest.device, workerless: true }, (error) => errors.push(error));
    await before(page);
    this.#present = [...this.#present, { guest, finger: new Finger(guest.name, page, errors) }];
    if (this.#code !== '') {
      await enterTable(page, this.#code, guest);
      return;
    }
    this.#code = await openTable(page, this.#plan.game, guest.name);
    await addBots(page, this.#plan.bots);
  }

  async #match(before: (page: Page) => Promise<unknown>): Promise<Fault | undefined> {
    await this.#start();
    for (const guest of GUESTS.filter(({ late }) => late === true)) await this.#arrive(guest, before);
    this.#movedAt = Date.now();
    for (let deeds = 0; deeds < this.#plan.deeds && !(await this.#isOver()); deeds += 1) {
      const isStuck = Date.now() - this.#movedAt > HELPED_AFTER;
      if (isStuck) await this.#gather();
      const fault = await this.#deed(isStuck ? 1 : 0.6);
      if (fault !== undefined) return fault;
      this.#helped += isStuck ? 1 : 0;
      this.#noteProgress();
      if (Date.now() - this.#movedAt > STANDS_STILL && this.#helped > HELPED_IN_VAIN)
        return { kind: 'still', device: 'all', what: await this.#headlines() };
    }
    return undefined;
  }

  /** Nobody is away for long: a match that waits for somebody who is not there is no fault. */
  async #gather(): Promise<void> {
    for (const { guest, finger } of this.#present) {
      if (!(await isAway(finger.page, this.#code))) continue;
      this.#log({ device: guest.name, gesture: 'return' });
      await enterTable(finger.page, this.#code, guest);
    }
    for (const { finger } of this.#present) await urgeOn(finger.page);
  }

  async #start(): Promise<void> {
    const seated = this.#present.filter(({ guest }) => guest.path === '');
    for (let urged = 0; urged < MOST_URGED; urged += 1) {
      for (const { guest, finger } of seated) if (await urgeStart(finger.page, this.#code, guest)) return;
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
    const { guest, finger } = present;
    const away = await isAway(finger.page, this.#code);
    const gesture = away && this.#chooser.returns() ? 'return' : next.gesture;
    if (gesture !== 'tap') this.#log({ device: guest.name, gesture });
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
    for (const { finger } of this.#present) {
      const fault = await finger.waitOut();
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

  async #isOver(): Promise<boolean> {
    for (const { finger } of this.#present) {
      if (await finger.page.getByTestId('ending').first().isVisible()) return true;
    }
    return false;
  }
}

import type { Page } from '@reseau/browserkit';
import type { MemoryStore } from '@reseau/server';
import { type Device, holdSeat, type Place, type ServerUnderTest } from '../../server-under-test.ts';
import { type Action, Lot } from '../chooser.ts';
import { type Fault, Finger } from '../finger.ts';
import { Wanted } from '../wanted.ts';

/** In milliseconds: after so long what is looked for is not there. A busy machine takes its time. */
const AT_THE_LATEST = 20_000;
const SOON = 100;

/** What went wrong on the way, thrown so that nobody goes on from there. */
class Stumble extends Error {
  readonly fault: Fault;

  constructor(fault: Fault) {
    super(`${fault.kind} on ${fault.device}: ${fault.what}`);
    this.fault = fault;
  }
}

/** Somebody who knows the way: what is to be tapped must be there. */
export class Walker {
  readonly page: Page;
  readonly finger: Finger;
  readonly #log: (deed: Action) => void;

  constructor(finger: Finger, log: (deed: Action) => void) {
    this.finger = finger;
    this.page = finger.page;
    this.#log = log;
  }

  /** One after the other, the first of each kind. */
  async taps(...ways: readonly string[]): Promise<void> {
    for (const way of ways) await this.#tap(way, () => 0);
  }

  /** The last of its kind. */
  async tapsLast(way: string): Promise<void> {
    await this.#tap(way, (count) => count - 1);
  }

  /** Closes whatever is open. */
  async closes(): Promise<void> {
    await this.finger.gesture('clear');
    await this.#looks();
  }

  async goes(path: string): Promise<void> {
    await this.page.goto(path);
    await this.#looks();
  }

  async writes(words: string, field = 0): Promise<void> {
    await this.page.getByRole('textbox').nth(field).fill(words);
  }

  async sees(id: string): Promise<void> {
    const shown = await this.page
      .getByTestId(id)
      .first()
      .waitFor({ timeout: AT_THE_LATEST })
      .then(
        () => true,
        () => false,
      );
    if (!shown) this.#stumble('missing', `${id} at ${this.page.url()}`);
    await this.#looks();
  }

  async byLot(lot: Lot): Promise<void> {
    const fault = await this.finger.tap(lot, 0, this.#log);
    if (fault !== undefined) throw new Stumble(fault);
    await this.#looks();
  }

  async #tap(way: string, pick: (count: number) => number): Promise<void> {
    const wanted = new Wanted([way], { pick });
    const limit = Date.now() + AT_THE_LATEST;
    for (;;) {
      let did = false;
      const fault = await this.finger.tap(wanted, 1, (deed) => {
        did = true;
        this.#log(deed);
      });
      if (fault !== undefined) throw new Stumble(fault);
      await this.#looks();
      if (did) return;
      if (Date.now() > limit) this.#stumble('missing', `${way} at ${this.page.url()}`);
      // Whoever has somewhere to go looks at no scene to its end.
      if (await this.page.getByTestId('stage').isVisible()) await this.page.keyboard.press('Escape');
      await this.page.waitForTimeout(SOON);
    }
  }

  async #looks(): Promise<void> {
    const fault = await this.finger.look();
    if (fault !== undefined) throw new Stumble(fault);
  }

  #stumble(kind: Fault['kind'], what: string): never {
    throw new Stumble({ kind, device: this.finger.device, what });
  }
}

/** Where somebody comes to, with a seat there or none. */
interface Coming {
  readonly device?: Device;
  readonly place?: Place | undefined;
  /** Called before the page opens. */
  before?(page: Page): Promise<unknown>;
}

/** A few people on their way through one part of the app, and a log of all that they tapped. */
export class Walk {
  readonly server: ServerUnderTest;
  /** What the server knows from before. */
  readonly store: MemoryStore;
  readonly deeds: Action[] = [];
  readonly #walkers: Walker[] = [];
  /** Where what somebody has before them is put, if anything is wrong. */
  readonly #pictureOf: (device: string) => string;

  constructor(server: ServerUnderTest, store: MemoryStore, pictureOf: (device: string) => string) {
    this.server = server;
    this.store = store;
    this.#pictureOf = pictureOf;
  }

  /** Somebody comes to this page. */
  async comes(name: string, path: string, { device = {}, place, before }: Coming = {}): Promise<Walker> {
    const errors: Error[] = [];
    const page = await this.server.page({ workerless: true, ...device }, (error) => errors.push(error));
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    if (place !== undefined) await holdSeat(page, place);
    await before?.(page);
    const walker = new Walker(new Finger(name, page, errors), (deed) => this.deeds.push(deed));
    this.#walkers.push(walker);
    await page.goto(path);
    return walker;
  }

  /** Somebody sits down at a seat of their own. */
  async sits(name: string, place: Place | undefined, device: Device = {}): Promise<Walker> {
    if (place === undefined) throw new Error(`walk: there is no seat for ${name}`);
    return await this.comes(name, `/t/${place.code}`, { device, place });
  }

  /** Goes this way, then has everybody tap so often whatever is there: whatever is wrong is returned. */
  async go(way: (walk: Walk) => Promise<void>, seed: string, deeds: number): Promise<Fault | undefined> {
    const lot = new Lot(seed);
    try {
      await way(this);
      for (let done = 0; done < deeds; done += 1) {
        const walker = this.#walkers[lot.below(this.#walkers.length)];
        await walker?.byLot(lot);
      }
    } catch (error) {
      if (!(error instanceof Stumble)) throw error;
      for (const { page, finger } of this.#walkers) await page.screenshot({ path: this.#pictureOf(finger.device) });
      return error.fault;
    } finally {
      for (const { page } of this.#walkers) await page.context().close();
    }
    return undefined;
  }
}

/** A part of the app that people walk through on purpose, since chance leads there too seldom. */
export interface Outing {
  readonly name: string;
  go(walk: Walk): Promise<void>;
}

import type { Page } from '@reseau/browserkit';
import type { ServerUnderTest } from '../server-under-test.ts';
import type { Action, Chooser, Gesture } from './chooser.ts';
import { controlsOn } from './controls.ts';
import { type Fault, Finger } from './finger.ts';
import type { Plan } from './plan.ts';
import { playOn } from './play.ts';
import {
  addBots,
  BACK_TO_TABLE,
  enterTable,
  GUESTS,
  type Guest,
  isAway,
  isClear,
  openTable,
  setTable,
} from './table.ts';
import { Wanted } from './wanted.ts';

export interface Present {
  readonly guest: Guest;
  readonly finger: Finger;
}

/** All who have come to one table, each with a device, and a log of all that was done with them. */
export class Company {
  readonly deeds: Action[] = [];
  present: readonly Present[] = [];
  readonly #server: ServerUnderTest;
  readonly #plan: Plan;
  readonly #chooser: Chooser;
  readonly #before: (page: Page) => Promise<unknown>;
  #code = '';
  #recovery = '';

  /** `before` is given each page before it goes anywhere. */
  constructor(server: ServerUnderTest, plan: Plan, chooser: Chooser, before: (page: Page) => Promise<unknown>) {
    this.#server = server;
    this.#plan = plan;
    this.#chooser = chooser;
    this.#before = before;
  }

  get seated(): readonly Present[] {
    return this.present.filter(({ guest }) => guest.path === '');
  }

  /** Those who came to play; what somebody's other device does is left to chance. */
  get players(): readonly Present[] {
    return this.seated.filter(({ guest }) => guest.other === undefined);
  }

  get facts(): number {
    return this.present.reduce((sum, { finger }) => sum + finger.watch.facts, 0);
  }

  async gather(): Promise<void> {
    for (const guest of GUESTS.filter(({ late }) => late === undefined)) await this.#arrive(guest);
  }

  async takePictures(pictureOf: (device: string) => string): Promise<void> {
    for (const { finger } of this.present) await finger.page.screenshot({ path: pictureOf(finger.device) });
  }

  async close(): Promise<void> {
    for (const { finger } of this.present) await finger.page.context().close();
  }

  async isAway({ finger }: Present): Promise<boolean> {
    return await isAway(finger.page, this.#code);
  }

  async do(device: string, gesture: Gesture, eagerness = 0): Promise<Fault | undefined> {
    if (gesture !== 'tap') this.deeds.push({ device, gesture });
    if (gesture === 'play') return await this.#play();
    if (gesture === 'arrive') {
      const guest = GUESTS.find(({ name }) => name === device);
      if (guest !== undefined) await this.#arrive(guest);
      return await this.look();
    }
    const present = this.present.find((one) => one.guest.name === device);
    const fault = present === undefined ? undefined : await this.#touch(present, gesture, eagerness);
    return fault ?? (await this.look());
  }

  /** Taps what is meant, if it is there. */
  async tap(
    { finger }: Present,
    wanted: Wanted,
  ): Promise<{ readonly did: boolean; readonly fault: Fault | undefined }> {
    const before = this.deeds.length;
    const fault = await finger.tap(wanted, 1, (deed) => this.deeds.push(deed));
    return { did: this.deeds.length > before, fault };
  }

  /** The table lies before them as they came to see it: whatever is open is closed, and whoever was away is back. */
  async clear(present: Present): Promise<void> {
    const { guest, finger } = present;
    const { page } = finger;
    if (await isClear(page, this.#code, guest)) return;
    await this.do(guest.name, 'clear');
    // To reload would lead back to what is looked back at.
    await this.tap(present, new Wanted([BACK_TO_TABLE]));
    if (!(await isClear(page, this.#code, guest))) await this.do(guest.name, 'return');
  }

  async offers({ finger }: Present, wanted: Wanted): Promise<boolean> {
    return wanted.control(await controlsOn(finger.page)) !== undefined;
  }

  /** What is wrong on any of the screens. */
  async look(): Promise<Fault | undefined> {
    for (const { finger } of this.present) {
      const fault = await finger.look();
      if (fault !== undefined) return fault;
    }
    return undefined;
  }

  /** Whether any of the devices shows any of these. */
  async shows(...ids: readonly string[]): Promise<boolean> {
    const any = ids.map((id) => `[data-testid="${id}"]`).join();
    for (const { finger } of this.present) if (await finger.page.locator(any).first().isVisible()) return true;
    return false;
  }

  async headlines(): Promise<string> {
    const read = ({ finger: { page } }: Present): Promise<string | null> =>
      page
        .getByTestId('headline')
        .first()
        .textContent({ timeout: 1000 })
        .catch(() => page.url());
    return (await Promise.all(this.present.map(read))).join(' | ');
  }

  async #arrive(guest: Guest): Promise<void> {
    const errors: Error[] = [];
    const page = await this.#server.page({ ...guest.device, workerless: true }, (error) => errors.push(error));
    await this.#before(page);
    const finger = new Finger(guest.name, page, errors);
    finger.written = this.#recovery;
    this.present = [...this.present, { guest, finger }];
    if (this.#code !== '') {
      await enterTable(page, this.#code, guest);
      return;
    }
    const { code, recovery } = await openTable(page, this.#plan.game, guest.name);
    this.#code = code;
    this.#recovery = recovery;
    await setTable(this.#server.base, page, code, this.#plan);
    await addBots(page, this.#plan.bots);
  }

  async #touch({ guest, finger }: Present, gesture: Gesture, eagerness: number): Promise<Fault | undefined> {
    switch (gesture) {
      case 'tap':
        return await finger.tap(this.#chooser, eagerness, (deed) => this.deeds.push(deed));
      case 'return':
        await enterTable(finger.page, this.#code, guest);
        return undefined;
      case 'watch':
        await finger.page.goto(`/t/${this.#code}/watch`);
        return undefined;
      case 'play':
      case 'arrive':
        return undefined;
      case 'reload':
      case 'back':
      case 'turn':
      case 'wait':
      case 'leave':
      case 'clear':
        return await finger.gesture(gesture);
    }
  }

  /** Everybody does one thing that is asked of them. */
  async #play(): Promise<Fault | undefined> {
    for (const { guest, finger } of this.players)
      if (await isClear(finger.page, this.#code, guest)) await playOn(finger.page);
    return await this.look();
  }
}

import { setTimeout as sleep } from 'node:timers/promises';
import { Rng } from '@reseau/core';
import { checkTable, type Report } from './checker.ts';
import { calledAtOnce } from './crowd.ts';
import type { Fault } from './fault.ts';
import { FaultProxy, LINE_FAULTS } from './fault-proxy.ts';
import { type DiskFault, House } from './house.ts';
import { type ChaosTable, chaosTable } from './tables.ts';
import { TIMINGS } from './timings.ts';
import { troubleIn } from './trouble.ts';

export interface StormPlan {
  readonly seed: string;
  readonly minutes: number;
  readonly kills: number;
  readonly tables: number;
  /** How many lines are opened at once, beside those of the tables, after some of the kills. */
  readonly crowd: number;
}

export interface StormReport extends Omit<Report, 'faults'> {
  readonly faults: readonly Fault[];
  readonly kills: number;
  /** How often each thing was done to lines, disk, clock and people. */
  readonly harm: Readonly<Record<string, number>>;
  /** In milliseconds, for each device that was there at a kill: until it was let in again. */
  readonly comeBack: readonly number[];
  /** How many that should be: whoever was not back by the next kill is missing there. */
  readonly cutOff: number;
  readonly restarts: readonly number[];
  readonly reconnections: number;
}

const HOUR = 60 * 60_000;
const JUMPS = [-366 * 24 * HOUR, -HOUR, -1000, 0, 1000, HOUR, 366 * 24 * HOUR];
const DISKS: readonly DiskFault[] = ['slow 40', 'slow 400', 'full', 'refused', 'doubtful'];
/** In milliseconds. */
const CALM_WITHIN = 60_000;
const QUIET_FOR = 1500;

/** Everything that can go wrong goes wrong at a house full of tables; then it is proved that nothing came of it. */
export class Storm {
  readonly #plan: StormPlan;
  readonly #rng: Rng;
  readonly #house: House;
  readonly #proxy: FaultProxy;
  readonly #harm = new Map<string, number>();
  readonly #comeBack: number[] = [];
  #cutOff = 0;
  readonly #restarts: number[] = [];
  readonly #crashes: Fault[] = [];
  #tables: readonly ChaosTable[] = [];
  #kills = 0;

  private constructor(plan: StormPlan, house: House, proxy: FaultProxy) {
    this.#plan = plan;
    this.#rng = Rng.seeded(plan.seed);
    this.#house = house;
    this.#proxy = proxy;
  }

  static async run(plan: StormPlan): Promise<StormReport> {
    const house = await House.open();
    const proxy = await FaultProxy.open(house.port);
    const storm = new Storm(plan, house, proxy);
    try {
      return await storm.#run();
    } finally {
      for (const device of storm.#devices) device.end();
      for (const { screen } of storm.#tables) screen.end();
      proxy.close();
      await house.end();
    }
  }

  get #devices() {
    return this.#tables.flatMap(({ devices }) => devices);
  }

  async #run(): Promise<StormReport> {
    const bases = { server: this.#house.base, proxy: this.#proxy.base };
    const tables: ChaosTable[] = [];
    for (let number = 0; number < this.#plan.tables; number += 1) {
      tables.push(await chaosTable(bases, number, this.#rng));
      this.#tables = tables;
    }
    await this.#blow();
    return this.#proof(await this.#calm());
  }

  /** From one kill to the next, one thing after the other. */
  async #blow(): Promise<void> {
    const { minutes, kills } = this.#plan;
    const each = (minutes * 60_000) / Math.max(1, kills);
    for (let kill = 0; kill < kills; kill += 1) {
      const until = performance.now() + each * (0.5 + this.#rng.fraction());
      while (performance.now() < until) {
        this.#harmSomething();
        await sleep(Math.min(200 + this.#rng.below(1300), Math.max(0, until - performance.now())));
        this.#house.bendDisk('none');
      }
      await this.#kill();
    }
  }

  #count(what: string, times = 1): void {
    this.#harm.set(what, (this.#harm.get(what) ?? 0) + times);
  }

  #harmSomething(): void {
    const rng = this.#rng;
    const which = rng.below(10);
    if (which < 5) {
      const how = rng.choose(LINE_FAULTS);
      // Now and then it is all of them at once.
      const share = rng.below(6) === 0 ? 100 : rng.below(40);
      this.#count(
        how,
        this.#proxy.harm(how, () => rng.below(100) < share, 20 + rng.below(300)),
      );
    } else if (which < 7) {
      const how = rng.choose(DISKS);
      this.#house.bendDisk(how);
      this.#count(`disk ${how.split(' ')[0]}`);
    } else if (which === 7) this.#jump();
    else {
      const devices = this.#devices.filter(() => rng.below(100) < 10);
      for (const device of devices) device.sleep(500 + rng.below(6000));
      this.#count('away', devices.length);
    }
  }

  #jump(): void {
    this.#house.bendClock(this.#rng.choose(JUMPS));
    this.#count('clock set');
  }

  async #kill(): Promise<void> {
    const rng = this.#rng;
    const there = this.#devices.filter(({ isIn }) => isIn);
    // Every other time much is on its way to the disk, and whatever was said too early is not true.
    this.#house.bendDisk(this.#kills % 2 === 0 ? 'slow 1000' : rng.choose(DISKS));
    await sleep(200 + rng.below(600));
    this.#ended(await this.#house.kill(), 'SIGKILL');
    this.#kills += 1;
    this.#cutOff += there.length;
    const began = performance.now();
    if (rng.below(2) === 0 && this.#house.tearTail(rng)) this.#count('torn tail');
    if (rng.below(3) === 0) this.#jump();
    if (rng.below(4) === 0) {
      await this.#house.startInVain(rng.below(1500));
      this.#count('killed while starting');
    }
    for (const device of there) {
      device.onWelcome = () => {
        device.onWelcome = () => {};
        this.#comeBack.push(performance.now() - began);
      };
    }
    const up = this.#house.start();
    this.#restarts.push(await up);
    if (rng.below(2) === 0) await this.#stampede();
  }

  /** It should have been by this. */
  #ended(by: number | string, should: number | string): void {
    if (by !== should) this.#crashes.push({ rule: 'crashed', code: '', who: 'server', what: String(by) });
  }

  /** Everybody calls at once, and a crowd besides. */
  async #stampede(): Promise<void> {
    this.#proxy.harm('cut', () => true, 0);
    const passes = this.#tables.flatMap((table) => table.passes);
    await calledAtOnce(this.#house.base, passes, this.#plan.crowd);
    this.#count('called at once', this.#plan.crowd + this.#devices.length);
  }

  /** Nothing is done to anybody any more, and nobody does anything: everything sent is answered, and everybody is told all there is. */
  async #calm(): Promise<ReadonlyMap<string, number>> {
    for (const device of this.#devices) device.plays = false;
    await this.#until('everything was answered', () => this.#devices.every(({ isIn, waits }) => isIn && !waits));
    for (const { screen } of this.#tables) screen.end();
    this.#ended(await this.#house.stop(), 0);
    const logs = await this.#house.logs(this.#tables.map(({ code }) => code));
    await this.#house.startQuietly();
    await this.#until('everybody was back', () => this.#devices.every(({ isIn }) => isIn));
    await sleep(QUIET_FOR);
    await this.#until('everybody was in', () => this.#devices.every(({ isIn }) => isIn));
    for (const device of this.#devices) {
      device.settle();
      device.end();
    }
    this.#ended(await this.#house.stop(), 0);
    return new Map([...logs].map(([code, log]) => [code, log.length]));
  }

  async #until(what: string, condition: () => boolean): Promise<void> {
    const limit = performance.now() + CALM_WITHIN;
    while (!condition()) {
      if (performance.now() > limit) throw new Error(`chaos: waited in vain until ${what}\n${this.#house.complaints}`);
      await sleep(50);
    }
  }

  async #proof(ends: ReadonlyMap<string, number>): Promise<StormReport> {
    const logs = await this.#house.logs(this.#tables.map(({ code }) => code));
    const reports = this.#tables.map(({ code, devices, screen }) =>
      checkTable({
        code,
        log: logs.get(code) ?? [],
        timings: TIMINGS,
        devices,
        screen,
        quietFrom: ends.get(code) ?? 0,
      }),
    );
    const told = troubleIn(this.#house.complaints);
    const sum = (of: (report: Report) => number): number => reports.reduce((all, report) => all + of(report), 0);
    return {
      faults: [...reports.flatMap(({ faults }) => faults), ...told, ...this.#crashes],
      sent: sum(({ sent }) => sent),
      acknowledged: sum(({ acknowledged }) => acknowledged),
      stored: sum(({ stored }) => stored),
      facts: sum(({ facts }) => facts),
      clocks: sum(({ clocks }) => clocks),
      kills: this.#kills,
      harm: Object.fromEntries([...this.#harm].toSorted(([a], [b]) => (a < b ? -1 : 1))),
      comeBack: this.#comeBack.toSorted((a, b) => a - b),
      cutOff: this.#cutOff,
      restarts: this.#restarts,
      reconnections: this.#devices.reduce((all, { lines }) => all + lines - 1, 0),
    };
  }
}

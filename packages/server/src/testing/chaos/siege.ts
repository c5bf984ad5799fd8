import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Rng } from '@reseau/core';
import { openStore } from '../../store/sqlite-store.ts';
import { ServerProcess } from '../child.ts';
import { joinRoom, openRoom } from '../table.ts';
import { type Arsenal, arsenal } from './arsenal.ts';
import { attack, both, NOTHING, sumOf, type Target, type Thrown } from './attackers.ts';
import { checkTable } from './checker.ts';
import { Device } from './device.ts';
import type { Fault } from './fault.ts';
import { TIMINGS } from './timings.ts';
import { troubleIn } from './trouble.ts';

const SERVER = new URL('./serve.ts', import.meta.url).pathname;
const HEAP = new URL('../heap-on-signal.mjs', import.meta.url).pathname;

export interface SiegePlan {
  readonly seed: number;
  /** How many hostile messages, with the limits off; a twentieth more with the limits as they are. */
  readonly messages: number;
  readonly tables: number;
}

export interface SiegeReport {
  readonly faults: readonly Fault[];
  /** With the limits off, and as they are. */
  readonly messages: Thrown;
  readonly withLimits: Thrown;
  readonly seconds: number;
  /** Moves that people at the besieged tables made meanwhile. */
  readonly moves: number;
  /** In bytes, after a quarter, half and all of it, with nothing left to throw away. */
  readonly heap: readonly number[];
}

/** All the seats there are: the bench stays where it is. */
const NAMES = ['Ann', 'Bob', 'Cy', 'Di', 'Ed', 'Fay', 'Guy', 'Hal', 'Ida', 'Jo'];
const AT_ONCE = 24;
const LIMITED_SHARE = 0.05;
/** In bytes: by how much more the heap may hold at the end than after a quarter, for what the tables have stored meanwhile. */
const MAY_GROW = 16_000_000;
/** What may happen at a table that nobody asked for. */
const BY_ITSELF = /"type":"(started|away|back|began|returned|stoodIn|hostPassed|callOver|paused|resumed|sealingOff)"/;
/** Whoever sits on the bench may do so much, and nothing of the match. */
const OF_THE_BENCH = /"type":"(said|renamed|claimed|unclaimed|handoverOffered|called|agreed)"/;

interface Besieged extends Target {
  readonly member: string;
  readonly devices: readonly Device[];
}

/** A crowd of attackers at tables where people play: the server stays up, and nothing changes but by those who play. */
export class Siege {
  readonly #plan: SiegePlan;
  readonly #folder: string;
  readonly #server: ServerProcess;
  readonly #arsenal: Arsenal;
  readonly #rng: Rng;
  readonly #heap: number[] = [];
  readonly #crashes: Fault[] = [];
  #tables: readonly Besieged[] = [];

  private constructor(plan: SiegePlan, folder: string, server: ServerProcess) {
    this.#plan = plan;
    this.#folder = folder;
    this.#server = server;
    this.#arsenal = arsenal(plan.seed);
    this.#rng = Rng.seeded(`siege ${plan.seed}`);
  }

  static async run(plan: SiegePlan): Promise<SiegeReport> {
    const folder = mkdtempSync(join(tmpdir(), 'reseau-siege-'));
    const env = {
      DATA_DIR: folder,
      HEAP_TO: join(folder, 'heap'),
      KEEP_DAYS: '0',
      TRUST_PROXY: '127.0.0.1',
      BOT_PACE: '0.3',
    };
    const server = await ServerProcess.make(env, ['--expose-gc', '--import', HEAP, SERVER]);
    const siege = new Siege(plan, folder, server);
    try {
      await server.start();
      return await siege.#run();
    } finally {
      for (const device of siege.#devices) device.end();
      await server.end();
      rmSync(folder, { recursive: true });
    }
  }

  get #devices(): readonly Device[] {
    return this.#tables.flatMap(({ devices }) => devices);
  }

  async #run(): Promise<SiegeReport> {
    this.#tables = await Promise.all(Array.from({ length: this.#plan.tables }, (_, number) => this.#table(number)));
    const before = this.#moves;
    const began = performance.now();
    const { messages } = this.#plan;
    let thrown = await this.#throw(messages / 4, false);
    await this.#weigh();
    thrown = both(thrown, await this.#throw(messages / 4, false));
    await this.#weigh();
    thrown = both(thrown, await this.#throw(messages - sumOf(thrown), false));
    await this.#weigh();
    const seconds = (performance.now() - began) / 1000;
    await this.#stop();
    // The same once more, with the limits that every house has.
    await this.#server.start({ RATE_LIMIT: '1' });
    const withLimits = await this.#throw(messages * LIMITED_SHARE, true);
    await this.#calm();
    await this.#stop();
    const moves = this.#moves - before;
    return { faults: await this.#faults(), messages: thrown, withLimits, seconds, moves, heap: this.#heap };
  }

  /** Ten people, a match that has begun, and somebody on the bench; nobody else is let in. */
  async #table(number: number): Promise<Besieged> {
    const { base } = this.#server;
    const host = await openRoom(base, 'Ann');
    const passes = [host];
    for (const name of NAMES.slice(1)) passes.push(await joinRoom(base, host.code, name));
    const devices = passes.map((pass, index) => new Device(base, pass, `s${number}-d${index}`));
    const [ann] = devices;
    await until(() => devices.every(({ mind }) => mind.room?.phase === 'playing'));
    const insider = await joinRoom(base, host.code, 'Eve');
    ann?.ask({ t: 'command', id: ann.newId(), command: { do: 'lock', on: true } });
    await until(() => ann?.mind.room?.locked === true);
    const heard = () => devices.flatMap(({ done }) => done.slice(-20).map((request) => JSON.stringify(request)));
    return { code: host.code, insider: insider.token, member: insider.id, devices, heard };
  }

  get #moves(): number {
    return this.#devices.reduce((sum, { done }) => sum + done.filter(({ t }) => t === 'move').length, 0);
  }

  /** Throws so many messages, from many sides at once, for as long as there is a server. */
  async #throw(messages: number, scattered: boolean): Promise<Thrown> {
    const port = Number(new URL(this.#server.base).port);
    const plan = { port, targets: this.#tables, arsenal: this.#arsenal, rng: this.#rng, scattered };
    let thrown = NOTHING;
    const side = async (): Promise<void> => {
      while (sumOf(thrown) < messages && !this.#server.hasDied) {
        const one = await attack(plan);
        thrown = both(thrown, one);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, side));
    return thrown;
  }

  async #weigh(): Promise<void> {
    if (this.#server.hasDied) return;
    const file = join(this.#folder, 'heap');
    rmSync(file, { force: true });
    this.#server.signal('SIGUSR2');
    await until(() => existsSync(file) && readFileSync(file, 'utf8') !== '');
    this.#heap.push(Number(readFileSync(file, 'utf8')));
  }

  async #calm(): Promise<void> {
    for (const device of this.#devices) device.plays = false;
    await until(() => this.#server.hasDied || this.#devices.every(({ isIn, waits }) => isIn && !waits));
  }

  async #stop(): Promise<void> {
    const by = await this.#server.stop('SIGTERM');
    if (by !== 0) this.#crashes.push({ rule: 'crashed', code: '', who: 'server', what: String(by) });
  }

  /** What any table shows that its own people did not do. */
  async #faults(): Promise<readonly Fault[]> {
    const store = await openStore(this.#folder);
    const faults: Fault[] = [...troubleIn(this.#server.complaints), ...this.#crashes];
    const [first = 0, , last = 0] = this.#heap;
    if (last > first + MAY_GROW) faults.push({ rule: 'grew', code: '', who: 'server', what: `${first} to ${last}` });
    for (const { code, member, devices } of this.#tables) {
      const log = await store.read(code);
      const { faults: found } = checkTable({ code, log, timings: TIMINGS, devices });
      // What the bench asked for is in the log under its own name.
      faults.push(...found.filter(({ rule, who }) => !(rule === 'forged' && who === member)));
      const locked = log.findIndex((event) => event.includes('"rule":"locked"'));
      const strange = log.slice(locked).filter((event) => {
        if (!event.includes('"by":')) return !BY_ITSELF.test(event);
        return event.includes(`"by":{"member":"${member}"`) && !OF_THE_BENCH.test(event);
      });
      faults.push(...strange.map((what) => ({ rule: 'forged', code, who: 'attacker', what }) as const));
    }
    await store.close();
    return faults;
  }
}

async function until(condition: () => boolean): Promise<void> {
  const limit = performance.now() + 60_000;
  while (!condition()) {
    if (performance.now() > limit) throw new Error('siege: waited in vain');
    await sleep(50);
  }
}

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Rng } from '@reseau/core';
import { openStore } from '../../store/sqlite-store.ts';
import { ServerProcess } from '../child.ts';
import { tearTail } from './torn-tail.ts';

const SERVER = new URL('./serve.ts', import.meta.url).pathname;
const BENDS = [
  new URL('../bent-date.mjs', import.meta.url).pathname,
  new URL('../bent-disk.mjs', import.meta.url).pathname,
].flatMap((file) => ['--import', file]);

/** What a disk can suffer from; the first is none of it. */
export type DiskFault = 'none' | `slow ${number}` | 'full' | 'refused' | 'doubtful';

/** A server process on a data folder of its own, whose disk and wall clock can be bent, and which can be killed at any instant. */
export class House {
  readonly #folder: string;
  readonly #server: ServerProcess;

  private constructor(folder: string, server: ServerProcess) {
    this.#folder = folder;
    this.#server = server;
  }

  static async open(): Promise<House> {
    const folder = mkdtempSync(join(tmpdir(), 'reseau-chaos-'));
    const file = (name: string): string => join(folder, name);
    const files = { DATA_DIR: file('data'), BENT_BY: file('clock'), BENT_DISK: file('disk') };
    const env = { ...files, BOT_PACE: '0.03', KEEP_DAYS: '0', LOG_LEVEL: 'warn', RATE_LIMIT: '0' };
    const server = await ServerProcess.make(env, [...BENDS, SERVER]);
    const house = new House(folder, server);
    house.bendDisk('none');
    house.bendClock(0);
    await server.start();
    return house;
  }

  get base(): string {
    return this.#server.base;
  }

  get port(): number {
    return Number(new URL(this.base).port);
  }

  get complaints(): string {
    return this.#server.complaints;
  }

  bendDisk(how: DiskFault): void {
    writeFileSync(join(this.#folder, 'disk'), how);
  }

  /** Sets the wall clock to so many milliseconds beside the true time. */
  bendClock(ms: number): void {
    writeFileSync(join(this.#folder, 'clock'), String(ms));
  }

  /** Says by what it ended: it may have done so by itself. */
  async kill(): Promise<number | string> {
    const by = await this.#server.stop('SIGKILL');
    this.bendDisk('none');
    return by;
  }

  start(): Promise<number> {
    return this.#server.start();
  }

  /** Starts it and kills it again before it is up, or just after. */
  async startInVain(ms: number): Promise<void> {
    const started = this.start().catch(() => undefined);
    await sleep(ms);
    await this.#server.stop('SIGKILL');
    await started;
  }

  /** Leaves what a power cut may leave behind the last write. */
  tearTail(rng: Rng): boolean {
    return tearTail(join(this.#folder, 'data', 'reseau.sqlite-wal'), rng);
  }

  /** Ends it as whoever runs it does, and says with which status. */
  stop(): Promise<number | string> {
    return this.#server.stop('SIGTERM');
  }

  /** Starts it once more; no bot plays and no clock ends, so that everybody can be told all there is. */
  async startQuietly(): Promise<void> {
    await this.#server.start({ BOT_PACE: '100', COME_BACK: '3600000' });
  }

  /** What is stored of these tables, while the server is down. */
  async logs(codes: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
    const store = await openStore(join(this.#folder, 'data'));
    const logs = new Map<string, readonly string[]>();
    for (const code of codes) logs.set(code, await store.read(code));
    await store.close();
    return logs;
  }

  async end(): Promise<void> {
    await this.#server.end();
    rmSync(this.#folder, { recursive: true });
  }
}

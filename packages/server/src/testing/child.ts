import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const END_WITH_PARENT = new URL('./end-with-parent.mjs', import.meta.url).pathname;
const CLI = new URL('../../../cli/src/main.ts', import.meta.url).pathname;

// A test runner that is killed leaves its workers behind. This one goes too, and what it has started goes with it.
process.once('disconnect', () => process.exit(1));

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (typeof address !== 'object' || address === null) throw new Error('child: no port');
  return address.port;
}

/** The real server as a process of its own, to be killed and started again on the same data. It does not outlive the test's. */
export class ServerProcess {
  readonly base: string;
  readonly #env: Readonly<Record<string, string>>;
  readonly #script: readonly string[];
  #child: ChildProcess | undefined;
  /** With which status, or by which signal, the one that was started last has ended. */
  #ended: Promise<number | string> | undefined;
  /** What it has said about trouble. */
  complaints = '';

  private constructor(port: number, env: Readonly<Record<string, string>>, script: readonly string[]) {
    this.#script = script;
    this.base = `http://127.0.0.1:${port}`;
    this.#env = { PORT: String(port), HOST: '127.0.0.1', RATE_LIMIT: '0', ...env };
  }

  /** Without another script it is what `npx reseau serve` runs. */
  static async make(
    env: Readonly<Record<string, string>>,
    script: readonly string[] = [CLI, 'serve'],
  ): Promise<ServerProcess> {
    return new ServerProcess(await freePort(), env, script);
  }

  /** Starts it, with these settings besides its own, and waits until it answers; says how long that took. */
  async start(more: Readonly<Record<string, string>> = {}): Promise<number> {
    const began = performance.now();
    const child = spawn(process.execPath, ['--import', END_WITH_PARENT, ...this.#script], {
      env: { PATH: process.env['PATH'], ...this.#env, ...more },
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    const keep = (chunk: Buffer): void => {
      const text = String(chunk);
      if (/"level":[4-6]0/.test(text) || !text.includes('Réseau is up')) this.complaints += text;
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    this.#child = child;
    this.#ended = once(child, 'exit').then(([code, by]: (number | string | null)[]) => code ?? by ?? 'unknown');
    while (!(await this.#answers())) {
      if (child.exitCode !== null || child.signalCode !== null)
        throw new Error(`the server did not start: ${this.complaints}`);
      await sleep(20);
    }
    return performance.now() - began;
  }

  async #answers(): Promise<boolean> {
    try {
      return (await fetch(`${this.base}/healthz`)).ok;
    } catch {
      return false;
    }
  }

  /** Whether it was started and has ended by itself. */
  get hasDied(): boolean {
    return this.#child !== undefined && (this.#child.exitCode !== null || this.#child.signalCode !== null);
  }

  /** Ends it, if it has not ended by itself, and says with which status or by which signal it did. */
  async stop(signal: 'SIGKILL' | 'SIGTERM' | 'SIGINT'): Promise<number | string> {
    const ended = this.#ended;
    if (this.#child === undefined || ended === undefined) throw new Error('child: not running');
    this.#child.kill(signal);
    const by = await ended;
    this.#child = undefined;
    return by;
  }

  /** Stops it where it is, as a lid that is closed does, or has it go on, or do what it does at that signal. */
  signal(signal: 'SIGSTOP' | 'SIGCONT' | 'SIGUSR2'): void {
    this.#child?.kill(signal);
  }

  /** Ends it if it runs: for after a test, whatever came of it. */
  async end(): Promise<void> {
    if (this.#child?.exitCode === null && this.#child.signalCode === null) await this.stop('SIGKILL');
  }
}

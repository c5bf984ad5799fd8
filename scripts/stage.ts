import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '..');

export interface Ended {
  readonly ok: boolean;
  readonly seconds: number;
  readonly output: string;
}

export interface How {
  /** `show` lets the script print as it goes; `keep` gives its words back at the end. */
  readonly print: 'show' | 'keep';
  /** After so many minutes it is stopped, and has failed. */
  readonly minutes: number;
}

/** Runs one script of the repository on this Node, to its end. */
export function runNode(args: readonly string[], { print, minutes }: How): Promise<Ended> {
  const began = performance.now();
  const out = print === 'show' ? 'inherit' : 'pipe';
  // A group of its own, so that a stage that hangs goes with all its workers.
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', out, out], detached: true });
  running.add(child);
  const pieces: Buffer[] = [];
  child.stdout?.on('data', (piece: Buffer) => pieces.push(piece));
  child.stderr?.on('data', (piece: Buffer) => pieces.push(piece));
  const tooLong = setTimeout(() => {
    console.log(`\nStopped: not done after ${minutes} minutes.`);
    stop(child, 'SIGKILL');
  }, minutes * 60_000);
  return new Promise((resolve) => {
    const end = (ok: boolean, words = '') => {
      clearTimeout(tooLong);
      running.delete(child);
      resolve({ ok, seconds: (performance.now() - began) / 1000, output: Buffer.concat(pieces).toString() + words });
    };
    child.on('error', (error) => end(false, error.message));
    child.on('close', (code) => end(code === 0));
  });
}

const running = new Set<ChildProcess>();

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    for (const child of running) stop(child, signal);
    process.exit(1);
  });
}

function stop({ pid, exitCode }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined || exitCode !== null) return;
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, signal);
  } catch {
    // It has just ended by itself.
  }
}

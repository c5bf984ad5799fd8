import { spawn } from 'node:child_process';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '..');

export interface Ended {
  readonly ok: boolean;
  readonly seconds: number;
  readonly output: string;
}

/** Runs one script of the repository on this Node, to its end. `show` lets it print as it goes; otherwise it is kept. */
export function runNode(args: readonly string[], how: 'show' | 'keep', cwd: string = ROOT): Promise<Ended> {
  const began = performance.now();
  const child = spawn(process.execPath, args, {
    cwd,
    stdio: ['ignore', how === 'show' ? 'inherit' : 'pipe', how === 'show' ? 'inherit' : 'pipe'],
  });
  const pieces: Buffer[] = [];
  child.stdout?.on('data', (piece: Buffer) => pieces.push(piece));
  child.stderr?.on('data', (piece: Buffer) => pieces.push(piece));
  return new Promise((resolve) => {
    const end = (ok: boolean, words = '') =>
      resolve({ ok, seconds: (performance.now() - began) / 1000, output: Buffer.concat(pieces).toString() + words });
    child.on('error', (error) => end(false, error.message));
    child.on('close', (code) => end(code === 0));
  });
}

import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { halfPlayed } from './games.ts';

const MATCHES = 20_000;

/** Bytes that one match in mid-game keeps on the heap, the shared rules not counted. */
export function measureMatchBytes(): number {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect !== 'function') throw new Error('bench: this Node cannot collect on demand');
  halfPlayed(100);
  collect();
  const before = process.memoryUsage().heapUsed;
  const held = halfPlayed(MATCHES);
  collect();
  const after = process.memoryUsage().heapUsed;
  return (after - before) / held.length;
}

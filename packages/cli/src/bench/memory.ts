import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type BenchTable, measuresOf } from '@reseau/bots';
import type { Kind, Match } from '@reseau/core';
import type { GameId } from '@reseau/games';
import { gameOf, halfPlayed } from './games.ts';

const MATCHES = 20_000;
/** Fewer will do where games are long. */
const MILLIS = 20_000;

/** Bytes that one match in mid-game keeps on the heap, the shared rules not counted. */
export function measureMatchBytes(id: GameId, table: BenchTable, most = MATCHES): number {
  const game = gameOf(id, table);
  const { idle } = measuresOf(id).bench;
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect !== 'function') throw new Error('bench: this Node cannot collect on demand');
  const weighed = (count: number): readonly Match<Kind>[] => {
    const began = performance.now();
    const held: Match<Kind>[] = [];
    while (held.length < count && performance.now() - began < MILLIS)
      held.push(halfPlayed(game, `weigh ${held.length}`, idle));
    return held;
  };
  weighed(most / 200);
  collect();
  const before = process.memoryUsage().heapUsed;
  const held = weighed(most);
  collect();
  const after = process.memoryUsage().heapUsed;
  return (after - before) / held.length;
}

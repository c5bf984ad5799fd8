import type { Timings } from '@reseau/rooms';
import { byeFaults } from './check-byes.ts';
import { clockFaults } from './check-clocks.ts';
import { factFaults } from './check-facts.ts';
import { requestFaults } from './check-requests.ts';
import type { Fault } from './fault.ts';
import { answersIn, type History, requestsIn } from './history.ts';
import { readLog } from './stored.ts';

/** All that is known of a table from outside: what the store holds, and what its devices said and heard. */
export interface Evidence {
  readonly code: string;
  readonly log: readonly string[];
  readonly timings: Timings;
  /** Of every device that ever asked for anything at this table. */
  readonly devices: readonly History[];
  /** One that called the server itself. Without it no clocks are checked. */
  readonly screen?: History;
  /** From which event on nothing rang any more, on purpose. */
  readonly quietFrom?: number;
}

export interface Report {
  readonly faults: readonly Fault[];
  readonly sent: number;
  readonly acknowledged: number;
  readonly stored: number;
  readonly facts: number;
  readonly clocks: number;
}

/** Proves by nothing of the server's own that this table kept its promises, or says where not. */
export function checkTable({ code, log, timings, devices, screen, quietFrom }: Evidence): Report {
  const stored = readLog(log);
  const listeners = screen === undefined ? devices : [...devices, screen];
  const told = listeners.map((history) => factFaults(stored, history));
  const clocks = screen === undefined ? [] : clockFaults(log.slice(0, quietFrom), timings, screen);
  const moves = new Set(devices.flatMap(requestsIn).flatMap(({ t, id }) => (t === 'move' ? [id] : [])));
  const done = new Set(devices.flatMap(answersIn).flatMap(({ t, id }) => (t === 'done' && moves.has(id) ? [id] : [])));
  return {
    faults: [
      ...requestFaults(code, stored, devices),
      ...told.flatMap(({ faults }) => faults),
      ...clocks,
      ...listeners.flatMap(byeFaults),
    ],
    sent: moves.size,
    acknowledged: done.size,
    stored: stored.moves.length,
    facts: told.reduce((sum, { checked }) => sum + checked, 0),
    clocks: screen === undefined ? 0 : stored.rung,
  };
}

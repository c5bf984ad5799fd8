import { type Machine, MemoryStore, type Store, type Timings } from '@reseau/rooms';
import { CONFIG, type Config, type Limits } from '../config.ts';
import { startServer } from '../server.ts';

export interface TestServer {
  /** Such as http://127.0.0.1:40123. */
  readonly base: string;
  close(): Promise<void>;
}

const NONE = Number.POSITIVE_INFINITY;
const NO_LIMITS: Limits = {
  requests: NONE,
  openRooms: NONE,
  openRoomsADay: NONE,
  joins: NONE,
  wrongCodes: NONE,
  connections: NONE,
  lines: NONE,
  watchers: NONE,
  memberLines: NONE,
  work: NONE,
  // What is limited in a test is what an address has: a seat has nothing of its own.
  seat: 0,
  burst: NONE,
  perSecond: NONE,
};

/** A server on a free port, in memory, quiet, with bots that answer at once, no limits but those asked for, and no shortest time to look at cards. Its time is the test's, if it is given a machine. */
export async function startTestServer(
  change: Partial<Omit<Config, 'limits' | 'timings'>> & {
    readonly limits?: Partial<Limits>;
    readonly timings?: Partial<Timings>;
  } = {},
  store: Store = new MemoryStore(),
  machine?: Machine,
): Promise<TestServer> {
  const server = await startServer(
    {
      ...CONFIG,
      port: 0,
      host: '127.0.0.1',
      logLevel: 'silent',
      botPace: 0,
      ...change,
      limits: { ...NO_LIMITS, ...change.limits },
      timings: { ...CONFIG.timings, roles: 0, ...change.timings },
    },
    store,
    machine,
  );
  return { base: `http://127.0.0.1:${server.port}`, close: server.close };
}

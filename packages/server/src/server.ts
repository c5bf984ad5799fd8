import { WorkerBrain } from './bots/worker-brain.ts';
import type { Config } from './config.ts';
import { makeApp } from './http/app.ts';
import { makeLog } from './log.ts';
import { Metrics } from './metrics.ts';
import { Clearing } from './rooms/clearing.ts';
import { Rooms } from './rooms/rooms.ts';
import { Heartbeat } from './socket/heartbeat.ts';
import { openStore } from './store/sqlite-store.ts';
import type { Store } from './store/store.ts';

export interface RunningServer {
  readonly port: number;
  /** Says goodbye to everybody, finishes what is under way, and lets go of the store. */
  close(): Promise<void>;
}

/** After a restart everybody has at least this long to come back before a time limit strikes. */
const AFTER_RESTART = 15_000;
const DAY = 24 * 60 * 60_000;

/** Starts the server; resolves once it can be called. Without a store it opens the file in the data folder. */
export async function startServer(config: Config, given?: Store): Promise<RunningServer> {
  const log = makeLog(config.logLevel);
  const metrics = new Metrics();
  const store = given ?? (await openStore(config.dataDir, (count) => metrics.committed(count)));
  const brain = new WorkerBrain();
  const earliestDeadline = Date.now() + AFTER_RESTART;
  const { botPace, timings, houseOptions } = config;
  const rooms = new Rooms(store, { log, brain, botPace, timings, houseOptions, earliestDeadline });
  const cleared = (count: number): void => metrics.cleared(count);
  const clearing = new Clearing(rooms, { keepFor: config.keepDays * DAY, log, cleared });
  const app = await makeApp({ config, rooms, store, metrics, log });
  const sockets = app.websocketServer;
  const heartbeat = new Heartbeat(sockets);
  metrics.watch({ rooms: () => rooms.count, connections: () => sockets.clients.size });

  const close = async (): Promise<void> => {
    heartbeat.stop();
    clearing.stop();
    await rooms.close();
    await app.close();
    await Promise.all([store.close(), brain.close()]);
    metrics.close();
  };
  try {
    await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    await close();
    throw error;
  }
  const address = app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : config.port;
  void rooms.sweep();
  log.info('listening', { port });
  return { port, close };
}

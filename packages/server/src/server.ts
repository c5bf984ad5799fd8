import {
  type CutShort,
  type Machine,
  Retention,
  Rooms,
  SteadyClock,
  type Store,
  seededRandom,
  systemRandom,
} from '@reseau/rooms';
import { nodeBotPool } from './bots/node-threads.ts';
import type { Config } from './config.ts';
import { Control } from './control/control.ts';
import { makeApp } from './http/app.ts';
import { makeLog } from './log.ts';
import { Metrics } from './metrics.ts';
import { Heartbeat } from './socket/heartbeat.ts';
import { Audit } from './store/audit.ts';
import { Findings } from './store/findings.ts';
import { openStore, SqliteStore } from './store/sqlite-store.ts';

export interface RunningServer {
  readonly port: number;
  /** The address it listens on, as a number. */
  readonly address: string;
  /** The store has died: nothing that happens is kept any more. Never resolves otherwise. */
  readonly storeDied: Promise<void>;
  /** Says goodbye to everybody, finishes what is under way, and lets go of the store. */
  close(): Promise<void>;
}

const DAY = 24 * 60 * 60_000;

/**
 * Starts the server; resolves once it can be called. Without a store it opens the file in the data folder; its time is that of
 * the machine, unless it is given another one.
 */
export async function startServer(config: Config, given?: Store, machine?: Machine): Promise<RunningServer> {
  const log = makeLog(config.logLevel);
  const clock = new SteadyClock(machine);
  const metrics = new Metrics(clock);
  const { promise: storeDied, resolve: tellDeath } = Promise.withResolvers<void>();
  const findings = new Findings(log);
  const heard = {
    cutShort: (tables: readonly CutShort[]) => findings.foundCutShort(tables),
    committed: (count: number) => metrics.committed(count),
    died: (error: Error) => {
      log.failed('the thread of the store', error);
      tellDeath();
    },
  };
  const store = given ?? (await openStore(config.dataDir, heard));
  const botRunner = nodeBotPool(clock);
  const { botPace, timings, limits, defaultOptions, seed } = config;
  const chance = seed === undefined ? systemRandom : seededRandom(seed);
  const rooms = new Rooms(store, { log, clock, botRunner, chance, botPace, timings, limits, defaultOptions });
  rooms.cutShort(findings.cutShort);
  const audit =
    store instanceof SqliteStore
      ? new Audit({ clock, log, look: (after) => store.audit(after), found: (tables) => findings.foundDamaged(tables) })
      : undefined;
  const control = store instanceof SqliteStore ? new Control({ rooms, store, log }) : undefined;
  const retention = new Retention(
    { rooms, store, clock, log },
    {
      keepFor: config.keepDays * DAY,
      cleared: (count) => metrics.cleared(count),
      heldBack: (count) => metrics.heldBack(count),
    },
  );
  const app = await makeApp({ config, rooms, findings, clock, metrics, log });
  const sockets = app.websocketServer;
  const heartbeat = new Heartbeat(sockets, { clock, log });
  metrics.watch({
    clockApart: () => clock.apart,
    rooms: () => rooms.count,
    isFailing: () => rooms.isFailing,
    cutShort: () => findings.counts.cutShort ?? 0,
    damaged: () => findings.counts.damaged ?? 0,
    connections: () => sockets.clients.size,
    buffered: () => [...sockets.clients].reduce((sum, { bufferedAmount }) => sum + bufferedAmount, 0),
  });

  const close = async (): Promise<void> => {
    heartbeat.stop();
    retention.stop();
    audit?.stop();
    await control?.close();
    await rooms.close();
    await app.close();
    await Promise.all([store.close(), botRunner.close()]);
    metrics.close();
    clock.close();
  };
  await control?.open();
  try {
    await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    await close();
    throw error;
  }
  const bound = app.server.address();
  if (bound === null || typeof bound === 'string') throw new Error('server: not listening on a port');
  const { address, port } = bound;
  log.info('listening', { port });
  return { port, address, storeDied, close };
}

import { join } from 'node:path';
import websocket from '@fastify/websocket';
import type { ErrorCode } from '@reseau/protocol';
import fastify, { type FastifyInstance } from 'fastify';
import { inlineBrain } from './bots/brain.ts';
import type { Config } from './config.ts';
import { Api, Refused } from './http/api.ts';
import { registerHeaders, registerPages } from './http/pages.ts';
import { type Log, makeLog } from './log.ts';
import { Metrics } from './metrics.ts';
import { Rooms } from './rooms/rooms.ts';
import { Connection } from './socket/connection.ts';
import { openSqliteStore } from './store/sqlite-store.ts';
import type { Store } from './store/store.ts';

export interface RunningServer {
  readonly port: number;
  close(): Promise<void>;
}

const DATA_FILE = 'reseau.sqlite';
const MOST_BODY = 4096;
const MOST_MESSAGE = 8192;
/** After a restart everybody has at least this long to come back before a time limit strikes. */
const AFTER_RESTART = 15_000;

/** Starts the server; resolves once it can be called. */
export async function startServer(config: Config, given?: Store): Promise<RunningServer> {
  const log = makeLog(config.logLevel);
  let rooms: Rooms | undefined;
  const metrics = new Metrics({ rooms: () => rooms?.count ?? 0, connections: () => app.websocketServer.clients.size });
  const store =
    given ?? (await openSqliteStore(join(config.dataDir, DATA_FILE), (requests) => metrics.committed(requests)));
  rooms = new Rooms(store, {
    log,
    brain: inlineBrain,
    botPace: config.botPace,
    timings: config.timings,
    earliestDeadline: Date.now() + AFTER_RESTART,
  });
  const app = await makeApp(config, { rooms, store, metrics, log });
  await app.listen({ port: config.port, host: config.host });
  const address = app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : config.port;
  await rooms.sweep();
  log.info('listening', { port });
  return {
    port,
    close: async () => {
      await rooms.close();
      await app.close();
      await store.close();
      metrics.close();
    },
  };
}

interface Parts {
  readonly rooms: Rooms;
  readonly store: Store;
  readonly metrics: Metrics;
  readonly log: Log;
}

async function makeApp(config: Config, { rooms, store, metrics, log }: Parts): Promise<FastifyInstance> {
  const app = fastify({ bodyLimit: MOST_BODY, trustProxy: config.trustProxy, forceCloseConnections: true });
  app.setErrorHandler((error, _request, reply) => {
    const refused = error instanceof Refused ? error : asRefused(error, log);
    metrics.refused(refused.failure.error);
    return reply.status(refused.status).send(refused.failure);
  });
  await registerHeaders(app);
  await app.register(websocket, { options: { maxPayload: MOST_MESSAGE, perMessageDeflate: false } });
  const api = new Api(rooms, config.limits);
  api.register(app);
  app.get('/api/rooms/:code/socket', { websocket: true }, (socket, request) => {
    const { code } = request.params as { code: string };
    const find = (wanted: string) =>
      api.find(wanted, request.ip).catch((error: unknown): ErrorCode => {
        if (error instanceof Refused) return error.failure.error;
        throw error;
      });
    new Connection(socket, code, { limits: config.limits, metrics, find });
  });
  app.get('/healthz', async () => {
    await store.check();
    return { ok: true };
  });
  app.get('/metrics', async (_request, reply) => reply.type(metrics.contentType).send(await metrics.text()));
  await registerPages(app, config.webDir);
  return app;
}

function asRefused(error: unknown, log: Log): Refused {
  const status = typeof error === 'object' && error !== null && 'statusCode' in error ? error.statusCode : 500;
  if (status === 413) return new Refused('tooLarge');
  if (status === 429) return new Refused('tooMany');
  if (typeof status === 'number' && status < 500) return new Refused('badMessage');
  log.failed('request', error);
  return new Refused('internal');
}

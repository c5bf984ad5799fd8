import websocket from '@fastify/websocket';
import type { ErrorCode } from '@reseau/protocol';
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { Connection } from '../socket/connection.ts';
import { type Store, StoreError } from '../store/store.ts';
import { Api } from './api.ts';
import { atMost, registerLimits } from './limits.ts';
import { registerHeaders, registerPages } from './pages.ts';
import { Refused } from './refused.ts';

const MOST_BODY = 4096;
/** Options may carry a whole card file. */
const MOST_MESSAGE = 65_536;
/** The health check writes to the disk: callers within this time share one answer. */
const HEALTH_LASTS = 1000;

export interface Parts {
  readonly config: Config;
  readonly rooms: Rooms;
  readonly store: Store;
  readonly metrics: Metrics;
  readonly log: Log;
}

/** Everything that can be asked of the server. */
export async function makeApp(parts: Parts): Promise<FastifyInstance> {
  const { config, rooms, metrics, log } = parts;
  const app = fastify({ bodyLimit: MOST_BODY, trustProxy: config.trustProxy, forceCloseConnections: true });
  app.setErrorHandler((error, _request, reply) => {
    const refused = asRefused(error, log);
    metrics.refused(refused.failure.error);
    return reply.status(refused.status).send(refused.failure);
  });
  await registerHeaders(app);
  await registerLimits(app, config.limits.requests);
  await app.register(websocket, { options: { maxPayload: MOST_MESSAGE, perMessageDeflate: false } });
  const api = new Api(rooms, config.limits);
  api.register(app);
  registerSocket(app, api, parts);
  registerWatch(app, parts);
  await registerPages(app, config.webDir);
  return app;
}

function registerSocket(app: FastifyInstance, api: Api, { config: { limits }, metrics }: Parts): void {
  const guard = async (request: FastifyRequest): Promise<void> => {
    if (!isSameOrigin(request)) throw new Refused('badMessage', 'origin');
  };
  app.get(
    '/api/rooms/:code/socket',
    { websocket: true, preValidation: guard, ...atMost(limits.connections) },
    (socket, request) => {
      const { code } = request.params as { readonly code: string };
      const find = (wanted: string) => api.find(wanted, request.ip).catch(codeOf);
      new Connection({ socket, stream: request.raw.socket }, code, { limits, metrics, find });
    },
  );
}

/** A page of another site must not speak in the name of whoever looks at it. Programs send no origin. */
function isSameOrigin({ headers: { origin }, host }: FastifyRequest): boolean {
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host);
}

function codeOf(error: unknown): ErrorCode {
  if (error instanceof Refused) return error.failure.error;
  throw error;
}

function registerWatch(app: FastifyInstance, { config, store, metrics }: Parts): void {
  let health: Promise<void> | undefined;
  app.get('/healthz', async () => {
    if (health === undefined) {
      health = store.check();
      setTimeout(() => {
        health = undefined;
      }, HEALTH_LASTS).unref();
    }
    await health;
    return { ok: true };
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayMeasure(request, config.metricsToken)) return reply.status(404).send({ error: 'noSuchRoom' });
    return reply.type(metrics.contentType).send(await metrics.text());
  });
}

/**
 * Metrics count moves as they come, also where the rules hide that somebody has chosen: they are for whoever runs the
 * server, not for the table.
 */
function mayMeasure({ headers, socket }: FastifyRequest, token: string | undefined): boolean {
  if (token !== undefined) return headers.authorization === `Bearer ${token}`;
  const direct = headers['x-forwarded-for'] === undefined && headers.forwarded === undefined;
  return direct && /^(127[.]|::1$|::ffff:127[.])/.test(socket.remoteAddress ?? '');
}

function asRefused(error: unknown, log: Log): Refused {
  if (error instanceof Refused) return error;
  const status = typeof error === 'object' && error !== null && 'statusCode' in error ? error.statusCode : 500;
  if (status === 413) return new Refused('tooLarge');
  if (typeof status === 'number' && status < 500) return new Refused('badMessage');
  log.failed('request', error);
  return new Refused(error instanceof StoreError ? 'unavailable' : 'internal');
}

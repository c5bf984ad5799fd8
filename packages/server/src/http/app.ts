import type { Socket } from 'node:net';
import websocket from '@fastify/websocket';
import { type ErrorCode, MOST_MESSAGE } from '@reseau/protocol';
import { CannotStore, type Clock, Damaged, guarded, type Log, type Rooms, StoreError } from '@reseau/rooms';
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { BODY, readJson } from '../bounded-json.ts';
import type { Config } from '../config.ts';
import type { Metrics } from '../metrics.ts';
import { Connection } from '../socket/connection.ts';
import { ConnectionLimit } from '../socket/connection-limit.ts';
import type { Findings } from '../store/findings.ts';
import { TokenBuckets } from '../token-bucket.ts';
import { Api, placeOf } from './api.ts';
import { callerOf, trusting } from './caller.ts';
import { isDirect, warnOfUntrustedProxy } from './direct.ts';
import { registerConnections } from './held-connections.ts';
import { registerNames } from './house-names.ts';
import { registerAddresses } from './invite-addresses.ts';
import { registerLimits, UNCOUNTED } from './limits.ts';
import { registerHeaders, registerPages } from './pages.ts';
import { Refused } from './refused.ts';

const MOST_BODY = 4096;
/** On one connection, after which the caller takes another: many can be sent in one piece, and are read in one. */
const MOST_REQUESTS = 100;
const SOCKET = '/api/rooms/:code/socket';
const SOCKETS = {
  maxPayload: MOST_MESSAGE,
  // In how many pieces a message may come: each costs memory until the last is there.
  maxFragments: 64,
  maxBufferedChunks: 2048,
  perMessageDeflate: false,
  // The connection answers pings itself, as long as it has tokens left and the answers are read.
  autoPong: false,
  // In milliseconds, for a line that was ended.
  closeTimeout: 2000,
};
/** On one connection at once. Browsers wait for each answer; whoever does not has every one of them made at the same time. */
const MOST_UNANSWERED = 8;
/** The health check writes to the disk: callers within this time share one answer. */
const HEALTH_LASTS = 1000;

export interface Parts {
  readonly config: Config;
  readonly rooms: Rooms;
  readonly findings: Findings;
  readonly clock: Clock;
  readonly metrics: Metrics;
  readonly log: Log;
}

/** Everything that can be asked of the server. */
export async function makeApp(parts: Parts): Promise<FastifyInstance> {
  const { config, clock, metrics, log } = parts;
  const app = fastify({
    bodyLimit: MOST_BODY,
    trustProxy: config.trustProxy === 0 ? false : trusting(config.trustProxy),
    forceCloseConnections: true,
    // Nothing goes in or out: whoever asks and never reads holds files and memory.
    connectionTimeout: config.requestWithin,
    maxRequestsPerSocket: MOST_REQUESTS,
    requestTimeout: config.requestWithin,
    http: onTime(config.requestWithin),
    // An address that cannot be read passes no hook: nobody else would let go of the line of an upgrade to it.
    frameworkErrors: (_error, { raw: { socket } }, { raw }) => {
      raw.writeHead(400, { 'content-type': 'application/json', connection: 'close' });
      raw.end(JSON.stringify(new Refused('badMessage').failure), () => socket.destroySoon());
    },
  });
  // Whoever goes on, though the last answer has said that it was the last.
  app.server.on('dropRequest', (_request, socket) => socket.destroy());
  app.setErrorHandler((error, _request, reply) => {
    const refused = asRefused(error, log);
    metrics.refused(refused.failure.error);
    // Whoever asks too much calls anew for every question.
    if (refused.failure.error === 'tooMany') reply.header('connection', 'close');
    return reply.status(refused.status).send(refused.failure);
  });
  registerConnections(app, config);
  limitPipelining(app);
  if (config.trustProxy === 0) {
    const told = warnOfUntrustedProxy(log);
    app.addHook('onRequest', async ({ headers }) => told(headers));
  }
  registerBodies(app);
  await registerHeaders(app);
  registerLimits(app, config.limits.requests, clock);
  await app.register(websocket, {
    options: SOCKETS,
    // Whatever a line breaks of: a reset, a frame that is none.
    errorHandler: (_error, socket) => socket.terminate(),
  });
  // After it: it lets go of the line of an upgrade that is refused, if it has seen the request first.
  registerNames(app, config, log);
  const work = new TokenBuckets(config.limits.work, clock);
  const api = new Api(parts, work);
  api.register(app);
  registerAddresses(app, config);
  registerSocket(app, api, work, parts);
  registerWatch(app, parts);
  await registerPages(app, config.webDir);
  return app;
}

/**
 * Node looks every 30 s for who is late, and where headers may take longer than the whole request, it takes the one time for the
 * other: left alone, half a body would hold its line three times as long.
 */
const onTime = (within: number) => ({ headersTimeout: within, connectionsCheckingInterval: Math.ceil(within / 30) });

/** Cuts off whoever sends request after request without waiting for an answer. */
function limitPipelining(app: FastifyInstance): void {
  const unanswered = new WeakMap<Socket, number>();
  app.addHook('onRequest', async ({ raw: { socket } }, reply) => {
    const open = (unanswered.get(socket) ?? 0) + 1;
    unanswered.set(socket, open);
    reply.raw.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
    if (open <= MOST_UNANSWERED) return;
    reply.hijack();
    socket.destroy();
  });
}

/** JSON and nothing else, read within bounds. */
function registerBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async (_request: FastifyRequest, text: string) => {
      const read = readJson(text, BODY);
      if (!read.ok) throw new Refused(read.code);
      return read.value;
    },
  );
}

function registerSocket(
  app: FastifyInstance,
  api: Api,
  work: TokenBuckets,
  { config: { limits }, clock, metrics, log }: Parts,
): void {
  const lines = new ConnectionLimit(limits.lines);
  const watches = new TokenBuckets(limits.connections, clock);
  const seats = new TokenBuckets(limits.seat, clock);
  // Anywhere else, a line would be opened and then closed.
  app.addHook('onRequest', async ({ ws, routeOptions }) => {
    if (ws && routeOptions.url !== SOCKET) throw new Refused('noSuchRoom');
  });
  app.get(SOCKET, { websocket: true, ...UNCOUNTED }, (socket, request) => {
    const { code } = request.params as { readonly code: string };
    const caller = callerOf(request.ip);
    const find = (wanted: string, token: string | undefined) =>
      api.find(wanted, caller, token === undefined ? undefined : placeOf(token)).catch(codeOf);
    const spend = (cost: number, seat: string | undefined) =>
      (seat !== undefined && seats.take(seat, cost)) || work.take(caller, cost);
    const open = (): void => {
      const enters = (member: string | undefined): boolean => {
        const seat = member === undefined ? undefined : { table: code.toUpperCase(), member };
        return (seat !== undefined || watches.take(caller)) && lines.enter(caller, connection, seat);
      };
      const context = { caller, limits, clock, metrics, log, spend, find, enters };
      const connection = new Connection({ socket, stream: request.raw.socket }, code, context);
      socket.once('close', () => lines.close(caller, connection));
      lines.open(caller, connection);
    };
    if (!guarded(log, 'connection', open)) socket.terminate();
  });
}

function codeOf(error: unknown): ErrorCode {
  if (error instanceof Refused) return error.failure.error;
  throw error;
}

function registerWatch(app: FastifyInstance, { config, rooms, findings, clock, metrics }: Parts): void {
  let health: Promise<void> | undefined;
  app.get('/healthz', async () => {
    if (health === undefined) {
      health = rooms.check();
      clock.after(HEALTH_LASTS, () => {
        health = undefined;
      });
    }
    await health;
    return { ok: true, ...findings.counts };
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
  return isDirect(headers) && /^(127[.]|::1$|::ffff:127[.])/.test(socket.remoteAddress ?? '');
}

function asRefused(error: unknown, log: Log): Refused {
  if (error instanceof Refused) return error;
  // Of these the log has told when it began.
  if (error instanceof CannotStore) return new Refused('cannotStore');
  if (error instanceof Damaged) return new Refused('damaged');
  const status = typeof error === 'object' && error !== null && 'statusCode' in error ? error.statusCode : 500;
  if (status === 413) return new Refused('tooLarge');
  if (typeof status === 'number' && status < 500) return new Refused('badMessage');
  log.failed('request', error);
  return new Refused(error instanceof StoreError ? 'unavailable' : 'internal');
}

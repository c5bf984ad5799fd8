import {
  codeSchema,
  type ErrorCode,
  type Failure,
  handoverSchema,
  type Joined,
  joinRoomSchema,
  openRoomSchema,
  type RoomDoor,
} from '@reseau/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Limits } from '../config.ts';
import type { LiveRoom } from '../rooms/live-room.ts';
import { decideJoin, most } from '../rooms/membership.ts';
import { phaseOf } from '../rooms/room.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { keyOf, newToken } from '../rooms/secrets.ts';
import { accept, refuse, type Verdict } from '../rooms/verdict.ts';
import { Allowances } from './allowance.ts';

const STATUS: Partial<Record<ErrorCode, number>> = {
  badMessage: 400,
  tooLarge: 413,
  tooMany: 429,
  noSuchRoom: 404,
  handoverOver: 410,
  unavailable: 503,
  internal: 500,
};

/** A refusal on its way to becoming an answer. */
export class Refused extends Error {
  readonly failure: Failure;
  readonly status: number;
  constructor(code: ErrorCode, reason?: string) {
    super(code);
    this.failure = reason === undefined ? { error: code } : { error: code, reason };
    this.status = STATUS[code] ?? 409;
  }
}

type ByCode = FastifyRequest<{ Params: { code: string } }>;

function bodyOf<S extends v.GenericSchema>(schema: S, { body }: FastifyRequest): v.InferOutput<S> {
  const parsed = v.safeParse(schema, body);
  if (!parsed.success) throw new Refused('badMessage');
  return parsed.output;
}

const performed = (room: LiveRoom, decide: Parameters<LiveRoom['perform']>[0]): Promise<Verdict> =>
  new Promise((resolve) => {
    room.perform(decide, resolve);
  });

/** What is done before there is a socket: open a room, look at its door, join it, take over a seat. */
export class Api {
  readonly #rooms: Rooms;
  readonly #wrongCodes: Allowances;
  readonly #opens: Allowances;
  readonly #joins: Allowances;

  constructor(rooms: Rooms, limits: Limits) {
    this.#rooms = rooms;
    this.#wrongCodes = new Allowances(limits.wrongCodes);
    this.#opens = new Allowances(limits.openRooms);
    this.#joins = new Allowances(limits.joins);
  }

  register(app: FastifyInstance): void {
    app.post('/api/rooms', (request, reply) => this.#open(request, reply));
    app.get('/api/rooms/:code', (request: ByCode) => this.#door(request));
    app.post('/api/rooms/:code/members', (request: ByCode, reply) => this.#join(request, reply));
    app.post('/api/rooms/:code/handover', (request: ByCode) => this.#handover(request));
  }

  /** Codes are short: guessing them is slowed down, and a wrong one costs whoever tries. */
  async find(code: string, address: string): Promise<LiveRoom> {
    const parsed = v.safeParse(codeSchema, code);
    const room = parsed.success ? await this.#rooms.find(parsed.output) : undefined;
    if (room !== undefined) return room;
    throw new Refused(this.#wrongCodes.take(address) ? 'noSuchRoom' : 'tooMany');
  }

  async #open(request: FastifyRequest, reply: FastifyReply): Promise<Joined> {
    const { game, name } = bodyOf(openRoomSchema, request);
    if (!this.#opens.take(request.ip)) throw new Refused('tooMany');
    const code = await this.#rooms.open(game);
    reply.status(201);
    return this.#admit(await this.find(code, request.ip), name);
  }

  async #door(request: ByCode): Promise<RoomDoor> {
    const { room } = await this.find(request.params.code, request.ip);
    return { code: room.code, game: room.game, phase: phaseOf(room), members: room.members.length, most: most(room) };
  }

  async #join(request: ByCode, reply: FastifyReply): Promise<Joined> {
    const { name } = bodyOf(joinRoomSchema, request);
    if (!this.#joins.take(request.ip)) throw new Refused('tooMany');
    reply.status(201);
    return this.#admit(await this.find(request.params.code, request.ip), name);
  }

  async #admit(room: LiveRoom, name: string): Promise<Joined> {
    const token = newToken();
    const key = keyOf(token);
    const verdict = await performed(room, (value, now) => decideJoin(value, { name, key }, now));
    if (!verdict.ok) throw new Refused(verdict.code, verdict.reason);
    const joined = verdict.events.find(({ type }) => type === 'joined');
    if (joined?.type !== 'joined') throw new Error('api: nobody joined');
    return { code: room.room.code, token, id: joined.member };
  }

  async #handover(request: ByCode): Promise<Joined> {
    const { secret } = bodyOf(handoverSchema, request);
    const room = await this.find(request.params.code, request.ip);
    if (!this.#joins.take(request.ip)) throw new Refused('tooMany');
    const offered = keyOf(secret);
    const token = newToken();
    const verdict = await performed(room, (value, { now }) => {
      const offer = value.handovers.find(({ key, until }) => key === offered && until > now);
      if (offer === undefined) return refuse('handoverOver');
      return accept({ type: 'handedOver', at: now, member: offer.member, key: keyOf(token) });
    });
    if (!verdict.ok) throw new Refused(verdict.code, verdict.reason);
    const [event] = verdict.events;
    if (event?.type !== 'handedOver') throw new Error('api: nothing was handed over');
    return { code: room.room.code, token, id: event.member };
  }
}

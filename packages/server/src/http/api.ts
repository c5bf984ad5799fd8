import {
  codeSchema,
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
import { memberWithKey, phaseOf } from '../rooms/room.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { keyOf, newToken } from '../rooms/secrets.ts';
import { accept, refuse, type Verdict } from '../rooms/verdict.ts';
import { Allowances } from './allowance.ts';
import { atMost } from './limits.ts';
import { Refused } from './refused.ts';

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
  readonly #limits: Limits;
  readonly #wrongCodes: Allowances;

  constructor(rooms: Rooms, limits: Limits) {
    this.#rooms = rooms;
    this.#limits = limits;
    this.#wrongCodes = new Allowances(limits.wrongCodes);
  }

  register(app: FastifyInstance): void {
    const { openRooms, joins } = this.#limits;
    app.post('/api/rooms', atMost(openRooms), (request, reply) => this.#open(request, reply));
    app.get('/api/rooms/:code', (request: ByCode) => this.#door(request));
    app.post('/api/rooms/:code/members', atMost(joins), (request: ByCode, reply) => this.#join(request, reply));
    app.post('/api/rooms/:code/handover', atMost(joins), (request: ByCode) => this.#handover(request));
  }

  /** Codes are short: guessing them is slowed down, and whoever has guessed too often finds no room at all. */
  async find(code: string, address: string): Promise<LiveRoom> {
    if (this.#wrongCodes.isSpent(address)) throw new Refused('tooMany');
    const parsed = v.safeParse(codeSchema, code);
    const room = parsed.success ? await this.#rooms.find(parsed.output) : undefined;
    if (room !== undefined) return room;
    this.#wrongCodes.take(address);
    throw new Refused('noSuchRoom');
  }

  async #open(request: FastifyRequest, reply: FastifyReply): Promise<Joined> {
    const { game, name } = bodyOf(openRoomSchema, request);
    const code = await this.#rooms.open(game);
    reply.status(201);
    return admit(await this.find(code, request.ip), name, newToken());
  }

  async #door(request: ByCode): Promise<RoomDoor> {
    const { room } = await this.find(request.params.code, request.ip);
    return { code: room.code, game: room.game, phase: phaseOf(room), members: room.members.length, most: most(room) };
  }

  async #join(request: ByCode, reply: FastifyReply): Promise<Joined> {
    const { name, token = newToken() } = bodyOf(joinRoomSchema, request);
    const room = await this.find(request.params.code, request.ip);
    reply.status(201);
    return admit(room, name, token);
  }

  async #handover(request: ByCode): Promise<Joined> {
    const { secret, token = newToken() } = bodyOf(handoverSchema, request);
    const room = await this.find(request.params.code, request.ip);
    return takeOver(room, secret, token);
  }
}

async function admit(room: LiveRoom, name: string, token: string): Promise<Joined> {
  const key = keyOf(token);
  const verdict = await performed(room, (value, now) => {
    if (value.former.includes(key)) return refuse('badToken');
    return memberWithKey(value, key) === undefined ? decideJoin(value, { name, key }, now) : accept();
  });
  return holder(room, verdict, token);
}

async function takeOver(room: LiveRoom, secret: string, token: string): Promise<Joined> {
  const offered = keyOf(secret);
  const key = keyOf(token);
  const verdict = await performed(room, (value, { now }) => {
    if (memberWithKey(value, key) !== undefined) return accept();
    const offer = value.handovers.find((open) => open.key === offered && open.until > now);
    if (offer === undefined) return refuse('handoverOver');
    return accept({ type: 'handedOver', at: now, member: offer.member, key });
  });
  return holder(room, verdict, token);
}

/** Whom the token now stands for. */
function holder({ room }: LiveRoom, verdict: Verdict, token: string): Joined {
  if (!verdict.ok) throw new Refused(verdict.code, verdict.reason);
  const member = memberWithKey(room, keyOf(token));
  if (member === undefined) throw new Refused('notMember');
  return { code: room.code, token, id: member.id };
}

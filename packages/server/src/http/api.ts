import type { MatchFile } from '@reseau/games';
import {
  codeSchema,
  type ErrorCode,
  handoverSchema,
  type Joined,
  joinRoomSchema,
  openRoomSchema,
  type RoomDoor,
  recoverSchema,
  tokenSchema,
} from '@reseau/protocol';
import {
  type Admission,
  admit,
  type Clock,
  doorOf,
  holders,
  keyOf,
  keysOfRecovery,
  type LiveRoom,
  matchFileFor,
  matchFileFrom,
  memberWithKey,
  newToken,
  noFileFor,
  type Room,
  type Rooms,
  takeOver,
} from '@reseau/rooms';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Config, Limits } from '../config.ts';
import { TokenBuckets } from '../token-bucket.ts';
import { callerOf } from './caller.ts';
import { atMost, UNCOUNTED } from './limits.ts';
import { Refused } from './refused.ts';
import { Turns } from './turns.ts';

/** In tokens of the caller's bucket: a new room stays on the disk, and one that is joined may have to be read from there. */
const COST = { open: 8, join: 4, door: 2, recover: 8, record: 8 } as const;
/** Of a record that had to be read, in letters. */
const LETTERS_FOR_ONE = 16_384;
/** In milliseconds, longer than to look for a room takes. */
const UNTOLD_FOR = 300;

/** Of records, which take memory while they are gone through. Behind one address a whole club may have played. */
const READING = { atOnce: 2, ofOne: 60, ofAll: 600 };

/** In minutes. */
const DAY = 24 * 60;

const NOTHING = (): void => {};

interface Parts {
  readonly rooms: Rooms;
  readonly clock: Clock;
  readonly config: Pick<Config, 'limits'>;
}

interface Found {
  readonly room: LiveRoom | undefined;
  /** Whether this caller has guessed too often. */
  readonly isSpent: boolean;
}

/** Whether somebody's place in a room is his already. */
type HasPlace = (room: Room) => boolean;

export const placeOf =
  (token: string): HasPlace =>
  (room) =>
    memberWithKey(room, keyOf(token)) !== undefined;

const offeredPlace =
  (secret: string): HasPlace =>
  ({ handovers }) =>
    handovers.some(({ key }) => key === keyOf(secret));

type ByCode = FastifyRequest<{ Params: { code: string } }>;
type ByMatch = FastifyRequest<{ Params: { code: string; match: string } }>;

const matchSchema = v.pipe(v.string(), v.regex(/^[1-9][0-9]{0,5}$/), v.transform(Number));

function bodyOf<S extends v.GenericSchema>(schema: S, { body }: FastifyRequest): v.InferOutput<S> {
  const parsed = v.safeParse(schema, body);
  if (!parsed.success) throw new Refused('badMessage');
  return parsed.output;
}

function admitted(admission: Admission): Joined {
  if (!admission.ok) throw new Refused(admission.code, admission.reason);
  return admission.joined;
}

/** What is done before there is a socket: open a room, look at its door, join it, take over a seat. */
export class Api {
  readonly #rooms: Rooms;
  readonly #clock: Clock;
  readonly #limits: Limits;
  readonly #wrongCodes: TokenBuckets;
  readonly #work: TokenBuckets;
  readonly #joins: TokenBuckets;
  readonly #opens: TokenBuckets;
  readonly #reading = new Turns(READING);
  /** By caller, until nothing more is looked for. */
  readonly #looking = new Map<string, Promise<unknown>>();

  constructor({ rooms, clock, config: { limits } }: Parts, work: TokenBuckets) {
    this.#rooms = rooms;
    this.#clock = clock;
    this.#limits = limits;
    this.#work = work;
    this.#wrongCodes = new TokenBuckets(limits.wrongCodes, clock);
    this.#joins = new TokenBuckets(limits.joins, clock);
    this.#opens = new TokenBuckets(limits.openRoomsADay, clock, { minutes: DAY });
  }

  register(app: FastifyInstance): void {
    const { openRooms } = this.#limits;
    app.post('/api/rooms', atMost(openRooms), (request, reply) => this.#open(request, reply));
    app.get('/api/rooms/:code', (request: ByCode) => this.#door(request));
    app.post('/api/rooms/:code/members', UNCOUNTED, (request: ByCode, reply) => this.#join(request, reply));
    app.post('/api/rooms/:code/handover', UNCOUNTED, (request: ByCode) => this.#handover(request));
    app.get('/api/rooms/:code/matches/:match', (request: ByMatch) => this.#record(request));
    app.post('/api/rooms/:code/recover', UNCOUNTED, (request: ByCode) => this.#recover(request));
  }

  /**
   * Codes are short: guessing them is slowed down, and whoever has guessed too often finds no room but his own. Whoever has a place
   * is let in, however much others at the same address have guessed; all else is answered alike, and after the same time,
   * whether there is such a room or not.
   */
  async find(code: string, caller: string, hasPlace?: HasPlace): Promise<LiveRoom> {
    const own = this.#ownRoom(code, hasPlace);
    if (own !== undefined) return own;
    if (hasPlace !== undefined && this.#wrongCodes.isSpent(caller)) return this.#findHidden(code, caller, hasPlace);
    const { room, isSpent } = await this.#inTurn(caller, () => this.#look(code, caller, hasPlace !== undefined));
    if (isSpent && hasPlace !== undefined) return this.#findHidden(code, caller, hasPlace);
    if (isSpent) throw new Refused('tooMany');
    if (room === undefined) throw new Refused('noSuchRoom');
    return room;
  }

  /**
   * Takes the same time for whoever has no place, whether there is a room or not, however long its record is and however many look at once.
   * A long record is there when it is asked for again. Nobody waits for the end of another's time.
   */
  async #findHidden(code: string, caller: string, hasPlace: HasPlace): Promise<LiveRoom> {
    const over = this.#until(this.#clock.steady() + UNTOLD_FOR);
    const reading = this.#inTurn(caller, () => this.#read(code, caller));
    const room = await Promise.race([reading, over]);
    if (room !== undefined && hasPlace(room.room)) return room;
    await over;
    throw new Refused('tooMany');
  }

  /**
   * The room of somebody who comes in, or moves a seat: whoever has a place there already is let in, however much others at the same
   * address have asked for.
   */
  async #findToEnter({ params: { code }, ip }: ByCode, cost: number, hasPlace?: HasPlace): Promise<LiveRoom> {
    const caller = callerOf(ip);
    if (this.#joins.take(caller) && this.#work.take(caller, cost)) return this.find(code, caller, hasPlace);
    const asked = this.#clock.steady();
    const own = this.#ownRoom(code, hasPlace);
    if (own !== undefined) return own;
    if (hasPlace !== undefined) await this.#until(asked + UNTOLD_FOR);
    throw new Refused('tooMany');
  }

  /** A room in memory in which the caller has a place. Where somebody plays it is, and to look there costs nothing. */
  #ownRoom(code: string, hasPlace: HasPlace | undefined): LiveRoom | undefined {
    const parsed = v.safeParse(codeSchema, code);
    const room = parsed.success && hasPlace !== undefined ? this.#rooms.inMemory(parsed.output) : undefined;
    return room !== undefined && hasPlace?.(room.room) === true ? room : undefined;
  }

  #until(time: number): Promise<void> {
    return new Promise((resolve) => void this.#clock.after(time - this.#clock.steady(), resolve));
  }

  /** One after the other for each caller: guesses that come together are counted, and what is read is paid for, one by one. */
  #inTurn<T>(caller: string, task: () => Promise<T>): Promise<T> {
    const mine = (this.#looking.get(caller) ?? Promise.resolve()).then(task);
    const over: Promise<void> = mine.then(NOTHING, NOTHING).then(() => {
      if (this.#looking.get(caller) === over) this.#looking.delete(caller);
    });
    this.#looking.set(caller, over);
    return mine;
  }

  /** A guess is paid before it is answered: those that come together from all over a network are counted, too. Right ones are given back. */
  async #look(code: string, caller: string, mayHavePlace: boolean): Promise<Found> {
    if (!this.#wrongCodes.take(caller)) return { room: undefined, isSpent: true };
    try {
      // Asked again at its turn: what was read meanwhile has been charged.
      if (!mayHavePlace && this.#work.isSpent(caller)) throw new Refused('tooMany');
      const room = await this.#read(code, caller);
      if (room !== undefined) this.#wrongCodes.giveBack(caller);
      return { room, isSpent: false };
    } catch (error) {
      this.#wrongCodes.giveBack(caller);
      throw error;
    }
  }

  async #read(code: string, caller: string): Promise<LiveRoom | undefined> {
    const parsed = v.safeParse(codeSchema, code);
    const loaded = (weight: number): void => this.#work.charge(caller, Math.floor(weight / LETTERS_FOR_ONE));
    return parsed.success ? this.#rooms.find(parsed.output, loaded) : undefined;
  }

  #spend({ ip }: FastifyRequest, cost: number): void {
    if (!this.#work.take(callerOf(ip), cost)) throw new Refused('tooMany');
  }

  async #open(request: FastifyRequest, reply: FastifyReply): Promise<Joined> {
    this.#spend(request, COST.open);
    const { game, name, device } = bodyOf(openRoomSchema, request);
    if (!this.#opens.take(callerOf(request.ip))) throw new Refused('tooMany');
    const code = await this.#rooms.open(game);
    reply.status(201);
    const from = callerOf(request.ip);
    const room = await this.find(code, from, () => true);
    return admitted(await admit(room, name, { token: newToken(), device, from }));
  }

  async #door(request: ByCode): Promise<RoomDoor> {
    this.#spend(request, COST.door);
    const { room } = await this.find(request.params.code, callerOf(request.ip));
    if (room.closed !== undefined) throw new Refused(room.closed);
    return doorOf(room);
  }

  async #join(request: ByCode, reply: FastifyReply): Promise<Joined> {
    const { name, token = newToken(), device } = bodyOf(joinRoomSchema, request);
    const room = await this.#findToEnter(request, COST.join, placeOf(token));
    reply.status(201);
    return admitted(await admit(room, name, { token, device, from: callerOf(request.ip) }));
  }

  async #handover(request: ByCode): Promise<Joined> {
    const { secret, token = newToken(), device } = bodyOf(handoverSchema, request);
    const mine = (room: Room): boolean => placeOf(token)(room) || offeredPlace(secret)(room);
    const room = await this.#findToEnter(request, COST.join, mine);
    const offered = keyOf(secret);
    const whose = (value: Room, now: number) =>
      value.handovers.find((open) => open.key === offered && open.until > now)?.member;
    return admitted(await takeOver(room, { token, device }, whose, 'handoverOver'));
  }

  /** The record of a match that is over, for those who sat in it; for all while the table looks back at it together. */
  async #record(request: ByMatch): Promise<MatchFile> {
    this.#spend(request, COST.record);
    const caller = callerOf(request.ip);
    const token = bearer(request);
    const { code } = request.params;
    const wanted = v.safeParse(matchSchema, request.params.match);
    if (!wanted.success) throw new Refused('badMessage');
    const { room, review, weight } = await this.find(code, caller, token === undefined ? undefined : placeOf(token));
    // What the table looks back at together, everybody at the table may see: the screen on the wall, too.
    const isShared = review.match === wanted.output;
    if (!isShared && token === undefined) throw new Refused('badMessage');
    const key = isShared || token === undefined ? undefined : keyOf(token);
    const none = key === undefined ? undefined : noFileFor(room, key, wanted.output);
    if (none !== undefined) throw new Refused(none);
    // Paid before it is read: many who ask at once would have read all of it by the time the first has paid.
    if (!this.#work.take(caller, Math.floor(weight / LETTERS_FOR_ONE))) throw new Refused('tooMany');
    const file = await this.#reading.take(caller, () => this.#fileOf(room, wanted.output, key));
    if (typeof file === 'string') throw new Refused(file);
    return file;
  }

  async #fileOf(room: Room, match: number, key: string | undefined): Promise<MatchFile | ErrorCode> {
    if (key === undefined) return matchFileFrom(await this.#rooms.stored(room.code), match, undefined);
    return matchFileFor(room, key, { stored: () => this.#rooms.stored(room.code), match });
  }

  /** For whoever has lost the device; a wrong code counts like a wrong guess at a table's. */
  async #recover(request: ByCode): Promise<Joined> {
    const { recovery, token = newToken(), device } = bodyOf(recoverSchema, request);
    const caller = callerOf(request.ip);
    const room = await this.#findToEnter(request, COST.recover);
    const keys = keysOfRecovery(recovery);
    const whose = (value: Room): string | undefined =>
      holders(value).find((one) => one.recovery !== undefined && keys.includes(one.recovery))?.id;
    const isGuess = whose(room.room) === undefined && !placeOf(token)(room.room);
    if (isGuess && !this.#wrongCodes.take(caller)) throw new Refused('tooMany');
    // Whoever can say a used code has had it in hand: that it is used tells nobody anything about the seat.
    const isUsed = room.room.spentRecoveries.some((key) => keys.includes(key));
    return admitted(await takeOver(room, { token, device }, whose, isUsed ? 'usedRecovery' : 'wrongRecovery'));
  }
}

/** The token comes with the request, never in its address: addresses are kept in many places. */
function bearer({ headers }: FastifyRequest): string | undefined {
  const token = v.safeParse(tokenSchema, headers.authorization?.replace(/^Bearer /, ''));
  return token.success ? token.output : undefined;
}

import { CODE_LENGTH, type ErrorCode } from '@reseau/protocol';
import {
  type Admission,
  admit,
  type BotRunner,
  type Clock,
  CONFIG,
  dealtLesson,
  doorOf,
  keyOf,
  type LiveRoom,
  type Log,
  matchFileFor,
  mostAtOnce,
  newToken,
  Rooms,
  type Store,
  StoreError,
  systemRandom,
} from '@reseau/rooms';
import { codeHere } from '../connection/here.ts';
import type { LocalReply, LocalRequest } from '../connection/local-messages.ts';

const CHANCE = { ...systemRandom, code: () => codeHere(systemRandom.code(CODE_LENGTH)) };
/** In milliseconds: after it, a table that nobody has touched goes. */
const KEPT_FOR = 90 * 24 * 60 * 60_000;

interface Parts {
  readonly store: Store;
  readonly clock: Clock;
  readonly botRunner: BotRunner;
  readonly botPace: number;
  readonly log: Log;
}

type Learning = Extract<LocalRequest, { readonly do: 'learn' }>;

/** As on a server: with half of all codes in use, one in a million openings fails. */
const MOST_TRIES = 20;

const refused = (code: ErrorCode): LocalReply => ({ ok: false, code });
const reply = (admission: Admission): LocalReply =>
  admission.ok ? { ok: true, value: admission.joined } : refused(admission.code);

/** The tables of this device: the server's own rooms, and what is asked of them before there is a line. */
export class LocalTables {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #rooms: Rooms;

  constructor({ store, ...parts }: Parts) {
    this.#store = store;
    this.#clock = parts.clock;
    this.#rooms = new Rooms(store, { ...CONFIG, ...parts, chance: CHANCE, defaultOptions: {} });
    void this.#clear().catch((error: unknown) => parts.log.failed('clearing', error));
  }

  async #clear(): Promise<void> {
    await this.#store.pass(this.#clock.now(), mostAtOnce(KEPT_FOR));
    await this.#rooms.clear(KEPT_FOR);
  }

  async find(code: string): Promise<LiveRoom | ErrorCode> {
    return (await this.#rooms.find(code)) ?? 'noSuchRoom';
  }

  async answer(request: LocalRequest): Promise<LocalReply> {
    if (request.do === 'learn') return this.#learn(request);
    const code = request.do === 'open' ? await this.#rooms.open(request.room.game) : request.code;
    const live = await this.find(code);
    if (typeof live === 'string') return refused(live);
    switch (request.do) {
      case 'open': {
        const { name, device } = request.room;
        return reply(await admit(live, name, { token: newToken(), device }));
      }
      case 'door':
        return live.room.closed === undefined ? { ok: true, value: doorOf(live.room) } : refused(live.room.closed);
      case 'join': {
        const { name, token = newToken(), device } = request.person;
        return reply(await admit(live, name, { token, device }));
      }
      case 'record':
        return this.#record(live, request.match, request.token);
    }
  }

  /** A lesson is dealt before anybody sits down: what is stored of it is the first that the rooms hear of it. */
  async #learn({ lesson, person: { name, device } }: Learning): Promise<LocalReply> {
    const token = newToken();
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const code = CHANCE.code();
      const events = dealtLesson({ code, lesson, person: { name, key: keyOf(token) }, now: this.#clock.now() });
      if (!(await this.#store.append({ stream: code, expected: 0, events }))) continue;
      const live = await this.find(code);
      return typeof live === 'string' ? refused(live) : reply(await admit(live, name, { token, device }));
    }
    throw new StoreError('no code is free');
  }

  async #record({ room }: LiveRoom, match: number, token: string): Promise<LocalReply> {
    const stored = () => this.#rooms.stored(room.code);
    const file = await matchFileFor(room, keyOf(token), { stored, match });
    return typeof file === 'string' ? refused(file) : { ok: true, value: file };
  }
}

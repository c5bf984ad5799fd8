import { nth, optionsFor, type Seat, sha256 } from '@reseau/core';
import type { GameId } from '@reseau/games';
import { type Command, PROTOCOL_VERSION } from '@reseau/protocol';
import { decideCommand } from '../rooms/commands.ts';
import type { LiveRoom } from '../rooms/live-room.ts';
import { decideJoin } from '../rooms/membership.ts';
import { decideMove } from '../rooms/moves.ts';
import { people, phaseOf, players, type Room } from '../rooms/room.ts';
import { areBound } from '../rooms/sealing.ts';
import type { Verdict } from '../rooms/verdict.ts';
import { MemoryStore } from '../store/memory-store.ts';
import { house } from './clocked-house.ts';
import { DrivenMachine } from './driven-machine.ts';
import { saltFor } from './salt.ts';

const HELLO = { t: 'hello', version: PROTOCOL_VERSION, match: 0, facts: 0, lines: 0 } as const;
/** Many a match is over by then, if everybody makes the first move there is. */
const MANY_ANSWERS = 400;

/** The people of one table, each with one device; time passes when the test says so. */
export class People {
  readonly #machine: DrivenMachine;
  readonly #live: LiveRoom;
  readonly #close: () => Promise<void>;
  /** How the lines of those are cut who are here. */
  readonly #lines = new Map<string, () => void>();
  /** Whose devices are here and have no part in any deal: a phone in a pocket. */
  readonly deaf = new Set<string>();
  #joined = 0;
  #requests = 0;

  private constructor(machine: DrivenMachine, live: LiveRoom, close: () => Promise<void>) {
    this.#machine = machine;
    this.#live = live;
    this.#close = close;
    // A television: the table never rests.
    this.#open(undefined);
  }

  static async at(game: GameId): Promise<People> {
    const machine = new DrivenMachine();
    const { rooms, close } = house(new MemoryStore(), machine);
    const live = await rooms.find(await rooms.open(game));
    if (live === undefined) throw new Error('no room');
    return new People(machine, live, close);
  }

  get room(): Room {
    return this.#live.room;
  }

  /** Those who have a token, and a page open. */
  get present(): readonly string[] {
    return [...this.#lines.keys()];
  }

  /** Those who have a token, and no page open. */
  get absent(): readonly string[] {
    const all = [...this.room.members, ...this.room.bench].filter(({ key }) => key !== undefined);
    return all.map(({ id }) => id).filter((id) => !this.#lines.has(id));
  }

  isHere(member: string | undefined): boolean {
    return member !== undefined && this.#lines.has(member);
  }

  close(): Promise<void> {
    return this.#close();
  }

  pass(ms: number): Promise<void> {
    return this.#machine.pass(ms);
  }

  async join(): Promise<void> {
    this.#joined += 1;
    const name = `Name ${this.#joined}`;
    const before = people(this.room).length;
    await this.#perform((room, now) => decideJoin(room, { name, key: name }, now));
    const [newest] = people(this.room).toSorted((a, b) => Number(b.id.slice(1)) - Number(a.id.slice(1)));
    if (people(this.room).length > before && newest !== undefined) this.come(newest.id);
  }

  come(member: string): void {
    this.#lines.set(member, this.#open(member));
  }

  go(member: string): void {
    this.#lines.get(member)?.();
  }

  async ask(member: string, command: Command): Promise<Verdict> {
    this.#requests += 1;
    const by = { member, id: `request-${this.#requests}`, sum: 0 };
    return await this.#perform((room, now) => decideCommand(room, command, now, by, () => 'secret'));
  }

  /** The devices of all who are here give their parts of the deal, and who plays is ready. */
  async seal(): Promise<void> {
    const which = { match: this.room.matches + 1, attempt: this.room.attempts + 1 };
    const able = players(this.room).flatMap(({ id }) => (this.isHere(id) && !this.deaf.has(id) ? [id] : []));
    const { sealing } = this.room;
    if (sealing === undefined) return;
    for (const id of able) await this.ask(id, { do: 'seal', ...which, hash: sha256(saltFor(id)) });
    if (!areBound(this.room, this.room.sealing ?? sealing)) return;
    for (const id of able) await this.ask(id, { do: 'unseal', ...which, salt: saltFor(id) });
    for (const id of able) await this.ask(id, { do: 'ready' });
  }

  /** Everybody who is asked, bots too, makes the first move there is, until the match is over or goes on for too long. */
  async playOn(): Promise<void> {
    for (let answers = 0; answers < MANY_ANSWERS && phaseOf(this.room) === 'playing'; answers += 1) {
      const match = this.room.play?.match;
      const actor = match?.turn.must.find((seat) => match.sealed[seat] === undefined);
      if (match === undefined || actor === undefined) return;
      const verdict = await this.#move(actor, match.turn.question, nth(optionsFor(match, actor), 0));
      if (!verdict.ok) return;
    }
  }

  #move(actor: Seat, question: number, move: object): Promise<Verdict> {
    const { matches } = this.room;
    return this.#perform((room, now) => decideMove(room, { actor, match: matches, question, move }, now));
  }

  #perform(decide: Parameters<LiveRoom['perform']>[0]): Promise<Verdict> {
    return new Promise((resolve) => this.#live.perform(decide, resolve));
  }

  #open(member: string | undefined): () => void {
    const line = { member, from: 'here', send: () => {}, end: () => close() };
    const close = (): void => {
      this.#live.detach(line);
      if (member !== undefined) this.#lines.delete(member);
    };
    this.#live.attach(line, HELLO);
    return close;
  }
}

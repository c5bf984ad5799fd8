import type { Seat } from '@reseau/core';
import type { Joined } from '@reseau/protocol';
import { expect } from 'vitest';
import { Player } from '../player.ts';
import { settle } from '../twin-evenings.ts';
import { CHANNEL_OF, CHANNELS, type Channel, kindOf, named, type Transcript } from './channels.ts';

interface Table {
  readonly players: readonly Player[];
  readonly viewer: Seat;
  readonly watchers: readonly Player[];
  readonly screen: Player;
}

/** Of what goes to each seat, and has no answer of the seat's own in it: as many, as long, in the same order for all. */
const TO_ALL: readonly string[] = ['facts', 'room', 'sittings', 'draft', 'reaction'];

function added<T>(lists: Map<number, T[]>, seat: number, one: T): void {
  const list = lists.get(seat) ?? [];
  lists.set(seat, list);
  list.push(one);
}

function gapOf(lengths: ReadonlyMap<number, readonly number[]>): number {
  const lines = [...lengths.values()];
  const at = (index: number) => lines.flatMap((line) => line[index] ?? []);
  return Math.max(0, ...(lines[0] ?? []).map((_, index) => Math.max(...at(index)) - Math.min(...at(index))));
}

/** All that comes to one viewer, to those without a seat, and to whoever listens on the line. */
export class Ears {
  readonly #base: string;
  readonly #time: () => number;
  readonly #heard = new Map<Channel, string[]>(CHANNELS.map((channel) => [channel, []]));
  readonly #cursors = new Map<Player, number>();
  /** What each seat was sent, as the line shows it, and as it would without what fills it. */
  readonly #lines = new Map<number, string[]>();
  readonly #sent = new Map<number, number[]>();
  readonly #bare = new Map<number, number[]>();
  #players: Player[] = [];
  #viewer = 0;
  /** Whose line began later than that of the others. */
  #late = new Set<number>();
  #watchers = new Set<Player>();
  #screen: Player | undefined;
  /** Whether all do the same in both evenings, so that the line must look the same. */
  heardByAll = false;

  constructor(base: string, time: () => number) {
    this.#base = base;
    this.#time = time;
  }

  attach({ players, viewer, watchers, screen }: Table): void {
    this.#players = [...players];
    this.#viewer = viewer;
    this.#watchers = new Set(watchers);
    this.#screen = screen;
  }

  transcript(logs: readonly string[]): Transcript {
    this.#heard.set('logs', logs.map(named));
    return Object.fromEntries(this.#heard) as unknown as Transcript;
  }

  /** Seats whose line did not look like that of the first. */
  get uneven(): readonly string[] {
    const [first = [], ...rest] = [...this.#lines.values()];
    return rest.flatMap((line, index) => {
      const at = Array.from({ length: Math.max(line.length, first.length) }).findIndex((_, i) => line[i] !== first[i]);
      return at < 0 ? [] : [`seat ${index + 1}: ${line[at] ?? 'nothing'}, where seat 0 has ${first[at] ?? 'nothing'}`];
    });
  }

  /** In bytes, the most by which what two seats were sent with the same step differs: as it was sent, and were it not filled up. */
  get gaps(): { readonly padded: number; readonly unpadded: number } {
    return { padded: gapOf(this.#sent), unpadded: gapOf(this.#bare) };
  }

  #note(channel: Channel, text: string): void {
    this.#heard.get(channel)?.push(named(text));
  }

  #fresh(player: Player): readonly string[] {
    const from = this.#cursors.get(player) ?? 0;
    this.#cursors.set(player, player.frames.length);
    return player.frames.slice(from).filter((frame) => frame !== '{"t":"pong"}');
  }

  /** Takes up what has come since it last did. */
  listen(): void {
    for (const [seat, player] of this.#players.entries()) {
      for (const frame of this.#fresh(player)) {
        const kind = kindOf(frame);
        if (seat === this.#viewer) this.#note(CHANNEL_OF[kind], frame);
        if (seat === this.#viewer) this.#note('times', `${this.#time()} ${kind}`);
        this.#onTheLine(seat, kind, frame);
      }
    }
    for (const watcher of this.#watchers) for (const frame of this.#fresh(watcher)) this.#note('spectator', frame);
    if (this.#screen !== undefined) for (const frame of this.#fresh(this.#screen)) this.#note('television', frame);
  }

  #onTheLine(seat: number, kind: string, frame: string): void {
    if (!this.heardByAll) return;
    const look = `${kind} of ${Buffer.byteLength(frame)}`;
    this.#note('line', `${this.#time()} seat ${seat}: ${look}`);
    if (!TO_ALL.includes(kind) || this.#late.has(seat)) return;
    added(this.#lines, seat, look);
    added(this.#sent, seat, Buffer.byteLength(frame));
    added(this.#bare, seat, Buffer.byteLength(frame.replace(/,"pad":"[.]*"/, '')));
  }

  /** Nobody is counted whose line is cut. */
  async gone(): Promise<void> {
    this.listen();
    await this.#connected(this.#here);
  }

  /** Those who have a line, the bench and the screen included. */
  get #here(): number {
    const all = new Set([...this.#players, ...this.#watchers, this.#screen]);
    return [...all].filter((one) => one?.closed === false).length;
  }

  /** Somebody has this seat from here on, or is back in it on another line. */
  seated(seat: number, player: Player): void {
    if (this.#players[seat] === undefined) this.#late.add(seat);
    this.#watchers.delete(player);
    this.#players[seat] = player;
  }

  /** Somebody has no seat any more: what they were told while they had one was theirs. */
  watches(player: Player): void {
    this.#fresh(player);
    this.#watchers.add(player);
  }

  async #connected(count: number): Promise<void> {
    const counted = async () => (await this.#fetched('/metrics')).match(/^reseau_connections (\d+)$/m)?.[1];
    await expect.poll(counted).toBe(String(count));
  }

  /** The viewer again, on another line. */
  back(player: Player): void {
    for (const frame of this.#fresh(player)) this.#note('catchUp', frame);
    this.#players[this.#viewer] = player;
  }

  /** The viewer from a device that knows nothing yet. */
  async comeAnew(viewer: Player): Promise<void> {
    const anew = await new Player(this.#base, viewer.pass, undefined, { readiesItself: false }).ready();
    await settle(anew);
    this.back(anew);
    await anew.drop();
    this.back(viewer);
    await this.#connected(this.#here);
  }

  /** Somebody asks for their seat on another device. */
  async posted(player: Player, what: string, body: object): Promise<Joined> {
    const path = `/api/rooms/${player.pass.code}/${what}`;
    const headers = { 'content-type': 'application/json' };
    const said = await this.#answer(path, { method: 'POST', headers, body: JSON.stringify(body) });
    if (player === this.#players[this.#viewer]) this.#note('http', `${path}: ${said}`);
    return JSON.parse(said.split('\n').at(-1) ?? '') as Joined;
  }

  /** Everything that can be had by asking for it. */
  async asked(when: string, { pass }: Player): Promise<void> {
    const { code, token = '' } = pass;
    const own = { authorization: `Bearer ${token}` };
    const pages = ['/', `/t/${code}`, '/healthz', '/api/house', `/api/rooms/${code}`, `/api/rooms/${code}/socket`];
    for (const path of pages) this.#note('http', `${when}, ${path}: ${await this.#answer(path)}`);
    for (const headers of [{}, own])
      for (const match of [1, 2])
        this.#note('export', `${when}: ${await this.#answer(`/api/rooms/${code}/matches/${match}`, { headers })}`);
    this.#note('metrics', `${when}: ${await this.#fetched('/metrics')}`);
  }

  async #answer(path: string, request: RequestInit = {}): Promise<string> {
    const answer = await fetch(`${this.#base}${path}`, request);
    const said = [...answer.headers].filter(([name]) => name !== 'date').map((pair) => pair.join(': '));
    return [answer.status, ...said, await answer.text()].join('\n');
  }

  async #fetched(path: string): Promise<string> {
    return await (await fetch(`${this.#base}${path}`)).text();
  }
}

import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type FactOf, type Kind, type Known, understand } from '@reseau/core';
import type { AnyGame } from '@reseau/games';
import {
  type ClientMessage,
  type ErrorCode,
  type Joined,
  PROTOCOL_VERSION,
  type RoomView,
  type ServerMessage,
  sealingAnswer,
} from '@reseau/protocol';
import { WebSocket } from 'ws';

type Request = Extract<ClientMessage, { id: string }>;
type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never;

/** One connection of a person to a room, whatever it plays. */
export class Device {
  readonly #socket: WebSocket;
  readonly #game: AnyGame;
  readonly #waiting = new Map<string, (message: ServerMessage) => void>();
  readonly #facts: FactOf<Kind>[] = [];
  readonly #id: string;
  readonly #salt = randomBytes(32).toString('hex');
  #room: RoomView | undefined;

  private constructor(socket: WebSocket, game: AnyGame, id: string) {
    this.#socket = socket;
    this.#id = id;
    this.#game = game;
    socket.on('message', (data: Buffer) => {
      const message = JSON.parse(data.toString()) as ServerMessage;
      if (message.t === 'room') this.#look(message.room);
      if (message.t === 'facts') this.#facts.push(...(message.facts as readonly FactOf<Kind>[]));
      if (message.t === 'done' || message.t === 'refused') this.#waiting.get(message.id)?.(message);
    });
  }

  static async enter(base: string, { code, token, id }: Joined, game: AnyGame): Promise<Device> {
    const socket = new WebSocket(`${base.replace('http', 'ws')}/api/rooms/${code}/socket`);
    await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }));
    const device = new Device(socket, game, id);
    device.#send({ t: 'hello', version: PROTOCOL_VERSION, token, match: 0, facts: 0, lines: 0 });
    return device;
  }

  /** What it has been told so far. */
  get known(): Known<Kind> {
    return understand(this.#game, this.#game.empty, this.#facts);
  }

  /** Waits until the cards are dealt. */
  async dealt(): Promise<void> {
    while (this.#room?.phase !== 'playing') await sleep(5);
  }

  /** Waits until it has been told of a question after this one. */
  async after(question: number): Promise<void> {
    while (this.#facts.length === 0 || this.#game.turn(this.known.table).question <= question) await sleep(5);
  }

  /** Sends a request and resolves to why it was refused, if it was. */
  async ask(request: WithoutId<Request>): Promise<ErrorCode | undefined> {
    const id = randomUUID();
    const answer = await new Promise<ServerMessage>((resolve) => {
      this.#waiting.set(id, resolve);
      this.#send({ ...request, id });
    });
    this.#waiting.delete(id);
    return answer.t === 'refused' ? answer.code : undefined;
  }

  /** Gives its part of the deal, as every device does. */
  #look(room: RoomView): void {
    this.#room = room;
    const command = sealingAnswer(room, this.#id, this.#salt);
    if (command !== undefined) void this.ask({ t: 'command', command });
  }

  close(): void {
    this.#socket.close();
  }

  #send(message: ClientMessage): void {
    this.#socket.send(JSON.stringify(message));
  }
}

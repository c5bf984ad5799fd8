import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ClientMessage, type Command, type Joined, PROTOCOL_VERSION, type ServerMessage } from '@reseau/protocol';
import { WebSocket } from 'ws';

type Request = Extract<ClientMessage, { id: string }>;
type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never;

/** A person who changes a sealed vote as often as it is acknowledged, while the others at the table take their time. */
export class Voter {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<string, (message: ServerMessage) => void>();
  /** The seat that leads, as soon as it is told. */
  readonly #leader = Promise.withResolvers<number>();
  #question = 0;
  #approve = false;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', (data: Buffer) => {
      const message = JSON.parse(data.toString()) as ServerMessage;
      if (message.t === 'progress') this.#question = message.progress.question;
      if (message.t === 'facts') this.#hear(message.facts as readonly { readonly type: string }[]);
      if (message.t === 'done' || message.t === 'refused') this.#waiting.get(message.id)?.(message);
    });
  }

  /** Seats five people and comes to the first vote. */
  static async sitDown(base: string): Promise<Voter> {
    const host = await post(`${base}/api/rooms`, { game: 'resistance', name: 'Voter 1' });
    const { code } = host;
    const tokens = [host.token];
    for (let person = 2; person <= 5; person += 1) {
      tokens.push((await post(`${base}/api/rooms/${code}/members`, { name: `Voter ${person}` })).token);
    }
    const voter = await Voter.#enter(base, code, host.token);
    await voter.#command({ do: 'start' });
    const leader = await Voter.#enter(base, code, tokens[await voter.#leader.promise] ?? host.token);
    await leader.#ask({ t: 'move', match: 1, question: 1, move: { type: 'propose', mission: 1, team: [0, 1] } });
    leader.close();
    while (voter.#question < 2) await sleep(5);
    return voter;
  }

  static async #enter(base: string, code: string, token: string): Promise<Voter> {
    const socket = new WebSocket(`${base.replace('http', 'ws')}/api/rooms/${code}/socket`);
    await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }));
    const voter = new Voter(socket);
    voter.#send({ t: 'hello', version: PROTOCOL_VERSION, token, match: 0, facts: 0, lines: 0 });
    return voter;
  }

  async write(): Promise<void> {
    this.#approve = !this.#approve;
    const move = { type: 'vote', approve: this.#approve };
    await this.#ask({ t: 'move', match: 1, question: this.#question, move });
  }

  close(): void {
    this.#socket.close();
  }

  #hear(facts: readonly { readonly type: string; readonly leader?: number }[]): void {
    for (const { type, leader } of facts) if (type === 'led' && leader !== undefined) this.#leader.resolve(leader);
  }

  async #command(command: Command): Promise<void> {
    await this.#ask({ t: 'command', command });
  }

  async #ask(request: WithoutId<Request>): Promise<void> {
    const id = randomUUID();
    const answer = await new Promise<ServerMessage>((resolve) => {
      this.#waiting.set(id, resolve);
      this.#send({ ...request, id });
    });
    this.#waiting.delete(id);
    if (answer.t === 'refused') throw new Error(`bench: ${answer.code} ${answer.reason ?? ''}`);
  }

  #send(message: ClientMessage): void {
    this.#socket.send(JSON.stringify(message));
  }
}

async function post(address: string, body: object): Promise<Joined> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`bench: no room, ${await response.text()}`);
  return (await response.json()) as Joined;
}

import { once } from 'node:events';
import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import { type Append, type Log, type Rooms, StoreError } from '@reseau/rooms';
import * as v from 'valibot';
import {
  type ControlAnswer,
  type ControlRequest,
  controlFolder,
  controlSocket,
  inOneLine,
  lineFrom,
  requestSchema,
} from './request.ts';

/** The store, with the file in which it is. */
interface FileStore {
  readonly path: string;
  replace(by: Append): Promise<boolean>;
}

interface Parts {
  readonly rooms: Rooms;
  readonly store: FileStore;
  readonly log: Log;
}

/** Listens to whoever owns the data, on a socket beside them: nobody else on the machine can open it, and no network leads there. */
export class Control {
  readonly #parts: Parts;
  readonly #server: Server;
  readonly #callers = new Set<Socket>();

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#server = createServer((caller) => {
      this.#callers.add(caller);
      caller.on('close', () => this.#callers.delete(caller));
      void this.#serve(caller);
    });
  }

  /** Where no such socket can be made (a path too long, a disk that has none), the server does without. */
  async open(): Promise<void> {
    const { store, log } = this.#parts;
    const socket = controlSocket(store.path);
    try {
      if (process.platform !== 'win32') {
        mkdirSync(controlFolder(store.path), { recursive: true, mode: 0o700 });
        chmodSync(controlFolder(store.path), 0o700);
        // Of a server that was killed: the lock on the data says that it is gone.
        rmSync(socket, { force: true });
      }
      await once(this.#server.listen(socket), 'listening');
    } catch (error) {
      log.failed('the socket for commands', error);
    }
  }

  async close(): Promise<void> {
    for (const caller of this.#callers) caller.destroy();
    await new Promise((done) => void this.#server.close(done));
  }

  async #serve(caller: Socket): Promise<void> {
    const line = await lineFrom(caller);
    if (line !== undefined) caller.end(inOneLine(await this.#answer(line)));
  }

  async #answer(line: string): Promise<ControlAnswer> {
    try {
      return { ok: true, done: await this.#done(v.parse(requestSchema, JSON.parse(line))) };
    } catch (error) {
      this.#parts.log.failed('a command', error);
      return { ok: false, problem: error instanceof StoreError ? error.message : 'the server could not do this.' };
    }
  }

  async #done(request: ControlRequest): Promise<boolean> {
    const { rooms, store, log } = this.#parts;
    const { stream } = request;
    const done =
      request.do === 'close'
        ? await rooms.shut(stream)
        : await rooms.apart(stream, () =>
            store.replace({ stream, expected: request.expected, events: request.events }),
          );
    if (done) log.info('done by whoever runs the server', { room: stream, code: request.do });
    return done;
  }
}

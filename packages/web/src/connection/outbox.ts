import type { ClientMessage } from '@reseau/protocol';

export type Request = Extract<ClientMessage, { readonly id: string }>;

/** Where requests outlive the page: one key each, so that two tabs never write over one another. */
export interface RequestStorage {
  keys(): readonly string[];
  read(key: string): string | undefined;
  write(key: string, value: string): void;
  remove(key: string): void;
}

interface Waiting {
  readonly order: number;
  readonly request: Request;
}

const A_DAY = 24 * 60 * 60 * 1000;

/**
 * Requests that no answer has come for yet. Moves and chat lines survive a reload and are sent until the server has
 * them; commands to the room and phrases do not, because "start" and "wait" must not come an hour after they were meant.
 */
export class Outbox {
  readonly #drawer: RequestStorage;
  readonly #now: () => number;
  readonly #here = new Map<string, Waiting>();
  #last = 0;

  constructor(drawer: RequestStorage, now: () => number = Date.now) {
    this.#drawer = drawer;
    this.#now = now;
  }

  add(request: Request): void {
    // The newest choice counts: an older one that was never answered must not arrive after it.
    if (request.t === 'move') this.#dropOlder(request.match, request.question);
    this.#last = Math.max(this.#last + 1, this.#now());
    const waiting: Waiting = { order: this.#last, request };
    this.#here.set(request.id, waiting);
    if (request.t !== 'command' && request.t !== 'phrase') this.#drawer.write(request.id, JSON.stringify(waiting));
  }

  /** An answer came; the request it was for, if it was ours. */
  settle(id: string): Request | undefined {
    const request = this.#all().get(id)?.request;
    this.#here.delete(id);
    this.#drawer.remove(id);
    return request;
  }

  /** The server cannot read something of ours: sent again it would send us away again, on every reload. */
  clear(): void {
    for (const id of this.#all().keys()) this.settle(id);
  }

  /** In the order they were made. */
  waiting(): readonly Request[] {
    return [...this.#all().values()].toSorted((a, b) => a.order - b.order).map(({ request }) => request);
  }

  #dropOlder(match: number, question: number): void {
    for (const { request } of this.#all().values()) {
      if (request.t === 'move' && request.match === match && request.question === question) this.settle(request.id);
    }
  }

  #all(): ReadonlyMap<string, Waiting> {
    const all = new Map(this.#here);
    for (const key of this.#drawer.keys()) {
      const waiting = parse(this.#drawer.read(key));
      if (waiting === undefined || waiting.order < this.#now() - A_DAY) this.#drawer.remove(key);
      else all.set(key, waiting);
    }
    return all;
  }
}

/** Only this page writes these, but an older version of it may have. */
function parse(text: string | undefined): Waiting | undefined {
  if (text === undefined) return undefined;
  try {
    const { order, request } = JSON.parse(text) as Partial<Waiting>;
    return typeof order === 'number' && typeof request?.id === 'string' ? { order, request } : undefined;
  } catch {
    return undefined;
  }
}

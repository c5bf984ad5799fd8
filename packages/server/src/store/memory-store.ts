import type { Append, Store } from './store.ts';

interface Stream {
  readonly events: string[];
  wakeAt: number | undefined;
}

/** For tests, and for trying things out: gone when the process ends. */
export class MemoryStore implements Store {
  readonly #streams = new Map<string, Stream>();

  async append({ stream: name, expected, events, wakeAt }: Append): Promise<boolean> {
    const stream = this.#streams.get(name) ?? { events: [], wakeAt: undefined };
    if (stream.events.length !== expected) return false;
    stream.events.push(...events);
    stream.wakeAt = wakeAt;
    this.#streams.set(name, stream);
    return true;
  }

  async read(stream: string, after = 0): Promise<readonly string[]> {
    return this.#streams.get(stream)?.events.slice(after) ?? [];
  }

  async due(now: number, limit: number): Promise<readonly string[]> {
    const due = [...this.#streams].flatMap(([name, { wakeAt }]) =>
      wakeAt !== undefined && wakeAt <= now ? [{ name, wakeAt }] : [],
    );
    return due
      .sort((a, b) => a.wakeAt - b.wakeAt)
      .slice(0, limit)
      .map(({ name }) => name);
  }

  async check(): Promise<void> {}

  async close(): Promise<void> {}
}

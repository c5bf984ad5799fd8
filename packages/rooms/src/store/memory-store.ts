import type { Append, Store } from './store.ts';

interface Stream {
  readonly events: string[];
  touchedAt: number;
}

/** For tests, and for trying things out: gone when the process ends. */
export class MemoryStore implements Store {
  readonly #streams = new Map<string, Stream>();

  async append({ stream: name, expected, events }: Append): Promise<boolean> {
    const stream = this.#streams.get(name) ?? { events: [], touchedAt: 0 };
    if (stream.events.length !== expected) return false;
    stream.events.push(...events);
    stream.touchedAt = Date.now();
    this.#streams.set(name, stream);
    return true;
  }

  async read(stream: string, after = 0): Promise<readonly string[]> {
    return this.#streams.get(stream)?.events.slice(after) ?? [];
  }

  async untouched(since: number, limit: number): Promise<readonly string[]> {
    return [...this.#streams].flatMap(([name, { touchedAt }]) => (touchedAt < since ? [name] : [])).slice(0, limit);
  }

  async remove(stream: string, untouchedSince: number): Promise<boolean> {
    const found = this.#streams.get(stream);
    return found !== undefined && found.touchedAt < untouchedSince && this.#streams.delete(stream);
  }

  async check(): Promise<void> {}

  async close(): Promise<void> {}
}

import { type Append, type Calendar, type Census, laterBy, type Store } from './store.ts';

interface Stream {
  readonly events: string[];
  touched: number;
  lasting: boolean;
}

/** For tests, and for trying things out: gone when the process ends. */
export class MemoryStore implements Store {
  readonly #streams = new Map<string, Stream>();
  #calendar: Calendar = { day: 0 };

  async append({ stream: name, expected, events, lasting = false }: Append): Promise<boolean> {
    const stream = this.#streams.get(name) ?? { events: [], touched: 0, lasting: false };
    if (stream.events.length !== expected) return false;
    stream.events.push(...events);
    stream.touched = this.#calendar.day;
    stream.lasting ||= lasting;
    this.#streams.set(name, stream);
    return true;
  }

  async read(stream: string, after = 0): Promise<readonly string[]> {
    return this.#streams.get(stream)?.events.slice(after) ?? [];
  }

  async pass(now: number, most: number): Promise<number> {
    const { seen = now } = this.#calendar;
    this.#calendar = laterBy(this.#calendar, now, most);
    return now - seen;
  }

  async census(ms: number): Promise<Census> {
    return { streams: this.#streams.size, untouched: this.#old(ms).length };
  }

  async untouched(ms: number, limit: number): Promise<readonly string[]> {
    return this.#old(ms).slice(0, limit);
  }

  async fleeting(limit: number): Promise<readonly string[]> {
    return [...this.#streams].flatMap(([name, { lasting }]) => (lasting ? [] : [name])).slice(0, limit);
  }

  async remove(stream: string, untouchedFor: number): Promise<boolean> {
    return this.#old(untouchedFor).includes(stream) && this.#streams.delete(stream);
  }

  async check(): Promise<void> {}

  async close(): Promise<void> {}

  #old(ms: number): readonly string[] {
    return [...this.#streams].flatMap(([name, { touched }]) => (this.#calendar.day - touched >= ms ? [name] : []));
  }
}

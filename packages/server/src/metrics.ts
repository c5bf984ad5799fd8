import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { ErrorCode } from '@reseau/protocol';
import type { Clock, Verdict } from '@reseau/rooms';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';

export interface Counts {
  rooms(): number;
  connections(): number;
  /** What is written is not kept at present. */
  isFailing(): boolean;
  /** Tables whose last moments were found to be gone. */
  cutShort(): number;
  /** Tables that were found not to be readable. */
  damaged(): number;
  /** In milliseconds: how far the wall clock was moved while the server ran. */
  clockApart(): number;
  /** Bytes that were sent and wait for the other end to take them in. */
  buffered(): number;
}

/** Sums over the whole server: no room, no name, no seat. */
export class Metrics {
  readonly #clock: Clock;
  readonly #registry = new Registry();
  readonly #requests = new Counter({
    name: 'reseau_requests_total',
    help: 'Requests acknowledged after they were durable.',
    registers: [this.#registry],
  });
  readonly #refusals = new Counter({
    name: 'reseau_refusals_total',
    help: 'Requests and connections refused, by code.',
    labelNames: ['code'],
    registers: [this.#registry],
  });
  readonly #cleared = new Counter({
    name: 'reseau_rooms_cleared_total',
    help: 'Rooms removed because nobody had touched them for too long.',
    registers: [this.#registry],
  });
  readonly #heldBack = new Gauge({
    name: 'reseau_rooms_held_back',
    help: 'Rooms nobody had touched for too long, too many at once to be removed without a day of notice.',
    registers: [this.#registry],
  });
  readonly #latency = new Histogram({
    name: 'reseau_ack_seconds',
    help: 'From the arrival of a request to its durable acknowledgement.',
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1],
    registers: [this.#registry],
  });
  readonly #batches = new Histogram({
    name: 'reseau_commit_requests',
    help: 'Requests to the store answered together.',
    buckets: [1, 2, 5, 10, 20, 50, 100, 200, 500],
    registers: [this.#registry],
  });
  readonly #loop = monitorEventLoopDelay({ resolution: 20 });

  constructor(clock: Clock) {
    this.#clock = clock;
    this.#loop.enable();
    this.#gauge('reseau_loop_lag_p99_seconds', 'Delay of the event loop since the last scrape.', () => this.#lag());
  }

  /** What is read off whenever somebody asks. */
  watch({ rooms, connections, buffered, clockApart, isFailing, cutShort, damaged }: Counts): void {
    this.#gauge('reseau_rooms_cut_short', 'Rooms whose last moments were gone when the server started.', cutShort);
    this.#gauge('reseau_rooms_damaged', 'Rooms of which the store cannot be read whole.', damaged);
    this.#gauge('reseau_store_failing', '1 while what is written is not kept.', () => Number(isFailing()));
    this.#gauge('reseau_rooms', 'Rooms in memory.', rooms);
    this.#gauge('reseau_connections', 'Open sockets.', connections);
    this.#gauge('reseau_buffered_bytes', 'Bytes that clients have not taken in yet.', buffered);
    const apart = () => clockApart() / 1000;
    this.#gauge(
      'reseau_clock_apart_seconds',
      'How far the wall clock is ahead of the time that the tables go by.',
      apart,
    );
  }

  refused(code: ErrorCode): void {
    this.#refusals.inc({ code });
  }

  cleared(rooms: number): void {
    this.#cleared.inc(rooms);
  }

  heldBack(rooms: number): void {
    this.#heldBack.set(rooms);
  }

  committed(requests: number): void {
    this.#batches.observe(requests);
  }

  /** Counts an answer and how long it took. */
  timed(answer: (verdict: Verdict) => void): (verdict: Verdict) => void {
    const began = this.#clock.steady();
    return (verdict) => {
      answer(verdict);
      if (verdict.ok) {
        this.#requests.inc();
        this.#latency.observe((this.#clock.steady() - began) / 1000);
      } else this.refused(verdict.code);
    };
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  text(): Promise<string> {
    return this.#registry.metrics();
  }

  close(): void {
    this.#loop.disable();
  }

  #gauge(name: string, help: string, value: () => number): void {
    const gauge: Gauge = new Gauge({ name, help, registers: [this.#registry], collect: () => gauge.set(value()) });
  }

  #lag(): number {
    const lag = this.#loop.percentile(99) / 1e9;
    this.#loop.reset();
    return lag;
  }
}

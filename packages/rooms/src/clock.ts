/** Takes back what was to be done. */
export type Cancel = () => void;

/** Where a clock gets its time from. */
export interface Machine {
  /** As on the wall, in milliseconds since 1970: whoever sets it, by hand or over the network, may move it either way. */
  wall(): number;
  /** In milliseconds since whenever, with fractions: goes on evenly, and only on. */
  steady(): number;
  /** Does something once, after so many steady milliseconds. */
  later(ms: number, task: () => void): Cancel;
}

/** The time of a whole server, or of a page's own tables. Nobody there asks the machine. */
export interface Clock {
  /** What is stored and told: wall time in whole milliseconds, which goes on evenly, whatever is done to the wall clock. */
  now(): number;
  /** For measuring how long something takes; by itself it means nothing. */
  steady(): number;
  /** Does something once, so much later. */
  after(ms: number, task: () => void): Cancel;
  /** Takes the wall clock's word for what the time is: only while nothing waits for its time. */
  setRight(): void;
}

/** A timer cannot wait for longer. */
const LONGEST = 2 ** 31 - 1;
const BEAT = 1000;
/** Whoever has not looked at the clock for so long was asleep: the machine, or this program on it. */
const ASLEEP = 5 * BEAT;

/** Asked at startup what time it is, and counted on from there; while the machine sleeps, it stands still. */
export class SteadyClock implements Clock {
  readonly #machine: Machine;
  readonly #stop: Cancel;
  #looked: number;
  #run = 0;
  #begun: number;

  constructor(machine: Machine = MACHINE) {
    this.#machine = machine;
    this.#looked = machine.steady();
    this.#begun = machine.wall();
    this.#stop = every(
      BEAT,
      (ms, task) => machine.later(ms, task),
      () => this.steady(),
    );
  }

  now(): number {
    return Math.floor(this.#begun + this.steady());
  }

  steady(): number {
    const looked = this.#machine.steady();
    const passed = looked - this.#looked;
    this.#looked = looked;
    // In its sleep nobody could be heard: that time is nobody's.
    if (passed < ASLEEP) this.#run += passed;
    return this.#run;
  }

  after(ms: number, task: () => void): Cancel {
    const due = this.steady() + ms;
    const wait = (): Cancel =>
      this.#machine.later(Math.min(LONGEST, Math.max(0, Math.ceil(due - this.steady()))), ring);
    const ring = (): void => {
      if (this.steady() < due) cancel = wait();
      else task();
    };
    let cancel = wait();
    return () => cancel();
  }

  setRight(): void {
    this.#begun = this.#machine.wall() - this.steady();
  }

  /** How far the wall clock has been moved since it was last asked: on, or back. */
  get apart(): number {
    return this.#machine.wall() - this.now();
  }

  close(): void {
    this.#stop();
  }
}

/** Does something again and again. */
export function every(ms: number, after: Clock['after'], task: () => void): Cancel {
  const ring = (): void => {
    cancel = after(ms, ring);
    task();
  };
  let cancel = after(ms, ring);
  return () => cancel();
}

/** The same clock, for a table that knows of later times: set back while the server was down, it must not run before them. */
export function notBefore(clock: Clock, time: number): Clock {
  const ahead = Math.max(0, time - clock.now());
  if (ahead === 0) return clock;
  return {
    now: () => clock.now() + ahead,
    steady: () => clock.steady(),
    after: (ms, task) => clock.after(ms, task),
    setRight: () => clock.setRight(),
  };
}

/** Lets everybody else have a turn. */
export const nextTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** The one that this runs on, Node or a browser. What waits keeps no process up. */
export const MACHINE: Machine = {
  wall: () => Date.now(),
  steady: () => performance.now(),
  later: (ms, task) => {
    const timer = setTimeout(task, ms);
    (timer as { unref?: () => void }).unref?.();
    return () => clearTimeout(timer);
  },
};

import type { Cancel, Clock } from '../clock.ts';
import { guarded } from '../guard.ts';
import type { Log } from '../log.ts';
import { type Alarm, alarmsOf, nameOf } from './alarms.ts';
import type { Room } from './room.ts';
import type { Timings } from './room-context.ts';

/** How long after an alarm that failed it is tried again. */
const TRY_AGAIN = 10_000;

/** What alarms need of the room around them. */
interface Surroundings {
  readonly log: Log;
  readonly clock: Clock;
  readonly timings: Timings;
  /** Does what is to be done when it rings. */
  ring(alarm: Alarm): void;
}

/** The alarms of one room. They ring while somebody is there. */
export class RoomTimers {
  readonly #around: Surroundings;
  #room: Room | undefined;
  #cancel: Cancel = () => {};
  /** Nothing rings before this: whoever comes back needs a moment. */
  #earliest = 0;
  /** Those that have rung: each rings once. */
  #rung: ReadonlySet<string> = new Set();

  constructor(around: Surroundings) {
    this.#around = around;
  }

  /** When the time of the question is up. */
  deadline({ play }: Room): number | undefined {
    return play?.deadline === undefined ? undefined : Math.max(play.deadline, this.#earliest);
  }

  /** Somebody is there again. */
  wake(earliest: number): void {
    this.#earliest = earliest;
  }

  /** Sets the timer for whatever comes next in this room. */
  attend(room: Room): void {
    this.#cancel();
    this.#room = room;
    const waiting = this.#waiting(room);
    if (waiting.length === 0) return;
    const next = Math.min(...waiting.map(({ at }) => Math.max(at, this.#earliest)));
    this.#ringIn(Math.max(0, next - this.#around.clock.now()));
  }

  rest(): void {
    this.#cancel();
    this.#room = undefined;
  }

  #waiting(room: Room): readonly Alarm[] {
    const alarms = alarmsOf(room, this.#around.timings);
    const known = new Set(alarms.map(nameOf));
    this.#rung = new Set([...this.#rung].filter((name) => known.has(name)));
    return alarms.filter((alarm) => !this.#rung.has(nameOf(alarm)));
  }

  #ringIn(ms: number): void {
    const { log, clock } = this.#around;
    this.#cancel = clock.after(ms, () => {
      if (!guarded(log, 'alarm', () => this.#ring(), { room: this.#room?.code ?? '' })) this.#ringIn(TRY_AGAIN);
    });
  }

  #ring(): void {
    const room = this.#room;
    if (room === undefined) return;
    const now = this.#around.clock.now();
    for (const alarm of this.#waiting(room)) {
      if (Math.max(alarm.at, this.#earliest) > now) continue;
      this.#rung = new Set([...this.#rung, nameOf(alarm)]);
      this.#around.ring(alarm);
    }
    if (this.#room === room) this.attend(room);
  }
}

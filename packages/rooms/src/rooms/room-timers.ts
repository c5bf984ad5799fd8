import type { Cancel, Clock } from '../clock.ts';
import { guarded } from '../guard.ts';
import type { Log } from '../log.ts';
import { type Alarm, alarmsOf, nameOf } from './alarms.ts';
import type { Room } from './room.ts';
import type { Timings } from './room-context.ts';

/** How long after an alarm it rings again, if it is still there: it failed, or nobody was here to follow a host, and somebody is now. */
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
  /** Those that have rung, and when they ring again. */
  #rung: ReadonlyMap<string, number> = new Map();

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
    const alarms = this.#alarms(room);
    if (alarms.length === 0) return;
    const next = Math.min(...alarms.map((alarm) => this.#timeOf(alarm)));
    this.#ringIn(Math.max(0, next - this.#around.clock.now()));
  }

  rest(): void {
    this.#cancel();
    this.#room = undefined;
  }

  #alarms(room: Room): readonly Alarm[] {
    const alarms = alarmsOf(room, this.#around.timings);
    const known = new Set(alarms.map(nameOf));
    this.#rung = new Map([...this.#rung].filter(([name]) => known.has(name)));
    return alarms;
  }

  #timeOf(alarm: Alarm): number {
    return Math.max(alarm.at, this.#earliest, this.#rung.get(nameOf(alarm)) ?? 0);
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
    for (const alarm of this.#alarms(room)) {
      if (this.#timeOf(alarm) > now) continue;
      this.#rung = new Map([...this.#rung, [nameOf(alarm), now + TRY_AGAIN]]);
      this.#around.ring(alarm);
    }
    if (this.#room === room) this.attend(room);
  }
}

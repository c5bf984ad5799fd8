import { guarded } from '../guard.ts';
import type { Log } from '../log.ts';
import type { MoveRequest } from './moves.ts';
import { TICK, TIME_UP } from './plan.ts';
import type { Room } from './room.ts';

/** Makes a move for the clock. */
type Strike = (move: MoveRequest) => void;

/** How long after an alarm that failed it is tried again. */
const TRY_AGAIN = 10_000;
/** A timer cannot wait for longer; it looks again then. */
const LONGEST = 2 ** 31 - 1;

/** The clocks of one room: the one that limits a question, and the match's own. They run while somebody is there. */
export class RoomTimers {
  readonly #log: Log;
  readonly #strike: Strike;
  #room: Room | undefined;
  #alarm: NodeJS.Timeout | undefined;
  /** Nothing strikes before this: whoever comes back needs a moment. */
  #earliest = 0;
  /** The deadline at which the clock has struck: it strikes once. */
  #struck = 0;
  /** The tick for which the match's own clock has moved: likewise. */
  #ticked = 0;

  constructor(log: Log, strike: Strike) {
    this.#log = log;
    this.#strike = strike;
  }

  /** When the time of the question is up. */
  deadline({ play }: Room): number | undefined {
    return play?.deadline === undefined ? undefined : Math.max(play.deadline, this.#earliest);
  }

  /** Somebody is there again. */
  wake(earliest: number): void {
    this.#earliest = earliest;
  }

  /** Sets the alarm for whatever comes next in this room. */
  attend(room: Room): void {
    clearTimeout(this.#alarm);
    this.#room = room;
    const next = Math.min(
      this.#nextUp(room) ?? Number.POSITIVE_INFINITY,
      this.#nextTick(room) ?? Number.POSITIVE_INFINITY,
    );
    if (next < Number.POSITIVE_INFINITY) this.#ringIn(Math.min(LONGEST, Math.max(0, next - Date.now())));
  }

  rest(): void {
    clearTimeout(this.#alarm);
    this.#room = undefined;
  }

  #nextUp(room: Room): number | undefined {
    return room.play?.deadline === this.#struck ? undefined : this.deadline(room);
  }

  #nextTick({ play }: Room): number | undefined {
    const pulse = play?.pulse;
    if (pulse === undefined || 'left' in pulse || pulse.at === this.#ticked) return undefined;
    return Math.max(pulse.at, this.#earliest);
  }

  #ringIn(ms: number): void {
    this.#alarm = setTimeout(() => {
      if (!guarded(this.#log, 'alarm', () => this.#ring(), { room: this.#room?.code ?? '' })) this.#ringIn(TRY_AGAIN);
    }, ms);
  }

  #ring(): void {
    const room = this.#room;
    if (room?.play === undefined) return;
    const now = Date.now();
    const asked = { actor: 'clock', match: room.matches, question: room.play.match.turn.question } as const;
    const [tick, up] = [this.#nextTick(room), this.#nextUp(room)];
    if (tick !== undefined && tick <= now && room.play.pulse !== undefined && 'at' in room.play.pulse) {
      this.#ticked = room.play.pulse.at;
      this.#strike({ ...asked, move: TICK });
    }
    if (up !== undefined && up <= now) {
      this.#struck = room.play.deadline ?? 0;
      this.#strike({ ...asked, move: TIME_UP });
    }
    if (this.#room === room) this.attend(room);
  }
}

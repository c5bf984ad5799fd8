import type { ClockReading } from '../session/clock-reading.ts';
import { countdown } from '../ui/countdown.svelte.ts';

/** What a clock shows now. */
export interface ClockTime {
  /** The seconds left. */
  readonly left: number;
  /** First the table talks, then somebody decides: each time on its own. */
  readonly talks: boolean;
  readonly paused: boolean;
}

/** Call it where effects may live. */
export function clockTime(reading: () => ClockReading): ClockTime {
  const running = countdown(() => {
    const now = reading();
    return 'left' in now ? undefined : now.strikesAt;
  });
  const time = $derived.by((): ClockTime => {
    const now = reading();
    const all = 'left' in now ? Math.ceil(now.left / 1000) : running.seconds;
    const decide = Math.ceil((now.decide ?? Number.POSITIVE_INFINITY) / 1000);
    const talks = all > decide;
    return { left: talks ? all - decide : all, talks, paused: 'left' in now };
  });
  return {
    get left() {
      return time.left;
    },
    get talks() {
      return time.talks;
    },
    get paused() {
      return time.paused;
    },
  };
}

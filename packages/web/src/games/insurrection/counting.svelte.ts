import type { Sight } from '../../session/game-client.ts';
import { Pencil } from '../../ui/pencil.svelte.ts';
import type { Page } from './pad.ts';

/** From one row of the pads to the next, in milliseconds: slow enough to follow across a room. */
const PACE = 1100;

interface Counting {
  readonly pages: () => readonly Page[];
  readonly sight: () => Sight;
  /** Called with each row. */
  readonly counted: (isLast: boolean) => void;
}

/**
 * Counts the pads, on the table screen and on phones row by row in the same time: no phone tells the end before the screen
 * does, nor does its log. Make it where effects may live.
 */
export function countingOf({ pages, sight, counted }: Counting): Pencil {
  let isDue = $state(true);
  /** When the scenes will have been shown to those who did not hurry them. */
  let due = 0;
  $effect(() => {
    const playing = sight().scene;
    if (playing !== undefined) {
      isDue = false;
      due = Math.max(due, Date.now()) + playing.beats.reduce((sum, { ms }) => sum + ms, 0);
      return;
    }
    const timer = setTimeout(
      () => {
        isDue = true;
      },
      Math.max(0, due - Date.now()),
    );
    return () => clearTimeout(timer);
  });
  const pencil = new Pencil({
    of: () => Math.max(0, ...pages().map(({ cards }) => cards.length)),
    seen: () => isDue && sight().scene === undefined,
    pace: PACE,
    isDone: !sight().awaitsCount,
    counted,
  });
  $effect(() => {
    if (!pencil.isCounting) sight().counted();
  });
  return pencil;
}

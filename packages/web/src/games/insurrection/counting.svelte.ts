import type { Scene } from '../../session/game-client.ts';
import { Pencil } from '../../ui/pencil.svelte.ts';
import type { Page } from './pad.ts';

/** From one row of the pads to the next, in milliseconds: slow enough to follow across a room. */
const PACE = 1100;

interface Counting {
  readonly pages: () => readonly Page[];
  /** The scene that lies over the end. */
  readonly scene: () => Scene | undefined;
  readonly sawEnd: boolean;
  readonly counted: (isLast: boolean) => void;
}

/**
 * Counts the pads, on the table screen and on phones row by row in the same time: no phone tells the end before the screen
 * does. Make it where effects may live.
 */
export function countingOf({ pages, scene, sawEnd, counted }: Counting): Pencil {
  let isDue = $state(true);
  /** When the scenes will have been shown to those who did not hurry them. */
  let due = 0;
  $effect(() => {
    const playing = scene();
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
  return new Pencil({
    of: () => Math.max(0, ...pages().map(({ cards }) => cards.length)),
    seen: () => isDue && scene() === undefined,
    pace: PACE,
    isDone: !sawEnd,
    counted,
  });
}

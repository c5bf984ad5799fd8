import type { Bookmarks } from './bookmarks.svelte.ts';
import type { Playing } from './playing.svelte.ts';
import type { ReplayMatch } from './replay-match.svelte.ts';

interface Keyed {
  readonly player: ReplayMatch;
  readonly playing: Playing;
  readonly bookmarks: Bookmarks;
}

/** What has keys of its own. */
const OWN = '[role="tablist"], select, textarea, input:not([type="range"]), dialog:modal';
const PRESSED = 'button, a, summary';

/** Every step by key. Tells whether the key was one of ours. */
export function press(
  { key, target, altKey, ctrlKey, metaKey }: KeyboardEvent,
  { player, playing, bookmarks }: Keyed,
): boolean {
  const on = target instanceof Element ? target : undefined;
  if (altKey || ctrlKey || metaKey || (on?.closest(OWN) !== null && on !== undefined)) return false;
  const moved = moveFor(key, player);
  if (moved !== undefined) {
    playing.pause();
    moved();
    return true;
  }
  switch (key.toLowerCase()) {
    case ' ':
      if (on !== undefined && on.closest(PRESSED) !== null) return false;
      playing.toggle();
      return true;
    case 'b':
      bookmarks.toggle(player.at);
      return true;
    case 'u':
      player.unmasked = !player.unmasked;
      return true;
    default:
      return false;
  }
}

function moveFor(key: string, player: ReplayMatch): (() => void) | undefined {
  switch (key) {
    case 'ArrowRight':
      return () => player.step();
    case 'ArrowLeft':
      return () => player.go(player.at - 1);
    case '[':
      return () => player.goRound(-1);
    case ']':
      return () => player.goRound(1);
    case 'Home':
      return () => player.go(0);
    case 'End':
      return () => player.go(player.last);
    default:
      return undefined;
  }
}

import type { GameId } from '@reseau/games';
import { openAppWords } from '../words/app.ts';

export const loadSeated = () => import('./Seated.svelte');

/** Whoever begins to type a name will want the table next: it is fetched meanwhile. Whether that works out is seen later. */
export function expectTable(game: GameId): void {
  void openAppWords().catch(() => {});
  loadSeated()
    .then(
      ({ expectGame }) => expectGame(game),
      () => {},
    )
    .catch(() => {});
}

import type { Rng } from '@reseau/core';
import { pairOf, stepOf, viewersOf } from '../moment.ts';
import type { RandomGame } from '../random-game.ts';
import type { Book } from '../report.ts';
import { brief, bytes } from '../value.ts';

/** The twins that a game draws are twins: right after the deal they hold what the viewer was dealt. */
export function checkTwins({ game, opening: { knowledge, moments } }: RandomGame, book: Book, rng: Rng): void {
  const dealt = moments[0]?.knowledge ?? knowledge;
  for (const viewer of viewersOf(game)) {
    const secret = game.twin(pairOf(game, dealt, viewer), viewer, rng);
    const twin = game.dealt({ table: dealt.server.table, secret }, viewer);
    const own = game.dealt(dealt.server, viewer);
    if (bytes(twin) === bytes(own)) continue;
    const step = stepOf(game, dealt.server.table);
    book.broken('secrets', step, `a twin for ${viewer} was dealt ${brief(twin)}, not ${brief(own)}`);
  }
}

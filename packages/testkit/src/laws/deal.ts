import { heardBy, Rng } from '@reseau/core';
import { type LawGame, stepOf, tell, unheard, viewersOf } from '../moment.ts';
import type { Book } from '../report.ts';
import { brief, bytes, frozen } from '../value.ts';

/** Two deals with the same declared knowledge for a viewer give that viewer the same facts. */
export function checkDeals(game: LawGame, seed: string, deals: number, book: Book): void {
  const first = new Map<string, { readonly heard: string; readonly secret: string }>();
  const rng = Rng.seeded(`deals ${seed}`);
  for (let deal = 0; deal < deals; deal += 1) {
    book.open(`deals ${seed}, number ${deal}`);
    const facts = frozen(game.deal(rng));
    const sights = tell(game, unheard(game), facts);
    const secret = bytes(sights.server.secret);
    for (const viewer of viewersOf(game)) {
      const heard = bytes(heardBy(facts, viewer));
      const key = `${viewer} ${bytes(game.dealt(sights.server, viewer))}`;
      const other = first.get(key);
      if (other === undefined) first.set(key, { heard, secret });
      book.deals(viewer, other === undefined || other.secret === secret ? 0 : 1);
      if (other !== undefined && other.heard !== heard) {
        const step = stepOf(game, sights.server.table);
        book.broken('deal', step, `viewer ${viewer} hears ${brief(heard)} or ${brief(other.heard)}`);
      }
    }
  }
}

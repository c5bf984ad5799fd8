import { heardBy, Rng } from '@reseau/core';
import { type Fact, type Knowledge, type LawGame, pairOf, stepOf, tell, unheard, viewersOf } from '../moment.ts';
import type { Book } from '../report.ts';
import { brief, bytes, frozen } from '../value.ts';

/**
 * Two deals with the same declared knowledge for a viewer give that viewer the same facts. Small games meet such deals by
 * chance; where a game can lay out a deal by hand, each deal is also compared with that of a twin.
 */
export function checkDeals(game: LawGame, seed: string, deals: number, book: Book): void {
  const met = new Map<string, { readonly heard: string; readonly secret: string }>();
  const rng = Rng.seeded(`deals ${seed}`);
  for (let deal = 0; deal < deals; deal += 1) {
    book.open(`deals ${seed}, number ${deal}`);
    const facts = frozen(game.deal(rng));
    const knowledge = tell(game, unheard(game), facts);
    checkMet(game, knowledge, facts, met, book);
    if (game.arrange !== undefined) checkArranged(game, knowledge, facts, rng, book);
  }
}

function checkMet(
  game: LawGame,
  knowledge: Knowledge,
  facts: readonly Fact[],
  met: Map<string, { readonly heard: string; readonly secret: string }>,
  book: Book,
): void {
  const secret = bytes(knowledge.server.secret);
  for (const viewer of viewersOf(game)) {
    const heard = bytes(heardBy(facts, viewer));
    const key = `${viewer} ${bytes(game.dealt(knowledge.server, viewer))}`;
    const other = met.get(key);
    if (other === undefined) met.set(key, { heard, secret });
    book.deals(viewer, other === undefined || other.secret === secret ? 0 : 1);
    if (other !== undefined && other.heard !== heard) {
      const step = stepOf(game, knowledge.server.table);
      book.broken('deal', step, `viewer ${viewer} hears ${brief(heard)} or ${brief(other.heard)}`);
    }
  }
}

/** Laying out the deal by hand tells what the deal told; laying out a twin's tells the viewer no different. */
function checkArranged(game: LawGame, knowledge: Knowledge, facts: readonly Fact[], rng: Rng, book: Book): void {
  const { server } = knowledge;
  const step = stepOf(game, server.table);
  const laidOut = (secret: unknown) => game.arrange?.(game.layout?.({ table: server.table, secret }));
  const again = laidOut(server.secret);
  if (bytes(again) !== bytes(facts)) book.broken('deal', step, `laid out by hand the deal tells ${brief(again)}`);
  for (const viewer of viewersOf(game)) {
    const secret = game.twin(pairOf(game, knowledge, viewer), viewer, rng);
    const twin = laidOut(secret);
    if (twin === undefined || typeof twin === 'string') {
      book.broken('deal', step, `the twin of ${viewer} cannot be laid out: ${twin}`);
      continue;
    }
    book.deals(viewer, bytes(secret) === bytes(server.secret) ? 0 : 1);
    const [heard, other] = [heardBy(facts, viewer), heardBy(twin, viewer)];
    if (bytes(heard) !== bytes(other)) {
      book.broken(
        'deal',
        step,
        `viewer ${viewer} hears ${brief(heard)}, in a deal that tells it the same ${brief(other)}`,
      );
    }
  }
}

import { type Actor, nth, pick, type Rng, size } from '@reseau/core';
import { type Knowledge, type LawGame, type Pair, pairOf, stepOf } from '../moment.ts';
import type { RandomGame } from '../random-game.ts';
import type { Book } from '../report.ts';
import { brief, bytes } from '../value.ts';

/** Options from a seat's copy equal those from the server's copy, and those in any world that the seat holds possible. */
export function checkOptions(played: RandomGame, book: Book, rng: Rng): void {
  const { game } = played;
  for (const { before, knowledge } of questionsOf(played)) {
    const { must, may } = before;
    const asked: readonly Actor[] = [...must, ...may];
    for (const actor of asked) {
      const server = game.options(knowledge.server, actor);
      agree(game, knowledge, actor, server, 'the server', book);
    }
    const actor = rng.choose(asked);
    const viewer = actor === 'clock' ? 'table' : actor;
    const twin: Pair = {
      table: knowledge.server.table,
      secret: game.twin(pairOf(game, knowledge, viewer), viewer, rng),
    };
    agree(game, knowledge, actor, game.options(twin, actor), 'a twin world', book);
    checkEach(game, knowledge, actor, rng, book);
    book.count('options');
  }
}

function agree(game: LawGame, knowledge: Knowledge, actor: Actor, others: unknown, whose: string, book: Book): void {
  const own = game.options(pairOf(game, knowledge, actor === 'clock' ? 'table' : actor), actor);
  if (bytes(own) === bytes(others)) return;
  const step = stepOf(game, knowledge.server.table);
  book.broken('options', step, `${actor} has ${brief(own)} by its own knowledge, ${brief(others)} by that of ${whose}`);
}

/** Every question, once: while choices are sealed nothing is told, so that the same options stand. */
function questionsOf({ game, opening, turns }: RandomGame) {
  return turns.flatMap(({ before }, index) => {
    const last = turns[index - 1];
    if (last !== undefined && last.moments.length === 0) return [];
    return [{ before: game.turn(before.table), knowledge: last?.knowledge ?? opening.knowledge }];
  });
}

/** How many moves of a question are tried one by one; of longer lists, as many at random. */
const EACH = 24;

/** Every option is a legal move, picked as it is, and no two are the same. */
function checkEach(game: LawGame, knowledge: Knowledge, actor: Actor, rng: Rng, book: Book): void {
  const options = game.options(pairOf(game, knowledge, actor === 'clock' ? 'table' : actor), actor);
  const all = size(options);
  const numbers = Array.from({ length: Math.min(all, EACH) }, (_, index) => (all > EACH ? rng.below(all) : index));
  const moves = numbers.map((number) => bytes(nth(options, number)));
  const step = stepOf(game, knowledge.server.table);
  for (const move of moves) {
    if (bytes(pick(options, JSON.parse(move))) !== move) book.broken('options', step, `${actor} may not ${move}`);
  }
  if (all <= EACH && new Set(moves).size < all) book.broken('options', step, `${actor} has an option twice`);
}

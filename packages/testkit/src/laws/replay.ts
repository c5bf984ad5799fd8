import {
  type AnyOpen,
  type AnyWhisper,
  type Entry,
  heardBy,
  isOpen,
  type Kind,
  type Match,
  rebuild,
  start,
  submit,
  understand,
  type Viewer,
} from '@reseau/core';
import { type Knowledge, type LawGame, type Moment, type Pair, viewersOf } from '../moment.ts';
import { entriesOf, momentsIn, type RandomGame } from '../random-game.ts';
import type { Book } from '../report.ts';
import { brief, bytes, isPlain, same, stored } from '../value.ts';

/** The record alone rebuilds the match, and the same seed and choices give the same record. */
export function checkReplay(played: RandomGame, book: Book): void {
  const { game, seed } = played;
  const entries = stored(entriesOf(played));
  const last = played.turns.at(-1)?.accepted.match ?? played.opening.accepted.match;
  if (!sameMatch(rebuild(game, seed, entries), last)) book.broken('replay', 'end', 'the record rebuilds another match');
  replayed(game, seed, entries, book);
  for (const moment of momentsIn(played)) checkFolding(moment, book);
  checkRecord(played, book);
}

const sameMatch = (a: Match<Kind>, b: Match<Kind>): boolean =>
  same(
    [a.table, a.secrets, a.server, a.sealed, a.rng, a.turn, a.outcome],
    [b.table, b.secrets, b.server, b.sealed, b.rng, b.turn, b.outcome],
  );

function replayed(game: LawGame, seed: string, entries: readonly Entry<Kind>[], book: Book): void {
  const opening = start(game, seed);
  let { match } = opening;
  if (bytes(opening.entry) !== bytes(entries[0])) book.broken('replay', 'deal', 'the same seed deals another game');
  for (const entry of entries.slice(1)) {
    const { actor, question, move } = entry;
    if (actor === undefined || question === undefined) continue;
    const again = submit(match, { actor, question, move });
    if (!again.ok || bytes(again.entry) !== bytes(entry)) {
      book.broken('replay', `question ${question}`, `${brief(again.ok ? again.entry : again)}, not ${brief(entry)}`);
      return;
    }
    ({ match } = again);
  }
}

/** Facts survive storage, and folding them one by one equals folding them at once. Code that writes to its input throws. */
function checkFolding({ game, knowledge, step, facts, after }: Moment, book: Book): void {
  if (!facts.every(isPlain)) book.broken('replay', step, `facts change in storage: ${brief(facts)}`);
  const audience = facts.find(({ to }) => to !== 'all' && to.some((seat) => !game.seats.includes(seat)));
  if (audience !== undefined) book.broken('replay', step, `nobody sits there: ${brief(audience)}`);
  let { table, secret } = knowledge.server;
  for (const fact of facts) {
    if (isOpen<AnyOpen>(fact)) table = game.see(table, [fact]);
    else secret = game.learn(secret, [fact]);
  }
  if (!same({ table, secret }, after.server))
    book.broken('replay', step, 'one by one the facts fold to something else');
}

/** The match's record holds the facts of its decisions, one after the other, and its copies are those of the viewers. */
function checkRecord({ game, opening, turns }: RandomGame, book: Book): void {
  const dealt = opening.accepted.entry.facts.length - opening.moments.flatMap(({ facts }) => facts).length;
  if (bytes(opening.accepted.entry.facts.slice(dealt)) !== bytes(opening.moments.flatMap(({ facts }) => facts)))
    book.broken('replay', 'deal', 'the match runs other steps than the rules');
  for (const { accepted, moments, knowledge } of turns) {
    const facts = moments.flatMap((moment) => moment.facts);
    const step = moments[0]?.step ?? 'sealed';
    if (bytes(facts) !== bytes(accepted.entry.facts)) book.broken('replay', step, 'the match records other facts');
    checkCopies(game, accepted.match, knowledge, step, book);
  }
}

function checkCopies(
  game: LawGame,
  match: Match<Kind>,
  { server, secrets }: Knowledge,
  step: string,
  book: Book,
): void {
  if (!same(match.table, server.table)) book.broken('knowledge', step, 'the clients see another table');
  if (!same(match.server, server.secret)) book.broken('knowledge', step, 'the server knows something else');
  for (const seat of game.seats) {
    if (!same(match.secrets[seat], secrets[seat])) {
      const copies = `${brief(match.secrets[seat])} at the server, ${brief(secrets[seat])} from what it heard`;
      book.broken('knowledge', step, `seat ${seat}: ${copies}`);
    }
  }
}

/** What a viewer rebuilds from all it has heard, fact by fact, is what it knows. */
export function checkKnowledge(played: RandomGame, book: Book): void {
  const { game, opening, turns } = played;
  const last = turns.at(-1)?.accepted.match ?? opening.accepted.match;
  const facts = stored(entriesOf(played).flatMap((entry) => entry.facts));
  for (const viewer of viewersOf(game)) {
    let known: Pair = game.empty;
    for (const fact of heardBy<AnyOpen | AnyWhisper>(facts, viewer)) known = understand(game, known, [fact]);
    if (!same(known, copyOf(last, viewer))) book.broken('knowledge', 'end', `${viewer} rebuilds something else`);
  }
}

const copyOf = (match: Match<Kind>, viewer: Viewer): Pair => ({
  table: match.table,
  secret: viewer === 'table' ? match.game.empty.secret : match.secrets[viewer],
});

import { hasMove, type Kind, type Match, optionsFor, PROGRESS, pick } from '@reseau/core';
import { stepOf } from '../moment.ts';
import { type RandomGame, sealedIn } from '../random-game.ts';
import type { Book } from '../report.ts';
import { brief, bytes } from '../value.ts';

/** Who is asked follows from the table alone (by type); the question is well formed and moves on when it is decided. */
export function checkTurns(played: RandomGame, book: Book): void {
  checkQuestion(played, played.opening.accepted.match, book);
  for (const { before, accepted, moments } of played.turns) {
    checkQuestion(played, accepted.match, book);
    if (moments.length > 0) checkStep(played, before, accepted.match, moments[0]?.trigger === 'all', book);
  }
}

function checkQuestion({ game }: RandomGame, match: Match<Kind>, book: Book): void {
  if (match.outcome !== undefined) return;
  const { must, may, progress, question } = match.turn;
  const broken = (says: string) => book.broken('turn', stepOf(game, match.table), says);
  if (bytes(game.turn(match.table)) !== bytes(match.turn)) broken('the turn is not the same when asked twice');
  if (must.length + may.length === 0) broken('nobody is asked and the game goes on');
  if (new Set([...must, ...may]).size !== must.length + may.length) broken(`asked twice: ${brief([must, may])}`);
  if ([...must, ...may].some((actor) => actor !== 'clock' && !game.seats.includes(actor))) broken('nobody sits there');
  if (!PROGRESS.includes(progress)) broken(`progress ${progress}`);
  if (!Number.isSafeInteger(question)) broken(`question ${question}`);
  for (const actor of [...must, ...may]) {
    if (!hasMove(optionsFor(match, actor))) broken(`${actor} is asked and has no option`);
  }
  const pulse = game.pulse?.(match.table);
  if (pulse === undefined) return;
  const ticks = may.includes('clock') && optionsFor(match, 'clock').some(({ type }) => type === 'tick');
  if (ticks === pulse.paused)
    broken(pulse.paused ? 'the clock may tick in a pause' : 'the clock runs and may not tick');
  if (!(pulse.everyMs > 0)) broken(`a tick every ${pulse.everyMs} ms`);
}

function checkStep({ game }: RandomGame, before: Match<Kind>, after: Match<Kind>, sealed: boolean, book: Book): void {
  const broken = (says: string) => book.broken('turn', stepOf(game, before.table), says);
  if (after.turn.question < before.turn.question) broken('the question goes back');
  if (after.turn.question !== before.turn.question || after.outcome !== undefined) return;
  if (sealed) broken('all have chosen, and the same question goes on');
  if (bytes(after.turn.must) !== bytes(before.turn.must)) broken('who must choose changes while the question goes on');
  for (const [actor, move] of sealedIn(after)) {
    if (pick(optionsFor(after, actor), move) === undefined) broken(`the sealed choice of ${actor} is no longer legal`);
  }
}

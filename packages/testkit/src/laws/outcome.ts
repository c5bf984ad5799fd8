import { DEGREES } from '@reseau/core';
import type { RandomGame } from '../random-game.ts';
import type { Book } from '../report.ts';
import { brief, bytes } from '../value.ts';

/** The outcome follows from the table alone (by type), names a degree for every seat, and every game comes to one. */
export function checkOutcome({ game, opening, turns, ended }: RandomGame, book: Book): void {
  if (!ended) book.broken('progress', 'end', `no end after ${turns.length} moves`);
  const { table, outcome } = turns.at(-1)?.accepted.match ?? opening.accepted.match;
  if (outcome === undefined) return;
  const { degrees, reason } = outcome;
  const broken = (says: string) => book.broken('outcome', 'end', says);
  if (bytes(game.outcome(table)) !== bytes(outcome)) broken('the outcome is not the same when asked twice');
  if (degrees.length !== game.seats.length) broken(`${degrees.length} degrees for ${game.seats.length} seats`);
  if (degrees.some((degree) => !DEGREES.includes(degree))) broken(`degrees ${brief(degrees)}`);
  if (typeof reason !== 'string' || reason === '') broken(`reason ${brief(reason)}`);
}

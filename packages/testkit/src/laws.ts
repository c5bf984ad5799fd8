import { Rng } from '@reseau/core';
import { garbage } from './garbage.ts';
import { checkDeals } from './laws/deal.ts';
import { checkOptions } from './laws/options.ts';
import { checkOutcome } from './laws/outcome.ts';
import { checkRefusals } from './laws/refusals.ts';
import { checkKnowledge, checkReplay } from './laws/replay.ts';
import { checkSecrets } from './laws/secrets.ts';
import { checkTurns } from './laws/turn.ts';
import { checkTwins } from './laws/twins.ts';
import type { LawGame } from './moment.ts';
import { momentsIn, type RandomGame, randomGame } from './random-game.ts';
import { Book, type Law, type Report, shareOf, summary, totalTwins } from './report.ts';

export interface LawsOptions {
  readonly seed: string;
  readonly games: number;
  /** Deals to compare with each other; as many as fit the size of the game. */
  readonly deals?: number;
  /** Viewers who get a fresh twin at each decision. */
  readonly viewers?: number;
  /** Submissions after which a game counts as endless. */
  readonly longest?: number;
  /** Moves that are made seldom: chance would end every game with them before it had begun. */
  readonly seldom?: readonly string[];
  /** Stops at the first game that breaks this law: for tests of the laws themselves. */
  readonly until?: Law;
}

/** Runs random games under all the laws. Nothing is thrown: what is broken is in the report. */
export function lawsOf(game: LawGame, options: LawsOptions): Report {
  const { seed, games, deals = 200, until } = options;
  const book = new Book();
  const rubbish = garbage(seed.length, 100);
  guarded('deal', book, () => checkDeals(game, seed, deals, book));
  for (let number = 0; number < games; number += 1) {
    if (until !== undefined && book.hasBroken(until)) break;
    const own = `${seed} ${number}`;
    book.open(own);
    guarded('progress', book, () => checkGame(game, own, options, rubbish, book));
  }
  return book.report;
}

function checkGame(game: LawGame, seed: string, options: LawsOptions, rubbish: readonly unknown[], book: Book): void {
  const { longest, seldom = [], viewers = 3 } = options;
  const played = randomGame(game, seed, longest === undefined ? { seldom } : { longest, seldom });
  const rng = Rng.seeded(`laws ${seed}`);
  count(played, book);
  guarded('turn', book, () => checkTurns(played, book));
  guarded('options', book, () => checkOptions(played, book, rng.split()));
  guarded('outcome', book, () => checkOutcome(played, book));
  guarded('secrets', book, () => checkTwins(played, book, rng.split()));
  guarded('secrets', book, () => checkSecrets(played, book, rng.split(), { viewers }));
  guarded('replay', book, () => checkReplay(played, book));
  guarded('knowledge', book, () => checkKnowledge(played, book));
  guarded('refusals', book, () => checkRefusals(played, rubbish, book, rng.split()));
}

function count(played: RandomGame, book: Book): void {
  book.count('games');
  book.count('submissions', played.turns.length);
  book.count('decisions', momentsIn(played).length);
}

/** Rules that throw break the law that was being checked. */
function guarded(law: Law, book: Book, check: () => void): void {
  try {
    check();
  } catch (error) {
    book.broken(law, 'thrown', error instanceof Error ? traced(error) : String(error));
  }
}

const traced = ({ message, stack = '' }: Error): string =>
  [
    message,
    ...stack
      .split('\n')
      .filter((line) => line.startsWith('    at '))
      .slice(0, 3),
  ].join('\n');

export interface Floor {
  /** The share of twin comparisons that must have been able to find a leak. */
  readonly share: number;
  /** Steps that tell all they know, so that no comparison is possible. */
  readonly open?: readonly string[];
}

/** How often a step must have come up before it is asked for a comparison. */
const OFTEN = 50;

/** What is wrong with a report, in words; empty when all is well. A law that never compares is no law. */
export function complaints(report: Report, { share, open = [] }: Floor): readonly string[] {
  const found = report.violations.map(({ law, step, seed, says }) => `${law}: at ${step}, game "${seed}": ${says}`);
  const reached = shareOf(totalTwins(report));
  if (reached < share) found.push(`only ${reached.toFixed(3)} of the twins could be compared, ${share} are asked for`);
  for (const [viewer, compared] of Object.entries(report.deals)) {
    if (compared === 0) found.push(`no two deals could be compared for ${viewer}`);
  }
  for (const [step, tally] of Object.entries(report.twins)) {
    const tried = tally.equal + tally.leak + tally.revealed + tally.impossible + tally.same;
    const compared = tally.equal + tally.leak;
    if (compared === 0 && tried >= OFTEN && !open.includes(step)) found.push(`no twin could be compared at ${step}`);
    if (compared > 0 && open.includes(step))
      found.push(`twins could be compared at ${step}, which was said to be open`);
  }
  return found;
}

/** For tests: throws what is wrong, with the figures. */
export function assertLawful(report: Report, floor: Floor): void {
  const found = complaints(report, floor);
  if (found.length > 0) throw new Error([...found, summary(report)].join('\n'));
}

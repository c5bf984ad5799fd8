import { type Actor, type Kind, type Match, optionsFor, type Refusal, type Rng, sample, submit } from '@reseau/core';
import { spoiled } from '../garbage.ts';
import { stepOf } from '../moment.ts';
import type { RandomGame } from '../random-game.ts';
import type { Book } from '../report.ts';
import { brief } from '../value.ts';

/** How many states of a game are tried. */
const STATES = 4;
/** How much of the garbage each of them gets. */
const HANDFUL = 6;

/** Late, uncalled-for, illegal and senseless moves are refused with their code, change nothing and never throw. */
export function checkRefusals(
  { game, turns, opening }: RandomGame,
  garbage: readonly unknown[],
  book: Book,
  rng: Rng,
): void {
  for (const { before } of rng.shuffle(turns).slice(0, STATES)) {
    const { question, must, may } = before.turn;
    const asked: readonly Actor[] = [...must, ...may];
    const actor = rng.choose(asked);
    const move = sample(optionsFor(before, actor), rng);
    const attempt = (who: Actor, at: number, raw: unknown, code: Refusal) =>
      expectRefusal(before, { actor: who, question: at, move: raw }, code, book);
    attempt(actor, question - 1, move, 'stale');
    attempt(actor, question + 1, move, 'stale');
    const everybody: readonly Actor[] = ['clock', ...game.seats];
    for (const other of everybody.filter((who) => !asked.includes(who))) attempt(other, question, move, 'notAsked');
    for (const raw of spoiled(move)) attempt(actor, question, raw, 'illegal');
    for (const raw of rng.shuffle(garbage).slice(0, HANDFUL)) attempt(actor, question, raw, 'illegal');
  }
  const last = turns.at(-1)?.accepted.match ?? opening.accepted.match;
  if (last.outcome === undefined) return;
  const { question } = last.turn;
  for (const actor of game.seats) expectRefusal(last, { actor, question, move: {} }, 'over', book);
}

interface Attempt {
  readonly actor: Actor;
  readonly question: number;
  readonly move: unknown;
}

function expectRefusal(match: Match<Kind>, attempt: Attempt, code: Refusal, book: Book): void {
  const broken = (says: string) => book.broken('refusals', stepOf(match.game as never, match.table), says);
  const { actor, move } = attempt;
  book.count('refusals');
  try {
    const answer = submit(match, attempt);
    if (answer.ok) broken(`${actor} may ${name(move)} against the rules, expected ${code}`);
    else if (answer.code !== code) broken(`${actor} ${name(move)}: ${answer.code}, not ${code}`);
    else if (code === 'illegal' && !answer.reason) broken(`${actor} ${name(move)}: refused without a reason`);
  } catch (error) {
    broken(`${actor} ${name(move)} throws ${String(error)}`);
  }
}

function name(move: unknown): string {
  try {
    return brief(move);
  } catch {
    return String(move);
  }
}

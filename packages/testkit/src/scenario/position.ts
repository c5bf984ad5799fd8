import { type Entry, type FactOf, type Kind, type Match, optionsFor, submit } from '@reseau/core';
import { brief, same } from '../value.ts';
import type { MoveStep, PlayedScenario } from './scenario.ts';

/** How far a scenario has been played. */
export interface Position {
  readonly match: Match<Kind>;
  readonly entries: readonly Entry<Kind>[];
  /** The facts of the last step that was a move. */
  readonly told: readonly FactOf<Kind>[];
  readonly lastQuestion: number;
}

export function otherEnd({ match: { outcome } }: Position, wanted: PlayedScenario['outcome']): string | undefined {
  const isSame = same(outcome, wanted === 'open' ? undefined : wanted);
  return isSame ? undefined : `is ${brief(outcome ?? 'open')}, expected ${brief(wanted)}`;
}

export function moved(position: Position, step: MoveStep): Position | string {
  const actors = [step.seat].flat();
  let { match, entries } = position;
  const told: FactOf<Kind>[] = [];
  const { question } = match.turn;
  for (const actor of actors) {
    const at = step.late === true ? position.lastQuestion : match.turn.question;
    const answer = submit(match, { actor, question: at, move: step.move });
    const problem = unexpected(step, answer.ok ? undefined : answer);
    const isWrong = !answer.ok && answer.code === 'illegal' && step.refused === undefined;
    const may = isWrong ? `; may ${brief(optionsFor(match, actor))}` : '';
    if (problem !== undefined) return `${actor}: ${problem}${may}`;
    if (!answer.ok) continue;
    told.push(...answer.entry.facts);
    entries = [...entries, answer.entry];
    ({ match } = answer);
  }
  const lastQuestion = match.turn.question === question ? position.lastQuestion : question;
  return { match, entries, told: step.refused === undefined ? told : position.told, lastQuestion };
}

function unexpected(
  { refused, reason }: MoveStep,
  answer: { readonly code: string; readonly reason?: string } | undefined,
): string | undefined {
  if (answer === undefined) return refused === undefined ? undefined : `accepted, expected the refusal ${refused}`;
  const says = [answer.code, answer.reason].filter((part) => part !== undefined).join(' ');
  if (refused === undefined) return `refused: ${says}`;
  const fits = answer.code === refused && (reason === undefined || reason === answer.reason);
  return fits ? undefined : `refused: ${says}, expected ${[refused, reason].filter(Boolean).join(' ')}`;
}

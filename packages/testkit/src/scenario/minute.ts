import { type Kind, nth, optionsFor, type Seat, size, verdictOn } from '@reseau/core';
import { isRaw } from '@reseau/core/parse';
import { brief } from '../value.ts';
import { moved, otherEnd, type Position } from './position.ts';
import { isExpect, type MoveStep, type PlayedScenario } from './scenario.ts';

/** More legal moves than this are looked at in equal strides. */
const MOST_MOVES = 4000;

/** The legal moves of a seat, or so many of them. */
function* movesOf({ match }: Position, seat: Seat): Generator<Kind['move']> {
  const options = optionsFor(match, seat);
  const all = size(options);
  const stride = Math.max(1, Math.ceil(all / MOST_MOVES));
  for (let index = 0; index < all; index += stride) yield nth(options, index);
}

/**
 * What is wrong with a point at which a person decides: a legal move that is neither right nor explained, an explanation that
 * no move leads to, or a move after which the file does not go on.
 */
export function undecidedAt(scenario: PlayedScenario, index: number, position: Position): readonly string[] {
  const { minute, steps } = scenario;
  const step = steps[index];
  if (minute === undefined || step === undefined || isExpect(step) || step.decide === undefined) return [];
  const decision = minute.decisions[step.decide];
  if (decision === undefined || !isRaw(step.move)) return ['decides nothing'];
  const rest = steps.slice(index + 1).filter((one): one is MoveStep => !isExpect(one));
  const problems: string[] = [];
  const met = new Set<string>();
  for (const move of movesOf(position, minute.seat)) {
    const verdict = verdictOn(decision, step.move, move);
    const wrong = verdict?.is === 'wrong' ? decision.wrong[verdict.name] : undefined;
    if (verdict?.is === 'wrong') met.add(verdict.name);
    const mine: MoveStep = { seat: minute.seat, move };
    const problem =
      verdict === undefined
        ? 'is neither right nor explained'
        : verdict.is === 'wrong'
          ? playedOn(position, [mine, ...(wrong?.after ?? [])], wrong?.outcome)
          : playedOn(position, verdict.is === 'right' ? [mine, ...rest] : [mine, step], undefined);
    if (problem !== undefined) problems.push(`${brief(move)}: ${problem}`);
  }
  const idle = Object.keys(decision.wrong).filter((name) => !met.has(name));
  return [...problems, ...idle.map((name) => `no legal move is "${name}"`)];
}

function playedOn(
  from: Position,
  steps: readonly MoveStep[],
  outcome: PlayedScenario['outcome'] | undefined,
): string | undefined {
  let position = from;
  for (const step of steps) {
    const after = moved(position, step);
    if (typeof after === 'string') return `then ${brief(step.seat)} ${brief(step.move)}: ${after}`;
    position = after;
  }
  return outcome === undefined ? undefined : otherEnd(position, outcome);
}

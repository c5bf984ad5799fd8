import {
  type Arranged,
  type Entry,
  type FactOf,
  type Game,
  heardBy,
  type Kind,
  knownTo,
  type Match,
  optionsFor,
  size,
  startWith,
  submit,
} from '@reseau/core';
import { isRaw, meant } from '@reseau/core/parse';
import { brief, same } from '../value.ts';
import { difference } from './difference.ts';
import { type Expectation, isExpect, type MoveStep, type PlayedScenario, type Scenario } from './scenario.ts';

/** Finds the game that a scenario names. */
export type LookUp = (
  game: string,
  seats: number,
  options: unknown,
) =>
  | { readonly ok: true; readonly game: Game<Kind> & Arranged<Kind> }
  | { readonly ok: false; readonly problem: string };

export type ScenarioResult =
  | { readonly ok: true; readonly entries: readonly Entry<Kind>[] }
  | { readonly ok: false; readonly where: string; readonly says: string };

const failed = (where: string, says: string): ScenarioResult => ({ ok: false, where, says });

/** Plays a scenario; where it does not go as written, says at which step and why. */
export function runScenario(scenario: Scenario, lookUp: LookUp): ScenarioResult {
  const made = lookUp(scenario.game, scenario.seats, scenario.options);
  const expected = 'refused' in scenario ? scenario.refused : undefined;
  if (!made.ok)
    return made.problem === expected ? { ok: true, entries: [] } : failed('options', `refused: ${made.problem}`);
  const dealt = scenario.deal === undefined ? undefined : made.game.arrange(scenario.deal);
  if (typeof dealt === 'string')
    return dealt === expected ? { ok: true, entries: [] } : failed('deal', `refused: ${dealt}`);
  if (!('steps' in scenario) || dealt === undefined) return failed('deal', `accepted, expected ${expected}`);
  return playedThrough(scenario, made.game, dealt);
}

/** How far a scenario has been played. */
interface Position {
  readonly match: Match<Kind>;
  readonly entries: readonly Entry<Kind>[];
  /** The facts of the last step that was a move. */
  readonly told: readonly FactOf<Kind>[];
  readonly lastQuestion: number;
}

function playedThrough(scenario: PlayedScenario, game: Game<Kind>, dealt: readonly FactOf<Kind>[]): ScenarioResult {
  const { match, entry } = startWith(game, dealt, scenario.seed ?? scenario.title);
  let position: Position = { match, entries: [entry], told: entry.facts, lastQuestion: -1 };
  for (const [index, step] of scenario.steps.entries()) {
    const after = isExpect(step) ? expected(position, step.expect) : moved(position, step);
    const name = isExpect(step) ? 'expect' : `${brief(step.seat)} ${brief(step.move)}`;
    if (typeof after === 'string') return failed(`step ${index + 1}, ${name}`, after);
    position = after;
  }
  const { outcome } = position.match;
  const wanted = scenario.outcome === 'open' ? undefined : scenario.outcome;
  if (!same(outcome, wanted))
    return failed('outcome', `is ${brief(outcome ?? 'open')}, expected ${brief(scenario.outcome)}`);
  return { ok: true, entries: position.entries };
}

function moved(position: Position, step: MoveStep): Position | string {
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

function expected(position: Position, expectation: Expectation): Position | string {
  const { asked, may, progress, table } = expectation;
  const { turn } = position.match;
  const found = [
    asked && difference(asked, turn.must, 'asked'),
    may && difference(may, turn.may, 'may'),
    progress && difference(progress, turn.progress, 'progress'),
    table && (unknownKey(table, position.match.table, 'table') ?? difference(table, position.match.table, 'table')),
    ofViewer(position, expectation),
  ];
  return found.find((says) => says !== undefined) ?? position;
}

/** A misspelt key that is expected to be null would otherwise always be as expected. */
function unknownKey(expectation: object, actual: unknown, path: string): string | undefined {
  if (!isRaw(actual)) return undefined;
  const key = Object.keys(expectation).find((name) => !Object.hasOwn(actual, name));
  return key === undefined ? undefined : `${path} has "${key}", which means nothing here; ${meant(key, actual)}`;
}

function ofViewer(
  { match, told }: Position,
  { viewer, knows, heard, options, moves }: Expectation,
): string | undefined {
  if (viewer === undefined) return undefined;
  const { secret } = knownTo(match, viewer);
  const known = knows && (unknownKey(knows, secret, 'knows') ?? difference(knows, secret, `seat ${viewer} knows`));
  if (known !== undefined) return known;
  const facts = heard && difference(heard, heardBy(told, viewer), `${viewer} heard`);
  if (facts !== undefined) return facts;
  if (viewer === 'table') return undefined;
  // A seat that is not asked has no options, whatever the rules would offer.
  const isAsked = match.turn.must.includes(viewer) || match.turn.may.includes(viewer);
  const own = isAsked ? optionsFor(match, viewer) : [];
  if (options !== undefined && !same(options, own))
    return `seat ${viewer} may ${brief(own)}, expected ${brief(options)}`;
  if (moves !== undefined && size(own) !== moves) return `seat ${viewer} has ${size(own)} moves, expected ${moves}`;
  return undefined;
}

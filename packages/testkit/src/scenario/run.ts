import {
  type Arranged,
  type Entry,
  type FactOf,
  type Game,
  heardBy,
  type Kind,
  knownTo,
  optionsFor,
  size,
  startWith,
} from '@reseau/core';
import { isRaw, meant } from '@reseau/core/parse';
import { brief, same } from '../value.ts';
import { difference } from './difference.ts';
import { undecidedAt } from './minute.ts';
import { moved, otherEnd, type Position } from './position.ts';
import { type Expectation, isExpect, type PlayedScenario, type Scenario } from './scenario.ts';

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

function playedThrough(scenario: PlayedScenario, game: Game<Kind>, dealt: readonly FactOf<Kind>[]): ScenarioResult {
  const { match, entry } = startWith(game, dealt, scenario.seed ?? scenario.title);
  let position: Position = { match, entries: [entry], told: entry.facts, lastQuestion: -1 };
  for (const [index, step] of scenario.steps.entries()) {
    const unsaid = isExpect(step) || step.decide === undefined ? [] : undecidedAt(scenario, index, position);
    if (unsaid[0] !== undefined) return failed(`step ${index + 1}, decide`, unsaid[0]);
    const after = isExpect(step) ? expected(position, step.expect) : moved(position, step);
    const name = isExpect(step) ? 'expect' : `${brief(step.seat)} ${brief(step.move)}`;
    if (typeof after === 'string') return failed(`step ${index + 1}, ${name}`, after);
    position = after;
  }
  const unlike = otherEnd(position, scenario.outcome);
  return unlike === undefined ? { ok: true, entries: position.entries } : failed('outcome', unlike);
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

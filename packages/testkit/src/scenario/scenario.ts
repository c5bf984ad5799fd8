import { type Actor, DEGREES, PROGRESS, REFUSALS, type Viewer } from '@reseau/core';
import {
  anything,
  count,
  dictionary,
  either,
  fields,
  list,
  named,
  one,
  type Parse,
  type Parsed,
  type Problem,
  problemInWords,
  seat,
  text,
} from '@reseau/core/parse';

const isText = (value: unknown): boolean => typeof value === 'string';
const actor: Parse<Actor> = either(isText, one(['clock']), seat);
const viewer: Parse<Viewer> = either(isText, one(['table']), seat);

/** A move by one seat (or the clock), or the same move by several in turn; or one that must be refused. */
const move = fields(
  { seat: either(Array.isArray, list(actor), actor), move: anything },
  { note: text, late: one([true]), refused: one(REFUSALS), reason: text, decide: text },
);

/** What must be true at this point: in public, and for one viewer. */
const expectation = fields(
  {},
  {
    asked: list(seat),
    may: list(actor),
    progress: one(PROGRESS),
    table: dictionary,
    viewer,
    knows: dictionary,
    heard: list(dictionary),
    options: list(dictionary),
    moves: count,
  },
);

const isExpecting = (value: unknown): boolean => typeof value === 'object' && value !== null && 'expect' in value;
const expecting = fields({ expect: expectation }, { note: text });

const outcome = fields({ reason: text, degrees: list(one(DEGREES)) }, {});

const ended = either(isText, one(['open']), outcome);

/** A move that is explained, and what comes of it. */
const wrong = fields({}, { move: dictionary, after: list(move), outcome: ended });

/** What one person plays of a scenario: who, and what is said of each move that may be made instead of the one in the file. */
const minute = fields(
  { seat, decisions: named(fields({ wrong: named(wrong) }, { right: list(dictionary), aside: list(dictionary) })) },
  {},
);

const head = { title: text, rules: list(text), game: text, seats: count, options: dictionary } as const;

/** A game with a deal laid out by hand, its steps, and how it ends (or that it does not). */
export const PLAYED = fields(
  {
    ...head,
    deal: dictionary,
    steps: list(either(isExpecting, expecting, move)),
    outcome: ended,
  },
  { $schema: text, note: text, seed: text, minute },
);

/** A table that cannot be set up, or a deal that cannot be laid out. */
export const REFUSED = fields({ ...head, refused: text }, { $schema: text, note: text, deal: dictionary });

export type MoveStep = Parsed<typeof move>;
export type Expectation = Parsed<typeof expectation>;
export type ExpectStep = Parsed<typeof expecting>;
export type PlayedScenario = Parsed<typeof PLAYED>;
export type RefusedScenario = Parsed<typeof REFUSED>;
export type Scenario = PlayedScenario | RefusedScenario;

export type ScenarioParsed =
  | { readonly ok: true; readonly scenario: Scenario }
  | { readonly ok: false; readonly problems: readonly string[] };

/** Reads a scenario, strictly: an unknown key is a mistake. */
export function parseScenario(raw: unknown): ScenarioParsed {
  const found: Problem[] = [];
  const isRefusal = typeof raw === 'object' && raw !== null && 'refused' in raw;
  const scenario = (isRefusal ? REFUSED : PLAYED)(raw, 'scenario', found);
  const isRead = found.length === 0 && 'steps' in scenario;
  const problems = isRead
    ? [...scenario.steps.flatMap(contradictions), ...undecided(scenario)]
    : found.map(problemInWords);
  return problems.length === 0 ? { ok: true, scenario } : { ok: false, problems };
}

export const isExpect = (step: MoveStep | ExpectStep): step is ExpectStep => isExpecting(step);

/** What is well formed but makes no sense. */
function contradictions(step: MoveStep | ExpectStep, index: number): readonly string[] {
  const at = `scenario.steps[${index}]`;
  if (!isExpect(step)) {
    const { refused: code, reason, late } = step;
    if (reason !== undefined && code !== 'illegal') return [`${at}: only an illegal move has a reason`];
    return late === true && code === undefined ? [`${at}: a late move is always refused`] : [];
  }
  const { viewer: who, knows, heard, options, moves, ...open } = step.expect;
  const ofViewer = [knows, heard, options, moves].some((part) => part !== undefined);
  if (ofViewer && who === undefined) return [`${at}: whose knowledge? "viewer" is missing`];
  if (!ofViewer && Object.keys(open).length === 0) return [`${at}: expects nothing`];
  return options !== undefined && who === 'table' ? [`${at}: the table has no options`] : [];
}

/** A minute asks each of its questions once, of the one who plays it. */
function undecided({ steps, minute: played }: PlayedScenario): readonly string[] {
  const asked = steps.flatMap((step) => (isExpect(step) || step.decide === undefined ? [] : [step]));
  const names = Object.keys(played?.decisions ?? {});
  const isOne = names.length === asked.length && names.every((name, at) => asked[at]?.decide === name);
  if (!isOne) return ['scenario.minute: each decision needs one step that decides it, in the same order'];
  const others = asked.filter((step) => step.seat !== played?.seat || step.refused !== undefined);
  return others.map(({ decide }) => `scenario.minute: "${decide}" is not decided by whoever plays it`);
}

import {
  at,
  type Entry,
  type FactOf,
  type Game,
  heardBy,
  type Kind,
  type Match,
  matchesOf,
  optionsFor,
  size,
  type Viewer,
} from '@reseau/core';
import { bytes } from './value.ts';

/** A game as it was played, ready to be told. */
export interface Told {
  readonly game: Game<Kind>;
  readonly seed: string;
  readonly entries: readonly Entry<Kind>[];
  /** What everybody heard beside the play, each after so many entries. */
  readonly around?: readonly Aside[];
}

interface Aside {
  readonly after: number;
  readonly says: string;
}

type Fact = FactOf<Kind>;

/** The whole game as text, state by state: what was chosen, what every viewer hears, who is asked and may do what. */
export const playthrough = (told: Told): string => textOf(retold(told));

/** The game as one viewer lived it: its own choices, what shows of the others', and the facts it heard. */
export const playthroughAs = (viewer: Viewer, told: Told): string => textOf(retold(told, viewer));

/** The same line by line: a record may be as long as somebody likes. */
export const retold = (told: Told, viewer?: Viewer): Generator<string> =>
  viewer === undefined ? retoldWhole(told) : retoldAs(viewer, told);

const textOf = (lines: Iterable<string>): string => `${[...lines].join('\n')}\n`;

function* retoldWhole({ game, seed, entries, around }: Told): Generator<string> {
  const asides = asidesIn(around);
  let index = 0;
  for (const match of matchesOf(game, seed, entries)) {
    const entry = at(entries, index);
    yield `${index}. ${entry.actor === undefined ? 'deal' : `${nameOf(entry.actor)}: ${move(entry)}`}`;
    yield* entry.facts.map((fact) => `   ${audience(fact).padEnd(8)} ${said(fact)}`);
    if (entry.facts.length > 0) yield* asked(match);
    index += 1;
    yield* asides(index);
  }
}

function* retoldAs(viewer: Viewer, { game, seed, entries, around }: Told): Generator<string> {
  const asides = asidesIn(around);
  let before: Match<Kind> | undefined;
  let index = 0;
  for (const match of matchesOf(game, seed, entries)) {
    const entry = at(entries, index);
    if (entry.actor === viewer) yield `> ${move(entry)}`;
    else if (before !== undefined && entry.facts.length === 0) yield* shows(before, entry);
    yield* heardBy(entry.facts, viewer).map((fact) => `  ${fact.to === 'all' ? '' : '* '}${said(fact)}`);
    index += 1;
    yield* asides(index);
    before = match;
  }
}

/** What was heard after so many entries, a line each. */
function asidesIn(around: Told['around'] = []): (after: number) => readonly string[] {
  const all = Map.groupBy(around, ({ after }) => after);
  return (after) => (all.get(after) ?? []).map(({ says }) => `   ~ ${says}`);
}

const nameOf = (actor: number | string): string => (typeof actor === 'number' ? `seat ${actor}` : actor);

const move = ({ move: made }: Entry<Kind>): string => {
  const { type, ...rest } = made ?? { type: 'nothing' };
  return Object.keys(rest).length === 0 ? type : `${type} ${bytes(rest)}`;
};

const audience = ({ to }: Fact): string => (to === 'all' ? 'all' : to.length === 0 ? 'server' : `seat ${to.join(' ')}`);

function said({ to: _to, type, ...rest }: Fact): string {
  return Object.keys(rest).length === 0 ? type : `${type} ${bytes(rest)}`;
}

/** What the others see of a choice that is sealed: once, and nothing when it is changed. */
function shows({ turn, sealed }: Match<Kind>, { actor }: Entry<Kind>): readonly string[] {
  if (actor === undefined || actor === 'clock' || sealed[actor] !== undefined || !turn.must.includes(actor)) return [];
  switch (turn.progress) {
    case 'seats':
      return [`  (${nameOf(actor)} has chosen)`];
    case 'count':
      return ['  (somebody has chosen)'];
    case 'none':
      return [];
  }
}

function asked(match: Match<Kind>): readonly string[] {
  const { turn, outcome } = match;
  if (outcome !== undefined) return [`   over     ${outcome.reason}: ${outcome.degrees.join(' ')}`];
  const { question, must, may, progress } = turn;
  return [
    `   asked    question ${question}: must ${must.join(' ') || 'nobody'}, may ${may.join(' ') || 'nobody'}, shows ${progress}`,
    ...[...must, ...may].map((actor) => {
      const options = optionsFor(match, actor);
      return `   ${nameOf(actor).padEnd(8)} may ${bytes(options)} (${size(options)})`;
    }),
  ];
}

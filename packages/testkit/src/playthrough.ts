import {
  type Entry,
  type FactOf,
  type Game,
  heardBy,
  type Kind,
  type Match,
  optionsFor,
  rebuild,
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
export function playthrough({ game, seed, entries, around }: Told): string {
  const lines: string[] = [];
  entries.forEach((entry, index) => {
    const match = rebuild(game, seed, entries.slice(0, index + 1));
    lines.push(`${index}. ${entry.actor === undefined ? 'deal' : `${nameOf(entry.actor)}: ${move(entry)}`}`);
    lines.push(...entry.facts.map((fact) => `   ${audience(fact).padEnd(8)} ${said(fact)}`));
    if (entry.facts.length > 0) lines.push(...asked(match));
    lines.push(...asides(around, index + 1));
  });
  return `${lines.join('\n')}\n`;
}

/** The game as one viewer lived it: its own choices, what shows of the others', and the facts it heard. */
export function playthroughAs(viewer: Viewer, { game, seed, entries, around }: Told): string {
  const lines: string[] = [];
  let before: Match<Kind> | undefined;
  entries.forEach((entry, index) => {
    if (entry.actor === viewer) lines.push(`> ${move(entry)}`);
    else if (before !== undefined && entry.facts.length === 0) lines.push(...shows(before, entry));
    lines.push(...heardBy(entry.facts, viewer).map((fact) => `  ${fact.to === 'all' ? '' : '* '}${said(fact)}`));
    lines.push(...asides(around, index + 1));
    before = rebuild(game, seed, entries.slice(0, index + 1));
  });
  return `${lines.join('\n')}\n`;
}

const asides = (around: Told['around'] = [], after: number): readonly string[] =>
  around.filter((one) => one.after === after).map(({ says }) => `   ~ ${says}`);

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

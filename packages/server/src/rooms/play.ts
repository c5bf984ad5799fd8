import { type Actor, type Entry, type FactOf, type Kind, type Match, rebuild } from '@reseau/core';
import { type AnyGame, GAMES, type GameId } from '@reseau/games';
import type { Asked, Due } from './event.ts';

/** A match of a room: what was stored of it, and what is to happen next by itself. */
export interface Play {
  readonly game: AnyGame;
  readonly seed: string;
  readonly entries: readonly Entry<Kind>[];
  /** When the bots that were asked will answer. */
  readonly due: readonly Due[];
  readonly deadline: number | undefined;
}

// The match follows from the entries; it is remembered beside the last one, so that a move need not replay all before it.
const matches = new WeakMap<Entry<Kind>, Match<Kind>>();

export function matchOf({ game, seed, entries }: Play): Match<Kind> {
  const last = entries[entries.length - 1];
  if (last === undefined) throw new Error('play: no cards were dealt');
  const known = matches.get(last);
  if (known !== undefined) return known;
  const match = rebuild(game, seed, entries);
  matches.set(last, match);
  return match;
}

/** Says to which match an entry led, where that is known already. */
export function rememberMatch(entry: Entry<Kind>, match: Match<Kind>): void {
  matches.set(entry, match);
}

export function newPlay(
  gameId: GameId,
  seats: number,
  { seed, options, entry, asked }: { seed: string; options: object; entry: Entry<Kind>; asked: Asked },
): Play {
  const made = GAMES[gameId].setUp(seats, options);
  if (!made.ok) throw new Error(`play: the stored options make no game (${made.problem})`);
  return { game: made.game, seed, entries: [entry], due: asked.due, deadline: asked.deadline };
}

export function withEntry(play: Play, entry: Entry<Kind>, asked?: Asked, due: readonly Due[] = []): Play {
  const entries = [...play.entries, entry];
  if (asked !== undefined) return { ...play, entries, due: asked.due, deadline: asked.deadline };
  const left = entry.actor === undefined ? play : withoutDue(play, entry.actor);
  return { ...left, entries, due: [...left.due, ...due] };
}

export const withDue = (play: Play, due: readonly Due[]): Play => ({ ...play, due: [...play.due, ...due] });

/** What still is to come once this one has moved. */
export const withoutDue = (play: Play, actor: Actor): Play =>
  play.due.some(([seat]) => seat === actor) ? { ...play, due: play.due.filter(([seat]) => seat !== actor) } : play;

export const factsOf = (play: Play): readonly FactOf<Kind>[] => play.entries.flatMap(({ facts }) => facts);

export const isOver = (play: Play): boolean => matchOf(play).outcome !== undefined;

/** The next moment at which something happens by itself. */
export function nextDue({ due, deadline }: Pick<Play, 'due' | 'deadline'>): number | undefined {
  const soonest = Math.min(deadline ?? Number.POSITIVE_INFINITY, ...due.map(([, at]) => at));
  return soonest === Number.POSITIVE_INFINITY ? undefined : soonest;
}

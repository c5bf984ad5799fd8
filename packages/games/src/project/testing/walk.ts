import { type Entry, type Match, optionsFor, Rng, type Seat, sample, start, submit } from '@reseau/core';
import type { ProjectGame } from '../compose.ts';
import type { ProjectKind } from '../table.ts';

/** What changes nothing on the island, or ends the game for nothing: a random player had better not. */
const IDLE: readonly string[] = ['intend', 'mark', 'pause', 'giveUp', 'discard', 'letGo', 'undo'];

/** Far more than any game needs: rules that do not end must fail a test, not hang it. */
const LONGEST = 5000;

export interface Walk {
  readonly match: Match<ProjectKind>;
  readonly entries: readonly Entry<ProjectKind>[];
}

/** A whole game of random moves that do something. */
export function walk(game: ProjectGame, seed: string, visit?: (match: Match<ProjectKind>) => void): Walk {
  const rng = Rng.seeded(`walk ${seed}`);
  const opening = start(game, seed);
  const entries = [opening.entry];
  let { match } = opening;
  while (match.outcome === undefined) {
    if (entries.length > LONGEST) throw new Error('walk: no end');
    visit?.(match);
    const waiting = match.turn.may.filter((actor): actor is Seat => actor !== 'clock' && !match.table.done[actor]);
    const seat = rng.choose(waiting);
    const all = optionsFor(match, seat);
    const options = all.filter(({ type }) => !IDLE.includes(type));
    const useful = options.length > 0 ? options : all.filter(({ type }) => type !== 'giveUp');
    const answer = submit(match, { actor: seat, question: match.turn.question, move: sample(useful, rng) });
    if (!answer.ok) throw new Error(`walk: ${answer.code} ${answer.reason ?? ''}`);
    entries.push(answer.entry);
    ({ match } = answer);
  }
  return { match, entries };
}

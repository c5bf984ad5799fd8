import type { Game, Kind } from './game.ts';
import { type Entry, rebuild, start, submit } from './match.ts';

/** A match as it was played: its rules, the seed of its chance, and every step. */
export interface Played {
  readonly game: Game<Kind>;
  readonly seed: string;
  readonly entries: readonly Entry<Kind>[];
}

const LONGEST = 400;

function brief(value: unknown): string {
  const text = JSON.stringify(value) ?? 'undefined';
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Deals again from the seed; says what would have been dealt, if it is not what was. */
export function dealDifference({ game, seed, entries }: Played): string | undefined {
  const { entry } = start(game, seed);
  return isSame(entry, entries[0]) ? undefined : `the deal: ${brief(entry)}, recorded ${brief(entries[0])}`;
}

/** Plays the moves again under the rules of today; says where they tell or draw something else, if they do. */
export function replayDifference({ game, seed, entries }: Played): string | undefined {
  let match = rebuild(game, seed, entries.slice(0, 1));
  for (const [index, entry] of entries.entries()) {
    if (index === 0) continue;
    const { actor, question, move } = entry;
    if (actor === undefined || question === undefined) return `entry ${index}: nobody moves`;
    const answer = submit(match, { actor, question, move });
    if (!answer.ok) return `entry ${index}: ${brief(move)} is refused (${answer.code} ${answer.reason ?? ''})`;
    if (!isSame(answer.entry, entry)) return `entry ${index}: ${brief(answer.entry)}, recorded ${brief(entry)}`;
    ({ match } = answer);
  }
  return undefined;
}

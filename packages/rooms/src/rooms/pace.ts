import type { Turn } from '@reseau/core';

/** What bots wait with: the server's clock, its own chance, and how fast bots are to play here (0: at once). */
export interface Pace {
  readonly now: number;
  readonly scale: number;
  chance(): number;
}

interface Span {
  readonly least: number;
  readonly most: number;
}

/** In milliseconds. One who is asked alone has a team to think up; many who are asked together vote or lay a card. */
const ALONE: Span = { least: 3000, most: 8000 };
const TOGETHER: Span = { least: 1200, most: 5000 };

/** Bots answer at least this long before the time is up. */
const BEFORE_DEADLINE = 2000;

/** What a bot's answer must come after, and before. */
export interface AnswerWindow {
  /** When the scenes of all that was told will have been shown. */
  readonly seen: number;
  readonly deadline: number | undefined;
}

/** Rests on what all can see of the question and on nothing else: a bot's speed must not tell its card. */
export function answerTime(turn: Turn, { seen, deadline }: AnswerWindow, { now, scale, chance }: Pace): number {
  const span = turn.must.length === 1 ? ALONE : TOGETHER;
  const at = now + Math.round(scale * (Math.max(0, seen - now) + humanDelay(span, chance)));
  return deadline === undefined ? at : Math.max(now, Math.min(at, deadline - BEFORE_DEADLINE));
}

/** Log-normal, as people's answers are: most soon, some late. Nearly all of it lies within the span; the rest is cut. */
function humanDelay({ least, most }: Span, chance: () => number): number {
  const middle = (Math.log(least) + Math.log(most)) / 2;
  const spread = (Math.log(most) - Math.log(least)) / 4;
  const normal = Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance());
  return Math.min(most, Math.max(least, Math.exp(middle + spread * normal)));
}

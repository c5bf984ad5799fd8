import { SEAT_COUNTS, SETUP_PROBLEMS } from '@reseau/games/project';
import type { GameWords } from './i18n/en.ts';

/** Why so many cannot play with some options, in words. */
export function problemIn({ problems }: GameWords, code: string, seats: number): string {
  const known = SETUP_PROBLEMS.find((one) => one === code) ?? 'badOptions';
  return known === 'tooManySeats' ? problems.tooManySeats(seats - SEAT_COUNTS.length) : problems[known];
}

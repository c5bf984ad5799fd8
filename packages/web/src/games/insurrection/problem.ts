import { SEAT_COUNTS, SETUP_PROBLEMS } from '@reseau/games/insurrection';
import type { GameWords } from './i18n/en.ts';

/** Why so many cannot play with some options, in words. */
export function problemIn({ problems }: GameWords, code: string, seats: number): string {
  const known = SETUP_PROBLEMS.find((one) => one === code);
  const [fewest, most] = [SEAT_COUNTS[0], SEAT_COUNTS.at(-1) ?? seats];
  if (known === 'tooFewSeats') return problems.tooFewSeats(fewest - seats);
  if (known === 'tooManySeats') return problems.tooManySeats(seats - most);
  return problems[known ?? 'badOptions'];
}

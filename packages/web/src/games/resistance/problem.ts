import { resistance } from '@reseau/games';
import type { GameWords } from './i18n/en.ts';

/** Why so many cannot play with some options, in words. */
export function problemIn({ problems }: GameWords, code: string, seats: number): string {
  const known = resistance.SETUP_PROBLEMS.find((one) => one === code);
  const [fewest, most] = [resistance.SEAT_COUNTS[0], resistance.SEAT_COUNTS.at(-1) ?? seats];
  if (known === 'tooFewSeats') return problems.tooFewSeats(fewest - seats);
  if (known === 'tooManySeats') return problems.tooManySeats(seats - most);
  return problems[known ?? 'badOptions'];
}

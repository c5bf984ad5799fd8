import { listIn } from './list.ts';
import { refusal } from './refuse.ts';

/** A count given on the command line. */
export function wholeNumber(flag: string, value: string): number {
  const number = Number(value);
  if (!/^\d+$/.test(value) || number < 1 || !Number.isSafeInteger(number))
    throw refusal('badNumber', `--${flag} must be a whole number, 1 or more, not "${value}".`);
  return number;
}

/** Some of the numbers of seats that a game allows; all, where none is asked for. */
export function seatsAmong(value: string | undefined, allowed: readonly number[]): readonly number[] {
  const wanted = value === undefined ? allowed : listIn('seats', value, (one) => wholeNumber('seats', one));
  const [least, most] = [Math.min(...allowed), Math.max(...allowed)];
  for (const seats of wanted) {
    if (!allowed.includes(seats))
      throw refusal(
        seats < least ? 'tooFewSeats' : 'tooManySeats',
        `--seats must be from ${least} to ${most}, not ${seats}.`,
      );
  }
  return allowed.filter((seats) => wanted.includes(seats));
}

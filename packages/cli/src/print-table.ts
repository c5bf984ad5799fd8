import { shareOf, type Tally } from '@reseau/bots';
import { say } from './print.ts';

const row = (cells: readonly string[]): void => say(`| ${cells.join(' | ')} |`);

/** A table in the form that the documentation has them in. */
export function printTable(head: readonly string[], rows: readonly (readonly string[])[]): void {
  say('');
  row(head);
  row(head.map(() => '---'));
  for (const cells of rows) row(cells);
}

/** A share in %, with its 95 % interval. */
export function shownShare(tally: Tally): string {
  const { rate, low, high } = shareOf(tally);
  const percent = (share: number): string => (100 * share).toFixed(1);
  return `${percent(rate)} (${percent(low)}–${percent(high)})`;
}

export const players = (seats: number): string => (seats === 1 ? '1 player' : `${seats} players`);

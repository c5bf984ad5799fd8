import type { GameId } from '@reseau/games';
import { openFile, randomRecord } from '../records.ts';
import { lookAtSheet, type Tour, visit } from './tour.ts';

const TABLES: Readonly<Record<GameId, readonly [seats: number, options: object]>> = {
  resistance: [7, { modules: ['trapper', 'inquisitor'] }],
  insurrection: [4, { side: 'base' }],
  project: [3, { clock: 'actions', lastTurn: 4 }],
};

/** A match looked back at: as the table saw it, as a seat knew it, unmasked, and its papers. */
export async function tourReplay(tour: Tour, game: GameId): Promise<void> {
  const [seats, options] = TABLES[game];
  const page = await visit(tour, '/replay');
  await page.getByTestId('record-file').waitFor({ state: 'attached' });
  await tour.look(page, `replay-${game}-open`);
  await openFile(page, randomRecord(game, seats, options, 's5'));
  await page.getByTestId('replay-controls').waitFor();
  await page.getByTestId('slider').fill('12');
  await tour.look(page, `replay-${game}-table`);
  await page.getByTestId('as').selectOption('1');
  await tour.look(page, `replay-${game}-seat`);
  await lookAtSheet(tour, page, 'replay-more', `replay-${game}-more`);
  await page.getByTestId('unmask').click();
  await tour.look(page, `replay-${game}-unmasked`);
  await page.context().close();
}

import type { Page } from '@reseau/browserkit';
import { sha256 } from '@reseau/core';
import { GAMES, type GameId, MATCH_FILE } from '@reseau/games';
import { entriesOf, randomGame } from '@reseau/testkit';

const NAMES = ['Ada', 'Ben', 'Cho', 'Dov', 'Eve', 'Fay', 'Gil', 'Hal', 'Ida', 'Jon'];
/** By chance alone nothing else would happen. */
const SELDOM = ['giveUp', 'notDone', 'pause', 'mark', 'intend'];

/** The record of a match that chance has played, as the end of it would have saved it. */
export function randomRecord(game: GameId, seats: number, options: object, seed: string): object {
  const made = GAMES[game].setUp(seats, options);
  if (!made.ok) throw new Error(`record: ${made.problem}`);
  return {
    reseau: MATCH_FILE,
    version: 1,
    game,
    seats,
    options: made.lasting ?? made.setup,
    deal: { seed, commitment: sha256(seed) },
    entries: entriesOf(randomGame(made.game, seed, { seldom: SELDOM })),
    beside: { table: 'GSQZ', match: 1, people: NAMES.slice(0, seats).map((name) => ({ name })) },
  };
}

/** Opens a record from a file. */
export async function openFile(page: Page, record: unknown): Promise<void> {
  await page.goto('/replay');
  const buffer = Buffer.from(JSON.stringify(record));
  await page.getByTestId('record-file').setInputFiles({ name: 'r.json', mimeType: 'application/json', buffer });
}

/** At which moment a page looks. */
export const momentOf = async (page: Page): Promise<number> =>
  Number(await page.getByTestId('replay-moment').getAttribute('data-at'));

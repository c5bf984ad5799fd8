import type { Page } from '@reseau/browserkit';
import type { GameId } from '@reseau/games';
import type { Device } from '../server-under-test.ts';

/** Somebody who comes for the evening, with what they look at it on. */
export interface Guest {
  readonly name: string;
  readonly device: Device;
  /** The table, or the table as a screen. */
  readonly path: '' | '/screen';
  /** Comes once the match is on. */
  readonly late?: true;
}

export const GUESTS: readonly Guest[] = [
  { name: 'Ada', device: { width: 390, height: 844 }, path: '' },
  { name: 'Béatrice-Alexandrine', device: { width: 1280, height: 800, locale: 'fr' }, path: '' },
  { name: 'television', device: { width: 1920, height: 1080, locale: 'ja' }, path: '/screen' },
  { name: 'Fay', device: { width: 320, height: 568 }, path: '', late: true },
];

const TABLE = ['lobby', 'roles', 'board', 'ending', 'screen-lobby', 'screen-roles', 'screen']
  .map((id) => `[data-testid="${id}"]`)
  .join();
const DISMISSED = ['door-locked', 'farewell', 'door-refused'].map((id) => `[data-testid="${id}"]`).join();
const COMES_WITHIN = { timeout: 20_000 };

/** Opens a table of this game, and says its code. */
export async function openTable(page: Page, game: GameId, name: string): Promise<string> {
  await page.goto('/');
  await page.getByTestId(`game-${game}`).check();
  await page.getByRole('textbox').first().fill(name);
  await page.getByTestId('open-table').click();
  await page.getByTestId('lobby').waitFor();
  return (await page.getByTestId('code').textContent())?.trim() ?? '';
}

/** Brings a device to the table, wherever it is: to a seat while there is one, else to watch. */
export async function enterTable(page: Page, code: string, { name, path }: Guest): Promise<void> {
  await page.goto(`/t/${code}${path}`);
  const table = page.locator(TABLE);
  const door = page.getByTestId('take-seat');
  const dismissed = page.locator(DISMISSED);
  await table.or(door).or(dismissed).first().waitFor(COMES_WITHIN);
  if (await door.isVisible()) {
    await page.getByRole('textbox').first().fill(name);
    await door.click();
    await table.or(dismissed).first().waitFor(COMES_WITHIN);
  }
  if (await dismissed.first().isVisible()) {
    await page.goto(`/t/${code}/watch`);
    await table.first().waitFor(COMES_WITHIN);
  }
}

/** Whether the page is anywhere but at the table. */
export const isAway = async (page: Page, code: string): Promise<boolean> =>
  !page.url().includes(`/t/${code}`) ||
  (await page.locator(`${DISMISSED}, [data-testid="take-seat"]`).first().isVisible());

/** One step towards the start, if this page can take one: true once the match is on. */
export async function urgeStart(page: Page, code: string, guest: Guest): Promise<boolean> {
  const sheets = await page.getByRole('dialog').count();
  if (sheets > 0 || !(await page.locator(TABLE).first().isVisible())) await enterTable(page, code, guest);
  if (await page.getByTestId('board').isVisible()) return true;
  for (const id of ['ready', 'mend', 'start', 'add-bot-easy']) {
    const button = page.getByTestId(id).first();
    if (!(await button.isVisible()) || !(await button.isEnabled())) continue;
    await button.click();
    break;
  }
  await page.waitForTimeout(150);
  return await page.getByTestId('board').isVisible();
}

/** What the table waits for beside the match itself, if this page can answer it. */
export async function urgeOn(page: Page): Promise<void> {
  for (const id of ['ready', 'agree', 'ask-resume', 'grant']) {
    const button = page.getByTestId(id).first();
    if (!(await button.isVisible()) || !(await button.isEnabled())) continue;
    // It may go under the finger; then it is not waited for any more.
    await button.click({ timeout: 2000 }).catch(() => undefined);
  }
}

export async function addBots(page: Page, count: number): Promise<void> {
  const members = page.getByTestId('members').locator('li');
  for (let bot = 0; bot < count; bot += 1) {
    const seated = await members.count();
    await page.getByTestId('add-bot-easy').click();
    await members.nth(seated).waitFor();
  }
}

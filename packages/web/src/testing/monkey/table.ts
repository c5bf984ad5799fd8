import type { Page } from '@reseau/browserkit';
import type { GameId } from '@reseau/games';
import { Player } from '@reseau/server/testing';
import type { Device } from '../server-under-test.ts';
import type { Plan } from './plan.ts';

/** Somebody who comes for the evening, with what they look at it on. */
export interface Guest {
  readonly name: string;
  readonly device: Device;
  /** The table, or the table as a screen. */
  readonly path: '' | '/screen';
  /** Comes once the match is on. */
  readonly late?: true;
  /** Is somebody's other device: what it does at the door is left to the monkey. */
  readonly other?: true;
}

export const GUESTS: readonly Guest[] = [
  { name: 'Ada', device: { width: 390, height: 844 }, path: '' },
  { name: 'Béatrice-Alexandrine', device: { width: 1280, height: 800, locale: 'fr' }, path: '' },
  { name: 'television', device: { width: 1920, height: 1080, locale: 'ja' }, path: '/screen' },
  { name: 'Fay', device: { width: 320, height: 568 }, path: '', late: true },
  { name: 'other phone', device: { width: 844, height: 390 }, path: '', late: true, other: true },
];

const TABLE = ['lobby', 'roles', 'board', 'ending', 'curtain', 'screen-lobby', 'screen-roles', 'screen']
  .map((id) => `[data-testid="${id}"]`)
  .join();
const DISMISSED = ['door-locked', 'farewell', 'door-refused', 'code-again'].map((id) => `[data-testid="${id}"]`).join();
/** Leads back to the table, for whoever looks back at a match there. */
export const BACK_TO_TABLE = 'leave-replay';
const COMES_WITHIN = { timeout: 20_000 };

interface Opened {
  readonly code: string;
  /** The letters that bring the host's seat to another device. */
  readonly recovery: string;
}

/** Opens a table of this game. */
export async function openTable(page: Page, game: GameId, name: string): Promise<Opened> {
  await page.goto('/');
  await page.getByTestId(`game-${game}`).check();
  await page.getByRole('textbox').first().fill(name);
  await page.getByTestId('open-table').click();
  await page.getByTestId('lobby').waitFor();
  const read = async (id: string) => (await page.getByTestId(id).first().textContent())?.trim() ?? '';
  return { code: await read('code'), recovery: await read('recovery') };
}

/** The options of the match; perhaps a clock in a hurry, in seconds, and a bot that plays on for whoever is away. */
export async function setTable(base: string, page: Page, code: string, { options, hasClock }: Plan): Promise<void> {
  if (options === undefined && !hasClock) return;
  const kept = await page.evaluate((table) => localStorage.getItem(`reseau:seat:${table}`), code);
  const token = kept?.split(' ')[0] ?? '';
  const host = await new Player(base, { code, token }, undefined, { readiesItself: false }).ready();
  if (options !== undefined) await host.command({ do: 'options', options });
  if (hasClock) {
    await host.command({ do: 'clock', alone: 30, together: 30, talk: 0 });
    await host.command({ do: 'standIns', on: true });
  }
  await host.drop();
}

/** Brings a device to the table, wherever it is: to a seat while there is one, else to watch. */
export async function enterTable(page: Page, code: string, { name, path, other }: Guest): Promise<void> {
  await page.goto(`/t/${code}${path}`);
  const table = page.locator(TABLE);
  const door = page.getByTestId('take-seat');
  const dismissed = page.locator(DISMISSED);
  await table.or(door).or(dismissed).first().waitFor(COMES_WITHIN);
  if (other === true) return;
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

/** Whether the page shows the table as its guest came to see it, or watches it, as it stands now, with nothing over it but a scene. */
export const isClear = async (page: Page, code: string, { path }: Guest): Promise<boolean> =>
  [path, '/watch'].some((one) => new URL(page.url()).pathname === `/t/${code}${one}`) &&
  (await page.locator('dialog:modal:not([data-testid="stage"])').count()) === 0 &&
  (await page.getByTestId(BACK_TO_TABLE).count()) === 0 &&
  (await page.locator(TABLE).first().isVisible());

/** What leads to a match, the most urgent first. */
export const STARTS = ['ready', 'pass', 'i-am', 'start-without', 'mend', 'start', 'add-bot-easy'];
/** What a table waits for beside the match itself. A pause is ended; whatever else is asked of all would end the match. */
export const HELPS = ['ask-resume', 'refuse', 'grant', 'follow-table', ...STARTS];
export const RESUMES = ['agree', 'ask-resume', 'resume'];

export async function addBots(page: Page, count: number): Promise<void> {
  const members = page.getByTestId('members').locator('li');
  for (let bot = 0; bot < count; bot += 1) {
    const seated = await members.count();
    await page.getByTestId('add-bot-easy').click();
    await members.nth(seated).waitFor();
  }
}

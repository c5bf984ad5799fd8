import type { Page } from '@reseau/browserkit';
import type { MemoryStore } from '@reseau/server';
import { holdSeat, type Place, type ServerUnderTest } from '../server-under-test.ts';
import { hold, holdable, letGo } from './still.ts';

/** Somebody who shows a visitor round the screens, in one language. */
export interface Tour {
  readonly server: ServerUnderTest;
  readonly store: MemoryStore;
  readonly locale: string;
  /** Called on every screen worth looking at, while it stands still. */
  look(page: Page, name: string): Promise<void>;
  /** Whether anybody wants to see this screen; the way to others can be spared. */
  wants(name: string): boolean;
}

async function open({ server, locale }: Tour, path: string, place?: Place): Promise<Page> {
  const page = await server.page({ locale, moving: true, workerless: true });
  await holdable(page);
  if (place !== undefined) await holdSeat(page, place);
  await page.goto(path);
  return page;
}

/** A device at this seat. */
export const sitAt = (tour: Tour, place: Place): Promise<Page> => open(tour, `/t/${place.code}`, place);

/** A device that nobody has used before. */
export const visit = (tour: Tour, path: string): Promise<Page> => open(tour, path);

/** The television that shows this table. */
export async function wallOf(tour: Tour, { code }: Place): Promise<Page> {
  const page = await open(tour, `/t/${code}/screen`);
  await page.setViewportSize({ width: 1920, height: 1080 });
  return page;
}

/** The scene that is on, brought to its end and held there, looked at, and dismissed. */
export async function lookAtScene(tour: Tour, page: Page, name: string): Promise<void> {
  await page.getByTestId('stage').waitFor();
  await hold(page);
  await page.keyboard.press('Escape');
  await tour.look(page, name);
  await letGo(page);
  await dismiss(page);
}

/** Past every scene that waits. */
export async function dismiss(page: Page): Promise<void> {
  while (await page.getByTestId('stage').isVisible()) await page.keyboard.press('Escape');
}

/** Past every scene, and past the count where there is one: to the result itself. */
export async function toResult(page: Page): Promise<void> {
  await page.getByTestId('ending').waitFor();
  await dismiss(page);
  const count = page.getByTestId('count-all');
  // It may be through before the tap.
  if (await count.isVisible()) await count.click({ timeout: 1000 }).catch(() => undefined);
}

/** A sheet that one of the buttons of the bar opens. */
export async function lookAtSheet(tour: Tour, page: Page, button: string, name: string): Promise<void> {
  await page.getByTestId(button).click();
  await page.getByRole('dialog').waitFor();
  await tour.look(page, name);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

import type { Page } from '@reseau/browserkit';
import { expect, test, vi } from 'vitest';
import { act } from './testing/march.ts';
import { playHere, seenOn, tapPassed } from './testing/passing.ts';
import { ServerUnderTest } from './testing/server-under-test.ts';
import { noSheet } from './testing/tables.ts';

vi.setConfig({ testTimeout: 300_000 });

const server = new ServerUnderTest({ botPace: 0 });
const NAMES = ['Ada', 'Ben', 'Cho'];
/** In milliseconds: longer than a device stays covered. */
const COVERED = 4000;

const shows = (page: Page, id: string): Promise<boolean> => page.getByTestId(id).first().isVisible();

/** What the device shows next: a curtain that waits for somebody, or the table. */
async function settles(page: Page): Promise<string> {
  await expect
    .poll(
      async () => {
        const curtain = page.getByTestId('curtain');
        if (await page.locator('[data-testid="curtain"][data-done="true"]').isVisible())
          await page.clock.fastForward(COVERED);
        return (await curtain.isVisible())
          ? await curtain.getAttribute('data-done')
          : String(await shows(page, 'pass-bar'));
      },
      { timeout: 20_000 },
    )
    .toMatch(/false|true/);
  if (!(await page.getByTestId('curtain').isVisible())) return 'table';
  return (await page.getByTestId('curtain').getByRole('heading').textContent()) ?? '';
}

async function opens(page: Page): Promise<void> {
  await page.getByTestId('i-am').click();
  await page.getByTestId('own-bar').waitFor();
  while (await shows(page, 'stage')) await page.keyboard.press('Escape');
}

/** From the table, whoever wants to has the device. */
async function takes(page: Page, name: string): Promise<void> {
  if (await page.getByTestId('curtain').isVisible()) await page.getByTestId('back-to-table').click();
  await page.getByTestId('take-device').click();
  await page.getByTestId(`take-${name}`).click();
  await opens(page);
}

/** Somebody asks the table for something; the device goes round, and each agrees. Tells who was asked, in order. */
async function goesRound(page: Page, ask: () => Promise<void>): Promise<readonly string[]> {
  await ask();
  const agreed = page.getByTestId('call').getByText('You agreed.');
  await agreed.or(page.getByTestId('curtain')).first().waitFor({ state: 'attached' });
  await isDone(page);
  const asked: string[] = [];
  const curtains: (readonly string[])[] = [];
  for (let name = await settles(page); name !== 'table' && !asked.includes(name); name = await settles(page)) {
    asked.push(name);
    curtains.push((await seenOn(page, NAMES)).parts);
    await opens(page);
    // Whoever has asked has answered, and is passed the device like anybody else.
    if (await shows(page, 'agree')) await page.getByTestId('agree').click();
    await isDone(page);
  }
  for (const parts of curtains) expect(parts).toEqual(curtains[0]);
  return asked;
}

/** Whoever was asked nothing else is done with the device by having answered. */
async function isDone(page: Page): Promise<void> {
  const done = page.getByTestId('done-looking');
  await done.or(page.getByTestId('curtain')).first().waitFor();
  await done.click({ timeout: 1000 }).catch(() => undefined);
  await page.getByTestId('curtain').waitFor();
}

const fromMenu =
  (page: Page, ...ids: readonly string[]) =>
  async (): Promise<void> => {
    await page.getByTestId('menu').click();
    for (const id of ids) await page.getByTestId(id).first().click();
    await noSheet(page);
  };

const turn = (page: Page, state: 'hidden' | 'visible'): Promise<void> =>
  page.evaluate((now) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => now });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

/** The phone is put to sleep in somebody's hand: whoever wakes it sees a curtain, and nothing of them. */
async function sleepsAndWakes(page: Page): Promise<void> {
  const who = (await page.getByTestId('own-bar').textContent()) ?? '';
  await page.getByTestId('dossier').click();
  await page.getByRole('dialog').waitFor();
  await turn(page, 'hidden');
  await turn(page, 'visible');
  const curtain = page.getByTestId('curtain');
  expect(await curtain.getAttribute('data-done')).toBe('true');
  expect(await page.locator('[data-testid=own-bar], [data-testid=board], [data-testid=hand], dialog').count()).toBe(0);
  const name = await settles(page);
  expect(who).toContain(name);
  await opens(page);
  expect(await page.getByRole('dialog').count()).toBe(0);
}

test('three people play Insurrection on one phone: calls go round, a page that was hidden is covered, and it comes to its end', async () => {
  const page = await server.page({ width: 390, height: 844, workerless: true });
  await page.clock.install();
  await playHere(page, 'insurrection', NAMES);
  await page.getByTestId('start').click();
  const until = async (isSo: () => Promise<boolean>): Promise<void> => {
    const step = async (): Promise<boolean> => {
      if (await isSo()) return true;
      await tapPassed(page, act);
      return false;
    };
    await expect.poll(step, { timeout: 200_000, interval: 10 }).toBe(true);
  };
  // Not the last who was ready, whom the deal takes the device from.
  const isOwn = async () =>
    (await page.getByTestId('own-bar').getByText('Only for Ada').isVisible()) &&
    (await shows(page, 'board')) &&
    !(await shows(page, 'stage'));
  await until(isOwn);
  await sleepsAndWakes(page);

  expect(await goesRound(page, fromMenu(page, 'call-pause'))).toEqual(NAMES);
  await page.getByTestId('paused').waitFor();
  // In a pause the device waits for nobody. Whoever has asked for it asks to go on.
  expect(await shows(page, 'pass')).toBe(false);
  await takes(page, 'Ada');
  expect(await goesRound(page, () => page.getByTestId('ask-resume').click())).toEqual(NAMES);
  await expect.poll(() => page.getByTestId('paused').count()).toBe(0);

  // Whom a bot is to replace has no say; and with the answer of the last it is over.
  await takes(page, 'Ben');
  await page.getByTestId('menu').click();
  await page.getByTestId('call-replace').click();
  const cho = page.getByTestId('ask-table').getByRole('button', { name: 'Cho' });
  expect(
    await goesRound(page, async () => {
      await cho.click();
      await noSheet(page);
    }),
  ).toEqual(['Ada']);
  const seen = new Set<string>();
  await until(async () => {
    if (await page.getByTestId('curtain').isVisible())
      seen.add(
        (await page
          .getByTestId('curtain')
          .getByRole('heading')
          .textContent({ timeout: 1000 })
          .catch(() => '')) ?? '',
      );
    return shows(page, 'rematch');
  });
  expect([...seen].filter((name) => name !== '').toSorted()).toEqual(['Ada', 'Ben']);
});

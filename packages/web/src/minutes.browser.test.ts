import { type Browser, launchBrowser, type Page } from '@reseau/browserkit';
import { startTestServer } from '@reseau/server/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectRoom } from './testing/gathering.ts';
import { ServerUnderTest } from './testing/server-under-test.ts';

const server = new ServerUnderTest();

/** A page that the service worker has kept, with the network cut. To keep it takes most of the time: all tests share one. */
async function cutOff(browser: Browser): Promise<Page> {
  const own = await startTestServer({});
  const context = await browser.newContext({ baseURL: own.base, locale: 'en', viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  page.on('pageerror', (error) => {
    throw error;
  });
  await page.goto('/learn');
  await page.locator('main a[href="/learn/minutes"]').click();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await context.setOffline(true);
  await own.close();
  return page;
}

const verdict = (page: Page) => page.getByTestId('verdict');

/** What is said of the last move, once everything before it was seen. */
async function said(page: Page): Promise<string | null> {
  await expect
    .poll(
      async () => {
        if (await page.getByTestId('stage').isVisible()) await page.keyboard.press('Escape');
        return verdict(page).isVisible();
      },
      { timeout: 20_000, interval: 200 },
    )
    .toBe(true);
  return verdict(page).getAttribute('data-said');
}

async function begin(page: Page, minute: string): Promise<void> {
  await page.getByTestId(`minute-${minute}`).click();
  await page.getByTestId('minute-begin').click();
  await page.getByTestId('minute-question').waitFor();
}

const tap = async (page: Page, ...controls: readonly string[]): Promise<void> => {
  for (const control of controls) await page.getByTestId(control).click();
};

describe('with the network cut', () => {
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    browser = await launchBrowser();
    page = await cutOff(browser);
  });
  afterAll(() => browser.close());

  test('a minute of The Resistance: a wrong move first, a reload in the middle, to the lesson', async () => {
    await begin(page, 'resistance-resistanceRogue');
    await tap(page, 'choice-success', 'seal');
    expect(await said(page)).toBe('held');
    // Whoever plays by key goes on from what is said.
    expect(
      await verdict(page)
        .getByRole('heading')
        .evaluate((head) => head === document.activeElement),
    ).toBe(true);
    await page.reload();
    expect(await said(page)).toBe('held');
    await tap(page, 'minute-again', 'choice-rogueSuccess', 'seal');
    expect(await said(page)).toBe('right');
    await tap(page, 'minute-go-on');
    const question = await page.getByTestId('minute-question').textContent();
    await page.reload();
    await expect.poll(() => page.getByTestId('minute-question').textContent()).toBe(question);
    await tap(page, 'minute-papers');
    await page.getByTestId('log').waitFor();
    await page.keyboard.press('Escape');
    await tap(page, 'choice-rogueSuccess', 'seal');
    expect(await said(page)).toBe('right');
    await page.getByTestId('ending').waitFor();
    expect(await verdict(page).getByRole('link', { name: 'RO7' }).getAttribute('href')).toBe('/rules/resistance#RO7');
    await tap(page, 'minute-all');
    // It is ticked, and only it.
    await page.getByTestId('minutes-resistance').getByText('1 of').waitFor();
  });

  test('minutes of Insurrection and Project: Resistance, and on from one to the next', async () => {
    await begin(page, 'insurrection-eliminate');
    await tap(page, 'card-wolf-1', 'act');
    expect(await said(page)).toBe('skipped');
    await tap(page, 'minute-again', 'act-eliminate-card', 'card-chaos-1', 'act');
    expect(await said(page)).toBe('right');
    await tap(page, 'minute-go-on', 'card-imp-1', 'act');
    expect(await said(page)).toBe('right');
    await tap(page, 'minute-next', 'minute-begin', 'minute-leave');
    await begin(page, 'project-sabotage');
    await tap(page, 'done', 'done');
    expect(await said(page)).toBe('ended');
    await tap(page, 'minute-again', 'action-kill');
    await page.getByRole('radio').first().check();
    await tap(page, 'confirm');
    expect(await said(page)).toBe('right');
    await tap(page, 'minute-go-on', 'action-sabotage', 'confirm');
    expect(await said(page)).toBe('right');
    await tap(page, 'minute-over', 'minute-begin');
    await page.getByTestId('minute-question').waitFor();
    await tap(page, 'minute-leave');
    await page.getByTestId('minutes-project').getByText('1 of').waitFor();
  });
});

/** The part of the window's height that the table has, between what stands above it and what is said below. */
const tableShare = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const bottom = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    const top = document.querySelector('[data-testid="verdict"]')?.closest('footer')?.getBoundingClientRect().top;
    return ((top ?? innerHeight) - bottom) / innerHeight;
  });

test('on the smallest phone half of the height is the table’s, also below the longest explanation', async () => {
  const page = await server.page({ width: 320, height: 568, locale: 'fr', workerless: true });
  await page.goto('/learn/minutes');
  await begin(page, 'resistance-commander');
  expect(await tableShare(page)).toBeGreaterThan(0.5);
  await tap(page, 'seat-1', 'seat-2', 'seat-4', 'propose');
  expect(await said(page)).toBe('spy');
  expect(await tableShare(page)).toBeGreaterThanOrEqual(0.5);
  await tap(page, 'minute-leave');
  await begin(page, 'resistance-falseCommander');
  await tap(page, 'choice-reject', 'seal');
  expect(await said(page)).toBe('right');
  expect(await tableShare(page)).toBeGreaterThanOrEqual(0.5);
  // All of it can be read, to the last of the ways on.
  await page.getByTestId('minute-over').click();
  await page.getByTestId('minute-begin').waitFor();
});

test('there is room for the question and for what is said, at every size', async () => {
  const page = await server.page({ workerless: true });
  await page.goto('/learn/minutes/resistance/deepAgent');
  await page.getByTestId('minute-begin').waitFor();
  await expectRoom(page, 'where it begins', ['minute-leave', 'minute-begin']);
  await tap(page, 'minute-leave');
  await expectRoom(page, 'the list');
  await begin(page, 'resistance-commander');
  await expectRoom(page, 'the question', ['minute-leave', 'minute-papers', 'minute-question']);
  await tap(page, 'seat-1', 'seat-2', 'seat-4', 'propose');
  expect(await said(page)).toBe('spy');
  await expectRoom(page, 'what is said', ['minute-leave', 'minute-again']);
  await tap(page, 'minute-leave');
  await begin(page, 'resistance-falseCommander');
  await tap(page, 'choice-reject', 'seal');
  expect(await said(page)).toBe('right');
  await expectRoom(page, 'the lesson', ['minute-leave', 'minute-next']);
  // The game of the minute is the one that is offered.
  await tap(page, 'minute-friends');
  await expect.poll(() => page.getByTestId('game-resistance').isChecked()).toBe(true);
});

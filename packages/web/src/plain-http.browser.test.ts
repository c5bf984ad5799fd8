import { type Browser, launchBrowser, type Page } from '@reseau/browserkit';
import { startTestServer, type TestServer } from '@reseau/server/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

/** As on a network at home: a name that is not the machine's own, without https. */
const HOME = 'reseau.lan';
let server: TestServer;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  server = await startTestServer({ seed: 'a house' });
  browser = await launchBrowser({ args: [`--host-resolver-rules=MAP ${HOME} 127.0.0.1`] });
});
afterAll(async () => {
  await browser.close();
  await server.close();
});
beforeEach(async () => {
  const context = await browser.newContext({ locale: 'en', viewport: { width: 390, height: 844 } });
  page = await context.newPage();
  await page.goto(server.base.replace('127.0.0.1', HOME));
  await page.getByRole('textbox').first().fill('Ada');
  await page.getByTestId('open-table').click();
  await page.getByTestId('lobby').waitFor();
});

/** What a person would have in hand: pasted where one can write. */
async function pasted(): Promise<string> {
  await page.getByTestId('lobby-chat').click();
  const field = page.getByRole('textbox', { name: 'Message to the table' });
  await field.focus();
  await page.keyboard.press('Control+V');
  const text = await field.inputValue();
  await field.fill('');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  return text;
}

test('a browser gives such a page neither clipboard nor wake lock', async () => {
  const given = await page.evaluate(() => [isSecureContext, 'clipboard' in navigator, 'wakeLock' in navigator]);
  expect(given).toEqual([false, false, false]);
});

describe('over plain http', () => {
  test('link and code are copied all the same', async () => {
    const code = (await page.getByTestId('code').textContent())?.trim();
    await page.getByTestId('copy-link').click();
    await page.getByRole('button', { name: 'Link copied' }).waitFor();
    expect(await page.getByTestId('copy-link').evaluate((button) => button === document.activeElement)).toBe(true);
    expect(await pasted()).toBe(`${server.base.replace('127.0.0.1', HOME)}/t/${code}`);
    await page.getByTestId('open-recovery').click();
    const recovery = await page.getByTestId('recovery').textContent();
    await page.getByTestId('copy-recovery').click();
    await page.getByRole('button', { name: 'Recovery code copied' }).waitFor();
    expect(await pasted()).toBe(recovery);
    // In a sheet, outside of which nothing can be selected.
    await page.getByTestId('menu').click();
    await page.getByTestId('handover').click();
    await page.getByRole('dialog').getByTestId('copy-link').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Link copied' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await pasted()).toContain(`/t/${code}#take=`);
  });

  test('where nothing can be copied, the text is there to be copied by hand', async () => {
    await page.evaluate(() => Object.assign(document, { execCommand: () => false }));
    const code = (await page.getByTestId('code').textContent())?.trim();
    await page.getByTestId('copy-link').click();
    const field = page.getByRole('textbox', { name: 'Copy the link' });
    await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
    const selected = () => page.evaluate(() => getSelection()?.toString());
    await expect.poll(selected).toBe(`${server.base.replace('127.0.0.1', HOME)}/t/${code}`);
  });

  test('the screen stays awake from the first tap on, while somebody looks, and only at a table', async () => {
    const video = page.getByTestId('awake');
    await page.reload();
    await page.getByTestId('lobby').waitFor();
    expect(await video.count()).toBe(0);
    await page.getByRole('heading', { name: 'Round the table' }).click();
    const state = () =>
      video.evaluate((one) =>
        one instanceof HTMLVideoElement ? { plays: !one.paused, muted: one.muted, loop: one.loop } : undefined,
      );
    await expect.poll(state).toEqual({ plays: true, muted: false, loop: false });
    const at = () => video.evaluate((one) => (one instanceof HTMLVideoElement ? one.currentTime : 0));
    await expect.poll(at).toBeGreaterThan(0.5);
    const tracks = await video.evaluate((one) =>
      one instanceof HTMLVideoElement && one.srcObject instanceof MediaStream
        ? one.srcObject.getTracks().map(({ kind }) => kind)
        : [],
    );
    expect(tracks.toSorted()).toEqual(['audio', 'video']);

    const look = (visibility: string) =>
      page.evaluate((now) => {
        Object.defineProperty(document, 'visibilityState', { value: now, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }, visibility);
    await look('hidden');
    await expect.poll(async () => (await state())?.plays).toBe(false);
    await look('visible');
    await expect.poll(async () => (await state())?.plays).toBe(true);
    await page.goBack();
    await page.getByTestId('open-table').waitFor();
    expect(await video.count()).toBe(0);
  });
});

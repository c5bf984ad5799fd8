import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accessibilityProblems, atRest, launchBrowser } from './index.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
});

const show = async (body: string) => {
  const page = await browser.newPage({ viewport: { width: 320, height: 120 } });
  await page.goto(
    `data:text/html;charset=utf-8,${encodeURIComponent(`<!doctype html><html lang="ja"><title>網</title>${body}`)}`,
  );
  return page;
};

test('a page is shown and pictured', async () => {
  const page = await show('<main><h1>抵抗</h1></main>');
  await expect.poll(() => page.textContent('h1')).toBe('抵抗');
  const picture = await page.screenshot();
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
});

test("the browser guards pages from each other, as a player's does", async () => {
  const page = await show('<iframe src="data:text/html,other"></iframe>');
  const reached = await page.evaluate(() => document.querySelector('iframe')?.contentDocument ?? 'nothing');
  expect(reached).toBe('nothing');
});

test('a page is looked over for accessibility', async () => {
  const fine = await show('<main><h1>抵抗</h1></main>');
  expect(await accessibilityProblems(fine)).toEqual([]);
  const poor = await show('<main><h1>抵抗</h1><img src="data:,"></main>');
  expect((await accessibilityProblems(poor)).map(({ rule }) => rule)).toEqual(['image-alt']);
});

test('rest is waited for on a page that lets nobody evaluate text', async () => {
  const policy = `<meta http-equiv="Content-Security-Policy" content="script-src 'self'">`;
  const page = await show(
    `${policy}<style>@keyframes slide { from { translate: 9px } } h1 { animation: slide 1s }</style><h1>抵抗</h1>`,
  );
  await atRest(page);
  const moving = await page.evaluate('document.getAnimations().length');
  expect(moving).toBe(0);
});

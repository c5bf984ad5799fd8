import { HOUSE_SET, siteOf, type Table } from '@reseau/games/insurrection';
import { joinRoom, openRoom, Player } from '@reseau/server/testing';
import { expect, test } from 'vitest';
import { holdSeat, ServerUnderTest } from './testing/server-under-test.ts';

const server = new ServerUnderTest();
const CHOSEN = ['smugglers', 'watchtower', 'oathstone', 'council'];

test('every location shows on its face what it turns up and what everybody draws, on phone, laptop and television', async () => {
  const opened = await openRoom(server.base, 'Ada', 'insurrection');
  const second = await joinRoom(server.base, opened.code, 'Béa');
  const ada = await new Player(server.base, opened).ready();
  const bea = await new Player(server.base, second).ready();
  await ada.command({ do: 'options', options: { side: 'advanced', locations: CHOSEN } });
  await ada.command({ do: 'start' });
  await ada.until('dealt', ({ memory }) => memory.facts.length > 0);
  const { path } = ada.known.table as Table;
  const sites = path.map((stop) => siteOf(HOUSE_SET, stop));
  expect(sites.map(({ draw = 1 }) => draw).toSorted((a, b) => a - b)).toEqual([1, 1, 1, 1, 1, 2]);
  for (const { width, height, isWall } of [
    { width: 320, height: 568, isWall: false },
    { width: 1280, height: 800, isWall: false },
    { width: 1920, height: 1080, isWall: true },
  ]) {
    const page = await server.page({ width, height, moving: true });
    if (!isWall) await holdSeat(page, opened);
    await page.goto(isWall ? `/t/${opened.code}/screen` : `/t/${opened.code}`);
    const gifts = page.getByTestId('gifts');
    await expect.poll(() => gifts.count()).toBe(6);
    for (const [index, { reveal, draw = 1, effect }] of sites.entries()) {
      const numbers = await gifts.nth(index).locator('> span').allTextContents();
      expect(numbers.map((text) => text.trim())).toEqual([String(reveal), String(draw)]);
      await expect.poll(() => gifts.nth(index).isVisible()).toBe(true);
      const stop = page.getByTestId('path').getByRole('listitem').nth(index);
      await expect.poll(() => stop.getByTestId('gives').count()).toBe(effect === undefined ? 0 : 1);
      await expect
        .poll(() => stop.textContent())
        .toContain(draw === 1 ? 'Everyone draws a card.' : `Everyone draws ${draw}`);
    }
    await page.context().close();
  }
  for (const player of [ada, bea]) player.socket.close();
});

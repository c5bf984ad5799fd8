import type { Page } from '@reseau/browserkit';
import { expect, test, vi } from 'vitest';
import { hurryBots } from './testing/alone.ts';
import { type Seen, seenOn, tapPassed } from './testing/passing.ts';
import { held, tapOn } from './testing/people.ts';
import { ServerUnderTest } from './testing/server-under-test.ts';

vi.setConfig({ testTimeout: 600_000 });

const server = new ServerUnderTest({ botPace: 0 });
const NAMES = ['Ada', 'Ben', 'Cho', 'Dov', 'Eve'];
/** In milliseconds: as long as everybody has the device at least, less what a clock may be off. */
const LEAST = 3900;

async function addPeople(page: Page, names: readonly string[]): Promise<void> {
  for (const name of names) {
    await page.getByTestId('add-person').click();
    await page.getByTestId('person-name').fill(name);
    await page.getByTestId('add-here').click();
    await page.getByTestId('members').getByText(name, { exact: true }).waitFor();
  }
}

/** Five people play The Resistance on one tablet, and nothing tells who is a spy. */
async function fiveOnATablet(): Promise<void> {
  const page = await server.page({ width: 820, height: 1180, workerless: true });
  await page.goto('/');
  await page.getByRole('textbox').first().fill('Ada');
  await page.getByTestId('play-here').click();
  await addPeople(page, NAMES.slice(1));
  await page.getByTestId('start').click();
  await page.getByTestId('pass').click();

  const spies = new Set<string>();
  /** By what is asked: what each person saw of it at first. */
  const seen = new Map<string, Map<string, Seen>>();
  const times: number[] = [];
  let openedAt = 0;
  let who = '';
  const staged = new Set<string>();

  const note = async (): Promise<void> => {
    const now = await seenOn(page, NAMES);
    const all = seen.get(now.at) ?? new Map<string, Seen>();
    seen.set(now.at, all);
    // How many have chosen is told to all, and changes from one to the next.
    if (!all.has(who)) all.set(who, { ...now, parts: now.parts.filter((part) => !/progress|ready-count/.test(part)) });
  };
  const isOver = () => page.getByTestId('rematch').isVisible();
  await expect
    .poll(
      async () => {
        const curtain = page.getByTestId('curtain');
        if ((await curtain.isVisible()) && (await curtain.getAttribute('data-done', { timeout: 1000 })) === 'false') {
          if (openedAt > 0) times.push(performance.now() - openedAt);
          who = (await curtain.getByRole('heading').textContent()) ?? '';
          await note();
          openedAt = performance.now();
          await page.getByTestId('i-am').click();
          await page.getByTestId('own-bar').waitFor();
          const isRole = await page.getByTestId('roles').isVisible();
          // The first has to wait for it, whoever that is.
          if (isRole) await page.locator('[data-testid=ready]:enabled').waitFor();
          await note();
          if (isRole && (await held(page)).character.toLowerCase().includes('spy')) spies.add(who);
        } else {
          if (openedAt > 0 && (await page.getByTestId('pass-bar').isVisible())) {
            times.push(performance.now() - openedAt);
            openedAt = 0;
          }
          const scene = page.getByTestId('stage').locator('[data-scene]');
          if (await scene.isVisible()) staged.add((await scene.getAttribute('data-scene', { timeout: 1000 })) ?? '');
          await tapPassed(page, false);
        }
        return isOver();
      },
      { timeout: 500_000, interval: 20 },
    )
    .toBe(true);

  // What all are to see is shown to all, before the device goes on to the next.
  expect([...staged].toSorted()).toEqual(['mission', 'vote']);
  expect(spies.size).toBe(2);
  for (const at of ['curtain false', 'roles', 'vote', 'play']) {
    const [first, ...others] = [...(seen.get(at)?.values() ?? [])];
    expect(first?.parts.length).toBeGreaterThan(5);
    for (const other of others) expect(other).toEqual(first);
  }
  const askedAt = (at: string) => [...(seen.get(at)?.keys() ?? [])].toSorted();
  expect(['curtain false', 'roles', 'vote'].map(askedAt)).toEqual([NAMES, NAMES, NAMES]);
  expect(Math.min(...times)).toBeGreaterThan(LEAST);
}

/** Two people on one phone play with another phone and bots, through a server. */
async function twoOnAPhone(): Promise<void> {
  const shared = await server.page({ width: 390, height: 844, workerless: true });
  const other = await server.page({ width: 320, height: 568, workerless: true });
  await hurryBots(shared);
  await shared.goto('/');
  await shared.getByRole('textbox').first().fill('Ada');
  await shared.getByTestId('open-table').click();
  await addPeople(shared, ['Ben']);
  await other.goto(new URL(shared.url()).pathname);
  await other.getByRole('textbox').first().fill('Cho');
  await other.getByTestId('take-seat').click();
  await other.getByTestId('lobby').waitFor();
  await shared.getByTestId('members').getByText('Cho', { exact: true }).waitFor();
  await shared.getByTestId('start').click();
  await other.getByTestId('ready').click();
  let reloaded = false;
  await expect
    .poll(
      async () => {
        await tapPassed(shared);
        await tapOn(other);
        // Both are still at this device afterwards.
        if (!reloaded && (await shared.getByTestId('own-bar').isVisible())) {
          reloaded = true;
          await shared.reload();
          await shared.getByTestId('pass-bar').waitFor();
        }
        return (await shared.getByTestId('rematch').isVisible()) && (await other.getByTestId('ending').isVisible());
      },
      { timeout: 500_000, interval: 20 },
    )
    .toBe(true);
  expect(reloaded).toBe(true);
  await shared.getByTestId('rematch').click();
  await shared.getByTestId('lobby').waitFor();
  await expect.poll(() => shared.getByTestId('members').locator('li').count()).toBe(5);
}

// Side by side: most of their time a device is covered, and nobody may hurry it.
test('five on one tablet play, and nothing tells who is a spy; two on one phone play with another phone and bots', async () => {
  await Promise.all([fiveOnATablet(), twoOnAPhone()]);
});

import type { Page } from '@reseau/browserkit';
import { MemoryStore } from '@reseau/server';
import { storeMatch } from '@reseau/server/testing';
import { expect, test } from 'vitest';
import { en } from './games/project/i18n/en.ts';
import { village } from './testing/project/deals.ts';
import { noticedOn, noticing } from './testing/senses.ts';
import { type Device, holdSeat, type Place, ServerUnderTest } from './testing/server-under-test.ts';
import { Crew } from './testing/tour/crew.ts';

const store = new MemoryStore();
const server = new ServerUnderTest({}, store);

const ALARM = 330;
const WARNING = 740;
const ALARM_FELT = '[400,150,400]';

/** A table whose clock strikes so long after the first move; one minute is all it ever has. */
async function clocked(strikesIn: number): Promise<readonly Place[]> {
  const { deal } = village(2);
  const options = { clock: 'wall', minutesPerStep: 1 };
  return await storeMatch(store, { game: 'project', names: ['Ada', 'Ben'], options, deal, strikesIn });
}

async function sit(place: Place | undefined, device: Device = {}, sound = 'on'): Promise<Page> {
  if (place === undefined) throw new Error('nobody sits');
  const page = await server.page({ ...device, workerless: true });
  await noticing(page);
  await page.addInitScript((wanted) => localStorage.setItem('reseau:sound', wanted), sound);
  await holdSeat(page, place);
  await page.goto(`/t/${place.code}`);
  await page.getByTestId('board').waitFor();
  // A device makes itself heard and felt only once it was touched.
  await page.getByTestId('tab-plan').click();
  await page.getByTestId('tab-act').click();
  return page;
}

const stage = (page: Page): Promise<string | null> => page.getByTestId('match-clock').getAttribute('data-stage');

test('the clock of the match is heard, felt and seen as it comes near, and its strike is missed by nobody', async () => {
  const [one, two] = await clocked(17_000);
  const ada = await sit(one);
  const ben = await sit(two, { moving: false }, 'off');
  const wall = await server.page({ width: 1920, height: 1080, workerless: true });
  await wall.goto(`/t/${one?.code}/screen`);
  await wall.getByTestId('match-clock').waitFor();
  // It stands until somebody moves: nothing has rung yet.
  await expect.poll(() => stage(ada)).toBe('third');
  expect((await noticedOn(ada)).buzzes.filter((felt) => felt.startsWith('['))).toEqual([]);

  await ada.getByTestId('tab-plan').click();
  await ada.getByTestId('intend-search').click();
  for (const page of [ada, ben, wall]) await expect.poll(() => stage(page), { timeout: 30_000 }).toBe('seconds');
  await expect.poll(() => ada.getByTestId('clock-told').textContent()).toBe(en.clock.begins.seconds(2));
  // Around everything, and in nobody's way.
  await ada.getByTestId('clock-edge').waitFor();
  await ada.getByTestId('tab-clues').click();
  await ada.getByTestId('tab-act').click();
  await ada.getByTestId('action-move').click({ trial: true });

  for (const page of [ada, ben, wall]) {
    await page.getByTestId('alarm').waitFor({ timeout: 30_000 });
    const words = await page.getByTestId('alarm').textContent();
    expect(words).toContain(en.clock.struck);
    expect(words).toContain(en.log.sped(2));
    expect(await page.getByTestId('alarm').getAttribute('role')).toBe('alert');
  }
  await expect.poll(async () => (await noticedOn(ada)).tones).toContain(ALARM);
  const noticed = await noticedOn(ada);
  expect(noticed.tones).toContain(WARNING);
  expect(noticed.buzzes).toContain(ALARM_FELT);
  // A device that is to be silent is silent, and is felt nevertheless.
  const silent = await noticedOn(ben);
  expect(silent.tones).toEqual([]);
  expect(silent.buzzes).toContain(ALARM_FELT);
  // Less motion for whoever asked for it.
  const moves = (page: Page) =>
    page.getByTestId('alarm').evaluate((alarm) => getComputedStyle(alarm).animationName !== 'none');
  expect(await Promise.all([ada, ben].map(moves))).toEqual([true, false]);

  // It covers no control, stays until it was seen, and does not come again.
  await ada.getByTestId('done').click({ trial: true });
  await ada.getByTestId('alarm-seen').click();
  await ada.getByTestId('alarm').waitFor({ state: 'detached' });
  await expect.poll(() => stage(ada)).toBe('plenty');
  await ben.getByTestId('alarm').waitFor();
  await ben.reload();
  await ben.getByTestId('match-clock').waitFor();
  expect(await ben.getByTestId('alarm').count()).toBe(0);
});

test('the army’s actions quicken the invasion with the same alarm, once its turn has been seen', async () => {
  const { deal } = village(1);
  const options = { clock: 'actions', actionsPerStep: 1 };
  const places = await storeMatch(store, { game: 'project', names: ['Ada'], options, deal });
  const page = await sit(places[0]);
  const crew = await Crew.sit(server.base, places);
  await crew.move(0, { type: 'plan', leader: 0, skill: 'military' });
  await crew.move(0, { type: 'done' });
  await page.getByTestId('army').waitFor();
  expect(await page.getByTestId('alarm').count()).toBe(0);
  await page.keyboard.press('Escape');
  await page.getByTestId('stage').waitFor({ state: 'detached' });
  await page.getByTestId('alarm').waitFor();
  crew.leave();
});

test('the way out of a pause is no smaller than the way into it', async () => {
  const places = await clocked(60_000);
  const crew = await Crew.sit(server.base, places);
  for (const size of [
    { width: 320, height: 568 },
    { width: 1440, height: 900 },
  ]) {
    const page = await sit(places[0], size);
    const ask = await page.getByTestId('pause').boundingBox();
    await page.getByTestId('pause').click();
    await crew.move(1, { type: 'pause', on: true });
    await page.getByTestId('resume').waitFor();
    const back = await page.getByTestId('resume').boundingBox();
    expect(back?.height ?? 0).toBeGreaterThanOrEqual(ask?.height ?? Number.POSITIVE_INFINITY);
    expect(back?.width ?? 0).toBeGreaterThanOrEqual(ask?.width ?? Number.POSITIVE_INFINITY);
    await page.getByTestId('resume').click();
    await page.getByTestId('pause').waitFor();
  }
  crew.leave();
});

test('a pause of the whole table takes the place of the one that the game is asked for', async () => {
  const places = await clocked(60_000);
  const crew = await Crew.sit(server.base, places);
  const page = await sit(places[0], { width: 320, height: 568 });
  const other = crew.players[1];
  if (other === undefined) throw new Error('nobody else came');
  const count = (id: string) => page.getByTestId(id).count();
  await page.getByTestId('pause').click();
  await page.getByTestId('asks-pause').waitFor();
  await other.command({ do: 'call', kind: 'pause' });
  await page.getByTestId('agree').waitFor();
  expect([await count('asks-pause'), await count('pause')]).toEqual([0, 0]);
  await page.getByTestId('agree').click();
  await page.getByTestId('ask-resume').waitFor();
  expect([await count('asks-pause'), await count('pause')]).toEqual([0, 0]);
  await page.getByTestId('ask-resume').click();
  await other.until('asked', ({ room }) => room?.call?.kind === 'resume');
  await other.command({ do: 'agree', call: other.room?.call?.call ?? 0, yes: true });
  // What was asked for before is not asked for any more.
  await page.getByTestId('pause').waitFor();
  await expect.poll(() => page.getByTestId('pause').getAttribute('aria-pressed')).toBe('false');
  expect(await count('asks-pause')).toBe(0);
  // Whoever does not want one says so: nobody is asked on, and whoever asked reads who would rather play on.
  const asker = await sit(places[1]);
  await asker.getByTestId('pause').click();
  await asker.getByTestId('asks-pause').waitFor();
  await page.getByTestId('refuse-pause').click();
  await asker.getByTestId('no-pause').getByText('Ada would rather play on').waitFor();
  for (const one of [page, asker]) {
    await expect.poll(() => one.getByTestId('asks-pause').count()).toBe(0);
    expect(await one.getByTestId('pause').getAttribute('aria-pressed')).toBe('false');
  }
  expect(await count('no-pause')).toBe(0);
  await asker.getByTestId('no-pause-read').click();
  await expect.poll(() => asker.getByTestId('no-pause').count()).toBe(0);
  // Two questions at once on the smallest phone: one is open, says that there is another, and leads there.
  await crew.move(1, { type: 'giveUp', on: true });
  await page.getByTestId('agree-give-up').waitFor();
  await crew.move(1, { type: 'pause', on: true });
  await page.getByTestId('agree-pause').waitFor();
  await expect.poll(() => count('agree-give-up')).toBe(0);
  const more = page.getByRole('button', { name: 'Show 1 more message' });
  await more.click();
  await page.getByTestId('agree-give-up').waitFor();
  await expect.poll(() => count('agree-pause')).toBe(0);
  await more.click();
  await page.getByTestId('refuse-pause').click();
  await page.getByTestId('agree-give-up').waitFor();
  expect(await more.count()).toBe(0);
  crew.leave();
});

import { gzipSync } from 'node:zlib';
import type { Page } from '@reseau/browserkit';
import type { GameId } from '@reseau/games';
import { openRoom, playOut } from '@reseau/server/testing';
import { describe, expect, test } from 'vitest';
import { expectRoom, Gathering } from './testing/gathering.ts';
import { momentOf, openFile, randomRecord } from './testing/records.ts';
import { gamesIn, scriptsOf } from './testing/scripts.ts';
import { ServerUnderTest } from './testing/server-under-test.ts';
import { faultsOf } from './testing/tour/geometry.ts';
import { resize } from './testing/tour/sizes.ts';
import { settled } from './testing/tour/still.ts';
import { toResult } from './testing/tour/tour.ts';

const server = new ServerUnderTest();

const RECORDS = {
  resistance: randomRecord('resistance', 7, { modules: ['trapper', 'inquisitor'] }, 's5'),
  insurrection: randomRecord('insurrection', 4, { side: 'base' }, 's4'),
  project: randomRecord('project', 3, { clock: 'off', lastTurn: 4 }, 's5'),
};

/** Whatever could be chosen at a live table. */
const CHOICES = ['propose', 'seal', 'name', 'pass', 'act', 'done', 'not-done', 'confirm', 'pause', 'choice-approve'];

const at = async (page: Page, moment: number): Promise<void> => {
  await expect.poll(() => momentOf(page)).toBe(moment);
};
const slide = (page: Page, to: number) => page.getByTestId('slider').fill(`${to}`);
const lastOf = async (page: Page) => Number(await page.getByTestId('slider').getAttribute('max'));
const opened = (page: Page) => page.getByTestId('replay-controls').waitFor();

/** Somebody's last vote is not the one that was told. */
function voteTurned(record: object) {
  const turned = structuredClone(record) as { readonly entries: { move?: { type?: string; approve?: boolean } }[] };
  const vote = turned.entries.findLast(({ move }) => move?.type === 'vote')?.move;
  if (vote === undefined) throw new Error('nobody ever voted');
  vote.approve = vote.approve !== true;
  return turned;
}

/** Steps on until something plays. */
async function untilScene(page: Page, scene: () => Promise<boolean>): Promise<number> {
  for (let moment = await momentOf(page); moment < (await lastOf(page)); moment += 1) {
    await page.keyboard.press('ArrowRight');
    await at(page, moment + 1);
    if (await scene()) return moment + 1;
  }
  throw new Error('nothing ever played');
}

describe.each(Object.entries(RECORDS))('a record of %s, from a file', (game, record) => {
  test('by step with its scenes, by round, by key and slider; nothing can be chosen', async () => {
    const page = await server.page({ workerless: true });
    await openFile(page, record);
    await opened(page);
    await page.getByTestId('as').selectOption('1');
    await at(page, 0);
    const stage = page.getByTestId('stage');
    const when = await untilScene(page, () => stage.isVisible());
    // It plays before our eyes, and the bars beside it can still be used.
    await page.getByTestId('step-back').click();
    await at(page, when - 1);
    await stage.waitFor({ state: 'detached' });
    // One jump is there at once.
    await slide(page, when);
    await at(page, when);
    expect(await stage.count()).toBe(0);
    for (const id of CHOICES) expect({ id, there: await page.getByTestId(id).count() }).toEqual({ id, there: 0 });
    await page.keyboard.press('End');
    await page.getByTestId('ending').waitFor();
    await page.keyboard.press('[');
    await page.getByTestId('board').waitFor();
    const round = await page.getByTestId('replay-round').textContent();
    await page.keyboard.press('[');
    await expect.poll(() => page.getByTestId('replay-round').textContent()).not.toBe(round);
    await page.keyboard.press('Home');
    await at(page, 0);
  });

  test('as one seat knew it, then unmasked; curves that lead somewhere', async () => {
    const page = await server.page({ workerless: true, width: 1440, height: 900 });
    await openFile(page, record);
    await opened(page);
    // The public side has the screen of the table.
    await page.getByTestId('screen').waitFor();
    await slide(page, Math.floor((await lastOf(page)) / 2));
    expect(await page.getByTestId('hidden').count()).toBe(0);
    await page.keyboard.press('u');
    await expect.poll(() => page.getByTestId('hidden').getByRole('listitem').count()).toBeGreaterThan(2);
    await page.getByTestId('tab-charts').click();
    await page.getByTestId('chart').first().waitFor();
    const before = await momentOf(page);
    await page
      .getByTestId('chart')
      .first()
      .getByRole('img')
      .click({ position: { x: 12, y: 40 } });
    await expect.poll(() => momentOf(page)).toBeLessThan(before);
    await page.getByTestId('as').selectOption('0');
    await page.getByTestId('board').or(page.getByTestId('ending')).waitFor();
  });

  test(`plays by itself, at any speed, and there is room for it: ${game}`, async () => {
    const page = await server.page({ workerless: true });
    await openFile(page, record);
    await opened(page);
    await page.getByTestId('replay-more').click();
    await page.getByRole('radio', { name: '4×' }).check();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    // The key plays from anywhere but a control, which it presses.
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.keyboard.press('Space');
    await expect.poll(() => momentOf(page)).toBeGreaterThan(2);
    await page.getByTestId('play').click();
    expect(await page.getByTestId('play').getAttribute('data-on')).toBe('false');
    // At the end of Insurrection: before it, what lies half under the bar is whole only when one scrolls.
    await slide(page, game === 'insurrection' ? await lastOf(page) : 4);
    await page.getByTestId('as').selectOption('1');
    await expectRoom(page, 'the bar', ['play', 'step-forward', 'replay-more', 'unmask']);
    // What was hidden takes a line or two, and all of it only when it is asked for: the board keeps its room.
    await slide(page, 4);
    await page.getByTestId('unmask').click();
    for (const [width, height] of [
      [320, 568],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height });
      const behind = page.getByTestId('behind');
      await behind.waitFor();
      // The numbers of the rounds keep clear of the edge.
      const feet = await page
        .locator('.round')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom));
      expect(Math.max(...feet)).toBeLessThan(height - 2);
      const high = async () => (await behind.boundingBox())?.height ?? 0;
      await expect.poll(high).toBeLessThan(62);
      const { y = 0 } = (await behind.boundingBox()) ?? {};
      const { y: top = 0 } = (await page.getByTestId('board').boundingBox()) ?? {};
      expect(y - top).toBeGreaterThan(height * 0.48);
      await page.getByTestId('behind-all').click();
      await page.getByTestId('hidden').getByRole('listitem').first().waitFor();
      await expect.poll(high).toBeGreaterThan(80);
      // Every heading once.
      const headings = (await behind.locator('.stencil').allTextContents()).map((heading) => heading.trim());
      expect(headings.length).toBeGreaterThan(1);
      expect(new Set(headings).size).toBe(headings.length);
      await page.getByTestId('behind-all').click();
    }
  });
});

test('what cannot be read is said', async () => {
  const page = await server.page({ workerless: true });
  await openFile(page, { ...RECORDS.resistance, version: 99 });
  const problem = page.getByTestId('record-problem');
  await problem.getByText('This record is of version 99').waitFor();
  const { deal: _, ...rest } = RECORDS.resistance as { readonly deal: object };
  await openFile(page, rest);
  await problem.getByText('“deal” is missing').waitFor();
  const text = JSON.stringify(RECORDS.resistance);
  await page.getByTestId('record-file').setInputFiles({
    name: 'half.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text.slice(0, text.length / 2)),
  });
  await problem.getByText('cut short').waitFor();
  await openFile(page, RECORDS.resistance);
  await opened(page);
});

test('a record that somebody has changed is shown, and that it does not hold is said', async () => {
  const page = await server.page({ workerless: true });
  await openFile(page, voteTurned(RECORDS.resistance));
  await opened(page);
  const doubtful = page.getByTestId('record-doubtful');
  await doubtful.getByText('This record doesn’t hold').waitFor();
  for (const size of ['320x568', '844x390', '1280x800'] as const) {
    await resize(page, size);
    await settled(page);
    const demands = { inSight: ['record-doubtful-read'], touched: true, whole: false };
    expect({ size, faults: await faultsOf(page, demands) }).toEqual({ size, faults: [] });
  }
  await page.getByTestId('record-doubtful-read').click();
  await doubtful.waitFor({ state: 'detached' });
  await openFile(page, RECORDS.resistance);
  await opened(page);
  await page.keyboard.press('End');
  expect(await doubtful.count()).toBe(0);
});

test('on a low laptop the seats leave the missions in sight', async () => {
  const page = await server.page({ workerless: true, width: 1366, height: 620 });
  await openFile(page, randomRecord('resistance', 9, { modules: [] }, 's5'));
  await opened(page);
  await settled(page);
  expect(await faultsOf(page, { inSight: [], touched: false, whole: true })).toEqual([]);
});

test('who played which card, and what each look saw, are told unmasked and only then', async () => {
  const page = await server.page({ workerless: true, width: 1440, height: 900 });
  await openFile(page, RECORDS.resistance);
  await opened(page);
  await page.getByTestId('as').selectOption('0');
  await page.keyboard.press('End');
  const main = page.locator('main');
  expect(await main.textContent()).not.toMatch(/ plays (Success|Fail)\./);
  await page.keyboard.press('u');
  await page.getByTestId('hidden').getByText('Who played what').waitFor();
  const told: string[] = [];
  const last = await lastOf(page);
  for (let moment = 0; moment <= last; moment += 1) {
    await slide(page, moment);
    await at(page, moment);
    told.push((await page.getByTestId('hidden').textContent()) ?? '');
  }
  const all = told.join('\n');
  expect(all).toMatch(/ plays (Success|Fail)\./);
  // The Trapper's leader looks at the card set aside.
  expect(all).toMatch(/ sees \w+’s card: (Success|Fail)\./);
  expect(all).toMatch(/set aside/);
  expect(all).toMatch(/ learns that \w+ (is a spy|serves the Resistance)\./);
  // Every seat shows its side, on a seat's board and on the table's, in colour and in words; masked none does.
  await slide(page, 3);
  const shown = (side: string) => page.locator(`[data-testid^="seat-"].${side}`);
  for (const as of ['0', 'table']) {
    await page.getByTestId('as').selectOption(as);
    await expect.poll(() => shown('spy').filter({ hasText: 'Spy' }).count()).toBe(3);
    expect(await shown('resistance').filter({ hasText: 'Resistance' }).count()).toBe(4);
  }
  await page.keyboard.press('u');
  await expect.poll(() => page.locator('.seat.spy, .seat.resistance').count()).toBe(0);
});

test('what was said leaves the board when one steps on, and once it could be read; chat stands in the papers', async () => {
  const page = await server.page({ workerless: true });
  await page.clock.install();
  const { beside, ...record } = RECORDS.resistance as { readonly beside: object };
  await openFile(page, {
    ...record,
    phrases: [{ after: 1, seat: 0, phrase: { says: 'takeMe' } }],
    beside: { ...beside, lines: [{ name: 'Ben', text: 'Good luck to you', at: 1, after: 1 }] },
  });
  await opened(page);
  const speech = page.getByTestId('speech');
  await speech.getByText('Take me along').waitFor();
  await page.getByTestId('step-forward').click();
  await at(page, 1);
  await speech.waitFor({ state: 'detached' });
  await page.getByTestId('step-back').click();
  await at(page, 0);
  await speech.waitFor();
  await page.clock.fastForward(7000);
  await speech.waitFor({ state: 'detached' });
  await page.getByTestId('dossier').click();
  await page.getByTestId('tab-talk').click();
  await page.getByTestId('past-talk').getByText('Good luck to you').waitFor();
  await page.getByTestId('past-talk').getByText('Take me along').waitFor();
});

test('bookmarks stay on the device, and lead back', async () => {
  const page = await server.page({ workerless: true });
  await openFile(page, RECORDS.insurrection);
  await opened(page);
  await slide(page, 7);
  await page.keyboard.press('b');
  await page.keyboard.press('End');
  await page.reload();
  await openFile(page, RECORDS.insurrection);
  await opened(page);
  await page.getByTestId('replay-more').click();
  await page.getByTestId('bookmarks').getByRole('button').first().click();
  await at(page, 7);
});

async function played(names: readonly string[], game: GameId = 'insurrection', onPages = names) {
  // The same deal whatever was played before: there is one that ends in its first round.
  await server.serve({ seed: 'a house' });
  const gathering = await Gathering.of(server, names, { game, onPages });
  const players = await Promise.all(names.map((name) => gathering.call(name)));
  await players[0]?.command({ do: 'start' });
  await Promise.all(players.map((one) => playOut(one)));
  for (const name of onPages) await toResult(gathering.page(name));
  return gathering;
}

/** How many games the device has, whatever its page shows. */
const keptIn = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const request = indexedDB.open('reseau-matches');
        request.onsuccess = () => {
          const database = request.result;
          if (!database.objectStoreNames.contains('matches')) resolve(0);
          else {
            const count = database.transaction('matches').objectStore('matches').count();
            count.onsuccess = () => resolve(count.result);
          }
          database.close();
        };
      }),
  );
const kept = (page: Page) => page.getByTestId('kept-match');

test('from the end of a game by link, to a moment of it, and only for those who sat there', async () => {
  const gathering = await played(['Ada', 'Ben']);
  const ada = gathering.page('Ada');
  await ada.getByTestId('look-back').click();
  await opened(ada);
  expect(await ada.getByTestId('as').inputValue()).toBe('0');
  await slide(ada, 5);
  await expect.poll(() => new URL(ada.url()).searchParams.get('at')).toBe('5');
  await ada.getByTestId('unmask').click();
  await expect.poll(() => new URL(ada.url()).searchParams.get('unmasked')).toBe('1');
  const { pathname, search } = new URL(ada.url());
  await ada.reload();
  await opened(ada);
  await at(ada, 5);
  await ada.getByTestId('leave-replay').click();
  await ada.getByTestId('ending').waitFor();
  // Ben's own device opens the same moment by the link.
  const ben = gathering.page('Ben');
  await ben.goto(pathname + search);
  await opened(ben);
  await at(ben, 5);
  const stranger = await server.page({ workerless: true });
  await stranger.goto(pathname + search);
  await stranger.getByTestId('record-problem').waitFor();
});

test('what a device has played is kept, after “Play again” and when the table is gone, until it is deleted', async () => {
  const gathering = await played(['Ada', 'Ben']);
  const [ada, host] = [gathering.page('Ada'), gathering.player('Ada')];
  await host.command({ do: 'rematch' });
  await ada.goto('/');
  await ada.getByTestId('history-link').click();
  await kept(ada).first().waitFor();
  expect(await kept(ada).count()).toBe(1);
  expect(await kept(ada).first().textContent()).toMatch(/Insurrection.*(won|lost).*Ada, Ben/s);
  await expectRoom(ada, 'the games of a device', ['look-back', 'save-kept', 'delete-kept']);
  const [download] = await Promise.all([ada.waitForEvent('download'), ada.getByTestId('save-kept').click()]);
  expect(download.suggestedFilename()).toBe(`reseau-${gathering.code}-1.json`);
  // All of them as one file, deleted only by whoever is sure, and brought back from it.
  const [all] = await Promise.all([ada.waitForEvent('download'), ada.getByTestId('save-all').click()]);
  await ada.getByTestId('delete-all').click();
  expect(await kept(ada).count()).toBe(1);
  await ada.getByTestId('delete-all-sure').click();
  await expect.poll(() => kept(ada).count()).toBe(0);
  const shelf = (name: string, text: string) => ({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
  await ada.getByTestId('bring-in').setInputFiles(shelf('no.json', '{"reseau":"match"}'));
  await ada.getByTestId('brought').getByText('no games').waitFor();
  await ada.getByTestId('bring-in').setInputFiles(await all.path());
  await ada.getByTestId('brought').getByText('1 game is here now.').waitFor();
  expect(await kept(ada).first().textContent()).toMatch(/Insurrection.*(won|lost).*Ada, Ben/s);
  await host.command({ do: 'close' });
  await ada.getByTestId('look-back').click();
  await opened(ada);
  await ada.keyboard.press('End');
  await ada.getByTestId('ending').waitFor();
  await ada.goto('/history');
  await ada.getByTestId('delete-kept').click();
  await ada.getByTestId('delete-sure').click();
  await expect.poll(() => kept(ada).count()).toBe(0);
  await ada.reload();
  await ada.locator('[data-testid="history"][data-state="read"]').waitFor();
  expect(await kept(ada).count()).toBe(0);
});

test('who slept through the end of a game and past “Play again” has it as soon as they are back', async () => {
  const names = ['Ada', 'Ben'];
  const gathering = await Gathering.of(server, names, { game: 'insurrection', onPages: names });
  const players = await Promise.all(names.map((name) => gathering.call(name)));
  await players[0]?.command({ do: 'start' });
  const pages = names.map((name) => gathering.page(name));
  for (const page of pages) {
    await page.getByTestId('board').waitFor();
    await page.goto('/rules');
  }
  await Promise.all(players.map((one) => playOut(one)));
  await players[0]?.command({ do: 'rematch' });
  const [ada, ben] = pages as [Page, Page];
  // At the table, which is in its lobby again…
  await ada.goto(`/t/${gathering.code}`);
  await ada.getByTestId('lobby').waitFor();
  await expect.poll(() => keptIn(ada)).toBe(1);
  // …or anywhere: where the games of the device are listed.
  await ben.goto('/history');
  for (const page of [ada, ben]) {
    await page.goto('/history');
    await kept(page).first().waitFor();
    expect(await kept(page).first().textContent()).toMatch(/Insurrection.*(won|lost).*Ada, Ben/s);
  }
  expect(await keptIn(ben)).toBe(1);
  // Each is still to be had as the seat it was.
  await ben.getByTestId('look-back').click();
  await opened(ben);
  await expect.poll(() => ben.getByTestId('as').inputValue()).toBe('1');
});

test('one leads and the others follow, on their phones and on the television', async () => {
  const gathering = await played(['Ada', 'Ben']);
  const [ada, ben] = [gathering.page('Ada'), gathering.page('Ben')];
  const wall = await gathering.wall();
  await ada.getByTestId('review-together').click();
  await opened(ada);
  const state = (page: Page) => page.getByTestId('together').getAttribute('data-state');
  expect(await state(ada)).toBe('leading');
  await slide(ada, 6);
  await at(wall, 6);
  await ben.getByTestId('follow-review').click();
  await opened(ben);
  await at(ben, 6);
  expect(await state(ben)).toBe('following');
  // From seat to seat and mask to mask, too.
  await ada.getByTestId('as').selectOption('1');
  await ada.getByTestId('unmask').click();
  await wall.getByTestId('hidden').waitFor();
  // It says that the masks are off, not that this is what one seat knew.
  await wall.getByTestId('standpoint').getByText('Unmasked').waitFor();
  // The television keeps the table's own layout, and nothing beside it is cut.
  await wall.getByTestId('screen').waitFor();
  await expect
    .poll(() => wall.getByTestId('screen-side').evaluate((side) => side.scrollHeight - side.clientHeight))
    .toBeLessThan(2);
  await ada.getByTestId('unmask').click();
  await wall.getByTestId('dealt-hand').waitFor();
  await ada.getByTestId('unmask').click();
  await wall.getByTestId('hidden').waitFor();
  await expect.poll(() => ben.getByTestId('as').inputValue()).toBe('1');
  // One step on is played before everybody's eyes.
  await slide(ada, 8);
  await at(ben, 8);
  await ada.getByTestId('step-forward').click();
  await at(ben, 9);
  await at(wall, 9);
  // A reload drops nobody, neither who follows nor who leads.
  await ben.reload();
  await at(ben, 9);
  expect(await state(ben)).toBe('following');
  await ada.reload();
  await opened(ada);
  await at(ada, 9);
  expect([await state(ada), await ada.getByTestId('as').inputValue()]).toEqual(['leading', '1']);
  await slide(ada, 11);
  await at(ben, 11);
  await at(wall, 11);
  // Whoever looks elsewhere is not torn back, and may lead from there.
  await slide(ben, 2);
  await expect.poll(() => state(ben)).toBe('alone');
  await slide(ada, 10);
  await at(wall, 10);
  await at(ben, 2);
  await ben.getByTestId('lead-review').click();
  await at(wall, 2);
  await at(ada, 2);
  await expect.poll(() => state(ada)).toBe('following');
  // At the end of it: before, what lies half under the hand is whole only when one scrolls, as at the live table.
  await ben.keyboard.press('End');
  await ada.getByTestId('ending').waitFor();
  await expectRoom(ada, 'following', ['play', 'lead-review']);
  // Who led is gone: whoever followed is told, and looks on.
  await ben.getByTestId('leave-replay').click();
  await ada.getByTestId('together').getByText('Nobody leads any more').waitFor();
  await ada.getByTestId('lead-review').click();
  await ben.getByTestId('follow-review').click();
  await opened(ben);
  // “Play again” takes nobody away from what they read: they are told, and go when they want to.
  await gathering.player('Ada').command({ do: 'rematch' });
  for (const page of [ada, ben]) {
    await page.getByTestId('together').getByText('going on to the next game').waitFor();
    expect(await state(page)).toBe('alone');
    await slide(page, 3);
    await at(page, 3);
  }
  await wall.getByTestId('standpoint').waitFor({ state: 'detached' });
  await ben.getByTestId('go-on').click();
  await ben.getByTestId('ending').or(ben.getByTestId('lobby')).first().waitFor();
});

test('together on the smallest phone everybody of ten is in sight, and so is what leads through the moments', async () => {
  const names = ['Ada', 'Ben', 'Cho', 'Dov', 'Eve', 'Fay', 'Gil', 'Hal', 'Ida', 'Jon'];
  const gathering = await played(names, 'resistance', ['Ada', 'Ben']);
  const [ada, ben] = [gathering.page('Ada'), gathering.page('Ben')];
  await ada.getByTestId('review-together').click();
  await opened(ada);
  await slide(ada, 3);
  await ben.getByTestId('follow-review').click();
  await at(ben, 3);
  const seats = names.map((_, seat) => `seat-${seat + 1}`);
  const controls = ['together', 'headline', 'slider', 'step-back', 'play', 'step-forward'];
  for (const [page, more] of [
    [ada, []],
    [ben, ['lead-review']],
  ] as const) {
    await resize(page, '320x568');
    await settled(page);
    const demands = { inSight: [...seats, ...controls, ...more], touched: true, whole: false };
    expect(await faultsOf(page, demands)).toEqual([]);
  }
});

test('looking back together ends where one came from', async () => {
  const gathering = await played(['Ada', 'Ben']);
  const [ada, ben] = [gathering.page('Ada'), gathering.page('Ben')];
  const wall = await gathering.wall();
  await ben.getByTestId('review-together').click();
  await opened(ben);
  // Whoever could start again is told at the button.
  await ada.getByTestId('review-led').getByText('Ben is looking back').waitFor();
  // Back at the table, and the television too.
  await ben.getByTestId('leave-replay').click();
  await ben.getByTestId('ending').waitFor();
  await ada.getByTestId('review-led').waitFor({ state: 'detached' });
  await ben.reload();
  await ben.getByTestId('ending').waitFor();
  await wall.getByTestId('standpoint').waitFor({ state: 'detached' });
});

/** What scripts weigh, each packed by gzip. */
const packedSize = async (scripts: ReadonlyMap<string, Promise<Buffer>>): Promise<number> =>
  (await Promise.all(scripts.values())).reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);

/** What a first visit may fetch before anybody has touched anything: 40 KB, as few files. */
async function expectLight(page: Page, scripts: ReadonlyMap<string, Promise<Buffer>>): Promise<void> {
  await page.waitForLoadState('networkidle');
  expect(await packedSize(scripts)).toBeGreaterThan(10_000);
  expect(await packedSize(scripts)).toBeLessThan(40_000);
  expect(scripts.size).toBeLessThan(6);
}

test('the start page loads little, and a record only the rules of its own game', async () => {
  const page = await server.page({ workerless: true });
  const scripts = scriptsOf(page);
  await page.goto('/');
  await page.getByTestId('open-table').waitFor();
  await expectLight(page, scripts);
  const early = new Set(scripts.keys());
  await openFile(page, RECORDS.resistance);
  await opened(page);
  expect([...scripts.keys()].filter((path) => !early.has(path)).length).toBeGreaterThan(3);
  // Its own rules, and those of no other game.
  expect(await gamesIn(scripts)).toEqual(['resistance']);
});

test('the door of a table loads no more than the start page; the table comes while one types', async () => {
  const { code } = await openRoom(server.base, 'Ada');
  // The longest words.
  const page = await server.page({ workerless: true, locale: 'fr' });
  const scripts = scriptsOf(page);
  await page.goto(`/t/${code}`);
  await page.getByTestId('take-seat').waitFor();
  await expectLight(page, scripts);
  await page.getByRole('textbox').fill('Ben');
  await expect.poll(() => packedSize(scripts)).toBeGreaterThan(100_000);
  await page.waitForLoadState('networkidle');
  await page.getByTestId('take-seat').click();
  await page.getByTestId('lobby').waitFor();
});

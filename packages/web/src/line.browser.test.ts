import type { Page } from '@reseau/browserkit';
import type { GameId } from '@reseau/games';
import { writeEvent } from '@reseau/rooms/testing';
import { IllStore, joinRoom, openRoom, Player } from '@reseau/server/testing';
import { expect, test } from 'vitest';
import { holdSeat, ServerUnderTest } from './testing/server-under-test.ts';
import { resize, type SizeName } from './testing/tour/sizes.ts';
import { settled } from './testing/tour/still.ts';
import { dismiss } from './testing/tour/tour.ts';

const store = new IllStore();
const server = new ServerUnderTest({}, store);

const SIZES: readonly SizeName[] = ['320x568', '390x844', '844x390', '1280x800', '1920x1080'];
const TABLES: readonly (readonly [GameId, number, string])[] = [
  ['resistance', 4, 'fr'],
  ['insurrection', 2, 'en'],
  ['project', 0, 'ja'],
];

async function sit(game: GameId, bots: number, locale: string): Promise<Page> {
  const pass = await openRoom(server.base, 'Ada', game);
  const ada = await new Player(server.base, pass).ready();
  for (let bot = 0; bot < bots; bot += 1) await ada.command({ do: 'addBot', level: 'easy' });
  await ada.command({ do: 'start' });
  await ada.until('begun', ({ progress }) => progress !== undefined);
  await ada.drop();
  const page = await server.page({ locale, workerless: true });
  await holdSeat(page, pass);
  await page.goto(`/t/${pass.code}`);
  await page.getByTestId('board').waitFor();
  await dismiss(page);
  return page;
}

/** What of the page lies under the words about the line: text, and whatever can be tapped. */
const coveredBy = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const banner = document.querySelector('[data-testid="kept"]');
    if (banner === null) return ['nothing is said'];
    const { left, right, top, bottom } = banner.getBoundingClientRect();
    if (bottom - top < 10 || right > innerWidth + 1 || left < -1) return ['it does not show whole'];
    const lies = (box: DOMRect): boolean =>
      Math.min(right, box.right) - Math.max(left, box.left) > 1 &&
      Math.min(bottom, box.bottom) - Math.max(top, box.top) > 1;
    const covered = new Set<string>();
    for (const element of document.querySelectorAll('body *')) {
      if (banner.contains(element) || element.contains(banner) || element.closest('.unseen') !== null) continue;
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      const isControl = element.matches('button, a[href], input, label, summary');
      const isText = [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
      if ((isControl || isText) && lies(element.getBoundingClientRect()))
        covered.add(`${element.localName} ${(element.textContent ?? '').trim().slice(0, 30)}`);
    }
    return [...covered];
  });

/** Controls that stay in sight while the rest scrolls, and lie under something. */
const underneath = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const stays = [...document.querySelectorAll('aside [role="tab"], header button')];
    return stays.flatMap((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      if (width === 0 || top < 0 || top + height > innerHeight) return [];
      const there = document.elementFromPoint(left + width / 2, top + height / 2);
      return there !== null && (element.contains(there) || there.contains(element))
        ? []
        : [`${element.textContent?.trim()} under ${there?.textContent?.trim().slice(0, 30)}`];
    });
  });

test.each(TABLES)('%s: a broken line is told of, and covers nothing', async (game, bots, locale) => {
  const page = await sit(game, bots, locale);
  await page.context().setOffline(true);
  await page.getByTestId('kept').waitFor();
  for (const size of SIZES) {
    await resize(page, size);
    await settled(page);
    const atFirst = [...(await coveredBy(page)), ...(await underneath(page))];
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    expect([size, ...atFirst, ...(await underneath(page))]).toEqual([size]);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  }
  await page.context().setOffline(false);
  await page.getByTestId('kept').waitFor({ state: 'detached' });
  await page.context().close();
});

test('a table that cannot be saved says so, covers nothing, and goes on by itself', async () => {
  const page = await sit('insurrection', 2, 'en');
  await resize(page, '320x568');
  store.ill = true;
  const code = new URL(page.url()).pathname.slice(3);
  await expect(joinRoom(server.base, code, 'Bob')).rejects.toThrow('cannotStore');
  await page.getByTestId('kept').getByText('can’t be saved right now').waitFor();
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await settled(page);
  expect(await coveredBy(page)).toEqual([]);
  store.ill = false;
  await page.getByTestId('kept').waitFor({ state: 'detached' });
  await page.context().close();
});

test('people whose table has lost its last moments are told, until they have read it', async () => {
  const page = await sit('insurrection', 2, 'en');
  await resize(page, '390x844');
  const code = new URL(page.url()).pathname.slice(3);
  const expected = (await store.read(code)).length;
  await store.append({ stream: code, expected, events: [writeEvent({ type: 'cutShort', at: 1, lost: 2 })] });
  // The server's own copy of the table has not heard of it: it gives way to what is stored.
  await expect(joinRoom(server.base, code, 'Bob')).rejects.toThrow('unavailable');
  await page.getByTestId('cut-short').getByText('The last moments at this table may be lost.').waitFor();
  await page.getByTestId('record-changed-read').click();
  await page.getByTestId('cut-short').waitFor({ state: 'detached' });
  await page.reload();
  await page.getByTestId('board').waitFor();
  expect(await page.getByTestId('cut-short').count()).toBe(0);
  await page.context().close();
});

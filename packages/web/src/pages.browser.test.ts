import { accessibilityProblems, type Page } from '@reseau/browserkit';
import { openRoom } from '@reseau/server/testing';
import { describe, expect, test } from 'vitest';
import { beginOn } from './testing/begin.ts';
import { type Device, ServerUnderTest } from './testing/server-under-test.ts';
import { IS_WIDE, WALKED } from './testing/wide.ts';

const server = new ServerUnderTest();
const device = (wanted?: Device): Promise<Page> => server.page(wanted);

async function openTable(page: Page): Promise<string> {
  await page.goto('/');
  await page.getByRole('textbox').first().fill('Ada');
  await page.getByTestId('open-table').click();
  await page.getByTestId('lobby').waitFor();
  return (await page.getByTestId('code').textContent())?.trim() ?? '';
}

/** Does what is asked of the seat until this shows. Bots answer at once, so that every wait is for a page. */
async function playUntil(page: Page, wanted: string): Promise<void> {
  await expect
    .poll(
      async () => {
        if (await page.getByTestId(wanted).first().isVisible()) return true;
        await act(page);
        return false;
      },
      { timeout: 50_000, interval: 20 },
    )
    .toBe(true);
}

async function act(page: Page): Promise<void> {
  const quick = { timeout: 1000 };
  const shows = (id: string) => page.getByTestId(id).first().isVisible();
  try {
    if (await shows('stage')) await page.getByTestId('stage').click(quick);
    else if (await shows('propose')) {
      for (let seat = 1; seat <= 5 && (await page.getByTestId('propose').isDisabled(quick)); seat += 1) {
        await page.getByTestId(`seat-${seat}`).click(quick);
      }
      await page.getByTestId('propose').click(quick);
    } else if (await shows('seal')) {
      await page
        .getByTestId((await shows('choice-approve')) ? 'choice-approve' : 'choice-success')
        .check({ ...quick, force: true });
      await page.getByTestId('seal').click(quick);
    }
  } catch (error) {
    // The table moved on under the finger.
    if (!(error instanceof Error && error.name === 'TimeoutError')) throw error;
  }
}

async function expectSound(page: Page, name: string): Promise<void> {
  const problems = await accessibilityProblems(page);
  const overhang = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect({ name, problems, overhang: Math.max(0, overhang) }).toEqual({ name, problems: [], overhang: 0 });
}

const closeSheet = async (page: Page): Promise<void> => {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
};

describe.each(WALKED)('in %s, on the narrowest phone', (locale) => {
  const dark = locale === 'ja';
  const narrow = { locale, width: 320, height: 568, dark };

  test('every page before a match is accessible and fits', async () => {
    const page = await device(narrow);
    for (const path of ['/', '/about', '/nowhere', '/t/QQQQ']) {
      await page.goto(path);
      await page.locator('h1').waitFor();
      await page.waitForLoadState('networkidle');
      await expectSound(page, path);
    }
    const code = await openTable(page);
    await page.getByTestId('add-bot-strong').click();
    await expectSound(page, 'lobby');
    for (const sheet of ['menu', 'help', 'switch-game', 'lobby-chat']) {
      await page.getByTestId(sheet).click();
      await page.getByRole('dialog').waitFor();
      await expectSound(page, sheet);
      await closeSheet(page);
    }
    const guest = await device(narrow);
    await guest.goto(`/t/${code}`);
    await guest.getByTestId('take-seat').waitFor();
    await expectSound(guest, 'door');
    await guest.getByTestId('lost').click();
    await expectSound(guest, 'lost device');
    await expect.poll(() => guest.locator('html').getAttribute('lang')).toBe(locale);
  });

  test('every state of a match is accessible and fits', async () => {
    const page = await device(narrow);
    const code = await openTable(page);
    const screen = await device({ locale, width: 1920, height: 1080, dark });
    await screen.goto(`/t/${code}/screen`);
    await screen.getByTestId('screen-lobby').waitFor();
    await expectSound(screen, 'screen in the lobby');
    await beginOn(page);
    await playUntil(page, 'choice-approve');
    await expectSound(page, 'vote');
    await expectSound(screen, 'screen');
    for (const sheet of ['dossier', 'help', 'menu']) {
      await page.getByTestId(sheet).click();
      await page.getByRole('dialog').waitFor();
      await expectSound(page, sheet);
      if (sheet === 'dossier') {
        for (const tab of ['log', 'chat']) {
          await page.getByTestId(`tab-${tab}`).click();
          await expectSound(page, tab);
        }
      }
      await closeSheet(page);
    }
    await page.getByTestId('choice-reject').check();
    await page.getByTestId('seal').click();
    await page.getByTestId('stage').waitFor();
    await expectSound(page, 'reveal');
    await playUntil(page, 'ending');
    await expectSound(page, 'ending');
    // A television shows every scene to its end; whoever turns it on now sees the present.
    await screen.reload();
    await screen.getByTestId('ending').waitFor();
    await expectSound(screen, 'screen at the end');
  });
});

test('a laptop and a table in play: the round table is accessible and fits', async () => {
  const page = await device({ width: 1280, height: 800 });
  await openTable(page);
  await beginOn(page);
  await playUntil(page, 'choice-approve');
  await expectSound(page, 'laptop');
});

const GROUND = { light: 'rgb(232, 225, 210)', dark: 'rgb(10, 12, 16)' };

// Contrast hangs on the light and not on the language: each language is looked at in one light.
test('the gallery is for builders: no page that players see leads there', async () => {
  const { code } = await openRoom(server.base, 'Ada');
  const page = await server.page();
  for (const path of ['/', '/about', `/t/${code}`, `/t/${code}/watch`, `/t/${code}/screen`, '/nowhere']) {
    await page.goto(path);
    await page.locator('main').waitFor();
    expect(
      await page.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    ).not.toContain('/gallery');
  }
});

// One page with everything takes a minute to be held against itself.
test.runIf(IS_WIDE).each([
  { locale: 'en', light: 'light', moving: true },
  { locale: 'fr', light: 'dark', moving: false },
  { locale: 'ja', light: 'dark', moving: false },
] as const)('the gallery shows every state in $locale, $light, moving: $moving', async ({ locale, light, moving }) => {
  const page = await device({ locale, width: 320, height: 900, moving });
  // Everything that three games can look like, twice, on one page that moves.
  page.setDefaultTimeout(120_000);
  await page.goto('/gallery');
  const gallery = page.getByTestId(`gallery-${light}`);
  await gallery.getByTestId('ending').first().waitFor();
  await page.getByTestId(`gallery-${light === 'dark' ? 'light' : 'dark'}`).evaluate((other) => other.remove());
  await expectSound(page, 'gallery');
  await expect.poll(() => gallery.getByTestId('board').count()).toBeGreaterThan(5);
  expect(await gallery.evaluate((part) => getComputedStyle(part).backgroundColor)).toBe(GROUND[light]);
});

test('who would join without a code is led to where it is typed', async () => {
  const page = await device();
  await page.goto('/');
  await page.getByTestId('join-table').click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-invalid'))).toBe('true');
});

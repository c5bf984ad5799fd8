import type { Page } from '@reseau/browserkit';
import { LANGUAGES } from '@reseau/protocol';
import { expect, test } from 'vitest';
import { readyOn } from './testing/begin.ts';
import { Gathering } from './testing/gathering.ts';
import { ServerUnderTest } from './testing/server-under-test.ts';
import { noSheet, sheet } from './testing/tables.ts';
import { faultsOf } from './testing/tour/geometry.ts';
import { resize } from './testing/tour/sizes.ts';
import { settled } from './testing/tour/still.ts';
import { dismiss } from './testing/tour/tour.ts';

const server = new ServerUnderTest({ timings: { linger: 0, holdsUp: 0, callAgain: 0 } });

/** As long and as wide as a name may be, from right to left, of signs, and what a browser might take for its own. */
const ODD = ['<b>Bold</b> &amp;', 'محمد عبد الرحمن', '👩‍👩‍👧‍👦🎉', 'WWWWWWWWWWWWWWWWWWWW', '"><img src=x>'];

/** What is cut, collides, or can be scrolled sideways. */
async function faultsWith(page: Page, screen: string): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const size of ['320x568', '844x390'] as const) {
    await resize(page, size);
    await settled(page);
    const found = await faultsOf(page, { inSight: [], touched: false, whole: false });
    const aside = await page.evaluate(() =>
      [...document.querySelectorAll('.sheet, main, [data-testid="notice"]')]
        .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.getBoundingClientRect().right > innerWidth + 1)
        .map((one) => `${one.className} is wider than its place`),
    );
    faults.push(...[...found, ...aside].map((fault) => `${screen} at ${size}: ${fault}`));
  }
  await resize(page, '320x568');
  return faults;
}

test.each(LANGUAGES)('in %s no name breaks a screen', async (locale) => {
  const gathering = await Gathering.of(server, ODD, { onPages: [ODD[0] ?? ''], device: { locale } });
  const page = gathering.page(ODD[0] ?? '');
  const faults = [...(await faultsWith(page, 'lobby'))];
  for (const name of ODD) await page.getByTestId('members').getByText(name, { exact: true }).waitFor();
  await page.getByTestId('start').click();
  await readyOn(page);
  await page.getByTestId('board').waitFor();
  await dismiss(page);
  faults.push(...(await faultsWith(page, 'board')));
  await sheet(page, page.getByTestId('menu'));
  await page.getByTestId('call-replace').click();
  faults.push(...(await faultsWith(page, 'menu')));
  await page.keyboard.press('Escape');
  await noSheet(page);

  // Whoever leaves is told of in a notice, and in the log of who sat when; a bot plays on, and the person comes back.
  const wide = gathering.player('WWWWWWWWWWWWWWWWWWWW');
  await wide.command({ do: 'leave' });
  await page.getByTestId('notice').getByText('WWWWWWWWWWWWWWWWWWWW').waitFor();
  faults.push(...(await faultsWith(page, 'notice')));
  const bench = await gathering.join('Florentine', { locale });
  await bench.getByTestId('ask-seat').click();
  faults.push(...(await faultsWith(bench, 'seats')));
  await gathering.call('WWWWWWWWWWWWWWWWWWWW');
  await sheet(page, page.getByTestId('dossier'));
  await page.getByTestId('tab-log').click();
  await expect.poll(() => page.getByTestId('log').getByText('WWWWWWWWWWWWWWWWWWWW').count()).toBeGreaterThan(1);
  faults.push(...(await faultsWith(page, 'log')));
  expect(faults).toEqual([]);
  expect(await page.locator('b, img[src="x"]').count()).toBe(0);
});

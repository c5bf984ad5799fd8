import type { Page } from '@reseau/browserkit';
import { LANGUAGES } from '@reseau/protocol';
import { MemoryStore } from '@reseau/server';
import { expect, test, vi } from 'vitest';
import { ASKS } from './games/resistance/questions.ts';
import { ServerUnderTest } from './testing/server-under-test.ts';
import { ornamentFaults } from './testing/tour/ornaments.ts';
import { LAST, type Mix, tourQuestions } from './testing/tour/questions.ts';
import { seatFaults } from './testing/tour/reach.ts';
import { resize, type SizeName } from './testing/tour/sizes.ts';
import { settled } from './testing/tour/still.ts';
import { IS_WIDE } from './testing/wide.ts';

vi.setConfig({ testTimeout: 600_000 });

const store = new MemoryStore();
const server = new ServerUnderTest({ timings: { linger: 0, hostAway: 600_000, holdsUp: 600_000, comeBack: 0 } }, store);

const SMALL: readonly SizeName[] = ['320x568', '844x390'];
const PLAIN = ['propose', 'vote', 'play'];

/** Between them they ask whatever can be asked, at the largest table; each question is looked at in the language of its first mix. */
const MIXES: readonly (readonly [seed: string, language: string, Mix])[] = [
  [
    'a',
    'fr',
    { seats: 10, modules: ['targeting', 'plot', 'trapper', 'assassin', 'inquisitor'], extras: ['bodyGuard'] },
  ],
  ['b', 'ja', { seats: 10, modules: ['plot', 'rogue', 'hunter'], extras: ['resistanceRogue', 'deepAgent', 'blame'] }],
  ['c', 'en', { seats: 10, modules: ['plot', 'sergeant', 'inquisitor'], extras: [] }],
];

const faultsIn = async (page: Page, step: string): Promise<readonly string[]> => {
  const faults: string[] = [];
  const language = await page.locator('html').getAttribute('lang');
  const look = async (what: string): Promise<void> => {
    for (const size of SMALL) {
      await resize(page, size);
      await settled(page);
      const found = [...(await seatFaults(page)), ...(await ornamentFaults(page))];
      faults.push(...found.map((fault) => `${what} in ${language} at ${size}: ${fault}`));
    }
  };
  await look(step);
  // With somebody chosen the dock says more.
  const seats = page.locator('button.pickable');
  if ((await seats.count()) === 0) return faults;
  await seats.first().click();
  await look(`${step}, somebody chosen`);
  const card = page.locator('input[data-testid^="plot-"]').first();
  if ((await card.count()) > 0) await card.check();
  // A stamp is printed in capitals; somebody's name keeps its letters.
  for (const stamp of await page.getByTestId(/^(name|hand-over)$/).all()) {
    const said = await stamp.evaluate((button) => (button as HTMLElement).innerText);
    const chosen = await page.locator('.isTarget .called').allTextContents();
    if (!chosen.some((name) => said.includes(name))) faults.push(`${step}: no name as it is written in “${said}”`);
  }
  return faults;
};

/** What is wrong with whatever is asked in this match; questions seen before are passed over. */
async function faultsOf(mix: Mix, seed: string, languages: readonly string[], seen: Set<string>) {
  const devices = await Promise.all(languages.map((locale) => server.page({ locale, workerless: true })));
  const faults: string[] = [];
  const look = async (page: Page, question: string): Promise<void> => {
    faults.push(...(await faultsIn(page, question)));
  };
  await tourQuestions(mix, { server, store, seed, devices, seen, look });
  for (const page of devices) await page.context().close();
  return faults;
}

const TABLES: readonly (readonly [Mix['seats'], readonly string[]])[] = [
  [7, ['ja']],
  [10, IS_WIDE ? LANGUAGES : ['fr']],
  ...(IS_WIDE
    ? ([
        [6, ['fr']],
        [8, ['en']],
        [9, ['fr']],
      ] as const)
    : []),
];

test.each(TABLES)('%i seats: on a small phone nobody lies under the dock', async (seats, languages) => {
  const asked = new Set<string>();
  expect(await faultsOf({ seats, modules: [], extras: [] }, 'plain', languages, asked)).toEqual([]);
  expect([...asked].toSorted()).toEqual([...PLAIN, `propose${LAST}`, `vote${LAST}`].toSorted());
});

test('10 seats: whatever a module asks is in sight, with everybody above the dock', async () => {
  const asked = new Set<string>();
  for (const [seed, language, mix] of MIXES) expect(await faultsOf(mix, seed, [language], asked)).toEqual([]);
  expect([...asked].toSorted()).toEqual([...PLAIN, ...ASKS].toSorted());
});

import type { Page } from '@reseau/browserkit';
import { LANGUAGES } from '@reseau/protocol';
import { MemoryStore } from '@reseau/server';
import { openRoom, Player, storeMatch } from '@reseau/server/testing';
import { expect, test } from 'vitest';
import { ServerUnderTest } from './testing/server-under-test.ts';
import { CALLED, Crew } from './testing/tour/crew.ts';
import { faultsOf } from './testing/tour/geometry.ts';
import { hold, holdable, settled } from './testing/tour/still.ts';

const store = new MemoryStore();
const server = new ServerUnderTest({}, store);

/** The mixes with the longest readings: the most lines, and the longest line. */
const LONGEST = [
  { modules: ['hunter'], extras: ['coordinator', 'deepAgent'] },
  {
    modules: ['defector', 'rogue', 'assassin'],
    extras: ['spyRogue', 'bodyGuard', 'falseCommander', 'defectorsKnown'],
  },
];

/** A television on which the reading has just begun and is held there, at a table full of bots. */
async function reading(locale: string, options: Record<string, unknown>, seats = 10): Promise<Page> {
  const pass = await openRoom(server.base, 'Wilhelmina Featherby');
  const host = await new Player(server.base, pass).ready();
  for (let bot = 1; bot < seats; bot += 1) await host.command({ do: 'addBot', level: 'easy' });
  expect(await host.command({ do: 'options', options })).toMatchObject({ t: 'done' });
  await host.command({ do: 'clock', alone: 180, together: 180, talk: 0 });
  const screen = await server.page({ locale, width: 1920, height: 1080, workerless: true });
  await holdable(screen);
  await screen.goto(`/t/${pass.code}/screen`);
  await screen.getByTestId('screen-lobby').waitFor();
  await hold(screen);
  expect(await host.command({ do: 'start' })).toMatchObject({ t: 'done' });
  await screen.getByTestId('script').waitFor();
  return screen;
}

/** What of the reading is not in the room below the bar, whichever of its lines is read: the one that is stands out. */
const outside = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const lines = [...document.querySelectorAll('[data-testid="script"] li')];
    const now = lines.find((line) => line.classList.contains('now'));
    for (const line of lines) line.className = now?.className ?? '';
    const room = document.querySelector('main')?.getBoundingClientRect();
    if (room === undefined) return ['there is no room'];
    return [...document.querySelectorAll('main h2'), ...lines].flatMap((line) => {
      const { top, bottom, left, right } = line.getBoundingClientRect();
      const isInside = top >= room.top && bottom <= room.bottom && left >= room.left && right <= room.right;
      return isInside ? [] : [`outside: ${line.textContent}`];
    });
  });

test.each(LANGUAGES)('in %s the longest readings have room on a television', async (locale) => {
  for (const options of LONGEST) {
    const screen = await reading(locale, options);
    for (const [width, height] of [
      [1920, 1080],
      [1280, 720],
    ] as const) {
      await screen.setViewportSize({ width, height });
      await settled(screen);
      const demands = { inSight: ['skip'], touched: true, whole: true };
      const faults = [...(await outside(screen)), ...(await faultsOf(screen, demands))];
      expect({ width, of: options.modules, faults }).toEqual({ width, of: options.modules, faults: [] });
    }
    await screen.context().close();
  }
});

test('what is read aloud is cut short by its own button, and by no other tap', async () => {
  const screen = await reading('en', { modules: [], extras: [] }, 5);
  const first = screen.getByTestId('script').locator('.now');
  await screen.getByRole('button', { name: 'Tap once to turn on sound' }).click();
  await screen.getByRole('button', { name: 'Sounds: on' }).click();
  await screen.getByRole('button', { name: 'Français' }).click();
  await screen.getByRole('button', { name: 'Passer' }).waitFor();
  await screen.mouse.click(5, 900);
  expect(await first.textContent()).toBe('Tout le monde ferme les yeux.');
  await screen.getByRole('button', { name: 'Passer' }).click();
  await screen.getByTestId('headline').waitFor();
  expect(await screen.getByTestId('script').count()).toBe(0);
  await screen.getByTestId('skip').waitFor({ state: 'detached' });
});

test('on a television the bar leaves a scene alone, and a tap on the table speeds it up', async () => {
  const characters = ['resistance', 'spy', 'spy', 'resistance', 'resistance'];
  const places = await storeMatch(store, {
    game: 'resistance',
    names: CALLED.slice(0, 5),
    options: { modules: [], extras: [] },
    deal: { leader: 0, characters },
  });
  const crew = await Crew.sit(server.base, places);
  const screen = await server.page({ width: 1920, height: 1080, workerless: true });
  await holdable(screen);
  await screen.goto(`/t/${places[0]?.code}/screen`);
  await screen.getByTestId('screen').waitFor();
  await hold(screen);
  await crew.move(0, { type: 'propose', mission: 1, team: [0, 1] });
  await crew.answer(crew.asked(), { type: 'vote', approve: true });
  await screen.locator('[data-scene="playing"]').waitFor();
  await screen.getByRole('button', { name: 'Sounds: on' }).click();
  await screen.getByRole('button', { name: 'Français' }).click();
  await screen.getByRole('button', { name: 'Sons : non' }).waitFor();
  expect(await screen.locator('.vote').count()).toBe(0);
  await screen.mouse.click(5, 900);
  await expect.poll(() => screen.locator('.vote').count()).toBe(5);
  crew.leave();
});

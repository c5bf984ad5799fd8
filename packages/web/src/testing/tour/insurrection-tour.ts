import type { Page } from '@reseau/browserkit';
import { storePlayed } from '@reseau/server/testing';
import { holdSeat, type Place } from '../server-under-test.ts';
import { CALLED, Crew } from './crew.ts';
import { fullestMoments, MOMENT_OPTIONS, MOMENT_SEATS, type MomentName } from './insurrection-moments.ts';
import { lookAtSheet, sitAt, type Tour, wallOf } from './tour.ts';

interface Stop {
  readonly moment: MomentName;
  /** The kind of deed that is chosen, where there are several. */
  readonly act?: string;
  /** Whether what it asks for is picked: the button then says what it will do. */
  readonly picked?: boolean;
}

/** The screens of one seat by what they are called. */
const STOPS: Readonly<Record<string, Stop>> = {
  leader: { moment: 'leader' },
  discard: { moment: 'discard' },
  choose: { moment: 'choose', picked: true },
  turn: { moment: 'turn', picked: true },
  'turn-locked': { moment: 'locked' },
  'turn-eliminate': { moment: 'eliminate', act: 'eliminate-site', picked: true },
  'turn-look': { moment: 'look', act: 'look-site' },
  'turn-muster': { moment: 'muster', act: 'muster' },
  'turn-raise': { moment: 'raise', act: 'raise', picked: true },
  'turn-cleanse': { moment: 'cleanse', act: 'cleanse', picked: true },
  'turn-trade': { moment: 'trade', act: 'trade', picked: true },
  'turn-swear': { moment: 'swear', act: 'swear', picked: true },
  put: { moment: 'put' },
  'effect-swap': { moment: 'swap', act: 'swap', picked: true },
  'effect-gain': { moment: 'gain', act: 'gain', picked: true },
  wait: { moment: 'wait' },
  scoring: { moment: 'good' },
  'scoring-evil': { moment: 'evil' },
};
/** The same, as the television shows it. */
const WALLS: readonly string[] = ['leader', 'turn', 'wait', 'effect-swap', 'scoring', 'scoring-evil'];
const SHEETS = ['menu', 'help', 'dossier'] as const;

/** What there is to see at a stop. */
const screensAt = (name: string) => ({
  own: `insurrection-${name}`,
  wall: WALLS.includes(name) ? [`insurrection-tv-${name}`] : [],
  sheets: name === 'turn' ? [...SHEETS, 'card'].map((sheet) => `insurrection-${sheet}`) : [],
});

let known: ReturnType<typeof fullestMoments> | undefined;

/** The matches as they stand at every question, each in a room of its own with everybody there: nothing hangs on who is quick. */
export async function tourInsurrection(tour: Tour): Promise<void> {
  known ??= fullestMoments();
  let page: Page | undefined;
  let wall: Page | undefined;
  for (const [name, stop] of Object.entries(STOPS)) {
    const { own, wall: onWall, sheets } = screensAt(name);
    if (![own, ...onWall, ...sheets].some((screen) => tour.wants(screen))) continue;
    const moment = known.get(stop.moment);
    if (moment === undefined) throw new Error(`tour: never met ${stop.moment}`);
    const { seed, entries } = moment;
    const names = CALLED.slice(0, MOMENT_SEATS);
    const match = { game: 'insurrection', options: MOMENT_OPTIONS, names, seed, entries } as const;
    const places = await storePlayed(tour.store, match);
    const [place] = places;
    if (place === undefined) throw new Error('tour: nobody came');
    const crew = await Crew.sit(tour.server.base, places);
    page = await at(tour, page, place);
    await prepare(page, stop);
    await tour.look(page, own);
    if (sheets.length > 0) await lookAround(tour, page);
    for (const screen of onWall) {
      wall = await before(tour, wall, place);
      await wall.locator('[data-testid="screen"], [data-testid="ending"]').first().waitFor();
      await tour.look(wall, screen);
    }
    crew.leave();
  }
  await page?.context().close();
  await wall?.context().close();
}

/** The same device at another table. */
async function at(tour: Tour, page: Page | undefined, place: Place): Promise<Page> {
  if (page === undefined) return await sitAt(tour, place);
  await holdSeat(page, place);
  await page.goto(`/t/${place.code}`);
  return page;
}

async function before(tour: Tour, wall: Page | undefined, place: Place): Promise<Page> {
  const screen = wall ?? (await wallOf(tour, place));
  // On the television nobody can hurry the count: it is done at once where things do not move.
  await screen.emulateMedia({ reducedMotion: 'reduce' });
  await screen.goto(`/t/${place.code}/screen`);
  return screen;
}

/** Brings the table to where its question is about to be answered. */
async function prepare(page: Page, { act, picked = false }: Stop): Promise<void> {
  await page.locator('[data-testid="dock"], [data-testid="ending"]').first().waitFor();
  if (await page.getByTestId('ending').isVisible()) return await countAll(page);
  if (act !== undefined) await page.getByTestId(`act-${act}`).check();
  if (!picked) return;
  for (const where of ['market', 'hand']) {
    const cards = page.getByTestId(where).locator('button[aria-pressed]:not(.barred)');
    if ((await cards.count()) > 0) await cards.last().click();
  }
}

/** A pad that is still being counted looks different from moment to moment. */
async function countAll(page: Page): Promise<void> {
  await page.evaluate(() => document.querySelector<HTMLElement>('[data-testid="count-all"]')?.click());
  await page.getByTestId('count-again').waitFor();
}

async function lookAround(tour: Tour, page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const sheet of SHEETS) await lookAtSheet(tour, page, sheet, `insurrection-${sheet}`);
  await page.getByTestId('read').click();
  await page.getByTestId('card-sheet').waitFor();
  await tour.look(page, 'insurrection-card');
}

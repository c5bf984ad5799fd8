import type { Page } from '@reseau/browserkit';
import type { Fact } from '@reseau/games/insurrection';
import { storePlayed } from '@reseau/server/testing';
import { CALLED, Crew } from './crew.ts';
import { MOMENT_OPTIONS, MOMENT_SEATS, momentWhere } from './insurrection-moments.ts';
import { hold, letGo } from './still.ts';
import { sitAt, type Tour, wallOf } from './tour.ts';

type Told = readonly Fact[];
const tells =
  (...types: readonly Fact['type'][]) =>
  (told: Told): boolean =>
    types.every((type) => told.some((fact) => fact.type === type));
/** As many cards as any location reveals. */
const MANY = 5;
const revealsMany = (told: Told): boolean =>
  told.some((fact) => fact.type === 'turnedUp' && fact.people.length + fact.leaders.length >= MANY);

/** The scenes of a match, by what they are called: the move that brings each about. */
const SCENES: Readonly<Record<string, (told: Told) => boolean>> = {
  arrival: revealsMany,
  reveal: tells('played'),
  lock: tells('corrupted'),
  finale: tells('ended'),
  'deed-took': tells('took'),
  'deed-eliminated': tells('eliminated'),
  'deed-looked': tells('looked'),
  'deed-put': tells('put'),
  'deed-traded': tells('traded'),
  'deed-swore': tells('swore'),
};

/** A table one move before a scene, with everybody there. */
export async function tableWhere(tour: Pick<Tour, 'server' | 'store'>, isIt: (told: Told) => boolean) {
  const { seed, entries, next } = momentWhere(isIt);
  const names = CALLED.slice(0, MOMENT_SEATS);
  const match = { game: 'insurrection', options: MOMENT_OPTIONS, names, seed, entries } as const;
  const places = await storePlayed(tour.store, match);
  const [place] = places;
  if (place === undefined) throw new Error('nobody came');
  return { place, places, crew: await Crew.sit(tour.server.base, places), next };
}

/** Every scene at its last beat, on a phone and on the television. */
export async function tourInsurrectionScenes(tour: Tour): Promise<void> {
  for (const [name, isIt] of Object.entries(SCENES)) {
    const screens = [`insurrection-scene-${name}`, `insurrection-tv-scene-${name}`];
    if (!screens.some((screen) => tour.wants(screen))) continue;
    const { place, crew, next } = await tableWhere(tour, isIt);
    const pages = [await sitAt(tour, place), await wallOf(tour, place)];
    for (const page of pages) await standing(page);
    await crew.move(next.seat, next.move);
    const kind = name.startsWith('deed') ? 'deed' : name;
    for (const [index, page] of pages.entries()) {
      await reach(page, kind);
      await tour.look(page, screens[index] ?? '');
      await letGo(page);
      await page.context().close();
    }
    crew.leave();
  }
}

/** Nothing goes by on its own, however long it takes to look. */
async function standing(page: Page): Promise<void> {
  await page.locator('[data-testid="dock"], [data-testid="screen"]').first().waitFor();
  await hold(page);
}

/** To the last beat of the scene of this kind, past those before it. */
export async function reach(page: Page, kind: string): Promise<void> {
  const scene = page.locator('[data-scene]:not([data-scene="playing"])');
  await scene.waitFor();
  while ((await scene.getAttribute('data-scene')) !== kind) await onward(page);
  if (kind !== 'deed') return await onward(page);
  const isDone = async () => (await page.locator('[data-deed="eliminated"]:not(.felled)').count()) === 0;
  while (!(await isDone())) await onward(page);
}

/** On with a page that is held: by hand where somebody can hurry it, otherwise as soon as its time has come. */
export async function onward(page: Page): Promise<void> {
  const wall = page.getByTestId('screen');
  if (await page.getByTestId('stage').isVisible()) return await page.keyboard.press('Escape');
  if (await wall.isVisible()) return await wall.click();
  await letGo(page);
  await hold(page);
}

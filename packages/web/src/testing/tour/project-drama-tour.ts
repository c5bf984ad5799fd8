import type { Page } from '@reseau/browserkit';
import { storeMatch } from '@reseau/server/testing';
import { readyToStrike } from '../project/at-hand.ts';
import { type Deal, lastBase } from '../project/deals.ts';
import { CALLED, Crew } from './crew.ts';
import { hold, letGo } from './still.ts';
import { dismiss, sitAt, type Tour, wallOf } from './tour.ts';

interface Table {
  readonly crew: Crew;
  readonly page: Page;
  readonly wall: Page;
  leave(): Promise<void>;
}

async function gather(tour: Tour, { options, deal }: Deal, strikesIn?: number): Promise<Table> {
  const clock = strikesIn === undefined ? {} : { clock: 'wall' };
  const places = await storeMatch(tour.store, {
    game: 'project',
    names: CALLED.slice(0, 3),
    options: { ...options, ...clock },
    deal,
    ...(strikesIn === undefined ? {} : { strikesIn }),
  });
  const [place] = places;
  if (place === undefined) throw new Error('tour: nobody came');
  const crew = await Crew.sit(tour.server.base, places);
  const [page, wall] = [await sitAt(tour, place), await wallOf(tour, place)];
  await page.getByTestId('board').waitFor();
  await wall.getByTestId('screen').waitFor();
  const leave = async () => {
    crew.leave();
    await page.context().close();
    await wall.context().close();
  };
  return { crew, page, wall, leave };
}

/** Both screens, held on a scene. */
async function lookAtBoth(tour: Tour, { page, wall }: Table, name: string): Promise<void> {
  await tour.look(page, `project-drama-${name}`);
  await tour.look(wall, `project-drama-tv-${name}`);
  await Promise.all([page, wall].map(letGo));
  await dismiss(page);
}

/** What is found, what is blown up, what the army may do, and the clock that hurries all of it. */
export async function tourDrama(tour: Tour): Promise<void> {
  const { clues, ...found } = lastBase();
  const finders = await gather(tour, found, 50_000);
  await finders.crew.move(0, { type: 'mark', leader: 0, at: 1 });
  await finders.page.locator('[data-testid="match-clock"]:not(.stands)').waitFor();
  await lookAtBoth(tour, finders, 'clock');
  await Promise.all([finders.page, finders.wall].map(hold));
  await finders.crew.move(0, { type: 'locate', clues, to: 0 });
  await finders.page.getByTestId('feat').waitFor();
  await finders.page.keyboard.press('Escape');
  await finders.wall.getByTestId('feat').click();
  await lookAtBoth(tour, finders, 'located');
  await finders.leave();

  const strikers = await gather(tour, readyToStrike(), 1);
  await strikers.crew.move(0, { type: 'mark', leader: 0, at: 1 });
  for (const shown of [strikers.page, strikers.wall]) await shown.getByTestId('alarm').waitFor();
  await lookAtBoth(tour, strikers, 'alarm');
  await Promise.all([strikers.page, strikers.wall].map(hold));
  await strikers.crew.move(1, { type: 'search', leader: 1 });
  await strikers.page.getByTestId('glimpse').waitFor({ state: 'attached' });
  await lookAtBoth(tour, strikers, 'glimpse');
  const { page } = strikers;
  await page.getByTestId('alarm-seen').click();
  await page.getByTestId('risk').click();
  await tour.look(page, 'project-drama-risk');
  await page.getByTestId('risk').click();
  await page.getByTestId('open-give-up').click();
  await tour.look(page, 'project-drama-leaving');
  await page.keyboard.press('Escape');
  await strikers.crew.move(0, { type: 'plan', leader: 0, skill: 'military' });
  await page.getByTestId('undo').waitFor();
  await tour.look(page, 'project-drama-undo');
  // Whoever has found nothing of use has nothing to let go.
  if (strikers.crew.at(1).options.some(({ type }) => type === 'letGo'))
    await strikers.crew.move(1, { type: 'letGo', leader: 1 });
  await Promise.all([page, strikers.wall].map(hold));
  await strikers.crew.move(1, { type: 'sabotage', leader: 1 });
  await page.getByTestId('feat').waitFor();
  await page.keyboard.press('Escape');
  await strikers.wall.getByTestId('feat').click();
  await lookAtBoth(tour, strikers, 'sabotaged');
  await strikers.leave();
}

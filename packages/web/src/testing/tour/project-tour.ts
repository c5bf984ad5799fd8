import { CITIES, CLUES, HEROICS } from '@reseau/games/project';
import { storeMatch } from '@reseau/server/testing';
import { village } from '../project/deals.ts';
import { CALLED, Crew } from './crew.ts';
import { hold, letGo } from './still.ts';
import { lookAtScene, lookAtSheet, sitAt, type Tour, wallOf } from './tour.ts';

/** One of the longest names. */
const FAR = 10;

/** Four people in the middle of things: clues, heroic cards, soldiers and a base on the island. */
export async function tourProject(tour: Tour, people = 4): Promise<void> {
  const { city, deal, options, characters } = village(people);
  // Somebody who learns much wherever she asks.
  const speaker = 'llewellyn';
  const others = characters.filter((one) => one !== speaker).slice(0, people - 1);
  const opening = {
    ...deal.opening,
    leaders: [speaker, ...others].map((character) => ({ character, city })),
    reds: CITIES.filter((one) => one !== city)
      .slice(0, 12)
      .map((one) => [one, 1]),
    clues: CLUES.slice(0, 9),
    heroics: HEROICS.slice(0, 5),
  };
  const names = CALLED.slice(0, people);
  const places = await storeMatch(tour.store, { game: 'project', names, options, deal: { opening } });
  const [place] = places;
  if (place === undefined) throw new Error('tour: nobody came');
  const crew = await Crew.sit(tour.server.base, places);
  const page = await sitAt(tour, place);
  const wall = await wallOf(tour, place);
  await page.getByTestId('board').waitFor();
  await tour.look(page, 'project-act');
  for (const seat of places.keys()) {
    await crew.move(seat, { type: 'intend', leader: seat, action: 'reorganise' });
    await crew.move(seat, { type: 'mark', leader: seat, at: FAR });
  }
  await wall
    .getByTestId('intends')
    .nth(people - 1)
    .waitFor();
  await tour.look(wall, 'project-tv-act');
  await page.getByTestId('action-move').click();
  await tour.look(page, 'project-move');
  await page.getByTestId('chooser').locator('button').first().click();
  await page.getByTestId(`city-${city}`).click();
  await tour.look(page, 'project-city');
  await page.getByTestId('as-list').click();
  await tour.look(page, 'project-list');
  await page.getByTestId('as-list').click();
  await page.getByTestId('tab-clues').click();
  await page.locator('[data-testid^="clue-"]').first().click();
  for (const tab of ['clues', 'team', 'plan']) {
    await page.getByTestId(`tab-${tab}`).click();
    await tour.look(page, `project-${tab}`);
  }
  for (const sheet of ['menu', 'help', 'dossier']) {
    await page.setViewportSize({ width: 390, height: 844 });
    await lookAtSheet(tour, page, sheet, `project-${sheet}`);
  }
  await page.reload();
  await page.getByTestId('board').waitFor();
  await page.getByTestId('tab-act').click();
  await crew.move(0, { type: 'investigate', leader: 0 });
  await page.getByTestId('drawn').waitFor();
  await tour.look(page, 'project-drawn');
  await crew.move(0, { type: 'letGo', leader: 0 });
  await crew.answer(
    Array.from({ length: people }, (_, seat) => seat),
    { type: 'done' },
  );
  await lookAtScene(tour, page, 'project-army');
  await hold(wall);
  await tour.look(wall, 'project-tv-army');
  await letGo(wall);
  await crew.answer(
    Array.from({ length: people }, (_, seat) => seat),
    { type: 'giveUp', on: true },
  );
  for (const shown of [page, wall]) {
    await shown.reload();
    await shown.getByTestId('ending').waitFor();
  }
  await tour.look(page, 'project-ending');
  await tour.look(wall, 'project-tv-ending');
  crew.leave();
  await page.context().close();
  await wall.context().close();
}

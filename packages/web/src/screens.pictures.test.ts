// Not a test: pictures of every screen, for a person to look at. `npm run pictures` runs it and lays them out.
import { mkdirSync } from 'node:fs';
import { LANGUAGES } from '@reseau/protocol';
import { MemoryStore } from '@reseau/server';
import { describe, test } from 'vitest';
import { ServerUnderTest } from './testing/server-under-test.ts';
import { tourDoors, tourLobby } from './testing/tour/door-tour.ts';
import { tourEvening } from './testing/tour/evening-tour.ts';
import { tourHosting } from './testing/tour/hosting-tour.ts';
import { tourInsurrectionScenes } from './testing/tour/insurrection-scenes-tour.ts';
import { tourInsurrection } from './testing/tour/insurrection-tour.ts';
import { tourDrama } from './testing/tour/project-drama-tour.ts';
import { tourProject } from './testing/tour/project-tour.ts';
import { tourReplay } from './testing/tour/replay-tour.ts';
import { tourAbsence, tourMatch, tourModules } from './testing/tour/resistance-tour.ts';
import { resize, SIZE_NAMES, WALL_SIZES } from './testing/tour/sizes.ts';
import { settled } from './testing/tour/still.ts';
import type { Tour } from './testing/tour/tour.ts';
import { tourWall } from './testing/tour/wall-tour.ts';

const { PICTURES: folder = 'pictures', PICTURES_OF = '', PICTURES_IN = '', PICTURES_AT = '' } = process.env;
const wanted = { of: PICTURES_OF.split(','), languages: PICTURES_IN.split(','), sizes: PICTURES_AT.split(',') };
const isOneOf = (starts: readonly string[], name: string): boolean => starts.some((start) => name.startsWith(start));

const store = new MemoryStore();
// A server that phones can reach: the lobby is then the ordinary one.
const publicUrl = 'https://reseau.example';
const server = new ServerUnderTest(
  { publicUrl, timings: { linger: 0, hostAway: 600_000, holdsUp: 200, comeBack: 0, callAgain: 0 } },
  store,
);

/** By what the names of their screens begin with. */
const TOURS: Readonly<Record<string, (tour: Tour) => Promise<void>>> = {
  doors: tourDoors,
  hosting: tourHosting,
  evening: tourEvening,
  'lobby-resistance': (tour) => tourLobby(tour, 'resistance'),
  'lobby-insurrection': (tour) => tourLobby(tour, 'insurrection'),
  'lobby-project': (tour) => tourLobby(tour, 'project'),
  'resistance-5': (tour) => tourMatch(tour, 5),
  'resistance-8': (tour) => tourMatch(tour, 8),
  'resistance-10': (tour) => tourMatch(tour, 10),
  ...Object.fromEntries(
    ([6, 7, 9] as const).map((seats) => [`resistance-${seats}`, (tour: Tour) => tourWall(tour, seats)]),
  ),
  modules: tourModules,
  absent: tourAbsence,
  project: tourProject,
  insurrection: async (tour) => {
    await tourInsurrection(tour);
    await tourInsurrectionScenes(tour);
  },
  'project-drama': tourDrama,
  'replay-resistance': (tour) => tourReplay(tour, 'resistance'),
  'replay-insurrection': (tour) => tourReplay(tour, 'insurrection'),
  'replay-project': (tour) => tourReplay(tour, 'project'),
};
const tours = Object.keys(TOURS).filter((prefix) =>
  wanted.of.some((start) => start.startsWith(prefix) || prefix.startsWith(start)),
);

describe.each(LANGUAGES.filter((language) => isOneOf(wanted.languages, language)))('in %s', (locale) => {
  const wants: Tour['wants'] = (name) => isOneOf(wanted.of, name);
  const look: Tour['look'] = async (page, name) => {
    if (!wants(name)) return;
    const before = page.viewportSize();
    mkdirSync(`${folder}/${name}`, { recursive: true });
    for (const size of name.includes('-tv') ? WALL_SIZES : SIZE_NAMES) {
      if (!isOneOf(wanted.sizes, size)) continue;
      await resize(page, size);
      await settled(page);
      await page.screenshot({ path: `${folder}/${name}/${size}.${locale}.jpg`, type: 'jpeg', quality: 80 });
    }
    await resize(page, '390x844');
    if (before !== null) await page.setViewportSize(before);
  };

  test.each(tours)('%s', async (prefix) => {
    await TOURS[prefix]?.({ server, store, locale, look, wants });
  });
});

import { LANGUAGES } from '@reseau/protocol';
import { MemoryStore } from '@reseau/server';
import { expect, test } from 'vitest';
import { ServerUnderTest } from './testing/server-under-test.ts';
import { brokenOn } from './testing/tour/broken-words.ts';
import { CALLED } from './testing/tour/crew.ts';
import { tourDoors, tourLobby } from './testing/tour/door-tour.ts';
import { tourEvening } from './testing/tour/evening-tour.ts';
import { faultsOf } from './testing/tour/geometry.ts';
import { tourHosting } from './testing/tour/hosting-tour.ts';
import { tourAbsence, tourMatch } from './testing/tour/resistance-tour.ts';
import { resize } from './testing/tour/sizes.ts';
import { settled } from './testing/tour/still.ts';
import type { Tour } from './testing/tour/tour.ts';

/** Every main screen where letters are twice as large and the window holds ten of them in a line: nothing breaks, nothing is cut. */
const store = new MemoryStore();
const publicUrl = 'https://reseau.example';
const server = new ServerUnderTest(
  { publicUrl, timings: { linger: 0, hostAway: 600_000, holdsUp: 200, comeBack: 0, callAgain: 0 } },
  store,
);

const NAMES = [...CALLED, 'Florentine'];

const TOURS: Readonly<Record<string, (tour: Tour) => Promise<void>>> = {
  'the doors': tourDoors,
  'what befalls people': tourHosting,
  'the lobby': (tour) => tourLobby(tour, 'resistance'),
  'a match': (tour) => tourMatch(tour, 5),
  'an absence': tourAbsence,
  'an evening': tourEvening,
};

test.each(LANGUAGES.flatMap((locale) => Object.keys(TOURS).map((name) => [locale, name] as const)))(
  'in %s the smallest phone with letters twice as large shows %s whole',
  async (locale, name) => {
    const faults: string[] = [];
    const look: Tour['look'] = async (page, screen) => {
      if (screen.includes('-tv')) return;
      const before = page.viewportSize();
      await resize(page, '320x568-large');
      await settled(page);
      const found = [
        ...(await brokenOn(page, NAMES)),
        ...(await faultsOf(page, { inSight: [], touched: true, whole: false })),
      ];
      faults.push(...found.map((fault) => `${screen}: ${fault}`));
      await resize(page, '390x844');
      if (before !== null) await page.setViewportSize(before);
    };
    await TOURS[name]?.({ server, store, locale, look, wants: (screen) => !screen.includes('-tv') });
    expect([...new Set(faults)]).toEqual([]);
  },
);

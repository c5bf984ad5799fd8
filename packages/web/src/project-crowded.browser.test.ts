import type { Page } from '@reseau/browserkit';
import { CITIES, type City } from '@reseau/games/project';
import { MemoryStore } from '@reseau/server';
import { storeMatch } from '@reseau/server/testing';
import { expect, test } from 'vitest';
import { picture } from './testing/picture.ts';
import { coveringOn } from './testing/project/covering.ts';
import { crowded } from './testing/project/deals.ts';
import { holdSeat, type Place, ServerUnderTest } from './testing/server-under-test.ts';
import { Crew } from './testing/tour/crew.ts';
import { resize, type SizeName } from './testing/tour/sizes.ts';
import { settled } from './testing/tour/still.ts';

const store = new MemoryStore();
const server = new ServerUnderTest({}, store);

/** Where cities lie closest together: a town beside a capital, with others about them. */
const CASES = [
  ['en', 9],
  ['fr', 23],
  ['ja', 29],
] as const;
/** A city with a long name. */
const LONG = 10;
const SIZES: readonly SizeName[] = ['390x844', '320x568', '844x390', '1280x800'];

async function seated(city: City): Promise<readonly [Place, ...Place[]]> {
  const { options, deal } = crowded(city, 4);
  const names = ['Ada', 'Léa', '健', 'Béatrice'];
  const [first, ...others] = await storeMatch(store, { game: 'project', names, options, deal });
  if (first === undefined) throw new Error('nobody sits');
  return [first, ...others];
}

test.each(CASES)(
  'in %s, all four in city %i of an island full of soldiers: nothing covers another city',
  async (locale, city) => {
    const [place] = await seated(city as City);
    const page = await server.page({ locale, workerless: true });
    await holdSeat(page, place);
    await page.goto(`/t/${place.code}`);
    const found: string[] = [];
    const look = async (shown: Page, name: string) => {
      await settled(shown);
      await picture(shown, `project-crowded-${name}-${locale}`);
      found.push(...(await coveringOn(shown)).map((what) => `${name}: ${what}`));
    };
    for (const size of SIZES) {
      await resize(page, size);
      // What is seen first is not what somebody saw last.
      await page.reload();
      await page.getByTestId('board').waitFor();
      await look(page, size);
      await page.getByTestId('zoom-in').click();
      await page.getByTestId('zoom-in').click();
      await look(page, `${size}-near`);
      for (let step = 0; step < 5; step += 1) await page.getByTestId('zoom-out').click();
      await look(page, `${size}-whole`);
    }
    const wall = await server.page({ locale, width: 1920, height: 1080, workerless: true });
    await wall.goto(`/t/${place.code}/screen`);
    await wall.getByTestId('screen').waitFor();
    await look(wall, 'television');
    expect(found).toEqual([]);
    // There is room for every name.
    await expect.poll(() => wall.locator('[data-testid="island"] .name').count()).toBe(CITIES.length);
    await page.context().close();
    await wall.context().close();
  },
);

test.each(['en', 'fr', 'ja'])('in %s, all that four intend is written whole on the television', async (locale) => {
  const places = await seated(CASES[0][1] as City);
  const crew = await Crew.sit(server.base, places);
  for (const seat of places.keys()) {
    await crew.move(seat, { type: 'intend', leader: seat, action: 'reorganise' });
    await crew.move(seat, { type: 'mark', leader: seat, at: LONG });
  }
  const wall = await server.page({ locale, workerless: true });
  await wall.goto(`/t/${places[0].code}/screen`);
  for (const size of ['1280x800', '1920x1080'] as const) {
    await resize(wall, size);
    await wall.getByTestId('intends').nth(3).waitFor();
    await settled(wall);
    await picture(wall, `project-intends-${size}-${locale}`);
    const hidden = await wall.getByTestId('intends').evaluateAll((all) =>
      all.map((one) => {
        const [box, aside] = [one.getBoundingClientRect(), one.closest('aside')?.getBoundingClientRect()];
        const beyond = Math.max(box.right - (aside?.right ?? 0), box.bottom - (aside?.bottom ?? 0), 0);
        return Math.max(one.scrollWidth - one.clientWidth, one.scrollHeight - one.clientHeight, beyond);
      }),
    );
    expect({ size, hidden }).toEqual({ size, hidden: [0, 0, 0, 0] });
  }
  crew.leave();
  await wall.context().close();
});

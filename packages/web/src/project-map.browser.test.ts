import { CITIES, type City, HOUSE_BOX, neighboursOf, placeOf } from '@reseau/games/project';
import { MemoryStore } from '@reseau/server';
import { storeMatch } from '@reseau/server/testing';
import { beforeEach, describe, expect, test } from 'vitest';
import { SHEET } from './games/project/art/paper.ts';
import { numbered } from './games/project/cities.ts';
import { village } from './testing/project/deals.ts';
import { Fingers, type Spot } from './testing/project/fingers.ts';
import { ProjectPlayer } from './testing/project/player.ts';
import { ServerUnderTest } from './testing/server-under-test.ts';

const store = new MemoryStore();
const server = new ServerUnderTest({}, store);
let ada: ProjectPlayer;
let fingers: Fingers;

beforeEach(async () => {
  const { options, deal } = village(1);
  const [place] = await storeMatch(store, { game: 'project', names: ['Ada'], options, deal });
  if (place === undefined) throw new Error('nobody sits');
  ada = await ProjectPlayer.sit(server, place, { touch: true });
  fingers = await Fingers.on(ada.page);
  return () => ada.leave();
});

interface Box extends Spot {
  readonly width: number;
  readonly height: number;
}

const boxOf = async (selector: string): Promise<Box> => {
  const box = await ada.page.locator(selector).boundingBox();
  if (box === null) throw new Error(`nothing to see of ${selector}`);
  return box;
};
const middleOf = ({ x, y, width, height }: Box): Spot => ({ x: x + width / 2, y: y + height / 2 });
const at = async (city: City): Promise<Spot> => middleOf(await boxOf(`[data-city="${city}"] .reach`));
/** The window onto the island, and the sheet under it. */
const pane = () => boxOf('[data-testid="island"]');
const sheet = () => boxOf('[data-testid="island"] .grid');
const moved = ({ x, y }: Spot, right: number, down: number): Spot => ({ x: x + right, y: y + down });

/** The cities nearest to the middle of the sheet, so that no edge stands in the way of a gesture. */
const INLAND = CITIES.toSorted((one, two) => offCentre(one) - offCentre(two));
function offCentre(city: City): number {
  const { x, y } = placeOf(HOUSE_BOX, city);
  return Math.hypot(x - SHEET.width / 2, y - SHEET.height / 2);
}
const [CENTRE, NEXT] = INLAND as unknown as readonly [City, City];

const expectAt = (spot: Spot, { x, y }: Spot): void => {
  expect(Math.hypot(spot.x - x, spot.y - y)).toBeLessThan(2);
};

/** Two fingers from so far apart to so far apart, around a spot. */
const pinch = (around: Spot, from: number, to: number): Promise<void> =>
  fingers.slide(
    [moved(around, -from / 2, 0), moved(around, -to / 2, 0)],
    [moved(around, from / 2, 0), moved(around, to / 2, 0)],
  );

describe('the map under fingers', () => {
  test('two fingers zoom around their middle', async () => {
    const [here, there] = [await at(CENTRE), await at(NEXT)];
    const { width } = await sheet();
    await pinch(here, 60, 150);
    expect((await sheet()).width / width).toBeCloseTo(2.5, 1);
    expectAt(await at(CENTRE), here);
    expectAt(await at(NEXT), moved(here, (there.x - here.x) * 2.5, (there.y - here.y) * 2.5));
    // And back again.
    await pinch(here, 150, 60);
    expect((await sheet()).width / width).toBeCloseTo(1, 1);
    await expect.poll(() => ada.page.getByTestId('city-panel').count()).toBe(0);
  });

  test('two fingers that move together take the map along', async () => {
    const here = await at(CENTRE);
    await pinch(here, 60, 150);
    const before = await at(CENTRE);
    const [left, right] = [moved(before, -40, 0), moved(before, 40, 0)];
    await fingers.slide([left, moved(left, 20, 30)], [right, moved(right, 20, 30)]);
    expectAt(await at(CENTRE), moved(before, 20, 30));
  });

  test('one finger pans, and chooses nothing', async () => {
    await pinch(await at(CENTRE), 60, 150);
    const before = await at(CENTRE);
    await fingers.slide([before, moved(before, -50, 30)]);
    expectAt(await at(CENTRE), moved(before, -50, 30));
    await expect.poll(() => ada.page.getByTestId('city-panel').count()).toBe(0);
  });

  test('a tap selects a city, near and far, and after the map was moved', async () => {
    await fingers.tap(await at(CENTRE));
    await ada.reads('city-panel', numbered(CENTRE, ada.words));
    await pinch(await at(CENTRE), 60, 150);
    const spot = await at(CENTRE);
    await fingers.slide([spot, moved(spot, 30, 20)]);
    await fingers.tap(await at(NEXT));
    await ada.reads('city-panel', numbered(NEXT, ada.words));
  });

  test('the map is never lost: however far it is pushed, it fills its window', async () => {
    const whole = await sheet();
    const centre = middleOf(await pane());
    await pinch(centre, 40, 300);
    for (const [right, down] of [
      [1, 1],
      [1, -1],
      [-1, -1],
      [-1, 1],
    ] as const) {
      for (let push = 0; push < 8; push += 1) {
        await fingers.slide([moved(centre, -90 * right, -90 * down), moved(centre, 90 * right, 90 * down)]);
      }
      const [window, under] = [await pane(), await sheet()];
      expect(under.x).toBeLessThan(window.x + 1);
      expect(under.y).toBeLessThan(window.y + 1);
      expect(under.x + under.width).toBeGreaterThan(window.x + window.width - 1);
      expect(under.y + under.height).toBeGreaterThan(window.y + window.height - 1);
    }
    // Closed again, the whole island is there; and the page itself has neither moved nor grown.
    await pinch(centre, 300, 20);
    await pinch(centre, 300, 20);
    const after = await sheet();
    expect(after.width).toBeLessThanOrEqual(whole.width + 1);
    for (const city of CITIES) {
      const { x, y } = await at(city);
      const window = await pane();
      expect(x > window.x && x < window.x + window.width && y > window.y && y < window.y + window.height).toBe(true);
    }
    expect(await ada.page.evaluate(() => [visualViewport?.scale, scrollX, scrollY])).toEqual([1, 0, 0]);
  });
});

test('choosing where to go shows the way, its cost and what is there, before anything is confirmed', async () => {
  const { page, words } = ada;
  const from = village(1).city;
  const [to] = neighboursOf(HOUSE_BOX, from);
  if (to === undefined) throw new Error('no road');
  await page.getByTestId('action-move').click();
  await expect.poll(() => page.getByTestId('route').count()).toBe(0);
  await page.getByRole('radio', { name: words.act.go.move(numbered(to, words)) }).check();
  await expect.poll(() => page.getByTestId('route').getAttribute('data-to')).toBe(String(to));
  await ada.reads('arrival', words.act.way(numbered(from, words), numbered(to, words), 1));
  await ada.reads('arrival', words.city.free);
  await expect.poll(() => page.getByTestId('taken').count()).toBe(0);
  await page.getByTestId('confirm').click();
  await expect.poll(() => page.getByTestId('taken').getAttribute('data-count')).toBe('1');
  await expect.poll(() => page.getByTestId('route').count()).toBe(0);
});

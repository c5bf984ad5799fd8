import { accessibilityProblems, type Page } from '@reseau/browserkit';
import { MemoryStore } from '@reseau/server';
import { storePlayed } from '@reseau/server/testing';
import { expect, test } from 'vitest';
import { picture } from './testing/picture.ts';
import { holdSeat, type Place, ServerUnderTest } from './testing/server-under-test.ts';
import { CALLED } from './testing/tour/crew.ts';
import {
  MOMENT_OPTIONS,
  MOMENT_SEATS,
  type Moment,
  momentBefore,
  momentWithHand,
} from './testing/tour/insurrection-moments.ts';
import { resize, type SizeName } from './testing/tour/sizes.ts';

const store = new MemoryStore();
const server = new ServerUnderTest({}, store);

/** The first seat of a table at which it is the last to play a card, unless it is said otherwise. */
async function seated({ seed, entries }: Moment = momentBefore('played')): Promise<Place> {
  const names = CALLED.slice(0, MOMENT_SEATS);
  const match = { game: 'insurrection', options: MOMENT_OPTIONS, names, seed, entries } as const;
  const [place] = await storePlayed(store, match);
  if (place === undefined) throw new Error('nobody came');
  return place;
}

async function sit(page: Page, moment?: Moment): Promise<void> {
  const place = await seated(moment);
  await holdSeat(page, place);
  await page.goto(`/t/${place.code}`);
  await page.getByTestId('hand').locator('button').first().waitFor();
}

/** All that the page has sent but signs of life, for as long as it is open. */
function sentBy(page: Page): string[] {
  const sent: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      if (!String(payload).startsWith('{"t":"ping"')) sent.push(String(payload));
    }),
  );
  return sent;
}

const handOn = (page: Page): Promise<readonly string[]> =>
  page
    .getByTestId('hand')
    .locator('button')
    .evaluateAll((cards) => cards.map((card) => (card as HTMLElement).dataset['testid'] ?? ''));

const sheetOf = (page: Page) => page.getByTestId('hand-sheet');

test('a hand is sorted as one likes, stays so after a reload, and nobody is told', async () => {
  const page = await server.page({ workerless: true });
  const sent = sentBy(page);
  await sit(page);
  const before = await handOn(page);
  expect(before.length).toBeGreaterThan(3);
  const frames = sent.length;

  await page.getByTestId('sort-hand').click();
  await sheetOf(page).waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  // By the keys: the focus stays with the card that is moved.
  await sheetOf(page).getByTestId('move-down').first().focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  const [first, second, third, ...rest] = before;
  const moved = [second, third, first, ...rest];
  await expect.poll(() => handOn(page)).toEqual(moved);
  await sheetOf(page).getByTestId('move-up').last().click();
  const swapped = [...moved.slice(0, -2), moved.at(-1), moved.at(-2)];
  await expect.poll(() => handOn(page)).toEqual(swapped);
  // The first goes no further up.
  expect(await sheetOf(page).getByTestId('move-up').first().getAttribute('aria-disabled')).toBe('true');
  await page.keyboard.press('Escape');
  await sheetOf(page).waitFor({ state: 'detached' });
  await page.reload();
  await expect.poll(() => handOn(page)).toEqual(swapped);

  await page.getByTestId('sort-hand').click();
  await sheetOf(page).getByTestId('sort-initiative').click();
  await expect.poll(() => sheetOf(page).getByTestId('sort-initiative').getAttribute('aria-pressed')).toBe('true');
  const initiatives = await sheetOf(page)
    .locator('li')
    .evaluateAll((rows) => rows.map(({ textContent }) => Number(/Initiative\s*(\d+)/.exec(textContent ?? '')?.[1])));
  expect(initiatives).toEqual(initiatives.toSorted((a, b) => b - a));
  await sheetOf(page).getByTestId('sort-kind').click();
  await expect.poll(() => handOn(page)).toEqual(before);
  await sheetOf(page).getByTestId('sort-worth').click();
  await expect.poll(() => sheetOf(page).getByTestId('sort-worth').getAttribute('aria-pressed')).toBe('true');
  // What a reload asks for anew is all that has been sent.
  const later = sent.slice(frames);
  expect(later.filter((frame) => before.some((id) => frame.includes(id.replace('card-', ''))))).toEqual([]);
  expect(later.filter((frame) => !/"t":"(hello|watch|resume|sync)/.test(frame))).toEqual([]);
});

test.each([false, true])(
  'a card is dragged to another place, and is not picked by it (by touch: %s)',
  async (touch) => {
    const page = await server.page({ touch, workerless: true });
    await sit(page);
    const before = await handOn(page);
    const cards = page.getByTestId('hand').locator('button');
    const [from, to] = [await cards.first().boundingBox(), await cards.nth(2).boundingBox()];
    if (from === null || to === null) throw new Error('no hand');
    const [x, y, end] = [from.x + 8, from.y + from.height / 2, to.x + 8];
    const steps = Array.from({ length: 8 }, (_, step) => x + ((end - x) * (step + 1)) / 8);
    if (touch) {
      const line = await page.context().newCDPSession(page);
      const put = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
        line.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [{ x: at, y }] });
      await put('touchStart', x);
      for (const at of steps) await put('touchMove', at);
      await put('touchEnd');
    } else {
      await page.mouse.move(x, y);
      await page.mouse.down();
      for (const at of steps) await page.mouse.move(at, y);
      await page.mouse.up();
    }
    const [first, second, third, ...rest] = before;
    const wanted = [second, third, first, ...rest];
    await expect.poll(() => handOn(page)).toEqual(wanted);
    expect(await page.getByTestId('hand').locator('[aria-pressed="true"]').count()).toBe(0);
    expect(await page.getByTestId('card-sheet').count()).toBe(0);
    await page.reload();
    await expect.poll(() => handOn(page)).toEqual(wanted);
    // A tap is still a tap.
    await cards.last().click();
    expect(await page.getByTestId('hand').locator('[aria-pressed="true"]').count()).toBe(1);
  },
);

const SIZES: readonly SizeName[] = ['320x568', '390x844', '844x390'];

test('with the hand hidden, the dock says so and shows it again', async () => {
  const page = await server.page({ workerless: true });
  await sit(page);
  await page.getByTestId('hand').locator('button').first().click();
  await page.getByRole('button', { name: 'Hide your hand' }).click();
  for (const size of SIZES) {
    await resize(page, size);
    expect(await page.getByTestId('dock').textContent()).toContain('Your hand is hidden');
    // Nothing names the card that was picked.
    expect(await page.getByTestId('act').count()).toBe(0);
    expect(await page.getByTestId('sort-hand').count()).toBe(0);
    const box = await page.getByTestId('uncover').boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByTestId('uncover').click();
  await page.getByTestId('act').waitFor();
  expect(
    await page
      .getByTestId('hand')
      .locator('button')
      .first()
      .evaluate((one) => one === document.activeElement),
  ).toBe(true);
});

/** Parts of what a card counts that another card lies over, by the card. */
const hiddenValues = (page: Page): Promise<readonly string[]> =>
  page.getByTestId('hand').evaluate((hand) =>
    [...hand.querySelectorAll<HTMLElement>('button[data-card]')].flatMap((card) => {
      const parts = [...card.querySelectorAll('.score .formula > span, .initiative')];
      const isSeen = (part: Element) =>
        [...part.getClientRects()].every(({ left, right, top, bottom }) =>
          [left + 1, right - 1].every((x) => card.contains(document.elementFromPoint(x, (top + bottom) / 2))),
        );
      return parts.filter((part) => !isSeen(part)).map((part) => `${card.dataset['card']}: ${part.textContent}`);
    }),
  );

test.each([10, 7])(
  'with %i cards on the smallest phone each shows its initiative and what it counts',
  async (cards) => {
    const page = await server.page({ width: 320, height: 568, locale: 'fr', touch: true, workerless: true });
    await sit(page, momentWithHand(cards));
    expect(await page.getByTestId('hand').locator('button[data-card]').count()).toBe(cards);
    await picture(page, `insurrection-hand-${cards}`);
    await expect.poll(() => hiddenValues(page)).toEqual([]);
  },
);

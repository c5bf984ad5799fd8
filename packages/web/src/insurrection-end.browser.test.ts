import type { Page } from '@reseau/browserkit';
import { MemoryStore } from '@reseau/server';
import { storePlayed } from '@reseau/server/testing';
import { expect, test } from 'vitest';
import { beginOn } from './testing/begin.ts';
import { playUntil } from './testing/march.ts';
import { holdSeat, ServerUnderTest } from './testing/server-under-test.ts';
import { CALLED, Crew } from './testing/tour/crew.ts';
import { MOMENT_OPTIONS, MOMENT_SEATS, momentBefore } from './testing/tour/insurrection-moments.ts';

const store = new MemoryStore();
const server = new ServerUnderTest({}, store);

/** One state of a score pad, as it stood on the page: how many cards were counted, and what was written below. */
interface Sum {
  readonly page: string;
  readonly counted: number;
  /** Of the cards that were counted. */
  readonly points: readonly number[];
  readonly total: number;
  /** What that is called. */
  readonly called: string;
  /** Whether the page tells who has won, and the points in the ranking. */
  readonly told: boolean;
}

/** Writes down every state of every pad on this page, from now on: a poll would miss some. */
const watchPads = (page: Page) =>
  page.addInitScript(() => {
    const numberIn = (text: string | null | undefined): number => Number(text?.trim().replace('−', '-'));
    const sums: Sum[] = [];
    (globalThis as unknown as { sums: Sum[] }).sums = sums;
    const note = (): void => {
      for (const pad of document.querySelectorAll<HTMLElement>('[data-testid="pad"]')) {
        const points = [...pad.querySelectorAll('[data-testid="points"]')].map(({ textContent }) =>
          textContent?.trim(),
        );
        const total = pad.querySelector<HTMLElement>('[data-testid="pad-total"]');
        const sum: Sum = {
          page: pad.dataset['seat'] ?? '',
          counted: Number(pad.dataset['counted']),
          points: points.filter((text) => text !== '·').map(numberIn),
          total: numberIn(total?.textContent),
          called: pad.querySelector('[data-testid="sum"]')?.textContent?.trim() ?? '',
          // With a rematch everybody is gone: it waits for the count like the rest.
          told:
            document.querySelector(
              '[data-testid="winner"], [data-testid^="page-"] .points, [data-testid="rematch"]',
            ) !== null,
        };
        const last = sums.findLast((one) => one.page === sum.page);
        if (JSON.stringify(last) !== JSON.stringify(sum)) sums.push(sum);
      }
    };
    new MutationObserver(note).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
  });

const sumsOn = (page: Page): Promise<readonly Sum[]> =>
  page.evaluate(() => (globalThis as unknown as { sums: readonly Sum[] }).sums);

/** Card by card from none to all, each time the sum of what is counted, and called a total only at the end. */
function expectCounted(sums: readonly Sum[], cards: number): void {
  expect(sums.map(({ counted }) => counted)).toEqual(Array.from({ length: cards + 1 }, (_, counted) => counted));
  for (const { counted, points, total, called, told } of sums) {
    expect(points).toHaveLength(counted);
    expect({ counted, total }).toEqual({ counted, total: points.reduce((sum, one) => sum + one, 0) });
    expect({ counted, called }).toEqual({ counted, called: counted === cards ? 'Total' : 'So far' });
    const tooEarly = told && counted < cards;
    expect({ counted, tooEarly }).toEqual({ counted, tooEarly: false });
  }
}

test('where things move, every card is counted on the phone and on the television, to the totals and the winner', async () => {
  const ada = await server.page({ moving: true });
  const wall = await server.page({ width: 1920, height: 1080, moving: true });
  await Promise.all([watchPads(ada), watchPads(wall)]);
  await ada.goto('/');
  await ada.getByRole('radio', { name: /^Insurrection/ }).check();
  await ada.getByRole('textbox').first().fill('Ada');
  await ada.getByTestId('open-table').click();
  await ada.getByTestId('lobby').waitFor();
  await wall.goto(`${new URL(ada.url()).pathname}/screen`);
  await ada.getByTestId('add-bot-easy').click();
  await expect.poll(() => ada.getByTestId('members').locator('li').count()).toBe(2);
  await beginOn(ada);
  await playUntil([ada], () => ada.getByTestId('ending').isVisible());

  // A scene may lie over the end: nothing is counted that nobody sees.
  const behind = (await ada.getByTestId('stage').isVisible()) ? await sumsOn(ada) : [];
  expect(behind.filter(({ counted }) => counted > 0)).toEqual([]);
  await playUntil([ada], async () => !(await ada.getByTestId('stage').isVisible()));
  const pad = ada.getByTestId('pad');
  const rows = await pad.getByTestId('points').count();
  await expect.poll(() => pad.getAttribute('data-counted')).toBe(String(rows));
  expectCounted(await sumsOn(ada), rows);

  // The pages of the others are there at once and whole, and add up to what the ranking says.
  const totals: Record<string, number> = {};
  for (const seat of ['1', '2', '1']) {
    await ada.getByTestId(`page-${seat}`).click();
    await expect.poll(() => pad.getAttribute('data-seat')).toBe(seat);
    // What the tap has opened comes into sight, and is where a screen reader reads on.
    const head = ada.getByTestId('pad-head');
    expect(await head.evaluate((one) => one === document.activeElement)).toBe(true);
    await expect
      .poll(() => pad.evaluate((one) => one.getBoundingClientRect().top))
      .toBeLessThan((ada.viewportSize()?.height ?? 0) / 2);
    await expect.poll(() => pad.getAttribute('data-counted')).toBe(String(await pad.getByTestId('points').count()));
    const total = (await pad.getByTestId('pad-total').textContent())?.trim() ?? '';
    await expect.poll(() => ada.getByTestId(`page-${seat}`).textContent()).toContain(total.replace('−', '-'));
    totals[seat] = Number(total.replace('−', '-'));
  }
  // Counted again, and hurried: both within a beat, however slow the machine is.
  const hurried = await ada.evaluate(async () => {
    const find = (id: string) => document.querySelector<HTMLElement>(`[data-testid="${id}"]`);
    find('count-again')?.click();
    await new Promise(requestAnimationFrame);
    const before = find('pad')?.dataset['counted'];
    find('count-all')?.click();
    await new Promise(requestAnimationFrame);
    return [before, find('pad')?.dataset['counted']];
  });
  expect(hurried).toEqual(['0', String(rows)]);

  await wall.getByTestId('winner').waitFor({ timeout: 60_000 });
  const seen = await sumsOn(wall);
  for (const seat of ['1', '2']) {
    const own = seen.filter(({ page }) => page === seat);
    expectCounted(own, own.at(-1)?.counted ?? 0);
    expect(own.at(-1)?.total).toBe(totals[seat]);
  }
  // A screen that comes back shows the result.
  await wall.reload();
  await wall.getByTestId('winner').waitFor();
  expect((await sumsOn(wall)).every(({ points, counted }) => points.length === counted && counted > 0)).toBe(true);
  // Whoever is first in the ranking has won.
  const winner = await ada.locator('[data-testid^="page-"] [translate=no]').first().textContent();
  await expect.poll(() => wall.getByTestId('winner').textContent()).toContain(winner);
});

/** When this page first told who has won, by the clock of the machine; from now on it is written down. */
const watchResult = (page: Page) =>
  page.addInitScript(() => {
    const SHOWN = '[data-testid="winner"], [data-testid^="page-"] .points, [data-testid="rematch"]';
    const SAID = '[data-testid="announcer"], [data-testid="log"]';
    new MutationObserver(() => {
      const said = [...document.querySelectorAll(SAID)].some(({ textContent }) => textContent?.includes('Points:'));
      if (document.querySelector(SHOWN) === null && !said) return;
      const seen = globalThis as unknown as { toldAt?: number };
      seen.toldAt ??= Date.now();
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
const toldAt = (page: Page): Promise<number | undefined> =>
  page.evaluate(() => (globalThis as unknown as { toldAt?: number }).toldAt);

/** A phone and a television at a table that has just come to its end. */
async function tableAtItsEnd(moving = true) {
  const { seed, entries, next } = momentBefore('scored');
  const names = CALLED.slice(0, MOMENT_SEATS);
  const match = { game: 'insurrection', options: MOMENT_OPTIONS, names, seed, entries } as const;
  const places = await storePlayed(store, match);
  const [place] = places;
  if (place === undefined) throw new Error('nobody came');
  const crew = await Crew.sit(server.base, places);
  const phone = await server.page({ workerless: true, moving });
  const wall = await server.page({ width: 1920, height: 1080, workerless: true });
  await Promise.all([watchResult(phone), watchResult(wall)]);
  await holdSeat(phone, place);
  await Promise.all([phone.goto(`/t/${place.code}`), wall.goto(`/t/${place.code}/screen`)]);
  await phone.getByTestId('dock').waitFor();
  await wall.getByTestId('screen').waitFor();
  await crew.move(next.seat, next.move);
  await phone.getByTestId('ending').waitFor({ state: 'attached' });
  return { phone, wall, crew };
}

const hasTold = (page: Page): Promise<boolean> => page.locator('[data-testid^="page-"] .points').first().isVisible();

/** A phone, hurried however it can be, tells who has won no sooner than the television. */
async function hurried(moving: boolean): Promise<void> {
  const { phone, wall, crew } = await tableAtItsEnd(moving);
  await expect
    .poll(async () => {
      if (!(await phone.getByTestId('stage').isVisible())) return true;
      await phone.keyboard.press('Escape');
      return false;
    })
    .toBe(true);
  for (const seat of ['2', '5', '1']) {
    await phone.getByTestId(`page-${seat}`).click();
    await expect.poll(() => phone.getByTestId('pad').getAttribute('data-seat')).toBe(seat);
  }
  // Nor does the log, which says by now which side has won.
  await phone.getByTestId('dossier').click();
  await phone.getByTestId('tab-log').click();
  const log = phone.getByTestId('log');
  await expect.poll(() => log.locator('li').first().textContent()).toMatch(/(Good|Evil) has won\.$/);
  await wall.getByTestId('winner').waitFor({ timeout: 90_000 });
  await expect.poll(() => hasTold(phone), { timeout: 90_000 }).toBe(true);
  await expect.poll(() => log.locator('li').first().textContent()).toMatch(/^Points: /);
  expect(await phone.getByTestId('announcer').textContent()).toMatch(/^Points: /);
  const [onPhone, onWall] = [await toldAt(phone), await toldAt(wall)];
  // The same count, but for what a busy machine loses on the way: hurried, the scenes alone would be four seconds.
  expect((onPhone ?? 0) - (onWall ?? Number.POSITIVE_INFINITY)).toBeGreaterThan(-2500);
  crew.leave();
}

/** Whoever asks for the result has it at once, on their own device alone. */
async function asksForTheResult(): Promise<void> {
  const { phone, wall, crew } = await tableAtItsEnd();
  await phone.keyboard.press('Escape');
  await expect.poll(() => phone.getByTestId('count-all').textContent()).toBe('Show the result now');
  const shown = await phone.evaluate(async () => {
    const told = () => document.querySelector('[data-testid^="page-"] .points') !== null;
    const before = told();
    document.querySelector<HTMLElement>('[data-testid="count-all"]')?.click();
    await new Promise(requestAnimationFrame);
    return [before, told()];
  });
  expect(shown).toEqual([false, true]);
  await expect.poll(() => phone.getByTestId('announcer').textContent()).toContain('Points: ');
  await wall.getByTestId('winner').waitFor({ timeout: 90_000 });
  expect(await toldAt(wall)).toBeGreaterThan((await toldAt(phone)) ?? Number.POSITIVE_INFINITY);
  crew.leave();
}

// Side by side, each at a table of its own: what takes long is the count on the television.
test('no phone tells who has won before the television, but to whoever asks for the result', async () => {
  await Promise.all([hurried(true), hurried(false), asksForTheResult()]);
});

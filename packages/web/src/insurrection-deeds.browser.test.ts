import type { Page } from '@reseau/browserkit';
import { DEED_BEATS, type Deed, type Fact } from '@reseau/games/insurrection';
import { MemoryStore } from '@reseau/server';
import { expect, test } from 'vitest';
import { keysOf } from './games/keys-of.ts';
import { picture } from './testing/picture.ts';
import { type Place, ServerUnderTest } from './testing/server-under-test.ts';
import { CALLED } from './testing/tour/crew.ts';
import { onward, tableWhere } from './testing/tour/insurrection-scenes-tour.ts';
import { hold, letGo } from './testing/tour/still.ts';
import { sitAt, type Tour, wallOf } from './testing/tour/tour.ts';

const store = new MemoryStore();
const server = new ServerUnderTest({}, store);
const tour: Tour = { server, store, locale: 'en', look: () => Promise.resolve(), wants: () => true };

const at = (places: readonly Place[], seat: number): Place => {
  const place = places[seat];
  if (place === undefined) throw new Error(`nobody sits at ${seat}`);
  return place;
};
const has = (told: readonly Fact[], type: Fact['type']): boolean => told.some((fact) => fact.type === type);
/** In the middle of a round: what comes after a deed has no scene. */
const alone =
  (type: Fact['type']) =>
  (told: readonly Fact[]): boolean =>
    has(told, type) && !['advanced', 'corrupted', 'ended'].some((after) => has(told, after as Fact['type']));

const deedOn = (page: Page) => page.locator('[data-deed]');
/** The cards that it shows by name; those face down have none. */
const cardsOn = (page: Page) => deedOn(page).locator('li .unseen').allTextContents();

/** A device that nothing goes by on while it is looked at. */
async function still(page: Page): Promise<Page> {
  await page.locator('[data-testid="dock"], [data-testid="screen"]').first().waitFor();
  await hold(page);
  return page;
}

const OWN_SCENE: readonly Deed['type'][] = keysOf(DEED_BEATS);

test.each(OWN_SCENE)('“%s” is seen on every phone and on the television, and goes by itself', async (type) => {
  const { places, crew, next } = await tableWhere(tour, (told) => has(told, type) && !has(told, 'ended'));
  const other = (next.seat + 1) % places.length;
  const pages = [await sitAt(tour, at(places, next.seat)), await sitAt(tour, at(places, other))];
  const devices = [...pages, await wallOf(tour, at(places, 0))];
  for (const page of devices) await still(page);
  await crew.move(next.seat, next.move);
  const said: string[] = [];
  for (const page of devices) {
    const deed = page.locator(`[data-deed="${type}"]`);
    await deed.waitFor();
    said.push((await deed.locator('.said').textContent())?.trim() ?? '');
  }
  expect(new Set(said).size).toBe(1);
  expect(said[0]).toContain(CALLED[next.seat]);
  const [, onlooker, wall] = devices as [Page, Page, Page];
  expect(await cardsOn(onlooker)).toEqual(await cardsOn(wall));
  for (const page of devices) {
    await letGo(page);
    await deedOn(page).waitFor({ state: 'detached' });
  }
  crew.leave();
});

test('only the phone of whoever looks shows the card, and in the same place as its back elsewhere', async () => {
  const { places, crew, next } = await tableWhere(tour, alone('looked'));
  const own = await still(await sitAt(tour, at(places, next.seat)));
  const other = await still(await sitAt(tour, at(places, (next.seat + 1) % places.length)));
  const wall = await still(await wallOf(tour, at(places, 0)));
  await crew.move(next.seat, next.move);
  for (const page of [own, other, wall]) await deedOn(page).waitFor();
  expect((await cardsOn(own)).length).toBe(1);
  expect([await cardsOn(other), await cardsOn(wall)]).toEqual([[], []]);
  const boxOf = (page: Page) =>
    page.evaluate(() => {
      for (const one of document.getAnimations()) one.finish();
      const { width, height } = document.querySelector('[data-deed]')?.getBoundingClientRect() ?? {};
      return [Math.round(width ?? 0), Math.round(height ?? 0)];
    });
  expect(await boxOf(own)).toEqual(await boxOf(other));
  // The eye lies beside the name of the card that is looked at.
  await picture(own, 'insurrection-looked');
  const [eye, name] = await Promise.all(
    ['.sign', '.name span'].map((part) => deedOn(own).locator(part).first().boundingBox()),
  );
  expect((eye?.y ?? 0) + (eye?.height ?? 0)).toBeLessThan(name?.y ?? 0);
  crew.leave();
});

test('whoever is next need not wait for it, by finger or by key', async () => {
  const { places, crew, next } = await tableWhere(tour, alone('took'));
  const watched = await still(await sitAt(tour, at(places, next.seat)));
  await crew.move(next.seat, next.move);
  await deedOn(watched).waitFor();
  const [seat] = crew.asked();
  const page = await sitAt(tour, at(places, seat ?? 0));
  await crew.answer([seat ?? 0]);
  // The first is still on where nothing goes by: nothing takes the focus, and no dialog lies over the table.
  expect(await watched.getByRole('dialog').count()).toBe(0);
  expect(await watched.evaluate(() => document.activeElement === document.body)).toBe(true);
  // Taps go through it.
  const over = await watched.evaluate(() => {
    const box = document.querySelector('[data-deed]')?.getBoundingClientRect();
    if (box === undefined) return 'gone';
    const hit = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    return hit?.closest('[data-deed]') === null ? 'through' : 'caught';
  });
  expect(over).toBe('through');
  await page.context().close();
  crew.leave();
});

test('nothing of the next round lies on a phone before the scene that tells it', async () => {
  const { places, crew, next } = await tableWhere(tour, (told) => has(told, 'took') && has(told, 'advanced'));
  const page = await still(await sitAt(tour, at(places, 0)));
  const board = page.getByTestId('board');
  const market = await page.getByTestId('market').ariaSnapshot();
  await crew.move(next.seat, next.move);
  await deedOn(page).waitFor();
  expect(await board.getAttribute('data-phase')).toBe('turn');
  expect(await page.getByTestId('act').count()).toBe(0);
  expect(await page.getByTestId('market').ariaSnapshot()).toBe(market);
  await letGo(page);
  await page.locator('[data-scene="arrival"]').waitFor();
  await expect.poll(() => board.getAttribute('data-phase')).not.toBe('turn');
  crew.leave();
});

test('the last card taken does not swallow the finale, nor does it end the game before it', async () => {
  const { places, crew, next } = await tableWhere(tour, (told) => has(told, 'took') && has(told, 'ended'));
  const page = await still(await sitAt(tour, at(places, 0)));
  await crew.move(next.seat, next.move);
  await deedOn(page).waitFor();
  expect(await page.getByTestId('ending').count()).toBe(0);
  const scenes: string[] = [];
  await expect
    .poll(async () => {
      if (await deedOn(page).isVisible()) await onward(page);
      return await page.getByTestId('stage').isVisible();
    })
    .toBe(true);
  while (await page.getByTestId('stage').isVisible()) {
    const kind = await page.getByTestId('stage').locator('[data-scene]').getAttribute('data-scene');
    if (kind !== null && scenes.at(-1) !== kind) scenes.push(kind);
    await page.keyboard.press('Escape');
  }
  expect(scenes.at(-1)).toBe('finale');
  crew.leave();
});

test('a reload plays none of it again', async () => {
  const { places, crew, next } = await tableWhere(tour, alone('took'));
  const page = await still(await sitAt(tour, at(places, 0)));
  const wall = await still(await wallOf(tour, at(places, 0)));
  await crew.move(next.seat, next.move);
  for (const one of [page, wall]) {
    await deedOn(one).waitFor();
    await one.addInitScript(() => {
      const seen = { deeds: 0 };
      new MutationObserver(() => {
        seen.deeds += document.querySelectorAll('[data-deed]').length;
      }).observe(document, { childList: true, subtree: true });
      Object.assign(globalThis, { seen });
    });
    await one.reload();
    await one.locator('[data-testid="dock"], [data-testid="market"]').first().waitFor();
    expect(await one.evaluate(() => (globalThis as unknown as { seen: { deeds: number } }).seen.deeds)).toBe(0);
  }
  crew.leave();
});

test('where motion is reduced it is shown as it ends, and nothing moves', async () => {
  const { places, crew, next } = await tableWhere(tour, alone('eliminated'));
  const page = await sitAt(tour, at(places, 0));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await still(page);
  await crew.move(next.seat, next.move);
  await page.locator('[data-deed="eliminated"].felled').waitFor();
  const longest = await page.evaluate(() =>
    Math.max(0, ...document.getAnimations().map((one) => Number(one.effect?.getComputedTiming().endTime ?? 0))),
  );
  expect(longest).toBeLessThanOrEqual(20);
  crew.leave();
});

import type { Fact } from '@reseau/games/insurrection';
import { MemoryStore } from '@reseau/server';
import { expect, test } from 'vitest';
import { ServerUnderTest } from './testing/server-under-test.ts';
import { onward, tableWhere } from './testing/tour/insurrection-scenes-tour.ts';
import { hold } from './testing/tour/still.ts';
import { sitAt, type Tour, wallOf } from './testing/tour/tour.ts';

const store = new MemoryStore();
const server = new ServerUnderTest({}, store);
const tour: Tour = { server, store, locale: 'en', look: () => Promise.resolve(), wants: () => true };

/** Everybody at a table, one move before this is told. */
const tableBefore = (type: Fact['type']) => tableWhere(tour, (told) => told.some((fact) => fact.type === type));

test.each([
  ['arrival', 'advanced'],
  ['reveal', 'played'],
  ['lock', 'corrupted'],
  ['finale', 'ended'],
] as const)('a tap that hurries the scene “%s” shows something else at once', async (kind, fact) => {
  const { place, crew, next } = await tableBefore(fact);
  const page = await sitAt(tour, place);
  await page.getByTestId('dock').waitFor();
  // No beat goes by on its own, however long it takes to look.
  await hold(page);
  await crew.move(next.seat, next.move);
  const scene = page.locator('[data-scene]');
  await scene.waitFor();
  while ((await scene.getAttribute('data-scene')) !== kind) await onward(page);
  const before = await scene.ariaSnapshot();
  await page.keyboard.press('Escape');
  expect(await scene.ariaSnapshot()).not.toBe(before);
  crew.leave();
});

test('on the television nothing contradicts the scene in which Evil wins', async () => {
  const { place, crew, next } = await tableBefore('corrupted');
  const wall = await wallOf(tour, place);
  // The row of marks stands there, as it lay before, until the scene says how it lies now.
  await wall.getByTestId('marks').waitFor();
  await crew.move(next.seat, next.move);
  await wall.locator('[data-scene="lock"]').waitFor();
  await expect.poll(() => wall.getByTestId('marks').count()).toBe(0);
  crew.leave();
});

import type { Page } from '@reseau/browserkit';
import type { Fact } from '@reseau/games/insurrection';
import { LANGUAGES } from '@reseau/protocol';
import { MemoryStore } from '@reseau/server';
import { describe, expect, test } from 'vitest';
import { ServerUnderTest } from './testing/server-under-test.ts';
import { faultsOf } from './testing/tour/geometry.ts';
import { reach, tableWhere } from './testing/tour/insurrection-scenes-tour.ts';
import { resize, type SizeName } from './testing/tour/sizes.ts';
import { hold, settled } from './testing/tour/still.ts';
import { sitAt, type Tour, wallOf } from './testing/tour/tour.ts';

const store = new MemoryStore();
const server = new ServerUnderTest({}, store);

type Told = readonly Fact[];
const revealed = (told: Told) => told.flatMap((fact) => (fact.type === 'turnedUp' ? [fact] : []));

/** The scenes with many cards: what lies on them must be seen at once, before they go by. */
const SCENES = {
  arrival: (told: Told) => revealed(told).some(({ people }) => people.length >= 5),
  'arrival with Leaders': (told: Told) => revealed(told).some(({ leaders }) => leaders.length > 0),
  reveal: (told: Told) => told.some(({ type }) => type === 'played'),
} as const;

/** How wide a card is at the least, in pixels: it can be read in a hand, from a chair, from a sofa. */
const WIDTHS: Readonly<Partial<Record<SizeName, number>>> = {
  '320x568': 72,
  '390x844': 100,
  '844x390': 84,
  '1280x800': 150,
  '1920x1080': 150,
};
const ON_WALL = 170;

const cardsOn = (page: Page) =>
  page.locator('[data-scene] .cards li').evaluateAll((cards) =>
    cards.map((card) => {
      const { top, bottom, width } = card.getBoundingClientRect();
      // What is too tall pushes the button down with it: the window ends all the same.
      const button = document.querySelector('[data-testid="stage"] > button')?.getBoundingClientRect().top;
      const below = Math.min(button ?? innerHeight, innerHeight);
      return { width, isWhole: top >= 0 && bottom <= below + 1 };
    }),
  );

/** What is wrong with the cards on this page, in words. */
async function problemsOn(page: Page, size: string, least: number): Promise<readonly string[]> {
  await settled(page);
  const cards = await cardsOn(page);
  const cut = cards.filter(({ isWhole }) => !isWhole).length;
  const narrowest = Math.min(...cards.map(({ width }) => width));
  const faults = await faultsOf(page, { inSight: [], touched: false, whole: false });
  return [
    ...(cards.length === 0 ? [`${size}: no cards`] : []),
    ...(cut > 0 ? [`${size}: ${cut} of ${cards.length} cards are cut`] : []),
    ...(narrowest < least ? [`${size}: cards of ${Math.round(narrowest)} px`] : []),
    ...faults.map((fault) => `${size}: ${fault}`),
  ];
}

describe.each(LANGUAGES)('in %s', (locale) => {
  const tour: Tour = { server, store, locale, look: () => Promise.resolve(), wants: () => true };

  test.each(Object.entries(SCENES))(
    'every card of “%s” is whole and can be read on every device',
    async (name, isIt) => {
      const { place, crew, next } = await tableWhere(tour, isIt);
      const [phone, wall] = [await sitAt(tour, place), await wallOf(tour, place)];
      await phone.getByTestId('dock').waitFor();
      await wall.getByTestId('screen').waitFor();
      for (const page of [phone, wall]) await hold(page);
      await crew.move(next.seat, next.move);
      const kind = name.startsWith('arrival') ? 'arrival' : 'reveal';
      for (const page of [phone, wall]) await reach(page, kind);
      const found = [...(await problemsOn(wall, 'television', ON_WALL))];
      for (const [size, least] of Object.entries(WIDTHS)) {
        await resize(phone, size as SizeName);
        found.push(...(await problemsOn(phone, size, least)));
      }
      expect(found).toEqual([]);
      crew.leave();
    },
  );
});

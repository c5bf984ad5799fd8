import { CHARACTERS, type City, HEROICS, HOUSE_BOX, neighboursOf, talentIn } from '@reseau/games/project';
import type { Language } from '@reseau/protocol';
import { MemoryStore } from '@reseau/server';
import { storeMatch } from '@reseau/server/testing';
import { describe, expect, test } from 'vitest';
import { picture } from './testing/picture.ts';
import { type Deal, twoFinds, village } from './testing/project/deals.ts';
import { ProjectPlayer } from './testing/project/player.ts';
import { ServerUnderTest } from './testing/server-under-test.ts';
import { Crew } from './testing/tour/crew.ts';
import { settled } from './testing/tour/still.ts';
import { WALKED } from './testing/wide.ts';

const store = new MemoryStore();
const server = new ServerUnderTest({}, store);

const TURNED = { width: 844, height: 390 };
const NARROW = { width: 320, height: 568 };
const NARROW_TURNED = { width: 568, height: 320 };

async function alone({ options, deal }: Deal, language: Language, size = TURNED): Promise<ProjectPlayer> {
  const [place] = await storeMatch(store, { game: 'project', names: ['Ada'], options, deal });
  if (place === undefined) throw new Error('nobody sits');
  return await ProjectPlayer.sit(server, place, { language, ...size, touch: true });
}

/** One who draws many heroic cards at once. */
function speaker(): Deal {
  const { city, options } = village(1);
  const [character] = CHARACTERS.toSorted(
    (one, two) => talentIn(HOUSE_BOX, two).levels.communication - talentIn(HOUSE_BOX, one).levels.communication,
  );
  return {
    options,
    deal: { opening: { reds: [], hidden: [], leaders: [{ character, city }] }, decks: { heroic: HEROICS } },
  };
}

describe.each(WALKED)('on a phone that is turned, %s', (language) => {
  test('the army’s turn fits, and opens at its head', async () => {
    const ada = await alone(village(1), language);
    await ada.act('plan', ada.words.act.go.into(ada.words.skills.engineering.name));
    await ada.hasTaken(1);
    await ada.done();
    await ada.page.getByTestId('army').waitFor();
    await picture(ada.page, `project-turned-army-${language}`);
    const scrolled = await ada.page
      .getByTestId('stage')
      .evaluate((stage) => ({ top: stage.scrollTop, beyond: stage.scrollHeight - stage.clientHeight }));
    expect(scrolled).toEqual({ top: 0, beyond: 0 });
    const head = await ada.page.getByTestId('army').getByRole('heading').boundingBox();
    expect(head?.y).toBeGreaterThanOrEqual(0);
    await ada.leave();
  });

  test('what is planned can be settled without scrolling, and nothing else looks like it', async () => {
    const ada = await alone(village(1), language);
    await ada.tap('action-plan');
    const button = ada.page.getByTestId('confirm');
    await button.waitFor();
    const whole = () =>
      button.evaluate((one) => {
        const { left, width, top, bottom } = one.getBoundingClientRect();
        const at = (y: number) => one.contains(document.elementFromPoint(left + width / 2, y));
        return at(top + 3) && at(bottom - 3);
      });
    await expect.poll(whole).toBe(true);
    expect(await ada.page.getByTestId('done').count()).toBe(0);
    await ada.back();
    await ada.page.getByTestId('done').waitFor();
    await ada.leave();
  });

  test('a card that was picked can be kept at once', async () => {
    const ada = await alone(speaker(), language);
    await ada.act('incite');
    await ada.page.getByTestId('drawn').waitFor();
    const card = ada.page.getByTestId('drawn').locator('label:has(input:enabled)').first();
    await card.tap();
    await picture(ada.page, `project-turned-keep-${language}`);
    const keep = ada.page.getByTestId('keep');
    await expect.poll(() => keep.isEnabled()).toBe(true);
    // Nothing lies over it, and no edge cuts it off.
    const seen = await keep.evaluate((button) => {
      const { left, width, top, bottom } = button.getBoundingClientRect();
      return [top + 2, bottom - 2].map((y) => button.contains(document.elementFromPoint(left + width / 2, y)));
    });
    expect(seen).toEqual([true, true]);
    await ada.leave();
  });

  test('two cards are ticked, and kept with one answer', async () => {
    const ada = await alone(twoFinds(), language);
    await ada.act('search');
    const { timer, tools } = ada.words.items;
    const card = (name: string) => ada.page.getByTestId('drawn').locator('label').filter({ hasText: name });
    await card(timer.name).first().tap();
    await ada.reads('keep', ada.words.drawn.keep(timer.name));
    await card(tools.name).tap();
    await picture(ada.page, `project-turned-keep-two-${language}`);
    await ada.reads('keep', ada.words.drawn.keep(ada.words.list([timer.name, tools.name])));
    await expect.poll(() => ada.page.getByTestId('wear').count()).toBe(0);
    // A third takes the place of the first; a second tap takes it back.
    await card(timer.name).last().tap();
    await ada.reads('keep', ada.words.drawn.keep(ada.words.list([tools.name, timer.name])));
    await card(tools.name).tap();
    await card(timer.name).first().tap();
    await ada.reads('keep', ada.words.drawn.keep(ada.words.list([timer.name, timer.name])));
    await ada.tap('keep');
    await ada.page.getByTestId('drawn').waitFor({ state: 'detached' });
    await ada.tab('team');
    await ada.reads('sheet-0', `${timer.name} ${ada.words.row.copies(2)}`);
    await ada.leave();
  });

  test('with room for one, two cannot be kept before something is discarded', async () => {
    const ada = await alone(twoFinds(['explosive', 'explosive', 'detonator']), language);
    await ada.act('search');
    const boxes = ada.page.getByTestId('drawn').locator('label');
    await boxes.nth(0).tap();
    await boxes.nth(2).tap();
    await ada.reads('drawn', ada.words.drawn.roomForTwo);
    await expect.poll(() => ada.page.getByTestId('keep').isDisabled()).toBe(true);
    await ada.page.getByRole('button', { name: ada.words.team.discard(ada.words.items.detonator.name) }).tap();
    await expect.poll(() => ada.page.getByTestId('keep').isEnabled()).toBe(true);
    await ada.tap('keep');
    await ada.page.getByTestId('drawn').waitFor({ state: 'detached' });
    await ada.leave();
  });

  test('throwing a card away takes two taps, and says so to those who hear it, too', async () => {
    const ada = await alone(twoFinds(['timer']), language);
    const { discard, sure, empty } = ada.words.team;
    const { name } = ada.words.items.timer;
    await ada.tab('team');
    await ada.page.getByRole('button', { name: discard(name), exact: true }).tap();
    await ada.page.getByRole('button', { name: ada.words.phrase([sure, discard(name)]), exact: true }).tap();
    await expect.poll(() => ada.page.getByRole('button', { name: discard(name) }).count()).toBe(0);
    await ada.reads('sheet-0', empty);
    await ada.leave();
  });
});

/** Nothing lies over it, and no edge cuts it off. */
const isInSight = (button: Element) => {
  const { left, width, top, bottom } = button.getBoundingClientRect();
  return [top + 2, bottom - 2].every((y) => button.contains(document.elementFromPoint(left + width / 2, y)));
};

/** Those whose words are wider than they are. */
const spilling = (labels: readonly Element[]) =>
  labels.filter((label) => label.scrollWidth > label.clientWidth).map(({ textContent }) => textContent);

describe.each(['en', 'fr', 'ja'] as const)('on the narrowest phone, %s', (language) => {
  test('a city chosen on the map brings the button that goes there into sight, and no name leaves its own', async () => {
    const { options } = village(1);
    const from = 28 as City;
    const opening = { reds: [], hidden: [], leaders: [{ character: 'adams', city: from }] } as const;
    const ada = await alone({ options, deal: { opening } }, language, NARROW);
    await ada.tap('action-move');
    expect(await ada.page.getByTestId('chooser').locator('label').evaluateAll(spilling)).toEqual([]);
    await ada.tap('city-16');
    await expect.poll(() => ada.page.getByTestId('confirm').evaluate(isInSight)).toBe(true);
    await picture(ada.page, `project-narrow-move-${language}`);
    await ada.leave();
  });

  test('the name of a card that was drawn stays on it', async () => {
    const ada = await alone(speaker(), language, NARROW);
    await ada.act('incite');
    const cards = ada.page.getByTestId('drawn').locator('label');
    await cards.first().waitFor();
    expect(await cards.evaluateAll(spilling)).toEqual([]);
    await picture(ada.page, `project-narrow-drawn-${language}`);
    await ada.leave();
  });
});

/** What lies under something, is cut off by an edge, or is not there at all. */
const outOfSight = (buttons: readonly Element[]) => {
  if (buttons.length === 0) return ['all of it'];
  return buttons.flatMap((button) => {
    const { left, width, top, bottom } = button.getBoundingClientRect();
    const isSeen = [top + 2, bottom - 2].every((y) => button.contains(document.elementFromPoint(left + width / 2, y)));
    return isSeen ? [] : [button.getAttribute('data-testid')];
  });
};

describe.each(['en', 'fr', 'ja'] as const)('on every small phone, %s', (language) => {
  test('all that can be done is in sight at the beginning, the first of it also under the alarm and a question', async () => {
    const { deal, options, city } = village(2);
    const names = ['Ada', 'Béatrice'];
    const clock = { ...options, clock: 'actions', actionsPerStep: 1 };
    const places = await storeMatch(store, { game: 'project', names, options: clock, deal });
    const [place] = places;
    if (place === undefined) throw new Error('nobody sits');
    const ada = await ProjectPlayer.sit(server, place, { language, ...NARROW, touch: true });
    const crew = await Crew.sit(server.base, places);
    const { page } = ada;
    const expectActions = async (when: string) => {
      for (const size of [NARROW, TURNED, NARROW_TURNED]) {
        await page.setViewportSize(size);
        await settled(page);
        await picture(page, `project-in-sight-${when}-${size.width}-${language}`);
        const actions = page.locator('[data-testid^="action-"]');
        const wanted = when === 'alarm' || size === NARROW_TURNED ? actions.and(page.locator('.can')).first() : actions;
        const message = `${when} at ${size.width}x${size.height}`;
        await expect.poll(() => wanted.evaluateAll(outOfSight), { message }).toEqual([]);
      }
    };
    await expectActions('first');
    await crew.move(0, { type: 'move', leader: 0, to: neighboursOf(HOUSE_BOX, city)[0] });
    await page.getByTestId('undo').waitFor();
    await expectActions('undo');
    for (const seat of [0, 1]) await crew.move(seat, { type: 'done' });
    await page.getByTestId('army').waitFor();
    await page.keyboard.press('Escape');
    await page.getByTestId('stage').waitFor({ state: 'detached' });
    await page.getByTestId('alarm').waitFor();
    await crew.move(1, { type: 'giveUp', on: true });
    await page.getByTestId('agree-give-up').waitFor();
    await expectActions('alarm');
    // Both can be answered where they stand.
    for (const id of ['agree-give-up', 'alarm-seen']) await page.getByTestId(id).tap({ trial: true });
    crew.leave();
    await ada.leave();
  });
});

/** How much of something is neither cut off nor lain over, in pixels from top to bottom. */
const seenOf = (part: Element): number => {
  const { left, width, top, bottom } = part.getBoundingClientRect();
  const rows = Array.from({ length: Math.ceil(bottom - top) }, (_, row) => top + row);
  return rows.filter((y) => part.contains(document.elementFromPoint(left + width / 2, y))).length;
};

describe.each([
  ['fr', 'upright', NARROW],
  ['fr', 'turned', NARROW_TURNED],
  ['en', 'upright', NARROW],
  ['ja', 'turned', NARROW_TURNED],
] as const)('with four objects on the smallest phone, %s, %s', (language, held, size) => {
  test('a find that has no room leaves the cards to be read, says why, and offers what to discard', async () => {
    const carried = ['explosive', 'detonator', 'timer', 'bomb'] as const;
    const ada = await alone(twoFinds(carried, ['timer', 'tools', 'explosive']), language, size);
    await ada.act('search');
    const { page } = ada;
    const cards = page.getByTestId('drawn').locator('label');
    await cards.first().waitFor();
    await picture(page, `project-full-drawn-${held}-${language}`);
    await page.getByTestId('drawn-tools').tap();
    await expect.poll(() => page.getByTestId('keep').isDisabled()).toBe(true);
    // Whoever has just tapped a card is shown why it cannot be kept, and what would help.
    await expect.poll(() => page.getByTestId('no-room').evaluate(isInSight)).toBe(true);
    const discards = page.getByTestId('no-room').locator('~ ul button');
    expect(await discards.count()).toBe(carried.length);
    await expect.poll(() => discards.first().evaluate(isInSight)).toBe(true);
    await picture(page, `project-full-picked-${held}-${language}`);
    // All of it can be brought into sight: every card whole, or as much of it as has room.
    const room = await page.getByTestId('dock').evaluate(({ clientHeight }) => clientHeight);
    for (const card of await cards.all()) {
      await card.evaluate((one) => one.scrollIntoView({ block: 'start' }));
      const height = await card.evaluate((one) => one.getBoundingClientRect().height);
      expect(await card.evaluate(seenOf)).toBeGreaterThan(Math.min(height, room) * 0.9 - 4);
    }
    await picture(page, `project-full-cards-${held}-${language}`);
    for (const id of ['keep', 'let-go', 'wear']) {
      await page.getByTestId(id).scrollIntoViewIfNeeded();
      expect(await page.getByTestId(id).evaluate(isInSight)).toBe(true);
    }
    for (const discard of await discards.all()) {
      await discard.scrollIntoViewIfNeeded();
      expect(await discard.evaluate(isInSight)).toBe(true);
    }
    await discards.last().tap();
    await expect.poll(() => page.getByTestId('keep').isEnabled()).toBe(true);
    await expect.poll(() => page.getByTestId('keep').evaluate(isInSight)).toBe(true);
    await picture(page, `project-full-made-room-${held}-${language}`);
    await ada.tap('keep');
    await page.getByTestId('drawn-tools').waitFor({ state: 'detached' });
    await ada.leave();
  });
});

test('whoever looks at other papers, at a city or comes anew finds the card still ticked; the next cards are not', async () => {
  const ada = await alone(twoFinds(), 'fr', NARROW);
  const { page, words } = ada;
  const boxes = page.getByTestId('drawn').locator('input');
  const ticked = () => boxes.evaluateAll((all) => all.map((box) => (box as HTMLInputElement).checked));
  await ada.act('search');
  await page.getByTestId('drawn-tools').tap();
  await expect.poll(ticked).toEqual([false, false, true]);
  const goes = [
    () => ada.tab('clues'),
    () => ada.tab('team'),
    async () => {
      await ada.tab('clues');
      await ada.tap('city-16');
      await page.getByRole('button', { name: words.city.close }).tap();
    },
    async () => {
      await page.reload();
      await page.getByTestId('board').waitFor();
    },
  ];
  for (const goElsewhere of goes) {
    await goElsewhere();
    await ada.tab('act');
    await expect.poll(ticked).toEqual([false, false, true]);
  }
  await ada.tap('keep');
  await expect.poll(ticked).toEqual([false]);
  await ada.leave();
});

test('what was put together to be given is still there after a look at other papers', async () => {
  const { options, characters, city } = village(2);
  const leaders = characters.map((character) => ({ character, city, inventory: ['timer', 'bomb'] }));
  const deal = { opening: { reds: [], hidden: [], leaders } };
  const [place] = await storeMatch(store, { game: 'project', names: ['Ada', 'Léa'], options, deal });
  if (place === undefined) throw new Error('nobody sits');
  const ada = await ProjectPlayer.sit(server, place, { language: 'en', ...NARROW, touch: true });
  await ada.tap('action-give');
  await ada.pick(ada.words.items.bomb.name);
  await expect.poll(() => ada.page.getByTestId('confirm').isEnabled()).toBe(true);
  await ada.tab('team');
  await ada.tab('act');
  await expect.poll(() => ada.page.getByTestId('confirm').isEnabled()).toBe(true);
  await ada.choose();
  await ada.hasTaken(1);
  await ada.leave();
});

test.each(['en', 'fr'] as const)(
  'on the narrowest phone no name is broken but at a hyphen, in %s',
  async (language) => {
    const ada = await alone(twoFinds([], ['timer', 'detonator', 'explosive']), language, NARROW);
    const wide = (names: readonly Element[]) =>
      names
        .filter((name) => {
          // What may be broken anywhere is not too wide for anything.
          if (name instanceof HTMLElement) name.style.overflowWrap = 'normal';
          const range = document.createRange();
          range.selectNodeContents(name);
          const label = name.closest('label');
          return range.getBoundingClientRect().right > (label?.getBoundingClientRect().right ?? 0) - 4;
        })
        .map(({ textContent }) => textContent);
    await ada.tap('action-plan');
    await ada.page.getByTestId('chooser').locator('label').first().waitFor();
    expect(await ada.page.getByTestId('chooser').locator('label > span').evaluateAll(wide)).toEqual([]);
    await picture(ada.page, `project-narrow-plan-${language}`);
    await ada.back();
    await ada.act('search');
    await ada.page.getByTestId('drawn').waitFor();
    await picture(ada.page, `project-narrow-objects-${language}`);
    expect(await ada.page.getByTestId('drawn').locator('label > strong').evaluateAll(wide)).toEqual([]);
    await ada.leave();
  },
);

test('a pause is asked for in the second person, and agreed to where it is said', async () => {
  const { deal } = village(2);
  const names = ['Ada', 'Léa'];
  const places = await storeMatch(store, { game: 'project', names, options: { clock: 'wall' }, deal });
  const [ada, lea] = await Promise.all(
    places.map((place, seat) =>
      ProjectPlayer.sit(server, place, { language: seat === 0 ? 'ja' : 'fr', ...NARROW, touch: true }),
    ),
  );
  if (ada === undefined || lea === undefined) throw new Error('nobody sits');
  await ada.tap('pause');
  await ada.reads('asks-pause', ada.words.status.iAskPause);
  await expect.poll(() => ada.page.getByTestId('agree-pause').count()).toBe(0);
  await lea.reads('asks-pause', lea.words.status.asksPause('Ada'));
  await picture(ada.page, 'project-asks-pause-ja');
  await picture(lea.page, 'project-asked-to-pause-fr');
  await lea.expectSound('asked to pause');
  // What is asked takes no room from the buttons in the corners of the map.
  const boxOf = (id: string) => lea.page.getByTestId(id).boundingBox();
  const [list, home] = [await boxOf('as-list'), await boxOf('go-home')];
  expect((list?.y ?? 0) + (list?.height ?? 0)).toBeLessThan(home?.y ?? 0);
  await lea.reads('agree-pause', lea.words.status.agreePause);
  await lea.tap('agree-pause');
  for (const one of [ada, lea]) await one.page.getByTestId('paused').waitFor();
  await ada.leave();
  await lea.leave();
});

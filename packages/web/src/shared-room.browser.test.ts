import type { Page } from '@reseau/browserkit';
import { MemoryStore } from '@reseau/server';
import { storeMatch } from '@reseau/server/testing';
import { expect, test } from 'vitest';
import { readyOn } from './testing/begin.ts';
import type { Part } from './testing/controls.ts';
import { Gathering } from './testing/gathering.ts';
import { picture } from './testing/picture.ts';
import { holdSeat, ServerUnderTest } from './testing/server-under-test.ts';
import { noSheet, sheet } from './testing/tables.ts';
import { Crew } from './testing/tour/crew.ts';

const store = new MemoryStore();
const server = new ServerUnderTest({ timings: { linger: 0, callAgain: 0, holdsUp: 500 } }, store);
const PEOPLE = ['Ada', 'Bérénice-Alexandrine', 'Cho', 'Dov', 'Eve'];
const BEN = 'Bérénice-Alexandrine';

async function boxOf(part: Part) {
  const box = await part.boundingBox();
  if (box === null) throw new Error('shared room: it is not there');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

/** Five at a table, two of them on pages, with things moving. */
async function table(width = 390, height = 844): Promise<readonly [Gathering, Page, Page]> {
  const device = { width, height, moving: true };
  const gathering = await Gathering.of(server, PEOPLE, { onPages: ['Ada', BEN], device });
  const [ada, ben] = [gathering.page('Ada'), gathering.page(BEN)];
  const host = await gathering.call('Ada');
  await expect.poll(() => host.command({ do: 'start' })).toMatchObject({ t: 'done' });
  await readyOn(ben);
  for (const page of [ada, ben]) await page.getByTestId('board').waitFor();
  return [gathering, ada, ben];
}

async function ask(page: Page, id: string): Promise<void> {
  await sheet(page, page.getByTestId('menu'));
  await page.getByTestId(id).click();
  await noSheet(page);
}

test('on a small phone one banner is open and the others are one line, through which each is reached', async () => {
  const [gathering, ada] = await table(320, 568);
  // Once there is a team, all are waited for.
  const cho = gathering.player('Cho');
  const [leader = 0] = cho.game.turn(cho.known.table).must;
  const leads = leader === 1 ? await gathering.call(BEN) : gathering.player(PEOPLE[leader] ?? '');
  expect(await leads.move({ type: 'propose', mission: 1, team: [0, 1] })).toMatchObject({ t: 'done' });
  await ask(ada, 'call-void');
  await ada.getByTestId('call').waitFor();
  await cho.drop();
  const folded = ada.getByTestId('folded-banners');
  await folded.waitFor();
  await expect.poll(() => ada.locator('.banners [data-testid]:not([data-folded], [data-testid] *)').count()).toBe(1);
  await ada.getByTestId('agree').waitFor();
  await expect.poll(() => folded.textContent()).toContain('is away');
  const { bottom } = await boxOf(ada.getByTestId('call'));
  const { y } = await boxOf(ada.getByTestId('dock'));
  expect(y - bottom).toBeGreaterThan(568 / 4);
  // Whoever sits here is seen, in more than one row.
  await picture(ada, 'call-and-absence');
  const seats = await Promise.all([1, 2, 3, 4, 5].map((seat) => boxOf(ada.getByTestId(`seat-${seat}`))));
  const { y: hand } = await boxOf(ada.locator('.hand'));
  const rows = new Set(
    seats.filter((seat) => seat.y >= bottom && seat.bottom <= hand).map((seat) => Math.round(seat.y)),
  );
  expect(rows.size).toBeGreaterThan(1);
  await folded.click();
  await ada.getByRole('button', { name: 'Let a bot take over' }).waitFor();
  expect(await ada.getByTestId('agree').count()).toBe(0);
});

test('on a laptop no banner pushes the dock through the seats', async () => {
  const [gathering, ada, ben] = await table(1440, 900);
  await ask(ada, 'call-void');
  await gathering.player('Cho').drop();
  await ben.getByTestId('agree').waitFor();
  for (const page of [ada, ben])
    await expect
      .poll(async () => {
        const { y } = await boxOf(page.locator('.hand'));
        const seats = await Promise.all([1, 2, 3, 4, 5].map((seat) => boxOf(page.getByTestId(`seat-${seat}`))));
        const scrolls = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
        // A border may be half a pixel.
        return { scrolls: scrolls > 1, isClear: seats.every(({ bottom }) => bottom <= y) };
      })
      .toEqual({ scrolls: false, isClear: true });
});

test.each([320, 360, 390])('at %i pixels nothing in the bar lies on anything else, connected or not', async (width) => {
  const [gathering, , ben] = await table(width, 700);
  const eye = await gathering.join('Fay', { width, height: 700, moving: true });
  await eye.getByTestId('board').waitFor();
  const clear = async (page: Page) => {
    const parts = page.locator('header .row').locator('.code > span, .dot, .line > span, .watching > *, button');
    return await parts.evaluateAll((all) => {
      const boxes = all
        .filter((one) => !one.matches('.unseen, .unseen *') && one.getClientRects().length > 0)
        .map((one) => ({ name: one.getAttribute('class') ?? one.tagName, box: one.getBoundingClientRect() }));
      return boxes.flatMap((a, index) =>
        boxes
          .slice(index + 1)
          .filter((b) => a.box.left < b.box.right - 1 && b.box.left < a.box.right - 1)
          .map((b) => `${a.name} lies on ${b.name}`),
      );
    });
  };
  expect(await clear(eye)).toEqual([]);
  await ben.context().setOffline(true);
  await ben.locator('header [data-state="online"]').waitFor({ state: 'detached' });
  expect(await clear(ben)).toEqual([]);
});

test('a sheet stays where it is when what was asked near its end is cancelled', async () => {
  const gathering = await Gathering.of(server, PEOPLE, { onPages: ['Ada'], device: { moving: true } });
  const ada = gathering.page('Ada');
  await sheet(ada, ada.getByTestId('menu'));
  const dialog = ada.getByRole('dialog');
  for (const asks of ['close-table', 'leave']) {
    await ada.getByTestId(asks).click();
    await ada.getByRole('button', { name: 'Cancel' }).click();
    await ada.getByTestId(asks).waitFor();
    expect(await dialog.evaluate((one) => one.scrollTop)).toBe(0);
  }
  // Nothing can scroll it: its sheet scrolls within.
  expect(await dialog.evaluate((one) => getComputedStyle(one).overflowY)).toBe('clip');
});

test('all are told who is host now, and it stays in the log', async () => {
  const [gathering, ada, ben] = await table();
  const wall = await gathering.wall();
  await wall.getByTestId('screen').waitFor();
  const host = gathering.player('Ada');
  // All at once: a notice stays for five seconds.
  const told = (page: Page) => page.getByTestId('notice').getByText('Cho is the host now.').waitFor();
  await Promise.all([
    told(ada),
    told(ben),
    told(wall),
    host.command({ do: 'makeHost', member: gathering.pass('Cho').id }),
  ]);
  await sheet(ben, ben.getByTestId('dossier'));
  await ben.getByTestId('tab-log').click();
  await ben.getByTestId('log').getByText('Cho is the host now.').waitFor();
});

test('guests read why nothing can be switched, and everyone finds the rules of the table from below', async () => {
  const gathering = await Gathering.of(server, PEOPLE, { onPages: ['Ada', BEN], device: { moving: true } });
  const [ada, ben] = [gathering.page('Ada'), gathering.page(BEN)];
  await ben.getByTestId('host-only').first().waitFor();
  await ada.getByTestId('lobby').waitFor();
  for (const told of await ben.getByTestId('host-only').all())
    expect(await told.textContent()).toBe('Only the host, Ada, can change this.');
  expect([await ben.getByTestId('host-only').count(), await ada.getByTestId('host-only').count()]).toEqual([2, 0]);
  const summary = ada.getByTestId('rules-summary');
  expect(await summary.textContent()).toBe('At this table: No clock · no bot stands in for anyone away');
  await summary.click();
  const rule = ada.getByRole('switch', { name: 'Bots stand in' });
  await expect.poll(async () => (await boxOf(rule)).bottom).toBeLessThan(844);
  await rule.check();
  await expect.poll(() => summary.textContent()).toBe('At this table: No clock · bots stand in for anyone away');
});

test('who has answered is no longer told to, a thread runs from pin to pin, and no name breaks within a word', async () => {
  const places = await storeMatch(store, {
    game: 'resistance',
    names: PEOPLE,
    options: { modules: [], extras: [] },
    deal: { leader: 0, characters: ['resistance', 'spy', 'spy', 'resistance', 'resistance'] },
  });
  const crew = await Crew.sit(server.base, places);
  const [place] = places;
  if (place === undefined) throw new Error('shared room: nobody sits here');
  const phone = await server.page({ width: 320, height: 568, moving: true });
  await holdSeat(phone, place);
  await phone.goto(`/t/${place.code}`);
  const wall = await server.page({ width: 1920, height: 1080, moving: true });
  await wall.goto(`/t/${place.code}/screen`);
  await crew.move(0, { type: 'propose', mission: 1, team: [0, 2] });
  const headline = phone.getByTestId('headline');
  await headline.getByText('Do you trust your own team?').waitFor();
  await crew.move(0, { type: 'vote', approve: true });
  await headline.getByText('You have voted.').waitFor();
  await crew.answer(crew.asked(), { type: 'vote', approve: true });
  await headline.getByText('Play a card').waitFor();
  await crew.move(0, { type: 'play', card: 'success' });
  await expect.poll(() => headline.textContent()).toBe('The team is on its mission');
  // In the middle it is faint, and never gone.
  const mask = await wall.locator('.threads').evaluate((one) => getComputedStyle(one).maskImage);
  expect(
    Math.min(...[...mask.matchAll(/rgba\([^)]*,\s*([\d.]+)\)/g)].map(([, alpha]) => Number(alpha))),
  ).toBeGreaterThan(0.2);
  for (const page of [phone, wall])
    await expect
      .poll(() =>
        page
          .getByTestId('seat-2')
          .locator('.called')
          .evaluate((name) => {
            const range = document.createRange();
            const text = [...name.childNodes].find((node) => node.nodeType === Node.TEXT_NODE);
            if (text === undefined) return 'no name';
            const whole = text.textContent ?? '';
            const topOf = (at: number) => {
              range.setStart(text, at);
              range.setEnd(text, at + 1);
              return Math.round(range.getBoundingClientRect().top);
            };
            const places = Array.from({ length: whole.length }, (_, at) => at);
            const cuts = places.filter((at) => at > 0 && topOf(at) !== topOf(at - 1));
            return cuts.map((at) => `${whole.slice(0, at)}|${whole.slice(at)}`).join(' ');
          }),
      )
      .toMatch(/^(Bérénice-\|Alexandrine)?$/);
  crew.leave();
});

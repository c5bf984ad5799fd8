import { accessibilityProblems, type Page } from '@reseau/browserkit';
import { seatsOf } from '@reseau/core';
import { MemoryStore } from '@reseau/server';
import { Player, storeMatch } from '@reseau/server/testing';
import { expect, test } from 'vitest';
import { type Device, holdSeat, type Place, ServerUnderTest } from './testing/server-under-test.ts';
import { noSheet, tableOf } from './testing/tables.ts';
import { dismiss } from './testing/tour/tour.ts';

const store = new MemoryStore();
const server = new ServerUnderTest({}, store);
const NAMES = ['Kim', 'Ben', 'Cho', 'Dov', 'Eve'];

const laid = (modules: readonly string[] = []): Promise<readonly Place[]> =>
  storeMatch(store, {
    game: 'resistance',
    names: NAMES,
    options: { modules, extras: [] },
    deal: { leader: 0, characters: ['resistance', 'spy', 'resistance', 'spy', 'resistance'] },
  });

async function sit(place: Place | undefined, device: Device = {}): Promise<Page> {
  if (place === undefined) throw new Error('nobody came');
  const page = await server.page({ workerless: true, ...device });
  await holdSeat(page, place);
  await page.goto(`/t/${place.code}`);
  await page.getByTestId('board').waitFor();
  await dismiss(page);
  return page;
}

async function screenOf({ code }: Place): Promise<Page> {
  const page = await server.page({ width: 1280, height: 800, workerless: true });
  await page.goto(`/t/${code}/screen`);
  await page.getByTestId('screen').waitFor();
  return page;
}

/** The numbers of the seats that are pencilled in. */
const pencilledOn = (page: Page) => () =>
  page
    .locator('[data-testid^="seat-"]:has([data-testid="pencilled"])')
    .evaluateAll((seats) => seats.map((seat) => seat.getAttribute('data-testid')));

function draftsOf(page: Page): string[] {
  const sent: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => String(payload).includes('"draft"') && sent.push(String(payload))),
  );
  return sent;
}

test('whom the leader thinks of shows on another phone and on the television, and vanishes with the answer', async () => {
  const places = await laid();
  const [kim, ben] = places;
  if (kim === undefined) throw new Error('nobody came');
  const phone = await sit(ben, { width: 320, height: 568 });
  const tv = await screenOf(kim);
  const leader = await server.page({ workerless: true });
  const drafts = draftsOf(leader);
  await holdSeat(leader, kim);
  await leader.goto(`/t/${kim.code}`);
  await leader.getByTestId('board').waitFor();
  await dismiss(leader);
  expect(drafts).toEqual([]);

  for (const seat of [2, 3]) await leader.getByTestId(`seat-${seat}`).click();
  for (const page of [phone, tv]) {
    await expect.poll(pencilledOn(page)).toEqual(['seat-2', 'seat-3']);
    expect(await page.getByTestId('thought').textContent()).toContain('Kim is thinking of Ben and Cho');
    expect(await page.getByTestId('seat-2').textContent()).toContain('pencilled in');
    expect(await accessibilityProblems(page)).toEqual([]);
  }
  // The one who thinks has a team of their own, not in pencil.
  expect(await pencilledOn(leader)()).toEqual([]);
  await leader.getByTestId('seat-3').click();
  await leader.getByTestId('seat-5').click();
  for (const page of [phone, tv]) await expect.poll(pencilledOn(page)).toEqual(['seat-2', 'seat-5']);

  // What was half chosen outlives a reload, and is told again to those who missed it.
  await tv.reload();
  await leader.reload();
  await expect.poll(pencilledOn(tv)).toEqual(['seat-2', 'seat-5']);

  await leader.getByTestId('propose').click();
  for (const page of [phone, tv]) {
    await expect.poll(() => page.getByTestId('thought').count()).toBe(0);
    expect(await pencilledOn(page)()).toEqual([]);
  }
  // Of a vote, nothing is ever told before it is cast.
  const before = drafts.length;
  await dismiss(leader);
  await leader.getByTestId('choice-reject').click();
  await leader.getByTestId('choice-approve').click();
  await leader.getByTestId('seal').click();
  await leader.getByTestId('change').waitFor();
  expect(drafts.length).toBe(before);
});

test('whom the Inquisitor thinks of shows too', async () => {
  const places = await laid(['inquisitor']);
  const crew = await Promise.all(places.map((place) => new Player(server.base, place).ready()));
  // The token is first used after the second mission.
  const [one, two, three] = seatsOf(5);
  if (one === undefined || two === undefined || three === undefined) throw new Error('no seats');
  const teams = [
    [one, three],
    [one, two, three],
  ];
  for (const [index, team] of teams.entries()) {
    const leader = crew[index];
    await leader?.until('it leads', ({ options }) => options.some(({ type }) => type === 'propose'));
    await leader?.move({ type: 'propose', mission: index + 1, team });
    await Promise.all(
      crew.map(async (player) => {
        await player.until('asked to vote', ({ options }) => options.some(({ type }) => type === 'vote'));
        await player.move({ type: 'vote', approve: true });
      }),
    );
    await Promise.all(
      team.map(async (seat) => {
        const player = crew[seat];
        await player?.until('on the mission', ({ options }) => options.some(({ type }) => type === 'play'));
        await player?.move({ type: 'play', card: 'success' });
      }),
    );
  }
  const asked = await Promise.race(
    crew.map(async (player, seat) => {
      await player.until('asked to look', ({ options }) => options.some(({ type }) => type === 'name'));
      return seat;
    }),
  );
  const watcher = await sit(places[(asked + 1) % 5]);
  const inquisitor = await sit(places[asked]);
  const named = (asked + 2) % 5;
  await inquisitor.getByTestId(`seat-${named + 1}`).click();
  await expect.poll(pencilledOn(watcher)).toEqual([`seat-${named + 1}`]);
  expect(await watcher.getByTestId('thought').textContent()).toContain(
    `${NAMES[asked]} is thinking of ${NAMES[named]}`,
  );
});

const bubble = (page: Page, from: string, reaction: string) =>
  page.locator(`[data-testid="bubble"][data-from="${from}"][data-reaction="${reaction}"]`);

test('a reaction shows for a moment at its sender’s seat, on a phone in the bar, unless somebody wants none', async () => {
  const places = await laid();
  const [kim, ben, cho] = places;
  if (kim === undefined) throw new Error('nobody came');
  const [own, other, quiet, tv] = [
    await sit(kim, { width: 320, height: 568 }),
    await sit(ben),
    await sit(cho, { moving: false }),
    await screenOf(kim),
  ];
  await quiet.getByTestId('menu').click();
  await quiet.getByRole('switch', { name: 'Reactions' }).click();
  await quiet.keyboard.press('Escape');
  await noSheet(quiet);
  await expect.poll(() => quiet.getByTestId('react').count()).toBe(0);

  // By keyboard: opened, walked, chosen; the board closes and the focus is back.
  await own.getByTestId('react').focus();
  await own.keyboard.press('Enter');
  await own.getByRole('button', { name: 'Yes' }).waitFor();
  expect(await accessibilityProblems(own)).toEqual([]);
  const signs = await own.getByRole('group', { name: 'Show everyone a sign' }).getByRole('button').all();
  expect(signs).toHaveLength(6);
  await signs[0]?.focus();
  await own.keyboard.press('Enter');
  for (const page of [own, other, tv]) {
    await bubble(page, 'm1', 'yes').waitFor();
    await expect.poll(() => page.getByTestId('said').textContent()).toContain('Kim: Yes');
    const isAtSeat = await page.evaluate((isPhone) => {
      const seat = document.querySelector(isPhone ? 'header' : '[data-member="m1"]')?.getBoundingClientRect();
      const sign = document.querySelector('[data-testid="bubble"]')?.getBoundingClientRect();
      if (seat === undefined || sign === undefined) return false;
      const [x, y] = [(sign.left + sign.right) / 2, (sign.top + sign.bottom) / 2];
      return x > seat.left - 30 && x < seat.right + 30 && y > seat.top - 30 && y < seat.bottom + 30;
    }, page !== tv);
    expect(isAtSeat).toBe(true);
  }
  expect(await quiet.getByTestId('bubble').count()).toBe(0);
  await expect.poll(() => own.getByRole('button', { name: 'Yes' }).isVisible()).toBe(false);
  for (const page of [own, other, tv]) await expect.poll(() => page.getByTestId('bubble').count()).toBe(0);
  await tv.getByRole('button', { name: 'Reactions' }).click();
  await other.getByTestId('react').click();
  await other.getByTestId('react-hurry').click();
  await bubble(own, 'm2', 'hurry').waitFor();
  expect(await tv.getByTestId('bubble').count()).toBe(0);
});

test('reactions show in the lobby, and who has no seat in sight is named', async () => {
  const table = await tableOf(server, { others: ['Ben'], device: { width: 640, height: 560 } });
  const [ben] = table.others;
  const tv = await server.page({ width: 1280, height: 800, workerless: true });
  await tv.goto(`/t/${table.code}/screen`);
  await tv.getByTestId('screen-lobby').waitFor();
  ben?.send({ t: 'react', reaction: 'laugh' });
  const id = ben?.id ?? '';
  await bubble(table.page, id, 'laugh').waitFor();
  await bubble(tv, id, 'laugh').waitFor();
  await table.page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect.poll(() => table.page.getByTestId('bubble').count()).toBe(0);
  ben?.send({ t: 'react', reaction: 'wow' });
  await expect.poll(() => bubble(table.page, id, 'wow').textContent()).toContain('Ben');
});

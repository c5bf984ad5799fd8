import { joinRoom, openRoom, Player } from '@reseau/server/testing';
import { expect, test } from 'vitest';
import { expectRoom } from './testing/gathering.ts';
import { holdSeat, ServerUnderTest } from './testing/server-under-test.ts';

const server = new ServerUnderTest();

/** A table with a clock, under way; the page is the first leader's. */
async function leading(locale = 'en') {
  const opened = await openRoom(server.base, 'Ada');
  const passes = [opened];
  for (const name of ['Ben', 'Cho', 'Dov', 'Eve']) passes.push(await joinRoom(server.base, opened.code, name));
  const players = await Promise.all(passes.map((pass) => new Player(server.base, pass).ready()));
  const [ada] = players;
  await ada?.command({ do: 'clock', alone: 60, together: 90, talk: 60 });
  await ada?.command({ do: 'start' });
  for (const player of players) await player.until('begun', ({ progress }) => progress !== undefined);
  const leader = ada?.game.turn(ada.known.table).must[0] ?? 0;
  const pass = passes[leader];
  const [player, other] = [players[leader], players[(leader + 1) % 5]];
  if (pass === undefined || player === undefined || other === undefined) throw new Error('nobody leads');
  const page = await server.page({ locale, workerless: true });
  await holdSeat(page, pass);
  await page.goto(`/t/${pass.code}`);
  await page.getByTestId('board').waitFor();
  const watcher = await server.page({ locale, workerless: true });
  await watcher.goto(`/t/${pass.code}/watch`);
  await watcher.getByTestId('board').waitFor();
  return { page, watcher, players, player, leader };
}

test('first the table talks, then somebody decides; whoever is asked may take more time, once', async () => {
  const { page, watcher, player } = await leading();
  const clock = page.getByTestId('clock');
  await expect.poll(() => clock.getAttribute('data-part')).toBe('talk');
  await expect.poll(() => clock.getAttribute('aria-label')).toMatch(/seconds left to talk, then to decide/);
  await expect.poll(() => clock.textContent()).toMatch(/[01]:\d\d/);
  // Said beforehand, to whoever is asked and to nobody else.
  await page
    .getByTestId('if-time-runs-out')
    .getByText('If time runs out, you go with the next players clockwise.')
    .waitFor();
  expect(await watcher.getByTestId('if-time-runs-out').count()).toBe(0);
  const before = player.progress?.left ?? 0;
  await page.getByTestId('more-time').click();
  await player.until('more time', ({ progress }) => (progress?.left ?? 0) > before);
  await page.getByTestId('more-time').waitFor({ state: 'detached' });
  await page.getByTestId('if-time-runs-out').waitFor();
});

test('where all are asked there is no talk before it, and what was chosen needs no clock', async () => {
  const { page, players, player, leader } = await leading();
  await player.move({ type: 'propose', mission: 1, team: [leader, (leader + 1) % 5] });
  await expect.poll(() => page.getByTestId('clock').getAttribute('data-part')).toBe('decide');
  await page.getByTestId('if-time-runs-out').getByText('If time runs out, your vote counts as Approve.').waitFor();
  await page.getByTestId('choice-approve').check();
  await page.getByTestId('seal').click();
  await page.getByTestId('if-time-runs-out').waitFor({ state: 'detached' });
  expect(players).toHaveLength(5);
});

test.each(['en', 'fr', 'ja'])(
  'in %s the clock has room on every phone, and is read by those who see little',
  async (locale) => {
    const { page } = await leading(locale);
    await page.getByTestId('more-time').waitFor();
    await expectRoom(page, `the clock in ${locale}`, ['clock', 'propose']);
  },
);

import type { Page } from '@reseau/browserkit';
import { nth, type Seat } from '@reseau/core';
import { joinRoom, openRoom, Player } from '@reseau/server/testing';
import { expect, test } from 'vitest';
import { holdSeat, ServerUnderTest } from './testing/server-under-test.ts';
import { dismiss } from './testing/tour/tour.ts';

const server = new ServerUnderTest();
const LATE: readonly Seat[] = [1, 3] as Seat[];

interface Told {
  readonly t: string;
  readonly facts?: readonly { readonly type: string; readonly at?: { readonly question: number } }[];
}

/** As if the clock had voted for these seats: waiting for it would take half a minute. */
async function clockVotes(page: Page): Promise<void> {
  let question = 0;
  const late: object[] = [];
  await page.routeWebSocket(/\/socket$/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => {
      const frame = JSON.parse(String(message)) as Told;
      for (const { type, at } of frame.facts ?? []) {
        if (type === 'voted' && late.length === 0) late.push({ question, seats: LATE });
        question = at?.question ?? question;
      }
      socket.send(JSON.stringify(frame.t === 'facts' && late.length > 0 ? { ...frame, late } : frame));
    });
  });
}

async function table(): Promise<readonly Player[]> {
  const opened = await openRoom(server.base, 'Ada');
  const passes = [opened];
  for (const name of ['Ben', 'Cho', 'Dov', 'Eve']) passes.push(await joinRoom(server.base, opened.code, name));
  const players = await Promise.all(passes.map((pass) => new Player(server.base, pass).ready()));
  expect(await players[0]?.command({ do: 'start' })).toMatchObject({ t: 'done' });
  for (const player of players)
    await player.until('dealt', ({ isCaughtUp }) => isCaughtUp && player.memory.match === 1);
  return players;
}

async function answer(players: readonly Player[]): Promise<void> {
  const [first] = players;
  const before = first?.question ?? 0;
  for (const player of players) if (player.options.length > 0) await player.move(nth(player.options, 0));
  for (const player of players) await player.until('the next question', ({ question }) => question > before);
}

test('a vote cast by the clock says so: on stage, in the log, to whoever was late, and after a reload', async () => {
  const players = await table();
  const [ada, ben] = players;
  if (ada === undefined || ben === undefined) throw new Error('nobody is here');
  const [phone, screen] = [
    await server.page({ moving: true }),
    await server.page({ width: 1280, height: 800, moving: true }),
  ];
  await Promise.all([clockVotes(phone), clockVotes(screen)]);
  await holdSeat(phone, { code: ben.pass.code, token: ben.pass.token ?? '' });
  await phone.goto(`/t/${ben.pass.code}`);
  await screen.goto(`/t/${ben.pass.code}/screen`);
  await phone.getByTestId('board').waitFor();
  await screen.getByTestId('screen').waitFor();
  await answer(players);
  await phone.getByTestId('choice-approve').waitFor({ state: 'attached' });
  await answer(players);

  await screen.getByTestId('seat-2').getByTestId('late').waitFor();
  await expect.poll(() => screen.getByTestId('late').count()).toBe(LATE.length);
  await phone.getByTestId('stage').getByTestId('late').first().waitFor();
  await expect
    .poll(() => phone.getByTestId('stage').getByTestId('late').allTextContents())
    .toEqual(LATE.map(() => 'time ran out'));
  // Behind the stage nobody would read it, and its time would pass.
  await expect.poll(() => phone.getByTestId('notice').count()).toBe(0);
  await phone.keyboard.press('Escape');
  const said = 'You and Dov ran out of time: counted as Approve.';
  await phone.getByTestId('notice').getByText(said).waitFor();

  await phone.reload();
  await phone.getByTestId('board').waitFor();
  await phone.getByTestId('dossier').click();
  await phone.getByTestId('tab-log').click();
  await phone.getByTestId('log').getByText(said).waitFor();
  await expect.poll(() => phone.getByTestId('notice').count()).toBe(0);
});

test('everybody is told when a bot plays on for somebody', async () => {
  const players = await table();
  const [ada, ben] = players;
  if (ada === undefined || ben === undefined) throw new Error('nobody is here');
  const { code, token = '' } = ada.pass;
  const [phone, screen, watcher] = [
    await server.page(),
    await server.page({ width: 1280, height: 800 }),
    await server.page(),
  ];
  await holdSeat(phone, { code, token });
  await phone.goto(`/t/${code}`);
  await screen.goto(`/t/${code}/screen`);
  await watcher.goto(`/t/${code}/watch`);
  await phone.getByTestId('board').waitFor();
  await screen.getByTestId('screen').waitFor();
  await watcher.getByTestId('board').waitFor();
  expect(await ben.command({ do: 'leave' })).toMatchObject({ t: 'done' });
  const words = 'A bot has taken over for Ben.';
  for (const page of [phone, screen, watcher]) await page.getByTestId('notice').getByText(words).waitFor();
  expect(await players[2]?.command({ do: 'leave' })).toMatchObject({ t: 'done' });
  for (const page of [phone, screen])
    await page.getByTestId('notice').getByText('A bot has taken over for Cho.').waitFor();
});

test('whoever only watches is told why there is nothing to write in', async () => {
  const [ada] = await table();
  const watcher = await server.page();
  await watcher.goto(`/t/${ada?.pass.code}/watch`);
  await watcher.getByTestId('dossier').click();
  await watcher.getByTestId('tab-chat').click();
  await expect
    .poll(() => watcher.getByTestId('chat-closed').textContent())
    .toBe('Only people with a seat can write here.');
});

test('a line that is down promises to keep a choice only where one is waiting to be sent', async () => {
  const players = await table();
  const leader = players[0]?.game.turn(players[0].known.table).must[0] ?? 0;
  const page = await server.page({ workerless: true });
  const { code, token = '' } = players[leader]?.pass ?? { code: '' };
  await holdSeat(page, { code, token });
  await page.goto(`/t/${code}`);
  await page.getByTestId('board').waitFor();
  await dismiss(page);
  await page.context().setOffline(true);
  const said = page.getByTestId('kept');
  await said.getByText('You’ll see what you missed').waitFor();
  for (const seat of [1, 2]) await page.getByTestId(`seat-${seat}`).click();
  await said.getByText('You’ll see what you missed').waitFor();
  await page.getByTestId('propose').click();
  await said.getByText('Your choice is kept').waitFor();
  await page.context().setOffline(false);
  await said.waitFor({ state: 'detached' });
});

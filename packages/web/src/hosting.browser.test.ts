import type { Page } from '@reseau/browserkit';
import { joinRoom, playOut } from '@reseau/server/testing';
import { describe, expect, test } from 'vitest';
import { everyControl, opens, type Part, shown } from './testing/controls.ts';
import { holdSeat, ServerUnderTest } from './testing/server-under-test.ts';
import { noSheet, sheet, type Table, tableOf } from './testing/tables.ts';

/** Whoever goes is away at once. */
const server = new ServerUnderTest({ timings: { linger: 20, gone: 0, hostAway: 800 } });

const awayIn = (table: Table) => table.host.room?.members.some(({ online }) => !online) === true;

/** Ben’s line is cut. */
async function lose(table: Table, name = 'Ben'): Promise<void> {
  const [ben] = table.others;
  await ben?.drop();
  await table.page.getByTestId('problem').getByText(`${name} is away`).waitFor();
}

async function guestAt(table: Pick<Table, 'code'>, name: string): Promise<Page> {
  const page = await server.page({ workerless: true });
  const seat = await joinRoom(server.base, table.code, name);
  await holdSeat(page, seat);
  await page.goto(`/t/${table.code}`);
  await page.getByTestId('lobby').waitFor();
  return page;
}

describe('before the start', () => {
  test('the host is told who is away, waits, and starts without them', async () => {
    const table = await tableOf(server, { game: 'insurrection', others: ['Ben', 'Cho'] });
    const { page, host } = table;
    const guest = await guestAt(table, 'Dov');
    await lose(table);
    await guest.getByTestId('problem').getByText('Ben is away. Ada can wait, or start without them.').waitFor();
    const check = () => sheet(page, page.getByTestId('start'));
    await (await check()).getByTestId('ready-check').getByText('Ben', { exact: true }).waitFor();
    const shut = async (control: Part) => {
      await control.click();
      await noSheet(page);
      expect(host.room?.phase).toBe('lobby');
    };
    await everyControl(check, {
      Close: shut,
      Wait: shut,
      'Start without them': async (control) => {
        await control.click();
        await host.until('a match', ({ room }) => room?.phase === 'playing');
      },
    });
    expect(host.room?.members.map(({ name }) => name)).toEqual(['Ada', 'Cho', 'Dov']);
    expect(host.room?.bench.map(({ name }) => name)).toEqual(['Ben']);
  });

  test('bots take the places of those who are away where there would be too few', async () => {
    const table = await tableOf(server, { game: 'insurrection', others: ['Ben'] });
    await lose(table);
    const check = await sheet(table.page, table.page.getByTestId('start'));
    await check.getByRole('button', { name: 'Add 1 bot and start without them' }).click();
    await table.host.until('a match', ({ room }) => room?.phase === 'playing');
    expect(table.host.room?.members.map(({ kind }) => kind)).toEqual(['person', 'bot']);
  });

  test('the question goes when everybody is back', async () => {
    const table = await tableOf(server, { game: 'insurrection', others: ['Ben'] });
    await lose(table);
    await sheet(table.page, table.page.getByTestId('start'));
    await table.others[0]?.again();
    await noSheet(table.page);
    expect(awayIn(table)).toBe(false);
  });
});

test('the host switches the game, for everybody at the table and for the screen', async () => {
  const table = await tableOf(server, { others: ['Ben'] });
  const { page, host } = table;
  const guest = await guestAt(table, 'Cho');
  const screen = await server.page({ workerless: true, width: 1280, height: 720 });
  await screen.goto(`/t/${table.code}/screen`);
  await screen.getByTestId('screen-lobby').waitFor();
  const choosing = () => sheet(page, page.getByTestId('switch-game'));
  const choose = (game: string) => async (control: Part) => {
    await control.click();
    await expect.poll(() => page.getByRole('dialog').locator(`input[value="${game}"]`).isChecked()).toBe(true);
  };
  await everyControl(choosing, {
    Switch: 'disabled',
    Close: async (control) => {
      await control.click();
      await noSheet(page);
    },
    'Which game?: The Resistance': choose('resistance'),
    'Which game?: Project: Resistance': choose('project'),
    'Which game?: Insurrection': choose('insurrection'),
  });
  await page.getByTestId('switch').click();
  for (const one of [page, guest]) await one.getByRole('heading', { name: 'Insurrection' }).waitFor();
  await screen.getByText('Insurrection').waitFor();
  await noSheet(page);
  expect(host.room?.game).toBe('insurrection');
  // And plays it.
  await page.getByTestId('start').click();
  await host.until('a match', ({ room }) => room?.phase === 'playing');
  expect(host.room?.members.map(({ name }) => name)).toEqual(['Ada', 'Ben', 'Cho']);
});

test('the host closes the table, which nobody does who keeps the place meanwhile, and everyone reads it', async () => {
  const table = await tableOf(server, { others: ['Ben'] });
  const { page, code } = table;
  const guest = await guestAt(table, 'Cho');
  // A new table's host is away for a while.
  await table.others[0]?.drop();
  await page.goto('/about');
  await table.host.drop();
  await guest.getByTestId('notice').getByText('You’re the host now.').waitFor();
  await sheet(guest, guest.getByTestId('menu'));
  await guest.getByTestId('keeps-host').getByText('You’re the host until Ada is back.').waitFor();
  expect(await guest.getByTestId('close-table').count()).toBe(0);
  await page.goto(`/t/${code}`);
  await guest.getByTestId('keeps-host').waitFor({ state: 'detached' });
  await guest.keyboard.press('Escape');
  await noSheet(guest);
  await sheet(page, page.getByTestId('menu'));
  await page.getByTestId('close-table').click();
  await page.getByRole('alert').getByText('Close this table for good?').waitFor();
  await everyControl(shown(page.getByTestId('close-sure').locator('xpath=..')), {
    Cancel: async (control) => {
      await control.click();
      await opens(page.getByTestId('close-sure'))(page.getByTestId('close-table'));
    },
    'Close the table': async (control) => {
      await control.click();
      await page.getByTestId('farewell').getByText('The host has closed this table.').waitFor();
    },
  });
  await guest.getByTestId('farewell').getByText('The host has closed this table.').waitFor();
  await everyControl(shown(guest.locator('body')), {
    'Go to the home page': async (control) => {
      await control.click();
      await guest.getByTestId('open-table').waitFor();
    },
  });
  expect(await guest.getByRole('link', { name: `Back to table ${code}` }).count()).toBe(0);
});

test('a new host is told so, and whoever may not write reads why', async () => {
  const table = await tableOf(server);
  const guest = await guestAt(table, 'Ben');
  const { host } = table;
  await host.command({ do: 'mute', member: 'm2', on: true });
  await guest.getByTestId('notice').getByText('switched off your chat').click();
  await guest.getByTestId('lobby-chat').click();
  await guest.getByTestId('chat-muted').waitFor();
  expect(await guest.getByRole('textbox', { name: 'Message to the table' }).count()).toBe(0);
  await host.command({ do: 'mute', member: 'm2', on: false });
  await guest.getByRole('textbox', { name: 'Message to the table' }).fill('Thank you');
  await guest.keyboard.press('Enter');
  await host.until('a line', ({ memory }) => memory.lines.at(-1)?.text === 'Thank you');
  await guest.keyboard.press('Escape');
  await noSheet(guest);
  await guest.getByTestId('notice').getByText('back on').click();
  await host.command({ do: 'makeHost', member: 'm2' });
  await guest.getByTestId('notice').getByText('You’re the host now.').waitFor();
  await guest.getByTestId('start').waitFor();
  expect(await table.page.getByTestId('start').count()).toBe(0);
});

test('chat is there before a match: what is new is counted, and read', async () => {
  const { page, others, host } = await tableOf(server, { others: ['Ben'] });
  await others[0]?.say('Hello, Ada');
  await page.getByTestId('newest-line').getByText('Hello, Ada').waitFor();
  await page.getByTestId('lobby-chat').getByText('1', { exact: true }).waitFor();
  await page.getByTestId('lobby-chat').click();
  const chat = page.getByRole('dialog');
  await chat.getByRole('log').getByText('Hello, Ada').waitFor();
  expect(await chat.getByRole('log').locator('[data-person-mark]').getAttribute('data-person-mark')).toBe('1');
  await chat.getByRole('textbox').fill('Hello, Ben');
  await page.keyboard.press('Enter');
  await host.until('a line', ({ memory }) => memory.lines.at(-1)?.text === 'Hello, Ben');
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByTestId('lobby-chat').textContent()).not.toContain('1');
});

test('a guest asks for another host', async () => {
  const table = await tableOf(server, { others: ['Ben'] });
  const guest = await guestAt(table, 'Cho');
  await sheet(guest, guest.getByTestId('menu'));
  await guest.getByTestId('call-host').click();
  await noSheet(guest);
  await table.host.until('a call', ({ room }) => room?.call?.kind === 'host');
  await sheet(guest, guest.getByTestId('menu'));
  await guest.getByText('One question at a time.').waitFor();
  expect(await guest.getByTestId('call-host').isDisabled()).toBe(true);
  expect(await table.page.getByTestId('call-host').count()).toBe(0);
});

test('the host moves somebody between seat and bench, and a guest moves alone', async () => {
  const table = await tableOf(server);
  const guest = await guestAt(table, 'Ben');
  const { page, host } = table;
  await guest.getByTestId('to-bench').click();
  await guest.getByTestId('on-bench').getByText('you watch until you take a seat').waitFor();
  await page.getByTestId('bench').getByText('Ben').waitFor();
  await page.getByRole('button', { name: 'Manage Ben’s seat' }).click();
  await page.getByRole('button', { name: 'Give them a seat' }).click();
  await noSheet(page);
  await guest.getByTestId('bench').waitFor({ state: 'detached' });
  expect(host.room?.members.map(({ name }) => name)).toEqual(['Ada', 'Ben']);
});

describe('after a match', () => {
  test('the lobby shows what it came to, and how the series stands', async () => {
    const { page, host, others, code } = await tableOf(server, { game: 'insurrection', others: ['Ben'] });
    await host.command({ do: 'start' });
    await Promise.all([host, ...others].map((one) => playOut(one)));
    await host.command({ do: 'rematch' });
    const { last, members = [] } = host.room ?? {};
    const winners = members.filter(({ id }) => last?.won?.includes(id) === true).map(({ name }) => name);
    expect(winners.length).toBeGreaterThan(0);
    const screen = await server.page({ workerless: true, width: 1280, height: 720 });
    await screen.goto(`/t/${code}/screen`);
    for (const one of [page, screen]) {
      await one.getByTestId('last-game').getByText('Insurrection').waitFor();
      await one
        .getByTestId('last-game')
        .getByText(`Won by ${winners.join(' and ')}`)
        .waitFor();
    }
    await expect.poll(() => page.getByTestId('wins').count()).toBe(winners.length);
    expect(await page.getByTestId('wins').first().textContent()).toBe('1 win');
  });
});

test('everybody has the same mark on every screen', async () => {
  const names = ['Ada', 'Ben', 'Cho'];
  const table = await tableOf(server, { game: 'insurrection', others: names.slice(1) });
  const screen = await server.page({ workerless: true, width: 1280, height: 720 });
  await screen.goto(`/t/${table.code}/screen`);
  await screen.getByTestId('screen-lobby').waitFor();
  const given = table.host.room?.members.map(({ name, mark }) => [name, String(mark)]);
  expect(given).toEqual([
    ['Ada', '0'],
    ['Ben', '1'],
    ['Cho', '2'],
  ]);
  /** The mark beside each name. */
  const marks = async (rows: Part) => {
    await rows.nth(2).waitFor();
    return await rows.evaluateAll(
      (all, called) =>
        called.map((name) => {
          const row = all.find((one) => one.textContent.includes(name));
          return [name, row?.querySelector('[data-person-mark]')?.getAttribute('data-person-mark')];
        }),
      names,
    );
  };
  expect(await marks(table.page.getByTestId('members').locator('li'))).toEqual(given);
  expect(await marks(screen.getByTestId('screen-lobby').locator('li'))).toEqual(given);
  await table.host.command({ do: 'start' });
  expect(await marks(table.page.getByTestId('board').locator('[data-testid^="seat-"]'))).toEqual(given);
  expect(await marks(screen.getByTestId('screen').locator('ol li'))).toEqual(given);
});

test('the host may sit on the bench, and hosts from there', async () => {
  const { page, host } = await tableOf(server, { game: 'insurrection', others: ['Ben', 'Cho'] });
  await page.getByTestId('to-bench').click();
  await page.getByTestId('bench').getByText('you · host').waitFor();
  await page.getByTestId('start').click();
  await host.until('a match', ({ room }) => room?.phase === 'playing');
  expect(host.room?.members.map(({ name }) => name)).toEqual(['Ben', 'Cho']);
});

import type { Page } from '@reseau/browserkit';
import { joinRoom, openRoom, Player } from '@reseau/server/testing';
import { describe, expect, test } from 'vitest';
import { everyControl, shown } from './testing/controls.ts';
import { ServerUnderTest } from './testing/server-under-test.ts';
import { tableOf } from './testing/tables.ts';

const server = new ServerUnderTest({ timings: { linger: 0, holdsUp: 300 } });
const newcomer = () => server.page({ workerless: true });
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(`reseau:${name}`), key);

async function takeSeat(page: Page, code: string, name: string): Promise<void> {
  await page.goto(`/t/${code}`);
  await page.getByRole('textbox').fill(name);
  await page.getByTestId('take-seat').click();
}

describe('the door', () => {
  test('names the game, the host and who is here', async () => {
    const { code } = await openRoom(server.base, 'Ada', 'insurrection');
    await joinRoom(server.base, code, 'Ben');
    const page = await newcomer();
    await page.goto(`/t/${code}`);
    const state = page.getByTestId('door-state');
    await state.getByText('Insurrection, hosted by Ada').waitFor();
    await state.getByText('At the table: Ada and Ben').waitFor();
    await state.getByText('2 of 6 seats taken').waitFor();
  });

  test('of a locked table says so, and opens by itself', async () => {
    const { code, host } = await tableOf(server);
    await host.command({ do: 'lock', on: true });
    const page = await newcomer();
    await page.goto(`/t/${code}`);
    await page.getByTestId('door-locked').waitFor();
    expect(await page.getByTestId('take-seat').count()).toBe(0);
    await host.command({ do: 'lock', on: false });
    await page.getByTestId('take-seat').waitFor();
  });

  test('leads to the bench while a match is on, and to a seat at the next one', async () => {
    const { code, host, others } = await tableOf(server, { game: 'insurrection', others: ['Ben'] });
    await host.command({ do: 'start' });
    await host.until('a match', ({ room }) => room?.phase === 'playing' && room.roles === undefined);
    const page = await newcomer();
    await page.goto(`/t/${code}`);
    await page.getByTestId('door-bench').getByText('A game is in progress').waitFor();
    await page.getByRole('textbox').fill('Cho');
    await page.getByRole('button', { name: 'Come to the bench' }).click();
    await host.until('Cho', ({ room }) => room?.bench.some(({ name }) => name === 'Cho') === true);
    await page.getByTestId('menu').click();
    await page.getByRole('dialog').getByTestId('bench').getByText('Cho').waitFor();
    await page.keyboard.press('Escape');
    for (const one of [host, ...others]) await one.command({ do: 'call', kind: 'void' });
    await host.until('a call', ({ room }) => room?.call !== undefined);
    const call = host.room?.call?.call ?? 0;
    for (const one of [host, ...others]) await one.command({ do: 'agree', call, yes: true });
    await page.getByTestId('lobby').waitFor();
    await page.getByTestId('members').getByText('Cho').waitFor();
  });

  test('tells whoever still thinks of a name that a match has begun, and keeps what was typed', async () => {
    const { code, host } = await tableOf(server, { game: 'insurrection', others: ['Ben'] });
    const page = await newcomer();
    await page.goto(`/t/${code}`);
    await page.getByRole('textbox').fill('Cho');
    await page.getByRole('button', { name: 'Take a seat' }).waitFor();
    await host.command({ do: 'start' });
    await page.getByTestId('door-bench').getByText('A game is in progress').waitFor();
    await page.getByRole('button', { name: 'Come to the bench' }).waitFor();
    expect(await page.getByRole('textbox').inputValue()).toBe('Cho');
  });

  test('of a full table leads to the bench', async () => {
    const { code } = await openRoom(server.base, 'Ada', 'project');
    for (const name of ['Ben', 'Cho', 'Dov']) await joinRoom(server.base, code, name);
    const page = await newcomer();
    await page.goto(`/t/${code}`);
    await page.getByTestId('door-bench').getByText('Every seat is taken').waitFor();
    await page.getByRole('textbox').fill('Eve');
    await page.getByTestId('take-seat').click();
    await page.getByTestId('on-bench').getByText('every seat is taken').waitFor();
    expect(await page.getByTestId('to-seat').isDisabled()).toBe(true);
  });

  test('of no table keeps the code that was typed, to be mended where it was refused', async () => {
    const { code } = await openRoom(server.base, 'Ada');
    const wrong = code.replace(/^./, code.startsWith('X') ? 'Y' : 'X');
    const page = await newcomer();
    await page.goto(`/t/${wrong}`);
    const field = page.getByRole('textbox', { name: 'Table code' });
    await page.getByRole('alert').getByText('There’s no table with this code.').waitFor();
    expect(await field.inputValue()).toBe(wrong);
    expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
    await field.fill('ab');
    await field.press('Enter');
    await page.getByRole('alert').getByText('A code is four to six letters').waitFor();
    await field.fill(code);
    // Of this one nothing is known yet.
    expect(await field.getAttribute('aria-invalid')).toBe('false');
    await page.getByTestId('look-for-table').click();
    await page.getByTestId('door-state').getByText('hosted by Ada').waitFor();
  });

  test('of a table that was closed leads home', async () => {
    const { code, token, id } = await openRoom(server.base, 'Ada');
    const host = await new Player(server.base, { code, token, id }).ready();
    await host.command({ do: 'close' });
    const page = await newcomer();
    await page.goto(`/t/${code}`);
    await page.getByTestId('door-refused').getByText('The host has closed this table.').waitFor();
    expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
  });
});

test('whoever only watches comes to the table with a name', async () => {
  const { code } = await openRoom(server.base, 'Ada', 'project');
  for (const name of ['Ben', 'Cho', 'Dov']) await joinRoom(server.base, code, name);
  const page = await newcomer();
  await page.goto(`/t/${code}/watch`);
  await page.getByRole('button', { name: 'Join with a name' }).click();
  await page.getByRole('textbox').fill('Eve');
  await page.getByTestId('take-seat').click();
  await page.getByTestId('bench').getByText('Eve').waitFor();
});

test('the letters that open a seat are folded away beneath the code that friends scan, and are called what they are', async () => {
  const { code } = await openRoom(server.base, 'Ada');
  const phone = await newcomer();
  await takeSeat(phone, code, 'Ben');
  expect(await phone.getByTestId('recovery').isVisible()).toBe(false);
  const [ticket, card] = [phone.getByTestId('code'), phone.getByTestId('recovery-card')];
  expect((await ticket.boundingBox())?.y ?? 0).toBeLessThan((await card.boundingBox())?.y ?? 0);
  await phone.getByTestId('open-recovery').click();
  await phone.getByRole('button', { name: 'Copy the recovery code' }).waitFor();
});

test('the door counts the bots among those who sit there', async () => {
  const ada = await openRoom(server.base, 'Ada');
  const host = await new Player(server.base, ada).ready();
  expect(await host.command({ do: 'addBot', level: 'easy' })).toMatchObject({ t: 'done' });
  const page = await newcomer();
  await page.goto(`/t/${ada.code}`);
  await page.getByTestId('door-state').getByText('At the table: Ada and 1 bot').waitFor();
  // An empty name is asked for; only a wrong one is explained.
  await page.getByRole('textbox').fill('  ');
  await page.getByTestId('take-seat').click();
  await page.getByText('Enter your name.').waitFor();
});

describe('a lost device', () => {
  test('gives its seat back for the code that was written down', async () => {
    const { code } = await openRoom(server.base, 'Ada');
    const phone = await newcomer();
    await takeSeat(phone, code, 'Ben');
    const recovery = (await phone.getByTestId('recovery').textContent()) ?? '';
    expect(recovery).toMatch(/^[A-Z]{4}( [A-Z]{4}){4}$/);

    const laptop = await newcomer();
    await laptop.goto(`/t/${code}`);
    await laptop.getByTestId('lost').click();
    await everyControl(shown(laptop.getByTestId('recover')), {
      Cancel: 'elsewhere',
      'Recovery code': async (field) => {
        expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
        await field.fill('abcd');
        await field.press('Enter');
        await laptop.getByRole('alert').getByText('twenty letters').waitFor();
        await field.fill('ABCDEFGH');
        await field.press('Enter');
        await laptop.getByRole('alert').getByText('No seat has this recovery code').waitFor();
        // However it is spelt.
        await field.fill(` ${recovery.toLowerCase().replaceAll(' ', '-')} `);
        await expect.poll(() => field.inputValue()).toBe(recovery);
      },
      'Bring my seat here': async (control) => {
        await control.click();
        await laptop.getByTestId('members').getByText('you').waitFor();
      },
    });
    await laptop.getByTestId('members').getByText('Ben').waitFor();
    await phone.getByTestId('farewell').getByText('moved to another device').waitFor();
    // The old letters are spent: the new ones are shown.
    await laptop.getByTestId('new-recovery').getByText('The old recovery code no longer works').waitFor();
    expect(await laptop.getByTestId('close-new-recovery').getAttribute('aria-label')).toBe('Close');
    await laptop.getByTestId('show-new-recovery').click();
    const sheet = laptop.getByRole('dialog');
    const next = (await sheet.getByTestId('recovery').textContent()) ?? '';
    expect(next).not.toBe(recovery);
    await laptop.keyboard.press('Escape');
    // Said once, also to whoever opens the page again.
    await expect.poll(() => laptop.getByTestId('new-recovery').count()).toBe(0);
    await laptop.reload();
    await laptop.getByTestId('lobby').waitFor();
    await expect.poll(() => laptop.getByTestId('new-recovery').count()).toBe(0);

    // Whoever comes with the old letters learns that they are used up, and not that they are wrong.
    const third = await newcomer();
    await third.goto(`/t/${code}`);
    await third.getByTestId('lost').click();
    await third.getByTestId('recover').getByRole('textbox').fill(recovery);
    await third.getByTestId('bring-seat').click();
    await third.getByRole('alert').getByText('This recovery code has been replaced').waitFor();
  });
});

test('who has lost the device and no code is told what to do, and it leads back to the own seat', async () => {
  const { code, host, others } = await tableOf(server, { others: ['Ben', 'Cho', 'Dov', 'Eve'] });
  await host.command({ do: 'start' });
  await host.until('a match', ({ room }) => room?.phase === 'playing' && room.roles === undefined);
  const [ben] = others;
  await ben?.drop();
  const page = await newcomer();
  await page.goto(`/t/${code}`);
  await page.getByTestId('lost').click();
  const told = page.getByTestId('without-code');
  for (const words of [
    'Continue on another device',
    'come in with another name',
    'ask for your old seat from the bench',
  ])
    await told.getByText(words).waitFor();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('textbox').fill('Ben too');
  await page.getByTestId('take-seat').click();
  await page.getByTestId('ask-seat').click();
  // As soon as the seat has been empty for long enough.
  const wished = page.getByTestId('claim-m2');
  await expect
    .poll(async () => {
      if (await wished.isVisible()) await wished.click();
      return host.room?.claims?.length ?? 0;
    })
    .toBe(1);
  expect(await host.command({ do: 'grant', member: host.room?.claims?.[0]?.member ?? '', yes: true })).toMatchObject({
    t: 'done',
  });
  await page.getByTestId('hold-card').waitFor();
  expect(host.room?.members[1]?.name).toBe('Ben too');
});

test('a browser draws its own token once, and sends it with all that brings a seat', async () => {
  const page = await newcomer();
  const sent: (readonly [path: string, device: string])[] = [];
  page.on('request', (request) => {
    const body = request.method() === 'POST' ? (request.postDataJSON() as { readonly device?: string }) : undefined;
    if (body !== undefined) sent.push([new URL(request.url()).pathname.replace(/[A-Z]{4}/, 'CODE'), body.device ?? '']);
  });
  await page.goto('/');
  await page.getByRole('textbox').first().fill('Ada');
  await page.getByTestId('open-table').click();
  await page.getByTestId('lobby').waitFor();
  const device = (await stored(page, 'device')) ?? '';
  expect(device.length).toBeGreaterThanOrEqual(22);

  const { code, host } = await tableOf(server);
  await takeSeat(page, code, 'Ben');
  await page.getByTestId('lobby').waitFor();
  const reply = await host.command({ do: 'handover' });
  await page.goto(`/t/${code}#take=${'secret' in reply ? reply.secret : ''}`);
  await expect.poll(() => sent.length).toBe(3);
  await page.getByTestId('lobby').waitFor();
  const third = await openRoom(server.base, 'Cho');
  await page.goto(`/t/${third.code}`);
  await page.getByTestId('lost').click();
  await page.getByRole('textbox').fill(third.recovery);
  await page.getByTestId('bring-seat').click();
  await page.getByTestId('lobby').waitFor();
  expect(sent).toEqual([
    ['/api/rooms', device],
    ['/api/rooms/CODE/members', device],
    ['/api/rooms/CODE/handover', device],
    ['/api/rooms/CODE/recover', device],
  ]);
});

test('whoever was put out does not come back under another name until the host lets them in', async () => {
  const { code, host } = await tableOf(server);
  const page = await newcomer();
  await takeSeat(page, code, 'Ben');
  await page.getByTestId('lobby').waitFor();
  await host.command({ do: 'kick', member: 'm2' });
  await page.getByTestId('farewell').getByText('If they let you in again').waitFor();
  await page.evaluate((table) => localStorage.removeItem(`reseau:seat:${table}`), code);
  await takeSeat(page, code, 'Somebody else');
  await page.getByRole('alert').getByText('Only they can let you in again').waitFor();
  await host.command({ do: 'readmit', member: 'm2' });
  await page.getByTestId('take-seat').click();
  await page.getByTestId('lobby').waitFor();
});

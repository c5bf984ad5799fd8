import type { Page } from '@reseau/browserkit';
import type { NetworkView } from '@reseau/protocol';
import { encode } from 'uqr';
import { describe, expect, test } from 'vitest';
import { type Device, ServerUnderTest } from './testing/server-under-test.ts';

const server = new ServerUnderTest();
const HOME = 'http://192.168.1.5:3000';
const OFFICE = 'http://10.0.0.7:3000';
const PHONE: Device = { moving: true, workerless: true };

/** The dark squares of a QR code of this text, as the page draws them. */
function squares(text: string): string {
  const { data } = encode(text, { border: 2, ecc: 'M' });
  return data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
}

const drawn = (page: Page): Promise<string | null> => page.locator('svg[role="img"] path').last().getAttribute('d');

/** The page is told this by the server, as it would be on a machine with such networks. */
async function tell(page: Page, view: NetworkView): Promise<void> {
  await page.unroute('**/api/house');
  await page.route('**/api/house', (route) => route.fulfill({ json: view }));
}

/** A table opened at localhost, as the first line of an old terminal would have it. */
async function openAtLocalhost(page: Page): Promise<string> {
  await page.goto(server.base.replace('127.0.0.1', 'localhost'));
  await page.getByRole('textbox').first().fill('Ada');
  await page.getByTestId('open-table').click();
  return (await page.getByTestId('code').textContent())?.trim() ?? '';
}

/** What the copy button puts on the clipboard. */
async function copied(page: Page): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByTestId('copy-link').last().click();
  await page.getByRole('button', { name: 'Link copied' }).last().waitFor();
  return page.evaluate(() => navigator.clipboard.readText());
}

describe('a table opened at localhost', () => {
  test('invites to the address of the machine: link, QR code, television and device move', async () => {
    const page = await server.page(PHONE);
    await tell(page, { addresses: [HOME] });
    const code = await openAtLocalhost(page);
    const link = `${HOME}/t/${code}`;
    await expect.poll(() => drawn(page)).toBe(squares(link));
    await expect.poll(() => page.getByTestId('address').textContent()).toBe('192.168.1.5:3000');
    expect(await copied(page)).toBe(link);
    await expect.poll(() => page.getByTestId('screen-link').textContent()).toBe(`${link}/screen`);
    await expect.poll(() => page.getByTestId('addresses').count()).toBe(0);
    await expect.poll(() => page.getByTestId('unreachable').count()).toBe(0);

    await page.getByTestId('menu').click();
    await page.getByTestId('handover').click();
    await page.getByRole('dialog').getByTestId('copy-link').waitFor();
    const seat = await copied(page);
    expect(seat.startsWith(`${link}#take=`)).toBe(true);
    expect(await drawn(page)).toBe(squares(seat));
  });

  test('leaves the choice among several addresses to the host, for everybody and for the next table', async () => {
    const told = { addresses: [HOME, OFFICE] };
    const [page, guest, screen] = await Promise.all([
      server.page(PHONE),
      server.page(PHONE),
      server.page({ ...PHONE, width: 1280, height: 720 }),
    ]);
    for (const one of [page, guest, screen]) await tell(one, told);
    const code = await openAtLocalhost(page);
    await guest.goto(`/t/${code}`);
    await guest.getByRole('textbox').first().fill('Ben');
    await guest.getByTestId('take-seat').click();
    await screen.goto(`/t/${code}/screen`);
    for (const one of [page, guest, screen]) await expect.poll(() => drawn(one)).toBe(squares(`${HOME}/t/${code}`));
    await expect.poll(() => guest.getByTestId('addresses').count()).toBe(0);

    await page.getByTestId('addresses').locator('summary').click();
    await page.getByRole('radio', { name: '10.0.0.7:3000' }).check();
    for (const one of [page, guest, screen]) {
      await expect.poll(() => drawn(one)).toBe(squares(`${OFFICE}/t/${code}`));
      await expect.poll(() => one.getByTestId('address').textContent()).toBe('10.0.0.7:3000');
    }
    expect(await copied(page)).toBe(`${OFFICE}/t/${code}`);

    const next = await openAtLocalhost(page);
    await expect.poll(() => drawn(page)).toBe(squares(`${OFFICE}/t/${next}`));
    await screen.goto(`/t/${next}/screen`);
    await expect.poll(() => drawn(screen)).toBe(squares(`${OFFICE}/t/${next}`));
  });

  test('is told when nobody else can come in, and what to do', async () => {
    const page = await server.page(PHONE);
    // As this very server has it: it listens to nobody else.
    const code = await openAtLocalhost(page);
    const warning = page.getByTestId('unreachable');
    await warning.getByText('Restart it without HOST').waitFor();
    await expect.poll(() => page.locator('svg[role="img"]').count()).toBe(0);
    await tell(page, { addresses: [] });
    await page.getByTestId('look-again').click();
    await warning.getByText('the phones’ Wi-Fi').waitFor();
    await tell(page, {});
    await page.getByTestId('look-again').click();
    await warning.getByText('PUBLIC_URL').waitFor();
    await tell(page, { addresses: [HOME] });
    await page.getByTestId('look-again').click();
    await warning.waitFor({ state: 'detached' });
    await expect.poll(() => drawn(page)).toBe(squares(`${HOME}/t/${code}`));
  });
});

describe('a server with an address of its own', () => {
  const set = new ServerUnderTest({ publicUrl: 'https://reseau.example.org' });

  test('invites to it from everywhere', async () => {
    const page = await set.page(PHONE);
    await page.goto('/');
    await page.getByRole('textbox').first().fill('Ada');
    await page.getByTestId('open-table').click();
    const code = (await page.getByTestId('code').textContent())?.trim() ?? '';
    await expect.poll(() => drawn(page)).toBe(squares(`https://reseau.example.org/t/${code}`));
    await expect.poll(() => page.getByTestId('address').textContent()).toBe('reseau.example.org');
  });
});

test('once the line is back, a lobby asks anew where phones can come in', async () => {
  const page = await server.page({ workerless: true });
  let answer: object = { addresses: [], loopbackOnly: true };
  await page.route('**/api/house', (route) => route.fulfill({ json: answer }));
  await page.goto('/');
  await page.getByRole('textbox').first().fill('Ada');
  await page.getByTestId('open-table').click();
  await page.getByTestId('unreachable').waitFor();
  answer = { addresses: ['http://192.168.1.5:3000'] };
  await page.context().setOffline(true);
  await page.getByTestId('kept').waitFor();
  await page.context().setOffline(false);
  await page.getByTestId('unreachable').waitFor({ state: 'detached' });
});

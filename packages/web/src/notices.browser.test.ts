import { expect, test } from 'vitest';
import { ServerUnderTest } from './testing/server-under-test.ts';

const server = new ServerUnderTest();

test('a notice goes away by itself, also where the next says the same', async () => {
  const page = await server.page({ moving: true });
  // Whatever this page commands is refused, in the same words each time.
  await page.routeWebSocket(/\/socket$/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      const { t, id } = JSON.parse(String(message)) as { readonly t: string; readonly id?: string };
      if (t === 'command') socket.send(JSON.stringify({ t: 'refused', id, code: 'notHost' }));
      else server.send(message);
    });
  });
  await page.goto('/');
  await page.getByRole('textbox').first().fill('Ada');
  await page.getByTestId('open-table').click();
  await page.getByTestId('lobby').waitFor();
  for (const _ of ['once', 'again']) await page.getByTestId('add-bot-easy').click();
  await page.getByTestId('notice').waitFor();
  await page.getByTestId('notice').waitFor({ state: 'detached', timeout: 40_000 });
  await expect.poll(() => page.getByTestId('members').locator('li').count()).toBe(1);
});

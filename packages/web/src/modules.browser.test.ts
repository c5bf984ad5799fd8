import { launchBrowser, type Page } from '@reseau/browserkit';
import { startTestServer, type TestServer } from '@reseau/server/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';

type Browser = Awaited<ReturnType<typeof launchBrowser>>;

let server: TestServer;
let browser: Browser;

beforeAll(async () => {
  server = await startTestServer();
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
});

/** A lobby of one person, on a small phone; bots take the other seats when it starts. */
async function lobby(): Promise<Page> {
  const context = await browser.newContext({
    baseURL: server.base,
    locale: 'en',
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto('/');
  await page.getByRole('textbox').first().fill('Ada');
  await page.keyboard.press('Enter');
  await page.getByTestId('start').waitFor();
  return page;
}

/** One thing that the dock asks for, done the first way that the screen allows. Says what it was. */
const act = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const find = (id: string) => document.querySelector<HTMLElement>(`[data-testid="${id}"]`);
    const isOpen = (element: Element | null): element is HTMLButtonElement =>
      element instanceof HTMLButtonElement && !element.disabled;
    if (find('ending') !== null) return 'over';
    if (find('stage') !== null) return 'stage';
    for (const id of ['propose', 'hand-over', 'name', 'seal']) {
      const button = find(id);
      if (!isOpen(button)) continue;
      button.click();
      return id;
    }
    const dock = find('dock');
    const choice = dock?.querySelector<HTMLInputElement>('input[type="radio"]:not(:checked)');
    if (choice !== null && choice !== undefined && find('change') === null) {
      const choices = [...(dock?.querySelectorAll<HTMLInputElement>('input[type="radio"]') ?? [])];
      // The first not tried yet: a card that cannot be laid says so, and the next one is tried.
      const next = choices[choices.findIndex((one) => one.checked) + 1] ?? choices[0];
      next?.click();
      if (find('hand-over') === null) return 'choose';
    }
    const seats = [...document.querySelectorAll<HTMLElement>('button.pickable')];
    const free = seats.filter((seat) => seat.getAttribute('aria-pressed') === 'false');
    if ((find('propose') !== null || find('name') !== null || find('hand-over') !== null) && free.length > 0) {
      free[0]?.click();
      return 'seat';
    }
    const pass = find('pass');
    if (isOpen(pass)) {
      pass.click();
      return 'pass';
    }
    return 'wait';
  });

async function playToTheEnd(page: Page): Promise<void> {
  for (let turns = 0; turns < 2000; turns += 1) {
    const done = await act(page);
    if (done === 'over') return;
    if (done === 'stage') await page.keyboard.press('Escape');
    await page.waitForTimeout(done === 'wait' ? 15 : 2);
  }
  throw new Error(`stuck at: ${await page.getByTestId('headline').textContent()}`);
}

test.each([
  ['inquisitor'],
  ['trapper'],
  ['reverser'],
  ['rogue'],
  ['sergeant'],
  ['assassin'],
  ['defector'],
  ['plot'],
  ['hunter'],
])('a game with %s is played to its end through the screens', async (module) => {
  const page = await lobby();
  await page.getByTestId(`module-${module}`).getByRole('switch').check({ force: true });
  await expect.poll(() => page.getByTestId(`module-${module}`).getByRole('switch').isChecked()).toBe(true);
  await page.getByTestId('start').click();
  await page.getByTestId('board').waitFor();
  await playToTheEnd(page);
  expect(await page.getByTestId('ending').count()).toBe(1);
  await page.context().close();
});

test('an illegal mix is refused in words, and the nearest legal one is a tap away', async () => {
  const page = await lobby();
  for (const module of ['assassin', 'hunter']) {
    await page.getByTestId(`module-${module}`).getByRole('switch').check({ force: true });
    await expect.poll(() => page.getByTestId(`module-${module}`).getByRole('switch').isChecked()).toBe(true);
  }
  const problem = page.getByTestId('mix-problem');
  await expect.poll(() => problem.getAttribute('data-problem')).toBe('assassinAndHunter');
  await page.getByTestId('mend').click();
  await problem.waitFor({ state: 'detached' });
  await page.context().close();
});

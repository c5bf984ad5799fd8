import type { Page } from '@reseau/browserkit';
import { expect, test } from 'vitest';
import { beginOn, readyOn } from './testing/begin.ts';
import { ServerUnderTest } from './testing/server-under-test.ts';

const server = new ServerUnderTest();

/** A table of one person and four bots, in play. */
async function table(): Promise<Page> {
  const page = await server.page();
  await page.goto('/');
  await page.getByRole('textbox').first().fill('Ada');
  await page.keyboard.press('Enter');
  await beginOn(page);
  await page.getByTestId('board').waitFor();
  return page;
}

/** Presses Tab until the focus is on what answers to this; nothing is out of a keyboard's reach. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`keyboard: ${selector} is out of reach`);
}

const testId = (id: string) => `[data-testid="${id}"]`;

/** Proposes with the keys if the lot made Ada the leader; else waits for the bot that leads. */
async function toTheVote(page: Page): Promise<void> {
  await page.getByTestId('propose').or(page.getByTestId('seal')).first().waitFor();
  if (!(await page.getByTestId('propose').isVisible())) return;
  for (const seat of [1, 2]) {
    await tabTo(page, testId(`seat-${seat}`));
    await page.keyboard.press('Space');
  }
  await tabTo(page, testId('propose'));
  await page.keyboard.press('Enter');
  await page.getByTestId('seal').waitFor();
}

test('a vote is cast with the keys alone', async () => {
  const page = await table();
  await toTheVote(page);
  await expect.poll(() => page.getByTestId('seal').isDisabled()).toBe(true);
  await tabTo(page, '[type="radio"]');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => page.getByTestId('choice-reject').isChecked()).toBe(true);
  await tabTo(page, testId('seal'));
  await page.keyboard.press('Enter');
  // The bots have voted long since: the last vote opens them all.
  await page.getByTestId('stage').waitFor();
  await page.keyboard.press('Escape');
  await page.getByTestId('stage').waitFor({ state: 'detached' });
});

test('a sheet that the browser has closed by itself opens again', async () => {
  const page = await table();
  const sheet = page.getByRole('dialog');
  for (let times = 0; times < 2; times += 1) {
    await page.getByTestId('menu').click();
    await sheet.waitFor();
    // As it does with a second gesture to go back that no tap came before: it asks nobody.
    await sheet.evaluate((dialog) => (dialog as HTMLDialogElement).close());
    await sheet.waitFor({ state: 'detached' });
  }
});

test('the character shows while a finger or a key holds it, and is nowhere in the page before or after', async () => {
  const page = await table();
  const card = page.getByTestId('hold-card');
  const held = page.getByTestId('held-card');
  const secrets = () => page.locator('[data-character]').count();
  expect(await secrets()).toBe(0);

  const box = await card.boundingBox();
  if (box === null) throw new Error('no card');
  await page.mouse.move(box.x + 20, box.y + 20);
  await page.mouse.down();
  await held.waitFor();
  expect(await secrets()).toBe(1);
  // The table shines through the veil: words over it need a ground that hides what is beneath.
  const ground = held.locator('.release').evaluate((words) => getComputedStyle(words).backgroundColor);
  expect(await ground).toMatch(/^rgb\(/);
  await page.mouse.move(5, 5);
  await page.mouse.up();
  await held.waitFor({ state: 'detached' });

  await card.focus();
  await page.keyboard.down('Space');
  await held.waitFor();
  await page.keyboard.up('Space');
  await held.waitFor({ state: 'detached' });
  expect(await secrets()).toBe(0);
});

test('a screen reader is told the character only after a warning, and the eye is told nothing', async () => {
  const page = await table();
  await page.getByRole('button', { name: 'Listen to your character' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByText('headphones').waitFor();
  const alert = dialog.getByRole('alert');
  await expect.poll(() => alert.textContent()).toBe('');
  await dialog.getByRole('button', { name: 'Read it to me' }).click();
  await expect.poll(() => alert.textContent()).toMatch(/^You( serve the Resistance|’re a spy)\./);
  expect(await alert.evaluate((element) => element.getBoundingClientRect().width)).toBeLessThanOrEqual(1);
});

test('a choice made while the line is down is kept, and sent when it is back', async () => {
  const page = await table();
  await toTheVote(page);
  await page.context().setOffline(true);
  await expect.poll(() => page.getByTestId('line').getAttribute('data-state')).toBe('offline');
  await page.getByTestId('choice-approve').check();
  await page.getByTestId('seal').click();
  await page.getByText('Sending…').first().waitFor();
  await page.context().setOffline(false);
  await page.getByTestId('stage').waitFor({ timeout: 15_000 });
});

test('the language changes in the middle of a match, log included', async () => {
  const page = await table();
  await toTheVote(page);
  await page.getByTestId('menu').click();
  await page.getByRole('button', { name: 'Français' }).click();
  await page.keyboard.press('Escape');
  await page.getByTestId('dossier').click();
  await page.getByTestId('tab-log').click();
  await expect.poll(() => page.getByTestId('log').textContent()).toContain('propose pour la mission');
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('fr');
});

test('somebody without a seat can watch and sees the public side', async () => {
  const page = await table();
  const code = new URL(page.url()).pathname;
  const onlooker = await server.page({ locale: 'fr', width: 1280, height: 720 });
  await onlooker.goto(code);
  await onlooker.getByTestId('door-bench').waitFor();
  await onlooker.getByRole('link', { name: 'Regarder' }).click();
  await onlooker.getByTestId('headline').waitFor();
  await expect.poll(() => onlooker.getByTestId('hold-card').count()).toBe(0);
});

test('whoever only looks on takes a seat in the lobby, while there is one', async () => {
  const page = await server.page();
  await page.goto('/');
  await page.getByRole('textbox').first().fill('Ada');
  await page.keyboard.press('Enter');
  await page.getByTestId('lobby').waitFor();
  const onlooker = await server.page();
  await onlooker.goto(`${new URL(page.url()).pathname}/watch`);
  await onlooker.getByTestId('sit-down').click();
  await onlooker.getByRole('textbox').first().fill('Ben');
  await onlooker.getByTestId('take-seat').click();
  await expect.poll(() => page.getByTestId('members').locator('li').count()).toBe(2);
  await expect.poll(() => onlooker.getByTestId('sit-down').count()).toBe(0);
});

test('somebody whose seat is given to a bot is told so in words', async () => {
  const page = await table();
  const { pathname } = new URL(page.url());
  await page.evaluate((path) => {
    const key = `reseau:seat:${path.split('/').at(-1)}`;
    localStorage.setItem(key, `${'x'.repeat(32)} 0`);
  }, pathname);
  await page.reload();
  await page.getByTestId('farewell').waitFor();
  await expect
    .poll(() => page.getByRole('alert').first().textContent())
    .toBe('This device no longer has a seat at this table.');
});

test('a match opens at its head, however far down the lobby was read', async () => {
  const ada = await server.page({ width: 320, height: 568 });
  await ada.goto('/');
  await ada.getByRole('radio', { name: /^Insurrection/ }).check();
  await ada.getByRole('textbox').first().fill('Ada');
  await ada.keyboard.press('Enter');
  await ada.getByTestId('add-bot-easy').click();
  await expect.poll(() => ada.getByTestId('members').locator('li').count()).toBe(2);
  await ada.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
  expect(await ada.evaluate(() => scrollY)).toBeGreaterThan(100);
  await ada.getByTestId('start').evaluate((button: HTMLElement) => button.click());
  await readyOn(ada);
  await ada.getByTestId('board').waitFor();
  await expect.poll(() => ada.evaluate(() => scrollY)).toBe(0);
});

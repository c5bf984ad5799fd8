import { accessibilityProblems, type Page } from '@reseau/browserkit';
import { expect, test } from 'vitest';
import { codeOf } from './mixes/mix-code.ts';
import { everyControl } from './testing/controls.ts';
import { ServerUnderTest } from './testing/server-under-test.ts';
import { noSheet, sheet, type Table, tableOf } from './testing/tables.ts';

const server = new ServerUnderTest();
const said = (page: Page) => page.getByTestId('mix-said');
const opened = ({ page }: Table) => sheet(page, page.getByTestId('mixes'));

async function copied(page: Page, label: string): Promise<string> {
  await page.getByRole('button', { name: label }).click();
  return await page.evaluate(() => navigator.clipboard.readText());
}

test('a mix is kept on the device, loaded at another table, shared as a code and deleted', async () => {
  const table = await tableOf(server, { device: { width: 320, height: 568 } });
  const { page, host } = table;
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByTestId('module-hunter').getByRole('switch').click();
  await expect.poll(() => host.room?.options).toMatchObject({ modules: ['hunter'] });
  const part = await opened(table);
  expect(await accessibilityProblems(page)).toEqual([]);
  await part.getByTestId('mix-save').click();
  await part.getByRole('alert').getByText('1 to 40 characters').waitFor();
  await part.getByRole('textbox', { name: 'Name of this mix' }).fill('Friday');
  await part.getByRole('textbox', { name: 'Name of this mix' }).press('Enter');
  await expect.poll(() => said(page).textContent()).toBe('Saved.');

  await host.command({ do: 'options', options: { modules: [] } });
  await part.getByRole('button', { name: 'Load Friday' }).click();
  await expect.poll(() => said(page).textContent()).toBe('Friday is loaded.');
  await expect.poll(() => host.room?.options).toMatchObject({ modules: ['hunter'] });

  const code = await copied(page, 'Copy the code of Friday');
  expect(await copied(page, 'Copy the code of this mix')).toBe(code);
  await host.command({ do: 'options', options: { modules: [] } });
  await part.getByTestId('mix-code').fill(` ${code} `);
  await part.getByTestId('mix-read').click();
  await expect.poll(() => said(page).textContent()).toBe('The mix is loaded.');
  await expect.poll(() => host.room?.options).toMatchObject({ modules: ['hunter'] });

  // It outlives the page, and waits at any table.
  await page.reload();
  const again = await opened(table);
  expect(await accessibilityProblems(page)).toEqual([]);
  await again.getByRole('button', { name: 'Delete Friday' }).click();
  await again.getByTestId('mix-remove').click();
  await expect.poll(() => again.getByRole('button', { name: 'Load Friday' }).count()).toBe(0);
  expect(await page.evaluate(() => localStorage.getItem('reseau:mixes'))).toBe('[]');
});

test('a code that cannot be read is refused in words', async () => {
  const table = await tableOf(server);
  const part = await opened(table);
  const before = JSON.stringify(table.host.room?.options);
  const good = await codeOf({ game: 'resistance', options: { modules: ['hunter'], extras: [] } });
  const bad: readonly (readonly [code: string, words: string])[] = [
    ['hello', 'That isn’t the code of a mix'],
    [good.replace('RESEAU1', 'RESEAU9'), 'newer version'],
    [good.slice(0, -2), 'Copy it again'],
    [await codeOf({ game: 'project', options: {} }), 'This mix is for Project: Resistance.'],
    [await codeOf({ game: 'resistance', options: { modules: ['curfew'] } }), 'module'],
    [await codeOf({ game: 'resistance', options: { modules: [], extras: [], cheat: true } }), ''],
  ];
  for (const [code, words] of bad) {
    await part.getByTestId('mix-code').fill(code);
    await part.getByTestId('mix-read').click();
    const alert = part.getByRole('alert');
    await expect.poll(() => alert.textContent()).toContain(words);
    expect((await alert.textContent())?.trim()).not.toBe('');
    expect(JSON.stringify(table.host.room?.options)).toBe(before);
  }
  await part.getByTestId('mix-code').fill(good);
  await part.getByTestId('mix-read').click();
  await expect.poll(() => table.host.room?.options).toMatchObject({ modules: ['hunter'] });
});

test.each([
  ['insurrection', { side: 'mixed' }, { side: 'advanced', first: 1 }],
  ['project', { difficulty: 'normal', clock: 'off' }, { difficulty: 'hard', characters: [['llewellyn']] }],
] as const)('a mix of %s leaves who sits where alone', async (game, mix, here) => {
  const table = await tableOf(server, { game, others: ['Ben'] });
  const { host } = table;
  await host.command({ do: 'options', options: { ...here } });
  const part = await opened(table);
  await part.getByTestId('mix-code').fill(await codeOf({ game, options: mix }));
  await part.getByTestId('mix-read').click();
  await expect.poll(() => host.room?.options).toMatchObject(mix);
  const seated = game === 'insurrection' ? { first: 1 } : { characters: [['llewellyn']] };
  expect(host.room?.options).toMatchObject(seated);
});

test('every control of the sheet does what it says', async () => {
  const table = await tableOf(server);
  const { page } = table;
  await everyControl(() => opened(table), {
    Close: async (control) => {
      await control.click();
      await noSheet(page);
    },
    'Name of this mix': async (control) => {
      await control.fill('Late');
      await control.press('Enter');
      await page.getByRole('button', { name: 'Load Late' }).waitFor();
      await page.getByRole('button', { name: 'Delete Late' }).click();
      await page.getByRole('button', { name: 'Cancel' }).click();
      await page.getByRole('button', { name: 'Delete Late' }).click();
      await page.getByTestId('mix-remove').click();
      await page.getByRole('button', { name: 'Load Late' }).waitFor({ state: 'detached' });
    },
    'Save this mix': async (control) => {
      await control.click();
      await page.getByRole('alert').getByText('1 to 40 characters').waitFor();
    },
    'Copy the code of this mix': async (control) => {
      await control.click();
      await page.getByText('Code copied').or(page.locator('input[readonly]')).first().waitFor();
      await page.getByRole('dialog').getByText('Code copied').first().waitFor({ state: 'hidden' });
    },
    'Code of a mix': async (control) => {
      await control.fill('nothing');
      await control.press('Enter');
      await page.getByRole('alert').getByText('That isn’t the code').waitFor();
    },
    'Load from the code': async (control) => {
      await control.click();
      await page.getByRole('alert').getByText('That isn’t the code').waitFor();
    },
  });
});

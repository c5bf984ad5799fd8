import { playOut } from '@reseau/server/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { everyControl, type Part, shown } from './testing/controls.ts';
import { ServerUnderTest } from './testing/server-under-test.ts';
import { noSheet, refusing, sheet, type Table, tableOf } from './testing/tables.ts';

const server = new ServerUnderTest();
let table: Table;

const names = () => table.page.getByTestId('members').locator('.name').allTextContents();
const opener = (name: string): Part => table.page.getByRole('button', { name: `Manage ${name}’s seat` });
const sheetOf = (name: string) => () => sheet(table.page, opener(name));
const close = async (control: Part) => {
  await control.click();
  await noSheet(table.page);
};
const memberNamed = (name: string) =>
  [...(table.host.room?.members ?? []), ...(table.host.room?.bench ?? [])].find((member) => member.name === name);
const hostIs = async (name: string) => {
  await expect.poll(() => memberNamed(name)?.host).toBe(true);
};

/** The sheet of somebody over the menu. A reveal that comes in between is hurried on. */
const fromMenu = (name: string) => async () => {
  const { page } = table;
  while (await page.getByTestId('stage').isVisible()) await page.keyboard.press('Escape');
  await sheet(page, page.getByTestId('menu'));
  if (!(await page.getByRole('dialog', { name }).isVisible())) await opener(name).click();
  return page.getByRole('dialog', { name });
};
const backToMenu = async (control: Part) => {
  await control.click();
  // The menu is a sheet of its own, below.
  await control.waitFor({ state: 'detached' });
  await table.page.getByRole('dialog', { name: 'Menu' }).waitFor();
};

/** Makes somebody host by the sheet; the role is handed back afterwards. */
const makeHost = (name: string) => async (control: Part) => {
  await control.click();
  await noSheet(table.page);
  await hostIs(name);
  await opener(name).waitFor({ state: 'detached' });
  const heir = table.others.find(({ id }) => id === memberNamed(name)?.id);
  expect(await heir?.command({ do: 'makeHost', member: 'm1' })).toMatchObject({ t: 'done' });
  await hostIs('Ada');
};

/** Removes a bot, which another can follow at once: without a question. */
const removesBot = (name: string) => async (control: Part) => {
  await control.click();
  await noSheet(table.page);
  await expect.poll(names).not.toContain(name);
};

/** A person is asked about first, where the button was: with keys alone, and the harmless answer at hand. */
const removes = (name: string) => async (control: Part) => {
  const { page } = table;
  const open = page.getByRole('dialog', { name });
  const cancel = open.getByRole('button', { name: 'Cancel' });
  await control.press('Enter');
  await open.getByRole('alert').getByText(`Remove ${name} from this table?`).waitFor();
  await expect.poll(() => cancel.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await cancel.waitFor({ state: 'detached' });
  expect(memberNamed(name)).toBeDefined();
  const kick = open.getByTestId('kick');
  await expect.poll(() => kick.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await cancel.waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await open.waitFor({ state: 'detached' });
  await expect.poll(() => memberNamed(name)?.kind).not.toBe('person');
};

const shifted = (place: string, order: readonly string[]) => async (control: Part) => {
  await control.click();
  await expect.poll(names).toEqual(order);
  await table.page.getByRole('dialog').getByText(place).waitFor();
};

describe('what the host can do with a seat', () => {
  beforeAll(async () => {
    table = await tableOf(server, { others: ['Ben', 'Cho'] });
    for (const level of ['easy', 'strong', 'medium'] as const) await table.host.command({ do: 'addBot', level });
    await table.page.getByTestId('members').getByRole('listitem').nth(5).waitFor();
  });

  test('in the lobby: of a person', async () => {
    const [, , , ...bots] = await names();
    const order = (...people: readonly string[]) => [...people, ...bots];
    await everyControl(sheetOf('Cho'), {
      Close: close,
      'Move up': shifted('Seat 2 of 6', order('Ada', 'Cho', 'Ben')),
      'Move down': shifted('Seat 3 of 6', order('Ada', 'Ben', 'Cho')),
      'Switch off their chat': async (control) => {
        await control.click();
        await table.page.getByTestId('members').getByText('chat off').waitFor();
        expect(await table.others[1]?.say('Hello')).toMatchObject({ t: 'refused', code: 'muted' });
        await table.page.getByRole('button', { name: 'Switch their chat back on' }).click();
        await table.page.getByTestId('members').getByText('chat off').waitFor({ state: 'detached' });
        expect(await table.others[1]?.say('Hello')).toMatchObject({ t: 'done' });
      },
      'Send to the bench': async (control) => {
        await control.click();
        await noSheet(table.page);
        await table.page.getByTestId('bench').getByText('Cho').waitFor();
        await everyControl(sheetOf('Cho'), {
          Close: close,
          'Make host': makeHost('Cho'),
          'Switch off their chat': 'elsewhere',
          Remove: 'elsewhere',
          'Give them a seat': async (seat) => {
            await seat.click();
            await noSheet(table.page);
            await expect.poll(names).toEqual(['Ada', 'Ben', ...bots, 'Cho']);
          },
        });
      },
      'Make host': makeHost('Cho'),
      Remove: removes('Cho'),
    });
    await table.others[1]?.until('sent away', ({ bye }) => bye === 'kicked');
    await everyControl(shown(table.page.getByTestId('removed')), {
      'Let in again: Cho': async (control) => {
        await control.click();
        await table.page.getByTestId('bench').getByText('Cho').waitFor();
        await table.page.getByTestId('removed').waitFor({ state: 'detached' });
      },
    });
    await table.host.command({ do: 'kick', member: 'm3' });
    await table.page.getByTestId('bench').waitFor({ state: 'detached' });
  });

  test('in the lobby: of a bot', async () => {
    const [ada = '', ben = '', easy = '', strong = '', medium = ''] = await names();
    await everyControl(sheetOf(medium), {
      'Move down': 'disabled',
      'Move up': shifted('Seat 4 of 5', [ada, ben, easy, medium, strong]),
      Close: close,
      'Remove the bot': removesBot(medium),
    });
  });

  test('a refusal is told in the sheet, which stays', async () => {
    const [, , easy = ''] = await names();
    const bot = memberNamed(easy);
    const { page } = table;
    const refusal = await refusing(page, ['kick'], 'noSuchMember');
    const open = await sheetOf(easy)();
    await open.getByRole('button', { name: 'Remove the bot' }).click();
    await open.getByRole('alert').getByText('That person is no longer here.').waitFor();
    await expect.poll(() => open.getByRole('button', { name: 'Remove the bot' }).isEnabled()).toBe(true);
    await open.getByRole('button', { name: 'Close' }).click();
    expect(memberNamed(easy)).toEqual(bot);
    refusal.isOn = false;
  });

  test('in a match, from the menu: of a person and of a bot', async () => {
    await table.host.command({ do: 'addBot', level: 'easy' });
    const { page } = table;
    const [, , easy = ''] = await names();
    await page.goto(`/t/${table.code}`);
    await page.getByTestId('start').click();
    await page.getByTestId('board').waitFor();
    const bot = await fromMenu(easy)();
    await bot.getByText('bot · easy').waitFor();
    await bot.getByText('This bot plays until the game ends').waitFor();
    await everyControl(fromMenu(easy), { Close: backToMenu });
    await everyControl(fromMenu('Ben'), {
      Close: backToMenu,
      'Make host': async (control) => {
        await backToMenu(control);
        await hostIs('Ben');
        await opener('Ben').waitFor({ state: 'detached' });
        await table.others[0]?.command({ do: 'makeHost', member: 'm1' });
        await opener('Ben').waitFor();
      },
      'Switch off their chat': 'elsewhere',
    });
  });

  test('after a match: of a person and of a bot', async () => {
    table = await tableOf(server, { others: ['Ben'] });
    for (let bots = 0; bots < 3; bots += 1) await table.host.command({ do: 'addBot', level: 'easy' });
    const [, , bot = ''] = table.host.room?.members.map(({ name }) => name) ?? [];
    await table.host.command({ do: 'start' });
    await Promise.all([playOut(table.host), ...table.others.map((one) => playOut(one))]);
    const { page } = table;
    await page.reload();
    await page.getByTestId('ending').waitFor();
    await everyControl(fromMenu(bot), { Close: backToMenu });
    await everyControl(fromMenu('Ben'), {
      Close: backToMenu,
      'Switch off their chat': 'elsewhere',
      'Make host': async (control) => {
        await backToMenu(control);
        await hostIs('Ben');
        await table.others[0]?.command({ do: 'makeHost', member: 'm1' });
        await opener('Ben').waitFor();
      },
      Remove: async (control) => {
        await removes('Ben')(control);
        await table.page.getByRole('dialog', { name: 'Menu' }).waitFor();
        await table.others[0]?.until('sent away', ({ bye }) => bye === 'kicked');
      },
    });
  });
});

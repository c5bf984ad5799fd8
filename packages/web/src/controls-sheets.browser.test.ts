import type { Page } from '@reseau/browserkit';
import type { GameId } from '@reseau/games';
import type { RoomView } from '@reseau/protocol';
import { describe, expect, test } from 'vitest';
import { en as projectWords } from './games/project/i18n/en.ts';
import { OFFERED } from './games/resistance/modules.ts';
import { en as resistanceWords } from './games/resistance/words.en.ts';
import { besides, type Deed, type Deeds, elsewhere, everyControl, opens, shown } from './testing/controls.ts';
import { ServerUnderTest } from './testing/server-under-test.ts';
import { noSheet, refusing, sheet, type Table, tableOf } from './testing/tables.ts';

/** With an address, so that there is an invitation. */
const server = new ServerUnderTest({ publicUrl: 'http://192.168.1.20:3000' });

const closing =
  (page: Page): Deed =>
  async (control) => {
    await control.click();
    await noSheet(page);
  };

const kept = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(`reseau:${name}`), key);

/** A language turns the whole page, and back. */
const speaks =
  (page: Page, language: string): Deed =>
  async (control) => {
    await control.click();
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(language);
    await expect.poll(() => control.getAttribute('aria-pressed')).toBe('true');
    await page.getByRole('button', { name: 'English' }).click();
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('en');
  };

/** The light of the page itself, not only of the switch. */
const light =
  (page: Page, theme: string, ground: string): Deed =>
  async (control) => {
    await control.click();
    const scheme = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
    await expect.poll(scheme).toContain(ground);
    await expect.poll(() => kept(page, 'theme')).toBe(theme);
  };

const switched =
  (page: Page, key: string): Deed =>
  async (control) => {
    const was = await control.isChecked();
    await control.click();
    await expect.poll(() => kept(page, key)).toBe(was ? 'off' : 'on');
    await expect.poll(() => control.isChecked()).toBe(!was);
  };

/** A rule of the table that the host may change in a match: off, and on again. */
const toldToAll =
  ({ others }: Table, rule: 'chatOff' | 'phrasesOff'): Deed =>
  async (control) => {
    for (const off of [true, undefined]) {
      await control.click();
      await others[0]?.until('told', ({ room }) => room?.[rule] === off);
    }
  };

/** What everybody finds in the menu, with a seat or without. */
const commonDeeds = (page: Page): Deeds => ({
  Close: closing(page),
  English: speaks(page, 'en'),
  Français: speaks(page, 'fr'),
  日本語: speaks(page, 'ja'),
  'Theme: Paper': light(page, 'light', 'light'),
  'Theme: Blackout': light(page, 'dark', 'dark'),
  'Theme: Automatic': light(page, 'auto', 'light'),
  Sounds: switched(page, 'sound'),
  Reactions: switched(page, 'reactions'),
  // These browsers have no voice.
  'Spoken narration': 'disabled',
  'Open the table screen': async (control) => {
    const [screen] = await Promise.all([page.context().waitForEvent('page'), control.click()]);
    await screen.getByTestId('screen-lobby').or(screen.getByTestId('screen')).first().waitFor();
    await screen.close();
  },
});

/** The host's menu, with Ben at the table. Leaving comes last; whoever leaves a match keeps the way back. */
const menuDeeds = ({ page, code, others }: Table, isGone: boolean): Deeds => ({
  ...commonDeeds(page),
  'Manage Ben’s seat': async (control) => {
    await control.click();
    const sheetOfBen = page.getByRole('dialog', { name: 'Ben' });
    await sheetOfBen.waitFor();
    await page.keyboard.press('Escape');
    await sheetOfBen.waitFor({ state: 'detached' });
  },
  'Show the link': async (control) => {
    await control.click();
    const device = page.locator('section', { hasText: 'Continue on another device' }).last();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await everyControl(shown(device), {
      'Copy the link': async (copy) => {
        await copy.click();
        await device.getByRole('button', { name: 'Link copied' }).waitFor();
        const link = await page.evaluate(() => navigator.clipboard.readText());
        expect(link).toMatch(/^http:\/\/192\.168\.1\.20:3000\/t\/[A-Z]{4}#take=/);
      },
    });
    await page.keyboard.press('Escape');
    await noSheet(page);
  },
  'Show the recovery code': async (control) => {
    await control.click();
    expect(await page.getByRole('dialog').getByTestId('recovery').textContent()).toMatch(/^([A-Z]{4} ){4}[A-Z]{4}$/);
    await page.keyboard.press('Escape');
    await noSheet(page);
  },
  'Leave the table': async (control) => {
    await control.click();
    const asked = async () => {
      if (await page.getByTestId('leave').isVisible()) await page.getByTestId('leave').click();
      return page.getByTestId('leave-sure').locator('xpath=..');
    };
    await everyControl(asked, {
      Cancel: opens(page.getByTestId('leave')),
      'Leave the table': async (sure) => {
        await sure.click();
        await page.getByTestId('open-table').waitFor();
        await expect.poll(async () => (await kept(page, `seat:${code}`)) === null).toBe(isGone);
        await others[0]?.until('left alone', ({ room }) => room?.members[0]?.name === 'Ben' || isBot(room));
      },
    });
  },
});

/** The cards of the box lie over the sheet that they were opened from. */
const browses =
  (page: Page, what = 'cards-sheet'): Deed =>
  async (control) => {
    await control.click();
    await page.getByTestId(what).waitFor();
    await page.keyboard.press('Escape');
    await page.getByTestId(what).waitFor({ state: 'detached' });
  };

const isBot = (room: RoomView | undefined) => room?.members[0]?.kind === 'bot';

describe('the menu', () => {
  test('in the lobby: each control does what it says', async () => {
    const table = await tableOf(server, { others: ['Ben'] });
    await everyControl(() => sheet(table.page, table.page.getByTestId('menu')), {
      'Close the table': 'elsewhere',
      ...menuDeeds(table, true),
    });
    expect(table.others[0]?.room?.members.map(({ name, host }) => [name, host])).toEqual([['Ben', true]]);
  });

  test('in a match: each control does what it says', async () => {
    const table = await tableOf(server, { game: 'insurrection', others: ['Ben'] });
    await table.page.getByTestId('start').click();
    await table.page.getByTestId('board').waitFor();
    const open = async () => {
      while (await table.page.getByTestId('stage').isVisible()) await table.page.keyboard.press('Escape');
      return sheet(table.page, table.page.getByTestId('menu'));
    };
    await everyControl(open, {
      'Ask for a pause': 'elsewhere',
      'Ask to call the game off': 'elsewhere',
      'Ask for a clock': 'elsewhere',
      'Ask for a bot to take over': 'elsewhere',
      'All cards and symbols': browses(table.page),
      Chat: toldToAll(table, 'chatOff'),
      Phrases: toldToAll(table, 'phrasesOff'),
      ...menuDeeds(table, false),
      ...elsewhere(commonDeeds(table.page)),
    });
    expect(table.others[0]?.room?.members[0]?.standIn).toBe(true);
    await table.page.getByRole('link', { name: `Back to table ${table.code}` }).click();
    await table.others[0]?.until('back', ({ room }) => room?.members[0]?.standIn === undefined);
  });

  test('tells itself what was refused: a notice would lie beneath it', async () => {
    const { page } = await tableOf(server);
    const refusal = await refusing(page, ['handover', 'leave'], 'unavailable');
    const menu = await sheet(page, page.getByTestId('menu'));
    const alert = menu.getByText('Can’t reach the server.');
    await page.getByTestId('handover').click();
    await alert.waitFor();
    await page.getByTestId('leave').click();
    await page.getByTestId('leave-sure').click();
    await expect.poll(() => alert.count()).toBe(2);
    await expect.poll(() => page.getByTestId('notice').count()).toBe(0);
    refusal.isOn = false;
    await page.getByTestId('leave-sure').click();
    await page.getByTestId('open-table').waitFor();
  });

  test('asks in sight, on the smallest phone too, and the harmless answer is the nearer one', async () => {
    const { page } = await tableOf(server, { others: ['Ben', 'Cho'], device: { width: 320, height: 568 } });
    await sheet(page, page.getByTestId('menu'));
    await page.getByTestId('leave').click();
    const cancel = page.getByRole('button', { name: 'Cancel' });
    await expect.poll(() => cancel.evaluate((button) => button === document.activeElement)).toBe(true);
    for (const part of [cancel, page.getByTestId('leave-sure')]) {
      const bottom = () => part.evaluate((button) => button.getBoundingClientRect().bottom);
      await expect.poll(bottom).toBeLessThanOrEqual(568);
    }
  });

  test('of somebody who only watches has no seat to move or to leave', async () => {
    const { code, page } = await tableOf(server);
    await page.goto(`/t/${code}/watch`);
    await everyControl(() => sheet(page, page.getByTestId('menu')), {
      ...elsewhere(commonDeeds(page)),
      'Join with a name': async (control) => {
        await page.evaluate((table) => localStorage.removeItem(`reseau:seat:${table}`), code);
        await control.click();
        await page.getByTestId('take-seat').waitFor();
        await page.goBack();
        await page.getByTestId('menu').waitFor();
      },
      'Go to the home page': async (control) => {
        await control.click();
        await page.getByTestId('open-table').waitFor();
      },
    });
  });
});

const LEDGERS: Readonly<Record<GameId, string>> = {
  resistance: resistanceWords.ledger.title,
  insurrection: 'Cards',
  project: projectWords.ledger,
};

/** What each game's rules can be opened for. */
const RULES: Readonly<Record<GameId, readonly (readonly [head: string, text: string])[]>> = {
  resistance: OFFERED.map((id) => [resistanceWords.modules[id].name, resistanceWords.modules[id].about] as const),
  insurrection: [],
  project: [
    [projectWords.help.actions, projectWords.actions.move.how],
    [projectWords.help.heroics, projectWords.act.major],
    [projectWords.help.objects, Object.values(projectWords.items)[0]?.how ?? ''],
    [projectWords.help.characters, Object.values(projectWords.characters)[0]?.how ?? ''],
  ],
};

describe.each(['resistance', 'insurrection', 'project'] as const)('the papers of %s', (game) => {
  test('open: rules, ledger, log and chat', async () => {
    const table = await tableOf(server, { game, others: ['Ben'] });
    const { page } = table;
    const help = {
      ...Object.fromEntries(
        RULES[game].map(([head, text]) => [head, opens(page.getByRole('dialog').getByText(text))] as const),
      ),
      'All rules by number': browses(page, 'rule-sheet'),
      'Playable minutes': besides('/learn/minutes', game),
      ...(game === 'insurrection'
        ? { 'All cards and symbols': browses(page) }
        : { 'All cards': browses(page, 'all-cards-list') }),
      Close: closing(page),
    };
    await everyControl(() => sheet(page, page.getByTestId('help')), help);
    await page.getByTestId('start').click();
    await page.getByTestId('board').waitFor();
    const calm = async () => {
      while (await page.getByTestId('stage').isVisible()) await page.keyboard.press('Escape');
    };
    await calm();
    await sheet(page, page.getByTestId('help'));
    await page.getByRole('dialog').getByText('What’s happening now').waitFor();
    await page.keyboard.press('Escape');
    await noSheet(page);

    await table.others[0]?.say('Hello, Ada');
    await page.getByTestId('dossier').getByText('1', { exact: true }).waitFor();
    const dossier = async () => {
      await calm();
      return sheet(page, page.getByTestId('dossier'));
    };
    const dialog = page.getByRole('dialog');
    await everyControl(dossier, {
      ...(game === 'insurrection' ? { 'All cards and symbols': browses(page) } : {}),
      Log: opens(dialog.getByTestId('log').or(dialog.getByText('Nothing has happened yet.'))),
      [LEDGERS[game]]: opens(dialog.getByTestId('ledger').or(dialog.getByText('no team', { exact: false }))),
      'Chat , 1 new message': async (tab) => {
        await tab.click();
        await dialog.getByRole('log').getByText('Hello, Ada').waitFor();
        await expect.poll(() => tab.textContent()).not.toContain('new message');
        await everyControl(shown(dialog.getByRole('tabpanel')), {
          'Message to the table': async (field) => {
            await field.fill('Hello, Ben');
            await field.press('Enter');
            await table.others[0]?.until('a line', ({ memory }) => memory.lines.at(-1)?.text === 'Hello, Ben');
            await expect.poll(() => field.inputValue()).toBe('');
            // Nothing and blanks cannot be sent, which is seen before it is tried.
            const send = dialog.getByRole('button', { name: 'Send' });
            await expect.poll(() => send.isDisabled()).toBe(true);
            await field.fill('  ');
            await expect.poll(() => send.isDisabled()).toBe(true);
            await field.fill('Who leads?');
          },
          Phrases: async (control) => {
            await control.click();
            const board = page.getByRole('dialog', { name: 'Say it to everyone' });
            await board.getByTestId('phrase-agree').click();
            await table.others[0]?.until('a phrase', ({ memory }) => memory.lines.at(-1)?.phrase?.says === 'agree');
            await board.waitFor({ state: 'detached' });
          },
          Send: async (send) => {
            await send.click();
            await table.others[0]?.until('another', ({ memory }) => memory.lines.at(-1)?.text === 'Who leads?');
            await dialog.getByRole('log').getByText('Who leads?').waitFor();
            await expect.poll(() => dialog.getByRole('log').locator('p').count()).toBe(4);
          },
        });
      },
      Notes: async (tab) => {
        await tab.click();
        await everyControl(shown(dialog.getByTestId('notes')), {
          'Show my notes': opens(dialog.getByRole('textbox', { name: 'My notes' })),
        });
        await dialog.getByTestId('hide-notes').click();
        await dialog.getByTestId('show-notes').waitFor();
      },
      Close: closing(page),
    });
  });
});

test('the narrator is turned on only where there is a voice; elsewhere it is said that there is none', async () => {
  const { page } = await tableOf(server);
  const narrator = page.getByRole('switch', { name: 'Spoken narration' });
  await page.evaluate(() => localStorage.setItem('reseau:narrator', 'on'));
  await page.reload();
  await sheet(page, page.getByTestId('menu'));
  await expect.poll(() => narrator.isDisabled()).toBe(true);
  expect(await narrator.isChecked()).toBe(false);
  await page.getByRole('dialog').getByText('This browser has no voice for your language.').waitFor();

  await page.addInitScript(() => {
    const nothing = () => undefined;
    const speech = { getVoices: () => [{ lang: 'en-GB' }], speak: nothing, cancel: nothing, addEventListener: nothing };
    Object.defineProperty(globalThis, 'speechSynthesis', { value: speech });
  });
  await page.reload();
  await sheet(page, page.getByTestId('menu'));
  expect(await narrator.isChecked()).toBe(true);
  await switched(page, 'narrator')(narrator);
});

import { BETWEEN, HOUSE } from '@reseau/games/insurrection';
import type { ModuleId } from '@reseau/games/resistance';
import { beforeAll, describe, expect, test } from 'vitest';
import { en as insurrectionWords } from './games/insurrection/i18n/en.ts';
import { en as projectWords } from './games/project/i18n/en.ts';
import { choicesIn, OFFERED } from './games/resistance/modules.ts';
import { en as resistanceWords } from './games/resistance/words.en.ts';
import { besides, type Deed, elsewhere, everyControl, opens, type Part, shown } from './testing/controls.ts';
import { ServerUnderTest } from './testing/server-under-test.ts';
import { lobbyDeeds, noSheet, sheet, type Table, tableOf } from './testing/tables.ts';

/** With an address, so that there is an invitation. */
const server = new ServerUnderTest({ publicUrl: 'http://192.168.1.20:3000' });
let table: Table;

const TIMES = ['no limit', '30 s', '60 s', '90 s', '3 min', '5 min'];
const TALKS = ['none', '60 s', '2 min', '3 min', '5 min'];
const RULES = ['Lock the table', 'Shuffle the seats', 'Bots stand in', 'Chat', 'Phrases'];
const lobby = async () => table.page.getByTestId('lobby');
/** All that the lobby is set to, and what it has against a mix that nobody could play. */
const state = async (): Promise<string> => {
  const { options, clocks, locked, shuffle, standIns, chatOff, phrasesOff } = table.host.room ?? {};
  return JSON.stringify([
    options,
    clocks,
    locked,
    shuffle,
    standIns,
    chatOff,
    phrasesOff,
    await table.page.getByTestId('mix-problem').allTextContents(),
  ]);
};

/** A tap that must change what the table is set to. */
async function changes(control: Part): Promise<void> {
  const before = await state();
  await control.click();
  await expect.poll(state).not.toBe(before);
}

/** Chosen, and told to the table. What stands there from the start is chosen after another one. */
const choose: Deed = async (control) => {
  const others = control.locator('xpath=ancestor::fieldset[1]').locator('input:not(:checked)');
  if (await control.isChecked()) await changes(others.first());
  await changes(control);
  await expect.poll(() => control.isChecked()).toBe(true);
};
/** The first last: it is what a table has at first, and what goes with everything. */
const choices = (legend: string, [first, ...rest]: readonly string[]): Readonly<Record<string, Deed>> =>
  Object.fromEntries([...rest, first].map((label) => [`${legend}: ${label}`, choose]));

/** There and back. */
const flip: Deed = async (control) => {
  const was = await control.isChecked();
  await changes(control);
  await expect.poll(() => control.isChecked()).toBe(!was);
  await changes(control);
  await expect.poll(() => control.isChecked()).toBe(was);
};

/** Where one person’s time is limited, there can be time to talk before: a limit is chosen last. */
const clocks = (): Readonly<Record<string, Deed>> => ({
  ...choices('When several decide', TIMES),
  ...choices('When one person decides', TIMES.toReversed()),
  ...choices('Talking time first', TALKS),
});
const ruled = (): Readonly<Record<string, Deed>> => Object.fromEntries(RULES.map((rule) => [rule, flip]));

describe('the lobby of The Resistance', () => {
  const { modules, extras, mixing } = resistanceWords;

  beforeAll(async () => {
    table = await tableOf(server, { others: ['Ben'] });
  });

  /** On, with all that can be chosen within it, and off again. */
  const module =
    (id: ModuleId): Deed =>
    async (control) => {
      await changes(control);
      const part = table.page.getByTestId(`module-${id}`);
      await everyControl(shown(part), {
        [mixing.more]: async (more) => {
          await opens(part.getByText(modules[id].about))(more);
          expect(await part.getByRole('link').getAttribute('href')).toBe(`/learn/minutes#resistance-${id}`);
        },
        ...Object.fromEntries(choicesIn(id).map((extra) => [extras[extra].name, flip])),
        [modules[id].name]: changes,
      });
      await expect.poll(() => control.isChecked()).toBe(false);
    };

  test('each of its controls does what it says', async () => {
    await everyControl(lobby, {
      ...lobbyDeeds(table),
      ...ruled(),
      ...clocks(),
      ...choices(mixing.presets, Object.values(mixing.preset)),
      ...Object.fromEntries(OFFERED.map((id) => [modules[id].name, module(id)])),
      'Add 3 bots and start': async (control) => {
        await control.click();
        await table.page.getByTestId('board').waitFor();
        expect(table.host.room?.members.length).toBe(5);
      },
    });
  });
});

test('a guest sees what is chosen, and changes only the own name', async () => {
  table = await tableOf(server, { others: ['Ben'] });
  const guest = await server.page({ workerless: true });
  await guest.goto(`/t/${table.code}`);
  await guest.getByRole('textbox').fill('Cho');
  await guest.getByTestId('take-seat').click();
  await guest.getByRole('button', { name: 'Change your name' }).click();
  const rename = async () => sheet(guest, guest.getByRole('button', { name: 'Change your name' }));
  await everyControl(rename, {
    'Your name': async (control) => {
      await control.fill('Ben');
      await control.press('Enter');
      await guest.getByRole('alert').getByText('already has that name').waitFor();
      await control.fill('');
      await control.press('Enter');
      await guest.getByRole('alert').getByText('Enter your name.').waitFor();
    },
    Close: async (control) => {
      await control.click();
      await noSheet(guest);
    },
    Save: async (control) => {
      await guest.getByRole('textbox').fill('Chodo');
      await control.click();
      await noSheet(guest);
      await guest.getByTestId('members').getByText('Chodo').waitFor();
    },
  });
  const { modules, mixing } = resistanceWords;
  const all = [
    ...OFFERED.map((id) => modules[id].name),
    ...Object.values(mixing.preset).map((name) => `${mixing.presets}: ${name}`),
    ...TIMES.flatMap((name) => [`When one person decides: ${name}`, `When several decide: ${name}`]),
    ...TALKS.map((name) => `Talking time first: ${name}`),
    ...RULES,
  ];
  const screen = lobbyDeeds({ ...table, page: guest });
  await everyControl(async () => guest.getByTestId('lobby'), {
    ...Object.fromEntries(all.map((name) => [name, 'disabled'] as const)),
    'Copy the link': screen['Copy the link'] ?? 'disabled',
    'Open the table screen': screen['Open the table screen'] ?? 'disabled',
    'In case you lose this device': 'elsewhere',
    'At this table:': 'elsewhere',
    'Watch from the bench': screen['Watch from the bench'] ?? 'disabled',
    'Open the chat': screen['Open the chat'] ?? 'disabled',
    'Add someone at this device': screen['Add someone at this device'] ?? 'disabled',
    'Change your name': opens(guest.getByRole('dialog')),
  });
  await guest.getByText('Ada will start the game.').waitFor();
});

test('each control of Insurrection’s lobby does what it says', async () => {
  table = await tableOf(server, { game: 'insurrection', others: ['Ben'] });
  const { page } = table;
  const w = insurrectionWords.options;
  const pick = async (control: Part, text: string) => {
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), control.click()]);
    await chooser.setFiles({ name: 'cards.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  };
  await everyControl(lobby, {
    ...elsewhere({ ...lobbyDeeds(table), ...ruled(), ...clocks() }),
    ...choices(w.side, Object.values(w.sides)),
    [`${w.locations}: ${w.ways.any}`]: choose,
    [`${w.locations}: ${w.ways.named}`]: async (control) => {
      await changes(control);
      const boxes = page.getByTestId('locations').getByRole('checkbox');
      const counts = async (count: number) => {
        await page.getByText(w.named(count, BETWEEN)).waitFor();
      };
      for (const box of await boxes.all()) {
        await box.check();
        await counts(1);
        await box.uncheck();
        await counts(0);
      }
      for (const box of (await boxes.all()).slice(0, BETWEEN)) await box.check();
      await counts(BETWEEN);
      await expect.poll(() => table.host.room?.options).toHaveProperty('locations.length', BETWEEN);
    },
    [`${w.locations}: ${w.ways.letters}`]: async (control) => {
      await choose(control);
      await page.getByRole('radio', { name: w.sides.advanced }).check();
      await besides('/learn/minutes', 'insurrection-locations')(page.getByRole('link', { name: 'Playable minutes' }));
    },
    ...choices(w.first, [w.lot, 'Ada', 'Ben']),
    [w.load]: async (control) => {
      await pick(control, 'no cards');
      await page.getByRole('alert').getByText(w.unreadable).waitFor();
      await pick(control, '{}');
      await page.getByRole('alert').getByText(w.wrong).waitFor();
      await pick(control, JSON.stringify(HOUSE));
      await page.getByText('Your own file').waitFor();
      await expect.poll(() => page.getByRole('alert').getByText(w.wrong).count()).toBe(0);
      await page.getByRole('button', { name: w.drop }).click();
      await page.getByText(w.house).waitFor();
    },
    Start: async (control) => {
      await control.click();
      await page.getByTestId('board').waitFor();
    },
  });
});

test('each control of Project: Resistance’s lobby does what it says', async () => {
  table = await tableOf(server, { game: 'project' });
  const { page } = table;
  const { options: w, scenarios, difficulties, characters } = projectWords;
  const group = (legend: string) => page.getByRole('group', { name: legend, exact: true });
  const minutes = ['10', '15', '25', '40'];

  const character: Deed = async (control) => {
    await changes(control);
    await expect.poll(() => control.isChecked()).toBe(true);
    await changes(control);
  };
  await everyControl(lobby, {
    ...elsewhere({ ...lobbyDeeds(table), ...ruled() }),
    ...choices(w.difficulty, Object.values(difficulties)),
    ...choices(w.scenario, [w.random, ...Object.values(scenarios).map(({ name }) => name)]),
    ...choices(w.soldiers, Object.values(w.garrisons)),
    ...choices(w.minutes, minutes),
    [`${w.clock}: ${w.clocks.actions}`]: async (control) => {
      await choose(control);
      // Once the server has it.
      await group(w.actions).locator('label').first().waitFor();
      const labels = await group(w.actions).locator('label').allTextContents();
      expect(labels.length).toBeGreaterThan(2);
      await everyControl(
        shown(group(w.actions)),
        choices(
          w.actions,
          labels.map((label) => label.trim()),
        ),
      );
    },
    [`${w.clock}: ${w.clocks.off}`]: async (control) => {
      await choose(control);
      await page.getByText(w.clockHow.off).waitFor();
    },
    [`${w.clock}: ${w.clocks.wall}`]: choose,
    'Playable minutes': besides('/learn/minutes', 'project-characters'),
    Ada: async (control) => {
      await control.click();
      const part = page.getByTestId('seat-1');
      await everyControl(shown(part.locator('label').locator('xpath=..')), {
        ...Object.fromEntries(Object.values(characters).map(({ name }) => [name, character])),
        Ada: opens(part.locator('label').first(), 'shuts'),
      });
    },
    Start: async (control) => {
      await page.getByRole('radio', { name: difficulties.normal }).check();
      await page.getByTestId('lead-two').click();
      await page.getByTestId('alone').waitFor({ state: 'detached' });
      await control.click();
      await page.getByTestId('board').waitFor();
    },
  });
});

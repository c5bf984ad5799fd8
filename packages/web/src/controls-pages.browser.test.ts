import { readFileSync } from 'node:fs';
import type { Page } from '@reseau/browserkit';
import { openRoom } from '@reseau/server/testing';
import { describe, expect, test } from 'vitest';
import { type Deed, elsewhere, everyControl, type Part, shown } from './testing/controls.ts';
import { ServerUnderTest } from './testing/server-under-test.ts';
import { tableOf } from './testing/tables.ts';

/** With an address, so that there is an invitation. */
const server = new ServerUnderTest({ publicUrl: 'http://192.168.1.20:3000' });

/** Follows a link, sees what is there, and comes back. */
const leadsTo =
  (page: Page, path: RegExp, sign: Part): Deed =>
  async (control) => {
    await control.click();
    await sign.first().waitFor();
    expect(new URL(page.url()).pathname).toMatch(path);
    await page.goBack();
    await sign.first().waitFor({ state: 'hidden' });
  };

/** Languages turn the page; its head is then in that language, and comes back in English. */
function languages(page: Page): Readonly<Record<string, Deed>> {
  const speak =
    (language: string): Deed =>
    async (control) => {
      await control.click();
      await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(language);
      await page.getByRole('button', { name: 'English' }).click();
      await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('en');
    };
  return { English: speak('en'), Français: speak('fr'), 日本語: speak('ja') };
}

/** Every package that docs/dependencies.md says is built in is named, with its licence. */
const licences =
  (page: Page): Deed =>
  async (control) => {
    await control.click();
    const shown = page.getByText('Permission is hereby granted').first();
    await shown.waitFor();
    const text = (await page.locator('body').textContent()) ?? '';
    const packages = ['valibot', 'uqr', ...builtIn()];
    expect(packages.length).toBeGreaterThan(6);
    expect(packages.filter((name) => !new RegExp(`^${name} [0-9.]+, [A-Z]`, 'm').test(text))).toEqual([]);
    await page.goBack();
  };

const builtIn = (): readonly string[] => {
  const [, section = ''] = readFileSync(new URL('../../../docs/dependencies.md', import.meta.url), 'utf8').split(
    '## Built into the web client',
  );
  const rows = (section.split('\n## ')[0] ?? '').matchAll(/^\| (?!package )([@a-z][^ |]*) \|/gm);
  return [...rows].map(([, name = '']) => name);
};

const body = (page: Page) => shown(page.locator('body'));
const home = (page: Page): Part => page.getByTestId('open-table');

describe('pages before a table', () => {
  test('the start page', async () => {
    const page = await server.page({ workerless: true });
    const { code } = await openRoom(server.base, 'Ben');
    await page.goto('/');
    const game: Deed = async (control) => {
      await control.click();
      await expect.poll(() => control.isChecked()).toBe(true);
      expect(await page.evaluate(() => localStorage.getItem('reseau:game'))).toBe(await control.getAttribute('value'));
    };
    const stays = async (words: string) => {
      await page.getByRole('alert').getByText(words).waitFor();
      expect(new URL(page.url()).pathname).toBe('/');
    };
    await everyControl(body(page), {
      ...languages(page),
      'Which game?: Insurrection': game,
      'Which game?: Project: Resistance': game,
      'Which game?: The Resistance': game,
      'Table code': async (control) => {
        await control.fill('a1bz');
        await expect.poll(() => control.inputValue()).toBe('ABZ');
        await control.press('Enter');
        await stays('A code is four to six letters');
        await control.fill(code.toLowerCase());
        await expect.poll(() => control.inputValue()).toBe(code);
      },
      Join: leadsTo(page, new RegExp(`^/t/${code}$`), page.getByTestId('take-seat')),
      'About and licences': leadsTo(page, /^\/about$/, page.getByText('Not official')),
      Rules: leadsTo(page, /^\/rules$/, page.getByTestId('rules-resistance')),
      'Learn by playing': leadsTo(page, /^\/learn$/, page.getByTestId('learn')),
      'Games on this device': leadsTo(page, /^\/history$/, page.getByTestId('history')),
      'Your name': async (control) => {
        await control.fill('');
        await control.press('Enter');
        await stays('Enter your name.');
        await control.fill('Ada');
      },
      'Play on this device': leadsTo(page, /^\/here\/[A-Z]{4}$/, page.getByTestId('here')),
      'Open a table': leadsTo(page, /^\/t\/[A-Z]{4}$/, page.getByTestId('lobby')),
    });
    await page.reload();
    const [resume] = await page.getByRole('link', { name: 'Back to table' }).all();
    await resume?.click();
    await page.getByTestId('lobby').waitFor();
  });

  test('the door, open and closed', async () => {
    const page = await server.page({ workerless: true });
    const { code } = await openRoom(server.base, 'Ben');
    await page.goto(`/t/${code}`);
    await everyControl(body(page), {
      ...languages(page),
      'I lost my device': async (control) => {
        await control.click();
        await page.getByTestId('recover').waitFor();
        await page.getByRole('button', { name: 'Cancel' }).click();
        await page.getByTestId('take-seat').waitFor();
      },
      Watch: leadsTo(page, /\/watch$/, page.getByText('You’re watching')),
      'Use this device as the table screen': leadsTo(page, /\/screen$/, page.getByTestId('screen-lobby')),
      'Go to the home page': leadsTo(page, /^\/$/, home(page)),
      'Your name': async (control) => {
        await control.fill('ben');
        await control.press('Enter');
        await page.getByRole('alert').getByText('already has that name').waitFor();
        await control.fill('Ada');
      },
      'Take a seat': async (control) => {
        await control.click();
        await page.getByTestId('lobby').waitFor();
      },
    });
    await page.goto('/t/QQQQ');
    await page.getByTestId('code-again').waitFor();
    let knocks = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/api/rooms/QQQQ')) knocks += 1;
    });
    await everyControl(body(page), {
      ...languages(page),
      'Table code': async (control) => {
        await control.fill('qq');
        await control.press('Enter');
        await page.getByRole('alert').getByText('A code is four to six letters').waitFor();
        await control.fill('qqqq');
      },
      Join: async (control) => {
        await control.click();
        await expect.poll(() => knocks).toBe(1);
        await page.getByTestId('code-again').waitFor();
      },
      'Go to the home page': leadsTo(page, /^\/$/, home(page)),
    });
  });

  test('about, and a page that is not there', async () => {
    const page = await server.page({ workerless: true });
    for (const [path, deeds] of [
      ['/about', { ...languages(page), 'All of them in full': licences(page) }],
      ['/nowhere', {}],
    ] as const) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await everyControl(body(page), { ...deeds, 'Go to the home page': leadsTo(page, /^\/$/, home(page)) });
    }
  });

  test('the gallery', async () => {
    const page = await server.page({ workerless: true });
    await page.goto('/gallery');
    await page.getByTestId('gallery-dark').getByTestId('ending').first().waitFor();
    await everyControl(shown(page.locator('header.bar')), {
      ...elsewhere(languages(page)),
      'Go to the home page': 'elsewhere',
      // A hundred boards turn with it: once will do.
      Français: async (control) => {
        await control.click();
        await page.getByRole('heading', { name: 'Papier' }).waitFor();
      },
    });
    await page.getByRole('link', { name: 'Revenir à l’accueil' }).click();
    await home(page).waitFor();
  });
});

describe('farewells', () => {
  test('somebody put out comes back once the host lets them in, or goes home', async () => {
    const table = await tableOf(server, { others: ['Ben'] });
    const { page } = table;
    await table.host.command({ do: 'makeHost', member: 'm2' });
    await table.others[0]?.command({ do: 'kick', member: 'm1' });
    await page.getByTestId('farewell').getByText('The host removed you').waitFor();
    await everyControl(body(page), {
      'Go to the home page': async (control) => {
        await control.click();
        await home(page).waitFor();
        await page.goBack();
        await page.getByTestId('farewell').waitFor();
      },
      'Try again': async (control) => {
        await control.click();
        await page.getByTestId('farewell').getByText('Only they can let you in again').waitFor();
        await table.others[0]?.command({ do: 'readmit', member: 'm1' });
        await page.getByRole('button', { name: 'Try again' }).click();
        await page.getByTestId('on-bench').waitFor();
      },
    });
  });

  test('the other device takes the seat; the first is told, and may go home', async () => {
    const { page, code, host } = await tableOf(server);
    const reply = await host.command({ do: 'handover' });
    const laptop = await server.page({ workerless: true });
    await laptop.goto(`/t/${code}#take=${'secret' in reply ? reply.secret : ''}`);
    await laptop.getByTestId('lobby').waitFor();
    expect(laptop.url()).not.toContain('take');
    await page.getByTestId('farewell').getByText('moved to another device').waitFor();
    await page.getByRole('link', { name: 'Go to the home page' }).click();
    await home(page).waitFor();
  });

  test('a page that is too old loads anew', async () => {
    const { page } = await tableOf(server);
    let isOld = true;
    await page.routeWebSocket(/socket$/, (socket) => {
      if (isOld) socket.send(JSON.stringify({ t: 'bye', code: 'badVersion' }));
      else socket.connectToServer();
    });
    await page.reload();
    await page.getByTestId('farewell').getByText('newer version').waitFor();
    await everyControl(body(page), {
      'Go to the home page': async (control) => {
        await control.click();
        await home(page).waitFor();
        await page.goBack();
        await page.getByTestId('farewell').waitFor();
      },
      'Reload the page': async (control) => {
        isOld = false;
        await control.click();
        await page.getByTestId('lobby').waitFor();
      },
    });
  });
});

test('the bar of the table screen', async () => {
  const { page: phone, code } = await tableOf(server);
  const page = await server.page({ workerless: true, width: 1280, height: 720 });
  await page.addInitScript(() => {
    const said: string[] = [];
    const voices = ['en-GB', 'fr-FR', 'ja-JP'].map((lang) => ({ lang, name: lang }));
    const speech = {
      getVoices: () => voices,
      speak: ({ text }: { readonly text: string }) => said.push(text),
      cancel: () => said.push('(hush)'),
      addEventListener: () => undefined,
    };
    class Utterance {
      readonly text: string;
      constructor(text: string) {
        this.text = text;
      }
    }
    Object.assign(globalThis, { said, SpeechSynthesisUtterance: Utterance });
    Object.defineProperty(globalThis, 'speechSynthesis', { value: speech });
  });
  await page.goto(`/t/${code}/screen`);
  const said = () => page.evaluate(() => (globalThis as unknown as { said: readonly string[] }).said);
  const toggles =
    (key: string, name: string): Deed =>
    async (control) => {
      const was = (await control.getAttribute('aria-pressed')) === 'true';
      await control.click();
      await page.getByRole('button', { name: `${name}: ${was ? 'off' : 'on'}` }).waitFor();
      expect(await page.evaluate((one) => localStorage.getItem(`reseau:${one}`), key)).toBe(was ? 'off' : 'on');
    };
  const bar = shown(page.locator('header'));
  await everyControl(bar, {
    'Tap once to turn on sound': async (control) => {
      await control.click();
      await control.waitFor({ state: 'detached' });
    },
    'Sounds: on': toggles('sound', 'Sounds'),
    'Reactions: on': toggles('reactions', 'Reactions'),
    'Spoken narration: off': toggles('narrator', 'Spoken narration'),
    ...elsewhere(languages(page)),
    Français: async (control) => {
      await control.click();
      await page.getByRole('heading', { name: 'Autour de la table' }).waitFor();
      await page.getByRole('button', { name: 'English' }).click();
      await page.getByRole('heading', { name: 'Round the table' }).waitFor();
    },
  });
  await phone.getByTestId('start').click();
  await page.getByTestId('screen').waitFor();
  await expect.poll(async () => (await said()).length).toBeGreaterThan(0);
  await everyControl(bar, {
    'Sounds: off': toggles('sound', 'Sounds'),
    'Reactions: off': toggles('reactions', 'Reactions'),
    'Spoken narration: on': async (control) => {
      await toggles('narrator', 'Spoken narration')(control);
      expect((await said()).at(-1)).toBe('(hush)');
    },
    ...elsewhere(languages(page)),
  });
});

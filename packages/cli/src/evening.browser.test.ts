import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, launchBrowser } from '@reseau/browserkit';
import { ServerProcess } from '@reseau/server/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Guest } from './testing/guest.ts';
import { charactersIn, leaksIn } from './testing/secrecy.ts';

/** Set to docs/screenshots, it renews the pictures of the documentation. */
const PICTURES = process.env['SCREENSHOTS'];
const DOCUMENTED: readonly string[] = [
  'home',
  'lobby',
  'vote',
  'character',
  'end-fr',
  'end-ja',
  'screen-reveal',
  'screen-end',
];

describe('an evening of The Resistance in a real browser', () => {
  const data = mkdtempSync(join(tmpdir(), 'reseau-evening-'));
  let server: ServerProcess;
  let browser: Browser;

  beforeAll(async () => {
    // An address such as a home has: the pictures are to show an invitation, not that there is none.
    const home = { PUBLIC_URL: 'http://192.168.1.20:3000' };
    server = await ServerProcess.make({ DATA_DIR: data, BOT_PACE: '0.15', LOG_LEVEL: 'warn', ...home });
    await server.start();
    browser = await launchBrowser();
  });

  afterAll(async () => {
    await browser?.close();
    await server?.stop('SIGTERM');
    rmSync(data, { recursive: true, force: true });
  });

  const picture = async ({ page }: Guest, name: string): Promise<void> => {
    if (PICTURES === undefined || !DOCUMENTED.includes(name)) return;
    await page.screenshot({ path: join(PICTURES, `${name}.jpg`), type: 'jpeg', quality: 82 });
  };

  test('three people in three languages, two bots and a table screen play to the end', {
    timeout: 240_000,
  }, async () => {
    const { base } = server;
    const ana = await Guest.arrive(browser, 'Ana', { base, locale: 'en-GB' });
    const benoit = await Guest.arrive(browser, 'Benoît', { base, locale: 'fr-FR' });
    const chie = await Guest.arrive(browser, '千恵', { base, locale: 'ja-JP', width: 360, height: 740, dark: true });
    const screen = await Guest.arrive(browser, 'screen', {
      base,
      locale: 'ja-JP',
      width: 1440,
      height: 810,
      dark: true,
    });

    await ana.go('/');
    await picture(ana, 'home');
    await ana.page.getByRole('textbox').first().fill('Ana');
    await ana.tap('open-table');
    const code = (await ana.get('code').textContent())?.trim() ?? '';
    await screen.go(`/t/${code}/screen`);
    await benoit.join(code);
    await chie.join(code);
    await ana.tap('add-bot-medium');
    await ana.tap('add-bot-strong');
    await expect.poll(() => ana.get('members').getByRole('listitem').count()).toBe(5);
    await picture(ana, 'lobby');
    await picture(screen, 'screen-lobby');
    await ana.tap('start');
    await screen.get('screen-roles').waitFor();
    for (const guest of [ana, benoit, chie]) await guest.tap('ready');
    await Promise.all([ana, benoit, chie, screen].map((guest) => guest.get('headline').first().waitFor()));

    // A refresh in the middle of a vote: the sealed choice is still there.
    await playUntilVote([ana, benoit, chie]);
    await picture(benoit, 'vote');
    await holdCard(chie, () => picture(chie, 'character'));
    await benoit.seal('choice-reject');
    await benoit.page.reload();
    await benoit.get('change').waitFor();
    await picture(benoit, 'vote-sealed');

    // Another device takes over; the old one is told so and hears nothing more.
    await chie.tap('menu');
    await chie.tap('handover');
    const secret = await expect
      .poll(() => handoverSecret(chie.frames))
      .toBeTruthy()
      .then(() => handoverSecret(chie.frames));
    const laptop = await Guest.arrive(
      browser,
      '千恵',
      { base, locale: 'ja-JP', width: 1100, height: 800 },
      chie.frames,
    );
    await laptop.go(`/t/${code}#take=${secret}`);
    await chie.get('farewell').waitFor();
    await expect.poll(() => chie.get('farewell').getAttribute('data-code')).toBe('moved');
    await laptop.get('choice-approve').waitFor();
    expect(laptop.page.url()).not.toContain(String(secret));
    await picture(laptop, 'laptop-vote');

    // The server dies in the middle of the same vote and comes back.
    await ana.seal('choice-approve');
    await server.stop('SIGKILL');
    await expect.poll(() => ana.get('line').getAttribute('data-state')).not.toBe('online');
    await picture(ana, 'offline');
    await server.start();
    await ana.get('change').waitFor({ timeout: 30_000 });
    await laptop.seal('choice-approve');

    const people = [ana, benoit, laptop];
    await playToTheEnd(people, async (phase) => {
      await picture(ana, `phone-${phase}`);
      await picture(laptop, `laptop-${phase}`);
      await picture(screen, `screen-${phase}`);
    });
    await Promise.all([...people, screen].map((guest) => guest.get('ending').waitFor({ timeout: 30_000 })));
    for (const [guest, name] of [
      [ana, 'end-en'],
      [benoit, 'end-fr'],
      [laptop, 'end-ja'],
      [screen, 'screen-end'],
    ] as const) {
      await picture(guest, name);
    }

    // Each has read the game in their own language.
    const langs = await Promise.all(people.map(({ page }) => page.locator('html').getAttribute('lang')));
    expect(langs).toEqual(['en', 'fr', 'ja']);

    // Nothing on any wire that its reader had no right to.
    const characters = charactersIn(screen.frames);
    expect(characters).toHaveLength(5);
    expect({
      ana: leaksIn(ana.frames, 0),
      benoit: leaksIn(benoit.frames, 1),
      chie: leaksIn(chie.frames, 2),
      screen: leaksIn(screen.frames, undefined),
    }).toEqual({ ana: [], benoit: [], chie: [], screen: [] });

    // The same group plays again.
    await ana.tap('rematch');
    await ana.get('lobby').waitFor();
    for (const guest of [benoit, laptop]) await guest.tap('follow-table');
    await Promise.all(people.map((guest) => guest.get('lobby').waitFor()));
    await expect.poll(() => ana.get('members').getByRole('listitem').count()).toBe(5);
  });
});

/** A secret shows only while it is held. */
async function holdCard(guest: Guest, look: () => Promise<void>): Promise<void> {
  expect(await guest.shows('held-card')).toBe(false);
  await guest.get('hold-card').hover();
  await guest.page.mouse.down();
  await guest.get('held-card').waitFor();
  await look();
  await guest.page.mouse.up();
  await guest.get('held-card').waitFor({ state: 'detached' });
}

async function playUntilVote(people: readonly Guest[]): Promise<void> {
  await expect
    .poll(
      async () => {
        for (const guest of people) if (await guest.shows('propose')) await guest.act();
        return await people[0]?.shows('choice-approve');
      },
      { timeout: 30_000 },
    )
    .toBe(true);
}

async function playToTheEnd(people: readonly Guest[], onPhase: (phase: string) => Promise<void>): Promise<void> {
  const seen = new Set<string>();
  await expect
    .poll(
      async () => {
        const phase = (await people[0]?.shows('stage')) ? 'reveal' : await phaseOf(people[0]);
        if (phase !== undefined && !seen.has(phase)) {
          seen.add(phase);
          await onPhase(phase);
        }
        for (const guest of people) await guest.act();
        return await people[0]?.shows('ending');
      },
      { timeout: 150_000, interval: 50 },
    )
    .toBe(true);
}

async function phaseOf(guest: Guest | undefined): Promise<string | undefined> {
  if (guest === undefined || !(await guest.shows('dock'))) return undefined;
  return (
    (await guest
      .get('dock')
      .getAttribute('data-phase', { timeout: 500 })
      .catch(() => undefined)) ?? undefined
  );
}

function handoverSecret(frames: readonly string[]): string | undefined {
  for (const frame of frames) {
    const message: unknown = JSON.parse(frame);
    if (typeof message === 'object' && message !== null && 'secret' in message) return String(message.secret);
  }
  return undefined;
}

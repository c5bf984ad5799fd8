import type { Page } from '@reseau/browserkit';
import { expect, test, vi } from 'vitest';
import { act } from './testing/march.ts';
import { addPeople, playHere, type Seen, seenOn, stubVoice, tapPassed } from './testing/passing.ts';
import { held, tapOn } from './testing/people.ts';
import { ServerUnderTest } from './testing/server-under-test.ts';

vi.setConfig({ testTimeout: 300_000 });

const server = new ServerUnderTest({ botPace: 0 });
const NAMES = ['Ada', 'Ben', 'Cho', 'Dov', 'Eve'];
/** In milliseconds: as long as everybody has the device, whatever there is to do with it. */
const LEAST = 4000;

/** What a device that goes round has shown, and to whom. */
class Watch {
  readonly spies = new Set<string>();
  /** By what is asked: what each person saw of it at first. */
  readonly seen = new Map<string, Map<string, Seen>>();
  readonly staged = new Set<string>();
  /** How often the device was still covered just before its time was over. */
  covered = 0;
  readonly #page: Page;
  #who = '';
  #openedAt = 0;

  constructor(page: Page) {
    this.#page = page;
  }

  /** One deed, and what there is to be seen of it. */
  async tap(): Promise<void> {
    const page = this.#page;
    const curtain = page.getByTestId('curtain');
    if (!(await curtain.isVisible())) {
      const scene = page.getByTestId('stage').locator('[data-scene]');
      if (await scene.isVisible())
        this.staged.add((await scene.getAttribute('data-scene', { timeout: 1000 }).catch(() => '')) ?? '');
      await tapPassed(page, tapOn, false);
      return;
    }
    if ((await curtain.getAttribute('data-done')) === 'true') await this.#wait();
    else await this.#open();
  }

  askedAt(at: string): readonly string[] {
    return [...(this.seen.get(at)?.keys() ?? [])].toSorted();
  }

  /** Time stands still a moment before the device may go on, and then leaps. */
  async #wait(): Promise<void> {
    const { clock } = this.#page;
    const now = await this.#page.evaluate(() => Date.now());
    const until = this.#openedAt + LEAST - 100;
    if (now < until) {
      await clock.pauseAt(until);
      expect(await this.#page.getByTestId('curtain').getAttribute('data-done')).toBe('true');
      this.covered += 1;
      await clock.resume();
    }
    await clock.fastForward(1000);
  }

  async #open(): Promise<void> {
    const page = this.#page;
    this.#who = (await page.getByTestId('curtain').getByRole('heading').textContent()) ?? '';
    await this.#note();
    this.#openedAt = await page.evaluate(() => {
      document.querySelector<HTMLElement>('[data-testid="i-am"]')?.click();
      return Date.now();
    });
    await page.getByTestId('own-bar').waitFor();
    const isRole = await page.getByTestId('roles').isVisible();
    // The first has to wait for it, whoever that is.
    if (isRole) await page.locator('[data-testid=ready]:enabled').waitFor();
    await this.#note();
    if (isRole && (await held(page)).character.toLowerCase().includes('spy')) this.spies.add(this.#who);
  }

  async #note(): Promise<void> {
    const now = await seenOn(this.#page, NAMES);
    const all = this.seen.get(now.at) ?? new Map<string, Seen>();
    this.seen.set(now.at, all);
    // How many have chosen is told to all, and changes from one to the next.
    const parts = now.parts.filter((part) => !/progress|ready-count/.test(part));
    if (!all.has(this.#who)) all.set(this.#who, { ...now, parts });
  }
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  await expect.poll(isSo, { timeout: 250_000, interval: 10 }).toBe(true);
}

test('five people play The Resistance on one tablet, and nothing tells who is a spy', async () => {
  const page = await server.page({ width: 820, height: 1180, workerless: true });
  await page.clock.install();
  const said = await stubVoice(page);
  await playHere(page, 'resistance', NAMES);
  await page.getByTestId('start').click();
  await page.getByTestId('pass').waitFor();
  // Nobody shuts their eyes before they have seen a card.
  expect(await page.getByTestId('ceremony').count()).toBe(0);
  await page.getByTestId('pass').click();
  const watch = new Watch(page);
  const shows = (id: string) => page.getByTestId(id).isVisible();
  await until(async () => {
    if (!(await shows('ceremony'))) await watch.tap();
    return shows('ceremony');
  });
  expect(watch.askedAt('roles')).toEqual(NAMES);

  // The device reads the opening, line by line, with time for the eyes in between.
  await page.getByTestId('ceremony').click();
  await page.getByTestId('listen').click();
  const lines = await page.getByRole('dialog').getByRole('listitem').allTextContents();
  expect(lines.length).toBeGreaterThan(2);
  for (const count of lines.keys()) {
    await expect.poll(said).toEqual(lines.slice(0, count + 1));
    await page.clock.fastForward(9000);
  }
  await page.getByTestId('listen').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  await until(async () => {
    await watch.tap();
    return shows('rematch');
  });
  // The end is told to all five: some have won, some lost, and nobody is "you".
  expect(await page.getByTestId('ending').innerText()).not.toMatch(/You (won|lost)|· you\b/);
  // Once a team was proposed, it is too late for it.
  expect(await page.getByTestId('ceremony').count()).toBe(0);
  // What all are to see is shown to all, before the device goes on to the next.
  expect([...watch.staged].filter((scene) => scene !== '').toSorted()).toEqual(['mission', 'vote']);
  expect(watch.spies.size).toBe(2);
  for (const at of ['curtain false', 'roles', 'vote', 'play']) {
    const [first, ...others] = [...(watch.seen.get(at)?.values() ?? [])];
    expect(first?.parts.length).toBeGreaterThan(5);
    for (const other of others) expect(other).toEqual(first);
  }
  expect(['curtain false', 'vote'].map((at) => watch.askedAt(at))).toEqual([NAMES, NAMES]);
  expect(watch.covered).toBeGreaterThan(10);
});

/** Whether all look at the table, and nothing happens there. */
const isAtRest = async (page: Page): Promise<boolean> =>
  (await page.getByTestId('pass-bar').isVisible()) &&
  (await page.getByTestId('board').isVisible()) &&
  !(await page.getByTestId('stage').isVisible());

/** Ben says a phrase, and Ada writes: at one device, each chosen before a word is said, and heard elsewhere under their own names. */
async function speakFrom(shared: Page, other: Page): Promise<void> {
  await shared.getByTestId('react').click();
  await shared.getByTestId('speaks-Ada').waitFor();
  expect(await shared.getByTestId('phrases').count()).toBe(0);
  await shared.getByTestId('speaks-Ben').click();
  await shared.getByTestId('phrase-agree').click();
  await expect.poll(() => other.getByTestId('spoken').textContent()).toBe('Ben: I agree');
  await shared.getByTestId('dossier').click();
  await shared.getByTestId('tab-chat').click();
  expect(await shared.getByRole('textbox').count()).toBe(0);
  await shared.getByTestId('speaks-Ada').click();
  await shared.getByRole('textbox').fill('We talk here');
  await shared.keyboard.press('Enter');
  const said = shared.getByRole('log').locator('p');
  await expect.poll(() => said.count()).toBe(2);
  expect((await said.allTextContents()).map((line) => /Ada|Ben/.exec(line)?.[0])).toEqual(['Ben', 'Ada']);
  await shared.keyboard.press('Escape');
  await shared.getByRole('dialog').waitFor({ state: 'detached' });
}

test('two people on one tablet play Insurrection with a phone and a bot, through a server', async () => {
  const shared = await server.page({ width: 820, height: 1180, workerless: true });
  const other = await server.page({ width: 320, height: 568, workerless: true });
  await shared.clock.install();
  await shared.goto('/');
  await shared.getByTestId('game-insurrection').check();
  await shared.getByRole('textbox').first().fill('Ada');
  await shared.getByTestId('open-table').click();
  await addPeople(shared, ['Ben']);
  await other.goto(new URL(shared.url()).pathname);
  await other.getByRole('textbox').first().fill('Cho');
  await other.getByTestId('take-seat').click();
  await other.getByTestId('lobby').waitFor();
  const members = shared.getByTestId('members');
  await members.getByText('Cho', { exact: true }).waitFor();
  expect(await members.getByText('at this device').count()).toBe(2);
  await shared.getByTestId('add-bot-easy').click();
  await expect.poll(() => members.locator('li').count()).toBe(4);
  await shared.getByTestId('start').click();
  await other.getByTestId('ready').click();
  let reloaded = false;
  let spoke = false;
  await until(async () => {
    if (!spoke && (await isAtRest(shared))) {
      spoke = true;
      await speakFrom(shared, other);
    }
    await tapPassed(shared, act);
    await act(other);
    // Both are still at this device afterwards, and behind a curtain again.
    if (
      !reloaded &&
      (await shared.getByTestId('board').isVisible()) &&
      (await shared.getByTestId('own-bar').isVisible())
    ) {
      reloaded = true;
      await shared.reload();
      await shared.getByTestId('pass-bar').waitFor();
      await shared.getByTestId('own-bar').waitFor({ state: 'detached' });
    }
    return (await shared.getByTestId('rematch').isVisible()) && (await other.getByTestId('ending').isVisible());
  });
  expect([reloaded, spoke]).toEqual([true, true]);
  // A bot has no eyes to shut.
  await shared.getByTestId('rematch').click();
  await shared.getByTestId('lobby').waitFor();
  await expect.poll(() => members.locator('li').count()).toBe(4);
});

test('two people play Project: Resistance at one map, without a curtain', async () => {
  const page = await server.page({ width: 820, height: 1180, workerless: true });
  await playHere(page, 'project', ['Ada', 'Ben']);
  await page.getByTestId('start').click();
  // What was dealt lies open for both.
  const dealt = page.getByTestId('dealt-leaders');
  await expect.poll(() => dealt.count()).toBe(2);
  await page.locator('[data-testid=ready]:enabled').click();
  await page.getByTestId('board').waitFor();
  const actor = (name: string) => page.getByTestId(`act-${name}`);
  const isActing = (name: string) => actor(name).getAttribute('aria-pressed');
  await actor('Ben').click();
  expect(await isActing('Ben')).toBe('true');
  /** How much the log tells; it lies open for both, and nobody's notes do. */
  const told = async (): Promise<number> => {
    await page.getByTestId('dossier').click();
    await page.getByTestId('tab-log').click();
    expect(await page.getByTestId('tab-notes').count()).toBe(0);
    const lines = await page.getByRole('dialog').getByRole('listitem').count();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    return lines;
  };
  const before = await told();
  // Ben walks; then Ada, on the same map, sees it and says that she is done.
  await page.getByTestId('action-move').click();
  const ways = page.getByTestId('chooser').getByRole('radio');
  if ((await ways.count()) > 0) await ways.first().check();
  await page.getByTestId('confirm').click();
  await expect.poll(told).toBeGreaterThan(before);
  const done = async () => {
    await page.getByTestId('done').click();
    await page
      .getByTestId('done')
      .click({ timeout: 2000 })
      .catch(() => undefined);
  };
  await actor('Ada').click();
  await done();
  // Whoever is done leaves the map to the other, and can still take it back.
  await expect.poll(() => isActing('Ben')).toBe('true');
  await actor('Ada').click();
  await page.getByTestId('not-done').click();
  await page.getByTestId('done').waitFor();
  await until(async () => {
    if (await page.getByTestId('stage').isVisible()) await page.keyboard.press('Escape');
    else if (
      await page
        .getByTestId('done')
        .isEnabled({ timeout: 500 })
        .catch(() => false)
    )
      await done();
    expect(await page.getByTestId('curtain').count()).toBe(0);
    return page.getByTestId('rematch').isVisible();
  });
});

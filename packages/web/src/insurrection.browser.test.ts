import { accessibilityProblems, type Page } from '@reseau/browserkit';
import { HOUSE } from '@reseau/games/insurrection';
import { startTestServer } from '@reseau/server/testing';
import { expect, test } from 'vitest';
import { beginOn } from './testing/begin.ts';
import { gatherAt, isAt, playUntil } from './testing/march.ts';
import { picture } from './testing/picture.ts';
import { ServerUnderTest } from './testing/server-under-test.ts';

interface Told {
  readonly type: string;
  readonly to: 'all' | readonly number[];
  readonly seat?: number;
  readonly card?: string;
  readonly people?: readonly string[];
  readonly leaders?: readonly string[];
}

/** A page, and every frame that its socket received, as it came over the line. */
interface Watched {
  readonly page: Page;
  readonly frames: string[];
}

const server = new ServerUnderTest();

async function device(locale: string, width: number, height: number): Promise<Watched> {
  const page = await server.page({ locale, width, height });
  const frames: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))));
  return { page, frames };
}

const factsIn = (frames: readonly string[]): readonly Told[] =>
  frames.flatMap((frame) => {
    const message = JSON.parse(frame) as { readonly t: string; readonly facts?: readonly Told[] };
    return message.t === 'facts' ? (message.facts ?? []) : [];
  });

/** Everything but the box itself: the room shows everybody which cards are in it. */
const withoutBox = (frame: string): string =>
  JSON.stringify(JSON.parse(frame), (key, value: unknown) => (key === 'options' ? undefined : value));

const mentions = (frames: readonly string[], card: string): boolean =>
  frames.map(withoutBox).some((frame) => frame.includes(`"${card}"`));

/** All that went to this page alone is about this seat, but for cards it had put under a pile itself. */
function expectOwnWhispers({ frames }: Watched, seat: number | undefined): void {
  const whispers = factsIn(frames).filter(({ to }) => to !== 'all');
  const buried = whispers.filter(({ type }) => type === 'buried').map(({ card }) => card);
  const strays = whispers.filter(
    ({ to, seat: about = seat, card }) =>
      to === 'all' || to.length !== 1 || to[0] !== seat || (about !== seat && !buried.includes(card)),
  );
  expect(strays).toEqual([]);
}

const dealtTo = ({ frames }: Watched): Told => {
  const dealt = factsIn(frames).find(({ type }) => type === 'dealt');
  if (dealt === undefined) throw new Error('nothing was dealt');
  return dealt;
};

async function expectSound(page: Page, name: string): Promise<void> {
  const overhang = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  const size = page.viewportSize();
  // Looked over with room below: what the dock happens to cover when nobody has scrolled is no fault.
  if (size !== null) await page.setViewportSize({ ...size, height: Math.max(size.height, 1600) });
  const problems = await accessibilityProblems(page);
  if (size !== null) await page.setViewportSize(size);
  expect({ name, problems, overhang: Math.max(0, overhang) }).toEqual({ name, problems: [], overhang: 0 });
}

test('four play: two people in two languages, two bots and a screen; nobody is sent the hand of another', async () => {
  const ada = await device('en', 390, 844);
  const bea = await device('fr', 320, 568);
  const wall = await device('ja', 1920, 1080);

  await ada.page.goto('/');
  await ada.page.getByRole('radio', { name: /^Insurrection/ }).check();
  await ada.page.getByRole('textbox').first().fill('Ada');
  await ada.page.getByTestId('open-table').click();
  await ada.page.getByTestId('lobby').waitFor();
  const code = (await ada.page.getByTestId('code').textContent())?.trim() ?? '';
  await expectSound(ada.page, 'lobby');
  await wall.page.goto(`/t/${code}/screen`);
  await bea.page.goto(`/t/${code}`);
  await bea.page.getByRole('textbox').first().fill('Béa');
  await bea.page.getByTestId('take-seat').click();
  await bea.page.getByTestId('lobby').waitFor();
  for (const bots of [1, 2]) {
    await ada.page.getByTestId('add-bot-easy').click();
    await expect.poll(() => ada.page.getByTestId('members').locator('li').count()).toBe(2 + bots);
  }
  await beginOn(ada.page, bea.page);

  // The opening choice of a Leader, sealed.
  await bea.page.getByTestId('leaders').waitFor();
  await expectSound(bea.page, 'leader');
  await expectSound(wall.page, 'screen');
  await gatherAt([ada.page, bea.page], 'choose');

  // Before anything is played, no card of a hand has gone anywhere else.
  const [first, second] = [dealtTo(ada), dealtTo(bea)];
  expect([first.seat, second.seat]).toEqual([0, 1]);
  for (const card of [...(first.people ?? []), ...(first.leaders ?? [])]) {
    expect({ card, sent: mentions(ada.frames, card) }).toEqual({ card, sent: true });
    expect({ card, sent: mentions(bea.frames, card) || mentions(wall.frames, card) }).toEqual({ card, sent: false });
  }
  for (const card of [...(second.people ?? []), ...(second.leaders ?? [])]) {
    expect({ card, sent: mentions(ada.frames, card) || mentions(wall.frames, card) }).toEqual({ card, sent: false });
  }
  await expect.poll(() => bea.page.getByTestId('headline').textContent()).toBe('Posez une carte face cachée');
  await expect.poll(() => ada.page.getByTestId('headline').textContent()).toBe('Play a card face down');
  await expect.poll(() => ada.page.getByTestId('running').textContent()).toMatch(/Good: −?\d+\s+Evil: −?\d+/);
  await expect.poll(() => wall.page.getByTestId('hand').count()).toBe(0);
  await expectSound(bea.page, 'choose');
  await bea.page.getByTestId('hand').locator('button').first().click({ button: 'right' });
  await bea.page.getByTestId('card-sheet').waitFor();
  await expectSound(bea.page, 'card');
  await bea.page.keyboard.press('Escape');
  await bea.page.getByRole('dialog').waitFor({ state: 'detached' });

  await playUntil([ada.page, bea.page], async () => isAt(bea.page, 'turn'));
  await picture(ada.page, 'insurrection');
  await expectSound(bea.page, 'turn');
  await expectSound(wall.page, 'screen in a turn');
  for (const sheet of ['dossier', 'help']) {
    await bea.page.getByTestId(sheet).click();
    await bea.page.getByRole('dialog').waitFor();
    await expectSound(bea.page, sheet);
    await bea.page.keyboard.press('Escape');
    await bea.page.getByRole('dialog').waitFor({ state: 'detached' });
  }

  const ends = async ({ page }: Watched) => page.getByTestId('ending').isVisible();
  await playUntil([ada.page, bea.page], async () => (await ends(ada)) && (await ends(bea)));
  await wall.page.getByTestId('ending').waitFor({ timeout: 30_000 });
  const endings = await Promise.all(
    [ada, bea, wall].map(({ page }) => page.getByTestId('ending').getAttribute('data-winner')),
  );
  expect(new Set(endings).size).toBe(1);
  await expectSound(bea.page, 'ending');
  await expectSound(wall.page, 'screen at the end');

  // Each page of the pad adds up to what the ranking says.
  for (const seat of [1, 2, 3, 4]) {
    await ada.page.getByTestId(`page-${seat}`).click();
    const total = await ada.page.getByTestId('pad-total').textContent();
    const ranked = await ada.page.getByTestId(`page-${seat}`).textContent();
    expect(ranked?.replaceAll('-', '−')).toContain(`${total?.trim()} point`);
  }
  const [download] = await Promise.all([ada.page.waitForEvent('download'), ada.page.getByTestId('csv-pad').click()]);
  expect(download.suggestedFilename()).toBe('insurrection.csv');

  // To the end: what was whispered was one's own, and a Leader that was not kept stayed unknown.
  expectOwnWhispers(ada, 0);
  expectOwnWhispers(bea, 1);
  expectOwnWhispers(wall, undefined);
  for (const [owner, others] of [
    [ada, [bea, wall]],
    [bea, [ada, wall]],
  ] as const) {
    const { leaders = [] } = dealtTo(owner);
    const drawn = factsIn(owner.frames).map(({ type, card }) => (type === 'drew' ? card : undefined));
    const left = leaders.find((card) => !drawn.includes(card));
    for (const { frames } of others)
      expect({ left, sent: mentions(frames, left ?? '') }).toEqual({ left, sent: false });
  }
});

test('a card is chosen and sealed with the keys alone, and may be changed until all have chosen', async () => {
  const { page } = await device('en', 390, 844);
  const friend = await device('en', 390, 844);
  await page.goto('/');
  await page.getByRole('radio', { name: /^Insurrection/ }).check();
  await page.getByRole('textbox').first().fill('Ada');
  await page.keyboard.press('Enter');
  await page.getByTestId('lobby').waitFor();
  // The choice is remembered on this device.
  expect(await page.evaluate(() => localStorage.getItem('reseau:game'))).toBe('insurrection');
  await friend.page.goto(new URL(page.url()).pathname);
  await friend.page.getByRole('textbox').first().fill('Béa');
  await friend.page.keyboard.press('Enter');
  await friend.page.getByTestId('lobby').waitFor();
  await beginOn(page, friend.page);
  await page.getByTestId('leaders').waitFor();
  await expect.poll(() => page.getByTestId('act').isDisabled()).toBe(true);
  await page.getByTestId('leaders').getByRole('button').first().focus();
  await page.keyboard.press('Space');
  await page.getByTestId('act').focus();
  await page.keyboard.press('Enter');
  await page.getByTestId('change').waitFor();
  await expect.poll(() => page.getByTestId('progress').textContent()).toContain('1 of 2 has chosen');
  await expect.poll(() => friend.page.getByTestId('progress').textContent()).toContain('1 of 2 has chosen');
  await page.getByTestId('change').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.getByTestId('act').isDisabled()).toBe(true);
  // What was chosen counts until something else is, and the page says so.
  const counts = 'Your choice stands until you change it.';
  expect((await page.getByTestId('progress').textContent())?.trim()).toBe(counts);
  const leaders = page.getByTestId('leaders').getByRole('button');
  expect(await leaders.evaluateAll((all) => all.map((one) => one.matches('[data-laid]')))).toEqual([true, false]);

  await playUntil([page, friend.page], async () => (await isAt(page, 'choose')) && (await isAt(friend.page, 'choose')));
  const card = page.getByTestId('hand').getByRole('button').nth(1);
  await card.focus();
  await page.keyboard.press('Enter');
  await page.getByTestId('act').click();
  await page.getByTestId('change').click();
  await page.getByTestId('act').waitFor();
  expect((await page.getByTestId('progress').textContent())?.trim()).toBe(counts);
  const hand = page.getByTestId('hand').getByRole('button');
  const laid = await hand.evaluateAll((all) => all.map((one) => one.matches('[data-laid]')));
  expect(laid).toEqual(laid.map((_, index) => index === 1));
});

test('what a page shows are the cards of the match, not those it was built with', async () => {
  const elder = (id: string) => ({ en: `Elder ${id}`, fr: `Elder ${id}`, ja: `Elder ${id}` });
  const leaders = HOUSE.leaders.map((leader) => ({ ...leader, names: elder(leader.id) }));
  const cards = { ...HOUSE, leaders };
  const other = await startTestServer({ defaultOptions: { insurrection: { cards } } });
  const { page } = await device('en', 390, 844);
  await page.goto(other.base);
  await page.getByRole('radio', { name: /^Insurrection/ }).check();
  await page.getByRole('textbox').first().fill('Ada');
  await page.keyboard.press('Enter');
  await page.getByTestId('lobby').waitFor();
  await page.getByTestId('add-bot-easy').click();
  await beginOn(page);
  const offered = page.getByTestId('leaders').getByRole('button');
  await offered.first().waitFor();
  const shown = await offered.evaluateAll((all) => all.map((one) => one.textContent));
  expect(shown.filter((text) => /Elder [a-z]/.test(text ?? ''))).toHaveLength(2);
  await other.close();
});

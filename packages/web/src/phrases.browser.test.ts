import { accessibilityProblems, type Page } from '@reseau/browserkit';
import { MemoryStore } from '@reseau/server';
import { joinRoom, Player, storeMatch } from '@reseau/server/testing';
import { expect, test } from 'vitest';
import { type Device, holdSeat, type Place, ServerUnderTest } from './testing/server-under-test.ts';
import { noSheet } from './testing/tables.ts';
import { CALLED } from './testing/tour/crew.ts';
import { dismiss } from './testing/tour/tour.ts';

const store = new MemoryStore();
const server = new ServerUnderTest({}, store);
const at = <T>(all: readonly T[], index: number): T => {
  const one = all[index];
  if (one === undefined) throw new Error('nobody came');
  return one;
};

/** Ten people with the longest names there are, and a module by which some may look at a card. */
const laid = (): Promise<readonly Place[]> =>
  storeMatch(store, {
    game: 'resistance',
    names: CALLED,
    options: { modules: ['inquisitor'], extras: [] },
    deal: { leader: 0, characters: CALLED.map((_, seat) => (seat < 4 ? 'spy' : 'resistance')) },
  });

async function sit(place: Place, device: Device = {}): Promise<Page> {
  const page = await server.page({ workerless: true, ...device });
  await holdSeat(page, place);
  await page.goto(`/t/${place.code}`);
  await page.getByTestId('board').waitFor();
  await dismiss(page);
  return page;
}

async function screenOf({ code }: Place): Promise<Page> {
  const page = await server.page({ width: 1920, height: 1080, locale: 'ja', workerless: true });
  await page.goto(`/t/${code}/screen`);
  await page.getByTestId('screen').waitFor();
  return page;
}

const openChat = async (page: Page): Promise<void> => {
  const dossier = page.getByTestId('dossier');
  if (await dossier.isVisible()) await dossier.click();
  await page.getByTestId('tab-chat').click();
};

const bubbleOf = (page: Page, member: string) => page.locator(`[data-testid="speech"][data-from="${member}"]`);

/** Whether what was said is in the bar, on a phone that has no room for bubbles. */
const isInBar = (page: Page, member: string): Promise<boolean> =>
  page.locator(`header [data-testid="speech"][data-from="${member}"]`).isVisible();

/** Whether a bubble is whole on the screen, and near the seat of whoever spoke. */
const isAtSeat = (page: Page, member: string): Promise<boolean> =>
  page.evaluate((id) => {
    const bubble = document.querySelector(`[data-testid="speech"][data-from="${id}"]`)?.getBoundingClientRect();
    const seat = document.querySelector(`[data-member="${id}"]`)?.getBoundingClientRect();
    if (bubble === undefined || seat === undefined) return false;
    const isWhole = bubble.left >= 0 && bubble.right <= innerWidth && bubble.top >= 0 && bubble.bottom <= innerHeight;
    const gap = Math.max(
      seat.top - bubble.bottom,
      bubble.top - seat.bottom,
      seat.left - bubble.right,
      bubble.left - seat.right,
    );
    return isWhole && gap < 24;
  }, member);

test('a phrase is said in two taps and read by each in their own language, in the bar, at the seat, in the chat and on the television', async () => {
  const places = await laid();
  const phone = await sit(at(places, 0), { width: 320, height: 568, touch: true });
  const laptop = await sit(at(places, 1), { width: 1440, height: 900, locale: 'fr' });
  const tv = await screenOf(at(places, 0));

  // By keyboard: opened, chosen, said; the focus is back where it was.
  await phone.getByTestId('react').focus();
  await phone.keyboard.press('Enter');
  await phone.getByTestId('phrases').waitFor();
  expect(await accessibilityProblems(phone)).toEqual([]);
  const isWithin = () => phone.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
  expect(await isWithin()).toBe(true);
  await phone.getByTestId('phrase-suspect').focus();
  await phone.keyboard.press('Enter');
  await phone.getByTestId('phrase-names').waitFor();
  expect(await phone.getByTestId('phrase-names').getByRole('button').count()).toBe(CALLED.length - 1);
  expect(await accessibilityProblems(phone)).toEqual([]);
  expect(await isWithin()).toBe(true);
  await phone.getByTestId('phrase-seat-5').focus();
  await phone.keyboard.press('Enter');
  const read: readonly (readonly [Page, string, string])[] = [
    [phone, 'I suspect Léa', 'Wilhelmina Featherby: I suspect Léa'],
    [laptop, 'Je soupçonne Léa', 'Wilhelmina Featherby\u202f: Je soupçonne Léa'],
    [tv, 'Léaさんを疑っています', 'Wilhelmina Featherbyさん：Léaさんを疑っています'],
  ];
  for (const [page, words, spoken] of read) {
    await bubbleOf(page, 'm1').waitFor();
    expect(await bubbleOf(page, 'm1').textContent()).toContain(words);
    expect((await page.getByTestId('spoken').textContent())?.trim()).toBe(spoken);
    await expect.poll(() => (page === phone ? isInBar(page, 'm1') : isAtSeat(page, 'm1'))).toBe(true);
  }
  await noSheet(phone);
  await expect.poll(() => phone.evaluate(() => document.activeElement?.getAttribute('data-testid'))).toBe('react');

  // One tap says what needs nobody; what anybody may have seen, everybody can say.
  await laptop.getByTestId('react').click();
  await laptop.getByTestId('phrase-takeMe').click();
  await bubbleOf(phone, 'm2').getByText('Take me along').waitFor();
  await laptop.getByTestId('react').click();
  await laptop.getByTestId('phrase-spyAmong').click();
  await laptop.getByTestId('phrase-seat-1').click();
  expect(await laptop.getByTestId('phrase-say').isDisabled()).toBe(true);
  await laptop.getByTestId('phrase-seat-8').click();
  await laptop.getByTestId('phrase-say').click();
  await bubbleOf(phone, 'm2').getByText('There’s a spy among Wilhelmina Featherby and Ngozi').waitFor();

  await openChat(laptop);
  const lines = laptop.getByRole('log').locator('.said');
  await expect.poll(() => lines.count()).toBe(3);
  expect(await lines.allTextContents()).toEqual([
    'Je soupçonne Léa',
    'Prenez-moi dans l’équipe',
    'Il y a un Espion parmi Wilhelmina Featherby et Ngozi',
  ]);

  // The host switches phrases off while somebody chooses one: they are gone for all, and everyone is told why.
  await laptop.getByTestId('open-phrases').click();
  await laptop.getByTestId('phrases').waitFor();
  await phone.getByTestId('menu').click();
  await phone.getByRole('switch', { name: 'Phrases' }).click();
  await expect.poll(() => lines.count()).toBe(0);
  await noSheet(laptop);
  await expect.poll(() => laptop.getByTestId('open-phrases').count()).toBe(0);
  const told = async (page: Page, words: string) => {
    await page.getByTestId('notice').getByText(words, { exact: true }).click();
    await page.getByTestId('notice').waitFor({ state: 'detached' });
  };
  await told(laptop, 'L’hôte a coupé les phrases.');
  await told(tv, 'ホストが定型文を止めました。');
  await laptop.getByTestId('phrases-off').waitFor();
  await phone.getByRole('switch', { name: 'Chat' }).click();
  await told(laptop, 'L’hôte a coupé la discussion.');
  await told(tv, 'ホストがチャットを止めました。');
  await laptop.getByTestId('chat-off').waitFor();
  expect(await laptop.getByRole('textbox').count()).toBe(0);
  await phone.getByRole('switch', { name: 'Chat' }).click();
  await told(laptop, 'L’hôte a rétabli la discussion.');
  await laptop.getByRole('textbox').waitFor();
  // Whoever switches sees the switch.
  expect(await phone.getByTestId('notice').count()).toBe(0);
});

test('those who watch talk apart, and everyone reads it when the game is over', async () => {
  const places = await laid();
  const crew = await Promise.all(places.map((place) => new Player(server.base, place).ready()));
  const seated = await sit(at(places, 0), { width: 390, height: 844 });
  const [flo, gus] = [
    await joinRoom(server.base, at(places, 0).code, 'Flo'),
    await joinRoom(server.base, at(places, 0).code, 'Gus'),
  ];
  const watching = await sit(flo, { width: 390, height: 844, locale: 'fr' });
  const other = await new Player(server.base, gus).ready();

  await openChat(watching);
  await watching.getByTestId('only-bench').waitFor();
  expect(await watching.getByTestId('open-phrases').count()).toBe(0);
  await watching.getByRole('textbox').fill('Bo a l’air nerveux');
  await watching.keyboard.press('Enter');
  await other.until('told', ({ bench }) => bench.length === 1);
  await at(crew, 2).say('to all');

  await openChat(seated);
  await seated.getByText('to all', { exact: true }).waitFor();
  expect(await seated.getByText('Bo a l’air nerveux').count()).toBe(0);
  expect(crew.flatMap(({ bench }) => bench)).toEqual([]);
  expect(await watching.getByText('to all', { exact: true }).count()).toBe(1);
  await seated.keyboard.press('Escape');

  await at(crew, 0).command({ do: 'call', kind: 'void' });
  for (const player of crew.slice(1)) await player.command({ do: 'agree', call: 1, yes: true });
  await seated.getByTestId('lobby-chat').click();
  await seated.getByText('Bo a l’air nerveux').waitFor();
  const marked = seated.getByRole('log').locator('p', { has: seated.getByTestId('from-bench') });
  expect(await marked.allTextContents()).toEqual([expect.stringContaining('Bo a l’air nerveux')]);
  // In the order in which it was said.
  expect(await seated.getByRole('log').locator('.said').allTextContents()).toEqual(['Bo a l’air nerveux', 'to all']);
});

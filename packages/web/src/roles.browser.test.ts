import type { Page } from '@reseau/browserkit';
import type { GameId } from '@reseau/games';
import { describe, expect, test } from 'vitest';
import { readyOn } from './testing/begin.ts';
import { everyControl, shown } from './testing/controls.ts';
import { expectRoom, Gathering } from './testing/gathering.ts';
import { ServerUnderTest } from './testing/server-under-test.ts';

const PEOPLE = ['Ada', 'Ben', 'Cho', 'Dov', 'Eve'];

/** Every frame of the page's line, from now on. */
function framesOf(page: Page): { readonly received: string[]; readonly sent: string[] } {
  const frames = { received: [] as string[], sent: [] as string[] };
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => frames.received.push(String(payload)));
    socket.on('framesent', ({ payload }) => frames.sent.push(String(payload)));
  });
  return frames;
}

const factsIn = (frames: readonly string[]) => frames.filter((frame) => frame.startsWith('{"t":"facts"'));

/** Writes down whatever is ever on stage. */
const watchStage = (page: Page) =>
  page.addInitScript(() => {
    const staged: string[] = [];
    Object.assign(globalThis, { staged });
    new MutationObserver(() => {
      if (document.querySelector('[data-testid="stage"], [data-scene]') !== null) staged.push('stage');
    }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-scene'] });
  });

const stagedOn = (page: Page) =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
    return (globalThis as unknown as { readonly staged: readonly string[] }).staged;
  });

/** Holds the card with a finger, and looks. */
async function hold(page: Page, look: (face: ReturnType<Page['locator']>) => Promise<unknown>): Promise<void> {
  const box = await page.getByTestId('hold-card').boundingBox();
  if (box === null) throw new Error('no card');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await look(page.getByTestId('held-card'));
  await page.mouse.up();
  await page.getByTestId('held-card').waitFor({ state: 'detached' });
}

const GAMES: readonly (readonly [GameId, readonly string[], string])[] = [
  ['resistance', PEOPLE, '[data-character]'],
  ['insurrection', ['Ada', 'Ben'], '[data-testid="dealt-hand"] li'],
  ['project', ['Ada', 'Ben'], '[data-testid="dealt-leaders"] h3'],
];

describe('where nobody need wait', () => {
  const server = new ServerUnderTest();

  test.each(GAMES)(
    '%s: the card is told to nobody before it is held, and shows only while it is',
    async (game, people, face) => {
      const table = await Gathering.of(server, people, { game, onPages: ['Ada'], readyAlone: false });
      const ada = table.page('Ada');
      await watchStage(ada);
      const frames = framesOf(ada);
      await ada.reload();
      await ada.getByTestId('start').click();
      await ada.getByTestId('roles').waitFor();
      expect(factsIn(frames.received)).toEqual([]);
      await hold(ada, (held) => held.locator(face).first().waitFor());
      expect(await ada.locator(face).count()).toBe(0);
      expect(factsIn(frames.received)).toHaveLength(1);
      // Held again, with the keys: nothing more is asked for.
      await ada.getByTestId('hold-card').focus();
      await ada.keyboard.down('Space');
      await ada.locator(face).first().waitFor();
      await ada.keyboard.up('Space');
      await ada.locator(face).waitFor({ state: 'detached' });
      expect(frames.sent.filter((frame) => frame.includes('"do":"open"'))).toHaveLength(1);
      // The others know that nobody is ready, and no more.
      expect(table.player('Ben').frames.filter((frame) => frame.includes('"open'))).toEqual([]);

      // A reload lands where the table is; and once all are ready, at the table itself.
      await ada.reload();
      await ada.getByTestId('roles').waitFor();
      await readyOn(ada);
      await ada.getByTestId('ready-count').getByText(`Waiting for the others: 1 of ${people.length} ready`).waitFor();
      await ada.getByTestId('ready').waitFor({ state: 'detached' });
      for (const name of people.slice(1)) await table.player(name).command({ do: 'ready' });
      await ada.getByTestId('board').waitFor();
      expect(await stagedOn(ada)).toEqual([]);
    },
  );

  test('whoever is ready without a look is told the card when the match begins', async () => {
    const table = await Gathering.of(server, PEOPLE, { onPages: ['Ada'] });
    const ada = table.page('Ada');
    await ada.getByTestId('start').click();
    await readyOn(ada);
    await ada.getByTestId('board').waitFor();
    await hold(ada, (held) => held.locator('[data-character]').waitFor());
  });

  test('the card is read out after a warning, to ears alone', async () => {
    const table = await Gathering.of(server, PEOPLE, { onPages: ['Ada'], readyAlone: false });
    const ada = table.page('Ada');
    await ada.getByTestId('start').click();
    await ada.getByRole('button', { name: 'Listen to your card' }).focus();
    await ada.keyboard.press('Enter');
    const dialog = ada.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Read it to me' }).click();
    await expect.poll(() => dialog.getByRole('alert').textContent()).toMatch(/^You( serve the Resistance|’re a spy)\./);
  });

  test('whoever watches from the bench is not told of a card of their own', async () => {
    const table = await Gathering.of(server, PEOPLE, { onPages: ['Ada'], readyAlone: false });
    await table.page('Ada').getByTestId('start').click();
    await table.page('Ada').getByTestId('roles').getByRole('heading', { name: 'Your card' }).waitFor();
    const late = await table.join('Flo');
    await late.getByTestId('roles').getByRole('heading', { name: 'The cards are dealt' }).waitFor();
  });

  test('the host deals again or calls the match off, until somebody has seen a card', async () => {
    const table = await Gathering.of(server, PEOPLE, { onPages: ['Ada', 'Ben'], readyAlone: false });
    const [ada, ben] = [table.page('Ada'), table.page('Ben')];
    await ada.getByTestId('start').click();
    await ben.getByTestId('roles').waitFor();
    await expect.poll(() => ben.getByTestId('redeal').count()).toBe(0);
    await everyControl(shown(ada.getByTestId('roles')), {
      'Hold . Hold to see your card': 'elsewhere',
      'Deal again': async (control) => {
        await control.click();
        await ben.getByTestId('notice').getByText('The cards were dealt again.').waitFor();
        await expect.poll(() => table.player('Cho').room?.match).toBe(2);
      },
      'Call the game off': async (control) => {
        await control.click();
        for (const page of [ada, ben]) {
          await page.getByTestId('lobby').waitFor();
          await page.getByTestId('notice').getByText('The game was called off.').waitFor();
        }
        await ada.getByTestId('start').click();
        await ada.getByTestId('roles').waitFor();
      },
      'I’m ready': 'elsewhere',
    });
    await hold(ben, (held) => held.locator('[data-character]').waitFor());
    for (const id of ['redeal', 'call-off']) {
      await ada.getByTestId(id).click();
      await ada.getByRole('alert').getByText('Someone has already seen a card').waitFor();
    }
    await ada.getByTestId('roles').waitFor();
  });

  test.each(['en', 'fr', 'ja'])(
    'in %s it has room on every phone, and is read by those who see little',
    async (locale) => {
      const table = await Gathering.of(server, PEOPLE, { onPages: ['Ada'], device: { locale }, readyAlone: false });
      const ada = table.page('Ada');
      await ada.getByTestId('start').click();
      await ada.getByTestId('roles').waitFor();
      await expectRoom(ada, `roles in ${locale}`, ['ready', 'hold-card', 'hold-word', 'ready-count']);
    },
  );
});

describe('where everybody has a moment', () => {
  const server = new ServerUnderTest({ timings: { roles: 4000 } });

  test('nobody is ready sooner than the others could be, and the count is all that anybody sees', async () => {
    const table = await Gathering.of(server, PEOPLE, { onPages: ['Ada'], readyAlone: false });
    const ada = table.page('Ada');
    const wall = await table.wall();
    await ada.getByTestId('start').click();
    await ada.getByTestId('roles').waitFor();
    const fay = await table.join('Fay');
    const ready = ada.getByTestId('ready');
    expect(await ready.isDisabled()).toBe(true);
    await expect.poll(() => ready.textContent()).toMatch(/^I’m ready \(\d s\)$/);
    await wall.getByTestId('screen-roles').getByText('Look at your phones').waitFor();
    await fay.getByTestId('roles').getByText('Everyone who plays is looking at their own card.').waitFor();
    expect(await fay.getByTestId('ready').count()).toBe(0);
    await readyOn(ada);
    for (const page of [wall, fay]) await page.getByTestId('ready-count').getByText('1 of 5 ready').waitFor();
    await expect.poll(() => wall.locator('[data-testid="screen"]').count()).toBe(0);
    for (const name of PEOPLE.slice(1)) await table.player(name).command({ do: 'ready' });
    await wall.getByTestId('screen').waitFor();
    await fay.getByTestId('board').waitFor();
    await ada.getByTestId('board').waitFor();
  });
});

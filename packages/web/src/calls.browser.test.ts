import { expect, test } from 'vitest';
import { everyControl, opens, shown } from './testing/controls.ts';
import { expectRoom, Gathering } from './testing/gathering.ts';
import { ServerUnderTest } from './testing/server-under-test.ts';
import { noSheet, sheet } from './testing/tables.ts';

const server = new ServerUnderTest({ timings: { callAgain: 0 } });

const PEOPLE = ['Ada', 'Ben', 'Cho', 'Dov', 'Eve'];

/** Five at a table under way, two of them on pages. */
async function table(locale = 'en'): Promise<Gathering> {
  const gathering = await Gathering.of(server, PEOPLE, { onPages: ['Ada', 'Ben'], device: { locale } });
  const [ada, ben] = [gathering.page('Ada'), gathering.page('Ben')];
  await ada.getByTestId('start').click();
  for (const page of [ada, ben]) await page.getByTestId('ready').click();
  for (const page of [ada, ben]) await page.getByTestId('board').waitFor();
  return gathering;
}

/** Those without a page answer the call at hand. */
async function others(gathering: Gathering, yes: boolean): Promise<void> {
  for (const name of PEOPLE.slice(2)) {
    const player = gathering.player(name);
    await player.until('a call', ({ room }) => room?.call !== undefined);
    await player.command({ do: 'agree', call: player.room?.call?.call ?? 0, yes });
  }
}

async function call(gathering: Gathering, name: string, id: string): Promise<void> {
  const page = gathering.page(name);
  await sheet(page, page.getByTestId('menu'));
  await page.getByTestId(id).click();
  await noSheet(page);
}

test('a pause is asked for, agreed to by enough, and ended in the same way; nobody learns who asked or answered', async () => {
  const gathering = await table();
  const [ada, ben] = [gathering.page('Ada'), gathering.page('Ben')];
  await call(gathering, 'Ada', 'call-pause');
  // Who asked has agreed; the others are asked, and told of nobody.
  await expect.poll(() => ada.getByTestId('call').textContent()).toMatch(/Someone asks for a pause\..*You agreed\./);
  const asked = ben.getByTestId('call');
  await asked.getByText('Someone asks for a pause.').waitFor();
  for (const name of PEOPLE) expect(await asked.textContent()).not.toContain(name);
  await everyControl(shown(asked), {
    No: async (control) => {
      await control.click();
      await asked.getByText('You said no.').waitFor();
      await expect.poll(() => control.getAttribute('aria-pressed')).toBe('true');
    },
    Agree: async (control) => {
      await control.click();
      await asked.getByText('You agreed.').waitFor();
      await expect.poll(() => control.getAttribute('aria-pressed')).toBe('true');
    },
  });
  const wall = await gathering.wall();
  // From the sofa it is read, too.
  await wall.getByTestId('call').getByText('Someone asks for a pause.').waitFor();
  await wall.getByTestId('call').getByText('4 of the 5 who are asked must agree.').waitFor();
  await others(gathering, true);
  for (const page of [ada, ben]) {
    await page.getByTestId('paused').getByText('The game is paused.').waitFor();
    await page.getByTestId('call').waitFor({ state: 'detached' });
    // Nothing can be tapped that would be refused; it looks so, and says so to those who hear it.
    await page.locator('[inert] [data-testid="board"]').waitFor();
    await page.getByTestId('resting').getByText('nothing here can be played until it goes on').waitFor();
    await page.getByText('Paused', { exact: true }).waitFor();
    const cards = page.getByTestId('board').locator('button, label');
    expect(await cards.first().evaluate((one) => Number(getComputedStyle(one).opacity))).toBeLessThan(0.6);
    await expect.poll(() => page.title()).not.toContain('Your turn');
  }
  await wall.getByTestId('paused').getByText('The game is paused.').waitFor();
  // Said once: nothing is laid over what says it.
  for (const page of [ada, ben, wall]) expect(await page.getByTestId('notice').count()).toBe(0);
  await expectRoom(ben, 'paused', ['ask-resume']);
  // Of a pause fewer are tired than it took to make it: the menu says so beside what asks for it.
  await sheet(ben, ben.getByTestId('menu'));
  const menu = ben.getByTestId('ask-table');
  await menu.getByTestId('break-needs').getByText('2 of the 5 who are asked must agree.').waitFor();
  await menu.getByTestId('call-needs').getByText('4 of the 5 who are asked must agree.').waitFor();
  await ben.keyboard.press('Escape');
  await noSheet(ben);
  // Who has asked for the pause asks to go on as soon as they like.
  await ada.getByTestId('ask-resume').click();
  await expect.poll(() => ada.getByTestId('call').textContent()).toMatch(/Someone asks to play on\..*You agreed\./);
  await expect.poll(() => ada.getByTestId('ask-resume').count()).toBe(0);
  await ben.getByTestId('agree').click();
  await others(gathering, true);
  for (const page of [ada, ben]) {
    await page.getByTestId('paused').waitFor({ state: 'detached' });
    await page.getByTestId('notice').getByText('The game goes on.').waitFor();
    await expect.poll(() => page.locator('[inert]').count()).toBe(0);
  }
  await wall.getByTestId('paused').waitFor({ state: 'detached' });
});

const VAIN = 'The table was asked to call the game off. Nothing came of it.';

test('it is said beforehand and meanwhile how many must agree, and at the end that nothing came of it', async () => {
  const gathering = await table();
  const [ada, ben, wall] = [gathering.page('Ada'), gathering.page('Ben'), await gathering.wall()];
  await wall.getByTestId('screen').waitFor();
  await sheet(ben, ben.getByTestId('menu'));
  await ben.getByTestId('ask-table').getByText('4 of the 5 who are asked must agree.').waitFor();
  // Whom a bot would replace is not asked.
  await ben.getByTestId('call-replace').click();
  await ben.getByTestId('ask-table').getByText('All 4 who are asked must agree.').waitFor();
  await ben.keyboard.press('Escape');
  await noSheet(ben);
  await call(gathering, 'Ben', 'call-void');
  await ada.getByTestId('call').getByText('Someone asks to call the game off.').waitFor();
  await ada.getByTestId('call').getByText('4 of the 5 who are asked must agree.').waitFor();
  await ada.getByTestId('refuse').click();
  await others(gathering, false);
  await Promise.all([ada, ben, wall].map((page) => page.getByTestId('notice').getByText(VAIN).waitFor()));
  // It stays in the log, and says neither who nor how many.
  await ada.reload();
  await ada.getByTestId('board').waitFor();
  await sheet(ada, ada.getByTestId('dossier'));
  await ada.getByTestId('tab-log').click();
  await ada.getByTestId('log').getByText(VAIN).waitFor();
});

test('a match that enough want to end is called off for all', async () => {
  const gathering = await table();
  const [ada, ben] = [gathering.page('Ada'), gathering.page('Ben')];
  await call(gathering, 'Ben', 'call-void');
  await ada.getByTestId('agree').click();
  await others(gathering, true);
  for (const page of [ada, ben]) {
    await page.getByTestId('notice').getByText('The game was called off.').waitFor();
    await page.getByTestId('lobby').waitFor();
  }
});

test('somebody is replaced by agreement: they see why they watch, and all see the bot', async () => {
  const gathering = await table();
  const [ada, ben] = [gathering.page('Ada'), gathering.page('Ben')];
  await sheet(ada, ada.getByTestId('menu'));
  await ada.getByTestId('call-replace').click();
  await ada.getByTestId(`replace-${gathering.pass('Ben').id}`).click();
  await noSheet(ada);
  await ada.getByTestId('call').getByText('Someone asks for a bot to take over for Ben.').waitFor();
  // The one it is about is told, and does not answer.
  await ben.getByTestId('call-about-me').waitFor();
  expect(await ben.getByTestId('agree').count()).toBe(0);
  await others(gathering, true);
  await ben.getByTestId('benched').getByText('The table agreed that a bot takes over for you.').waitFor();
  // The banner says it; no notice says it again.
  expect(await ben.getByTestId('notice').count()).toBe(0);
  await ada.getByTestId('notice').getByText('A bot has taken over for Ben.').waitFor();
  // What was on the card is not on this device any more, also after it comes back.
  await expect.poll(() => ben.getByTestId('hold-card').count()).toBe(0);
  await ben.locator('header').getByText('You’re watching').waitFor({ state: 'attached' });
  // Whoever knows a card of the match has no way to tell.
  expect(await ben.getByTestId('react').count()).toBe(0);
  expect(await ada.getByTestId('react').count()).toBe(1);
  await sheet(ben, ben.getByTestId('dossier'));
  await ben.getByTestId('tab-chat').click();
  await ben.getByTestId('chat-silent').waitFor();
  expect(await ben.getByRole('textbox').count()).toBe(0);
  await ben.reload();
  await ben.getByTestId('benched').waitFor();
  await ben.getByTestId('board').waitFor();
  await expect.poll(() => ben.getByTestId('hold-card').count()).toBe(0);
});

test('the menu asks the table: each control does what it says', async () => {
  const gathering = await table();
  const ada = gathering.page('Ada');
  const refuseAll = async () => {
    await gathering.page('Ben').getByTestId('refuse').click();
    await others(gathering, false);
    await ada.getByTestId('call').waitFor({ state: 'detached' });
  };
  const part = async () => {
    await sheet(ada, ada.getByTestId('menu'));
    return ada.getByTestId('ask-table');
  };
  const asks = (words: string) => async (control: { click(): Promise<void> }) => {
    await control.click();
    await noSheet(ada);
    await ada.getByTestId('call').getByText(words).waitFor();
    await refuseAll();
  };
  await everyControl(part, {
    'Ask for a pause': asks('Someone asks for a pause.'),
    'Ask for a clock': asks('Someone asks for a time limit on every question, until the end of this game.'),
    'Ask to call the game off': asks('Someone asks to call the game off.'),
    'Ask for a bot to take over': opens(ada.getByText('For whom?')),
  });
  // While one call is on, no other can be made, and it says why.
  await call(gathering, 'Ada', 'call-pause');
  await part();
  await ada.getByTestId('ask-table').getByText('One question at a time.').waitFor();
  expect(await ada.getByTestId('call-void').isDisabled()).toBe(true);
});

test.each(['en', 'fr', 'ja'])(
  'in %s a call has room on every phone, and is read by those who see little',
  async (locale) => {
    const gathering = await table(locale);
    await call(gathering, 'Ada', 'call-void');
    const ben = gathering.page('Ben');
    await ben.getByTestId('call').waitFor();
    await expectRoom(ben, `a call in ${locale}`, ['call', 'agree', 'refuse']);
  },
);

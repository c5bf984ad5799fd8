import type { GameId } from '@reseau/games';
import { codeOf } from '../../../mixes/mix-code.ts';
import type { Device } from '../../server-under-test.ts';
import { setTable } from '../table.ts';
import type { Outing, Walk, Walker } from './walk.ts';

const SMALL = { width: 320, height: 568 };
const LAPTOP = { width: 1280, height: 800, locale: 'fr' };
const TURNED = { width: 844, height: 390, locale: 'ja' };

const codeAt = (walker: Walker): string => new URL(walker.page.url()).pathname.split('/').at(-1) ?? '';

/** Ada opens a table of this game. */
export async function opens(walk: Walk, game: GameId): Promise<Walker> {
  const ada = await walk.comes('Ada', '/', { device: SMALL });
  await ada.sees('open-table');
  await ada.page.getByTestId(`game-${game}`).check();
  await ada.writes('Ada');
  await ada.taps('open-table');
  await ada.sees('lobby');
  return ada;
}

/** Somebody else comes by the invitation. */
export async function joins(walk: Walk, ada: Walker, name: string, device: Device = LAPTOP): Promise<Walker> {
  const guest = await walk.comes(name, `/t/${codeAt(ada)}`, { device });
  await guest.sees('take-seat');
  await guest.writes(name);
  await guest.taps('take-seat');
  await guest.page.locator('header [data-state="online"]').waitFor();
  return guest;
}

/** Until the cards are looked at, and the match is on. */
export async function starts(ada: Walker, ...others: readonly Walker[]): Promise<void> {
  await ada.taps('start');
  for (const one of [ada, ...others]) await one.taps('ready');
  for (const one of [ada, ...others]) await one.sees('board');
}

const lobby: Outing = {
  name: 'everything in a lobby',
  async go(walk) {
    const ada = await walk.comes('Ada', '/', { device: SMALL });
    await ada.taps('game-');
    await ada.page.getByTestId('game-resistance').check();
    await ada.writes('Ada');
    await ada.taps('open-table', 'open-recovery', 'copy-recovery', 'written-down', 'look-again', 'copy-link');
    await ada.taps('rules-summary', 'lobby-chat');
    await ada.closes();
    await ada.taps('mixes', 'mix-code');
    await ada.page.getByTestId('mix-save').locator('xpath=ancestor::form').getByRole('textbox').fill('Friday');
    await ada.taps('mix-save', 'mix-share', 'mix-forget', 'mix-remove');
    await ada.page.getByTestId('mix-code').fill(await codeOf({ game: 'resistance', options: { modules: ['plot'] } }));
    await ada.taps('mix-read');
    await ada.closes();
    await ada.taps('to-bench', 'to-seat', 'add-bot-', 'in members', 'kick');
    await ada.taps('menu', 'close-table');
    await ada.closes();
    await ada.taps('switch-game', 'game-', 'switch');
  },
};

const arriving: Outing = {
  name: 'every way to a table and away from it',
  async go(walk) {
    const ada = await opens(walk, 'resistance');
    const code = codeAt(ada);
    const recovery = (await ada.page.getByTestId('recovery').first().textContent()) ?? '';
    const ben = await walk.comes('Ben', '/', { device: LAPTOP });
    await ben.writes('QQQQ', 1);
    await ben.taps('join-table');
    await ben.sees('code-again');
    await ben.writes(code);
    await ben.taps('look-for-table');
    await ben.sees('take-seat');
    await ben.writes('Ben');
    await ben.taps('take-seat', 'menu', 'show-recovery', 'copy-recovery', 'handover', 'copy-link');
    const cho = await walk.comes('Cho', `/t/${code}/watch`, { device: TURNED });
    await cho.taps('menu', 'go-home');
    await cho.goes(`/t/${code}/watch`);
    await cho.taps('menu', 'come-in');
    await cho.goes(`/t/${code}/watch`);
    await cho.taps('sit-down');
    await cho.sees('take-seat');
    await cho.writes('Cho');
    await cho.taps('take-seat');
    await cho.sees('lobby');
    // All but the host are asked for another one, and whoever has just come is not yet.
    await cho.taps('menu');
    await cho.sees('call-host');
    await cho.closes();
    await ben.taps('call-host');
    await cho.taps('refuse', 'menu', 'leave', 'leave-sure');
    await ben.closes();
    // Removed by mistake, and let in again.
    await ada.taps('in members', 'kick', 'kick-sure', 'in removed');
    await ben.goes(`/t/${code}`);
    await ben.taps('to-seat');
    // Somebody is away when it is to begin.
    await ben.goes('/about');
    await ada.page.getByTestId('members').locator('.away').waitFor();
    await ada.taps('start', 'wait', 'start', 'start-without', 'call-off');
    await ben.goes(`/t/${code}`);
    await ada.taps('start', 'redeal', 'hold-card', 'ready');
    await ben.taps('ready');
    await ada.sees('board');
    await ben.taps('menu', 'call-clock');
    await ada.taps('agree');
    // A seat comes to another device by the letters that were written down.
    const other = await walk.comes('other phone', `/t/${code}`, { device: TURNED });
    other.finger.written = recovery;
    // What the clock does in a moment comes before what is only told.
    await other.taps('lost', 'text', 'bring-seat', 'folded-banners', 'show-new-recovery');
    await other.closes();
  },
};

async function setsClock({ server }: Walk, ada: Walker, game: GameId): Promise<void> {
  const plan = { game, seed: '', bots: 0, hasClock: true, whole: false } as const;
  await setTable(server.base, ada.page, codeAt(ada), { ...plan, around: 0, errands: 0, mischief: 0, deeds: 0 });
}

const back: Outing = {
  name: 'a host who comes back after a stand-in',
  async go(walk) {
    const ada = await opens(walk, 'insurrection');
    await setsClock(walk, ada, 'insurrection');
    const ben = await joins(walk, ada, 'Ben');
    await starts(ada, ben);
    const code = codeAt(ada);
    await ada.goes('/about');
    const absent = ben.page.getByTestId('absent');
    await absent.waitFor();
    await absent.waitFor({ state: 'detached' });
    // The bot has chosen.
    await ben.page.getByTestId('seats').locator('[data-state="chosen"]').waitFor();
    await ada.goes(`/t/${code}`);
    await ada.taps('show-deputed');
    await ada.closes();
    await ada.taps('deposed-read');
  },
};

const calls: Outing = {
  name: 'what a table is asked in the middle of a match',
  async go(walk) {
    const ada = await opens(walk, 'resistance');
    await setsClock(walk, ada, 'resistance');
    const ben = await joins(walk, ada, 'Ben');
    const cho = await joins(walk, ada, 'Cho', TURNED);
    await starts(ada, ben, cho);
    await ada.taps('more-time', 'react', 'react-', 'dossier', 'tab-notes', 'show-notes', 'suspicion-', 'hide-notes');
    await ada.closes();
    await ada.taps('menu', 'call-pause');
    for (const one of [ben, cho]) await one.taps('agree');
    await ada.taps('ask-resume');
    for (const one of [ben, cho]) await one.taps('agree');
    await ben.taps('menu', 'call-void');
    for (const one of [ada, cho]) await one.taps('refuse');
    const fay = await joins(walk, ada, 'Fay', SMALL);
    await ada.taps('notice');
    await fay.taps('ask-seat', 'claim-');
    await ada.taps('folded-banners', 'folded-banners');
    await fay.taps('withdraw', 'ask-seat', 'claim-');
    await ada.taps('deny');
    await fay.taps('ask-seat', 'claim-');
    await ada.taps('grant');
    await cho.taps('menu', 'call-replace', 'replace-');
    await ben.taps('react', 'phrase-suspect', 'phrase-seat-', 'react', 'phrase-spyAmong', 'phrase-seat-');
    await ben.tapsLast('phrase-seat-');
    await ben.taps('phrase-say');
    await ada.taps('dossier', 'tab-chat', 'open-phrases', 'phrase-');
  },
};

export const HOUSE: readonly Outing[] = [lobby, arriving, back, calls];

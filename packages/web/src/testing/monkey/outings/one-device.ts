import type { Page } from '@reseau/browserkit';
import { hurryBots } from '../../alone.ts';
import { addPeople } from '../../passing.ts';
import type { Outing } from './walk.ts';

/** A device that can read aloud; the one of a test cannot. */
const hasVoice = (page: Page) =>
  page.addInitScript(() => {
    const nothing = () => undefined;
    const speech = { getVoices: () => [{ lang: 'en-GB' }], speak: nothing, cancel: nothing, addEventListener: nothing };
    class Utterance {}
    Object.assign(globalThis, { SpeechSynthesisUtterance: Utterance });
    Object.defineProperty(globalThis, 'speechSynthesis', { value: speech });
  });

const OTHERS = ['Cho', 'Dov', 'Eve'];

const passing: Outing = {
  name: 'a device that goes round',
  async go(walk) {
    const before = async (page: Page) => {
      await hasVoice(page);
      await hurryBots(page);
    };
    const tablet = await walk.comes('tablet', '/', { device: { width: 820, height: 1180 }, before });
    await tablet.writes('Ada');
    await tablet.taps('play-here', 'add-person', 'person-name', 'add-here');
    await addPeople(tablet.page, OTHERS);
    await tablet.taps('start', 'take-device', 'take-', 'back-to-table', 'pass', 'i-am', 'done-looking');
    // Each looks at their card; a table of people may then be read to.
    for (const _ of ['Ada', 'whoever was added', ...OTHERS]) await tablet.taps('i-am', 'ready');
    await tablet.taps('ceremony', 'listen', 'hush');
    await tablet.closes();
  },
};

const speaking: Outing = {
  name: 'two at one device who speak to others',
  async go(walk) {
    const tablet = await walk.comes('tablet', '/', { device: { width: 820, height: 1180 } });
    await tablet.taps('game-insurrection');
    await tablet.writes('Ada');
    await tablet.taps('open-table', 'add-person', 'person-name', 'add-here', 'start');
    await tablet.taps('pass', 'i-am', 'ready', 'i-am', 'ready', 'back-to-table');
    await tablet.taps('react', 'speaks-', 'phrase-agree', 'react', 'speaks-', 'react-');
  },
};

const open: Outing = {
  name: 'two at one device with nothing to hide',
  async go(walk) {
    const tablet = await walk.comes('tablet', '/', { device: { width: 820, height: 1180 } });
    await tablet.page.getByTestId('game-project').check();
    await tablet.writes('Ada');
    await tablet.taps('play-here', 'add-person', 'person-name', 'add-here', 'start', 'ready');
    await tablet.tapsLast('act-');
  },
};

export const ONE_DEVICE: readonly Outing[] = [passing, speaking, open];

import { openFile, randomRecord } from '../../records.ts';
import { joins, opens, starts } from './house.ts';
import type { Outing, Walk, Walker } from './walk.ts';

const RECORD = randomRecord('resistance', 7, { modules: ['trapper', 'inquisitor'] }, 's5');

/** Two who have just given up an island together. */
async function played(walk: Walk): Promise<readonly [Walker, Walker]> {
  const ada = await opens(walk, 'project');
  const ben = await joins(walk, ada, 'Ben');
  await starts(ada, ben);
  await ada.taps('menu', 'give-up', 'give-up-sure');
  await ada.closes();
  await ben.taps('agree-give-up', 'agree-give-up');
  for (const one of [ada, ben]) await one.sees('ending');
  return [ada, ben];
}

const after: Outing = {
  name: 'after a match',
  async go(walk) {
    const [ada, ben] = await played(walk);
    await ada.taps('about-deal');
    await ada.closes();
    await ada.taps('save-record', 'review-together');
    await ben.taps('follow-review');
    await ben.taps('step-forward', 'follow-review', 'step-forward', 'lead-review');
    await ada.taps('leave-replay', 'rematch');
    await ben.taps('go-on', 'follow-table');
    await ada.goes('/');
    await ada.taps('history-link', 'look-back');
    await ada.taps('replay-more', 'copy-moment');
    await ada.goes('/history');
    await ada.taps('save-kept', 'delete-kept', 'delete-sure');
    await ben.goes('/history');
    await ben.taps('save-all', 'delete-all', 'delete-all-sure');
  },
};

const unchecked: Outing = {
  name: 'a deal that cannot be checked at first',
  async go(walk) {
    const [, ben] = await played(walk);
    const isBroken = { now: true };
    await ben.page.route(/\/matches\//, (route) => (isBroken.now ? route.abort() : route.continue()));
    await ben.page.reload();
    await ben.sees('check-again');
    isBroken.now = false;
    await ben.taps('check-again', 'look-back');
  },
};

const replay: Outing = {
  name: 'looking back at a match',
  async go(walk) {
    const ada = await walk.comes('Ada', '/replay', { device: { width: 390, height: 844 } });
    await ada.taps('record-file');
    await openFile(ada.page, RECORD);
    await ada.sees('replay-controls');
    await ada.taps('slider', 'as', 'unmask', 'behind-all', 'dossier');
    await ada.tapsLast('tab-');
    await ada.closes();
    await ada.taps('play', 'play', 'step-forward', 'step-back', 'round-forward', 'round-back');
    await ada.taps('replay-more', 'bookmark-here', 'save-replay');
    await ada.closes();
    await ada.taps('leave-replay');
    // What a small phone has on a sheet, a laptop has in its bar.
    const ben = await walk.comes('Ben', '/replay', { device: { width: 1280, height: 800, locale: 'fr' } });
    await openFile(ben.page, RECORD);
    await ben.taps('speed', 'bookmark');
  },
};

export const LOOKING_BACK: readonly Outing[] = [after, unchecked, replay];

import { hurryBots } from '../../alone.ts';
import { follow } from '../../pupil.ts';
import type { Outing } from './walk.ts';

const LESSON = '/learn/resistance';

const coached: Outing = {
  name: 'a guided game, to its end',
  async go(walk) {
    const ada = await walk.comes('Ada', '/', { device: { width: 320, height: 568 }, before: hurryBots });
    const follows = async (until: string): Promise<void> => {
      while (!(await ada.page.getByTestId(until).isVisible())) await follow(ada.page, 'resistance');
    };
    await ada.taps('learn-link', 'lesson-', 'coach-more', 'coach-switch', 'coach-more', 'coach-switch');
    await ada.taps('menu', 'start-over', 'start-over-sure', 'menu', 'leave-lesson', 'over-');
    await ada.sees('coach');
    await follows('got-it');
    await ada.taps('got-it');
    await follows('closing');
    for (const next of ['more-lessons', 'with-friends', 'look-back', 'start-over']) {
      await ada.goes(LESSON);
      await ada.sees('closing');
      await ada.taps(next);
    }
  },
};

const rules: Outing = {
  name: 'the rules are searched',
  async go(walk) {
    const ada = await walk.comes('Ada', '/', { device: { width: 320, height: 568 } });
    await ada.taps('rules-link', 'rules-', 'rules-search', 'clear-search');
  },
};

export const LEARNING: readonly Outing[] = [coached, rules];

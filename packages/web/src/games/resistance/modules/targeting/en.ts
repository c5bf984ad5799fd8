import type { ModuleWords } from '../../i18n/module-words.ts';

export const en = {
  name: 'Targeting',
  how: 'The leader also chooses which mission is played; the fifth opens after two successes.',
  about:
    'The leader names a mission that was not played yet, and a team of its size. One vote decides on both. After a rejection the next leader may aim elsewhere. With seven or more, mission 4 keeps its two Fails.',
  example: 'Nobody trusts a big team yet, so Ada begins with the smallest mission.',
} satisfies ModuleWords;

import type { ModuleWords } from '../../i18n/module-words.ts';

export const en = {
  name: 'Targeting',
  how: 'The leader also chooses which mission to play; the fifth opens after two successes.',
  about:
    'The leader chooses a mission that hasn’t been played yet, and a team to fit it. One vote decides on both. After a rejection, the next leader may choose another mission. With seven or more players, mission 4 still takes two Fails.',
  example: 'Nobody trusts a big team yet, so Ada starts with the smallest mission.',
} satisfies ModuleWords;

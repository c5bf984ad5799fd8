import type { ModuleWords } from '../../i18n/module-words.ts';

export const en = {
  name: 'Blind Spies',
  how: 'The spies do not know each other.',
  about: 'Nobody opens their eyes before the first round: each spy knows only the own card.',
  example: 'Two spies on one team may both lay Fail, and show how many they are.',
  problems: {
    blindSpiesAndReveal: 'Assassin, Hunter and Defector need spies who know each other, and Blind Spies do not.',
    blindSpiesAndBlindSpy: 'With Blind Spies every spy is blind: the Blind Spy has nobody to hide from.',
  },
} satisfies ModuleWords;

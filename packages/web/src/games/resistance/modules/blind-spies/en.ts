import type { ModuleWords } from '../../i18n/module-words.ts';

export const en = {
  name: 'Blind Spies',
  how: 'The spies don’t know each other.',
  about: 'Nobody opens their eyes before the first round: each spy only knows their own card.',
  example: 'Two spies on one team might both play Fail, and give away that there are two of them.',
  problems: {
    blindSpiesAndReveal: 'Assassin, Hunter and Defector need spies who know each other, so not with Blind Spies.',
    blindSpiesAndBlindSpy: 'With Blind Spies every spy is blind, so the Blind Spy has nobody to hide from.',
  },
} satisfies ModuleWords;

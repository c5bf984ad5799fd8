import { speech } from '../../../../words/speech.ts';
import type { ModuleWords } from '../../i18n/module-words.ts';

const { plural, list } = speech('en');

export const en = {
  name: 'Assassin',
  how: 'The Commander knows the spies, and must not be found.',
  about:
    'The Commander sees the spies before the first round. After the third success the Assassin steps out and names one player: the Commander, and the spies win after all.',
  example: 'Eve argued against every team with a spy on it. The Assassin names Eve.',
  asks: {
    'assassin.strike': {
      mine: 'Assassin: who is the Commander?',
      others: (who: string) => `${who} looks for the Commander`,
      how: 'Spies, talk openly. Then the Assassin taps one player. If it is the Commander, the spies win.',
      act: (chosen: string) => `Strike at ${chosen}`,
    },
  },
  characters: {
    commander: {
      name: 'Commander',
      how: 'You were shown spies. Help the Resistance without being noticed: at the end the Assassin will look for you.',
      example: 'You know that Dov is a spy. You turn down one of his teams and let another pass, lest somebody wonder.',
    },
    assassin: {
      name: 'Assassin',
      how: 'After a third success you name one player: if it is the Commander, the spies win.',
      example: 'Eve was never wrong about a team. You name her: she was the Commander, and the spies win.',
    },
    bodyGuard: {
      name: 'Body Guard',
      how: 'You know who the Commander is, or may be. Draw the Assassin away from them.',
      example: 'You speak as if you knew everything. The Assassin strikes at you, and the Commander lives.',
    },
    falseCommander: {
      name: 'False Commander',
      how: 'To the Body Guard you look like the Commander.',
      example: 'The Body Guard sees two thumbs, yours and Eve’s, and may well protect the wrong one.',
    },
    deepCover: {
      name: 'Deep Cover',
      how: 'The Commander does not see you.',
      example: 'The Commander lets a team pass because you look clean. Your Fail comes out of nowhere.',
    },
    blindSpy: {
      name: 'Blind Spy',
      how: 'You and the other spies do not know each other; the Commander sees you.',
      example: 'You and another spy both lay Fail on one mission, for neither knew of the other.',
    },
  },
  extras: {
    bodyGuard: { name: 'Body Guard', how: 'Knows the Commander.' },
    falseCommander: { name: 'False Commander', how: 'A spy whom the Body Guard cannot tell from the Commander.' },
    deepCover: { name: 'Deep Cover', how: 'A spy whom the Commander does not see.' },
    blindSpy: { name: 'Blind Spy', how: 'A spy whom the spies do not know.' },
  },
  script: {
    commander: 'Spies, raise a thumb with your eyes shut. Commander, open your eyes.',
    bodyGuard: 'The Commander raises a thumb. Body Guard, open your eyes.',
    blindSpy: 'The Blind Spy keeps them shut.',
    deepCover: 'Deep Cover raises no thumb.',
    falseCommander: 'The False Commander raises a thumb, too.',
  },
  lines: {
    commander: (names: readonly string[]) =>
      plural(names.length, { one: `A spy: ${list(names)}`, other: `Spies: ${list(names)}` }),
    bodyGuard: (names: readonly string[]) =>
      plural(names.length, {
        one: `The Commander: ${list(names)}`,
        other: `One of them is the Commander: ${list(names)}`,
      }),
  },
  notes: {
    allSpies: 'That is all of them.',
    hiddenSpies: (count: number) =>
      plural(count, { one: 'One more spy is hidden from you.', other: `${count} more spies are hidden from you.` }),
  },
  tokens: {
    steppedOut: 'has stepped out of hiding',
  },
  told: {
    steppedOut: (who: string) => `${who} steps out of hiding: the Assassin.`,
    named: (who: string, named: string) => `${who} strikes at ${named}.`,
    hit: (named: string) => `${named} was the Commander.`,
    missed: (named: string) => `${named} was not the Commander.`,
  },
  stage: {
    stepOut: {
      head: 'One blow is left',
      how: 'Spies, you may talk it over aloud: who is the Commander? No other card is shown, and everybody may listen.',
    },
    strike: {
      head: 'The strike',
      hit: 'Found',
      missed: 'Missed',
      hitHow: (who: string) => `${who} was the Commander. The spies win after all.`,
      talk: 'Spies, talk openly. Everybody else: not a word, not a look.',
    },
  },
  end: {
    struck: (who: string, named: string) => `${who} struck at ${named}, the Commander.`,
    missed: (who: string, named: string) => `${who} struck at ${named}, who was not the Commander.`,
  },
  problems: {
    falseCommanderAlone: 'The False Commander deceives the Body Guard, and there is none.',
  },
  guarded: 'With five players the Body Guard is strong: add the False Commander or Deep Cover.',
} satisfies ModuleWords;

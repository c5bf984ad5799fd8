import { speech } from '../../../../words/speech.ts';
import type { ModuleWords } from '../../i18n/module-words.ts';

const { plural, list } = speech('en');

export const en = {
  name: 'Assassin',
  phrases: { isCommander: (name: string) => `I take ${name} for the Commander` },
  how: 'The Commander knows the spies, and mustn’t be found out.',
  about:
    'The Commander is shown the spies before the first round. After the third success, the Assassin steps out of hiding and strikes at one player. If it’s the Commander, the spies win after all.',
  example: 'Eve argued against every team with a spy on it. The Assassin strikes at Eve.',
  asks: {
    'assassin.strike': {
      mine: 'Assassin, who is the Commander?',
      others: (who: string) => `${who} is looking for the Commander`,
      how: 'Spies, talk openly. Then the Assassin taps one player. If it’s the Commander, the spies win.',
      act: (chosen: string) => `Strike at ${chosen}`,
    },
  },
  characters: {
    commander: {
      name: 'Commander',
      how: 'You know some or all of the spies. Help the Resistance without giving yourself away: at the end, the Assassin looks for you.',
      example:
        'You know Dov is a spy. You reject one of his teams and approve another, so that nobody gets suspicious.',
    },
    assassin: {
      name: 'Assassin',
      how: 'After the third success you strike at one player. If it’s the Commander, the spies win.',
      example: 'Eve was never wrong about a team. You strike at her: she was the Commander, and the spies win.',
    },
    bodyGuard: {
      name: 'Body Guard',
      how: 'You know who the Commander is, or might be. Draw the Assassin away from them.',
      example: 'You talk as if you knew everything. The Assassin strikes at you, and the Commander lives.',
    },
    falseCommander: {
      name: 'False Commander',
      how: 'To the Body Guard you look like the Commander.',
      example: 'The Body Guard sees two thumbs, yours and Eve’s, and may well protect the wrong one.',
    },
    deepCover: {
      name: 'Deep Cover',
      how: 'The Commander didn’t see you.',
      example: 'The Commander approves a team because you look clean. Your Fail comes out of nowhere.',
    },
    blindSpy: {
      name: 'Blind Spy',
      how: 'You and the other spies don’t know each other, but the Commander saw you.',
      example: 'You and another spy both play Fail on one mission: neither knew about the other.',
    },
  },
  extras: {
    bodyGuard: { name: 'Body Guard', how: 'Knows the Commander.' },
    falseCommander: { name: 'False Commander', how: 'A spy the Body Guard can’t tell from the Commander.' },
    deepCover: { name: 'Deep Cover', how: 'A spy hidden from the Commander.' },
    blindSpy: { name: 'Blind Spy', how: 'A spy the other spies don’t know.' },
  },
  script: {
    commander: 'Spies, raise a thumb with your eyes shut. Commander, open your eyes.',
    bodyGuard: 'Commander, raise a thumb. Body Guard, open your eyes.',
    blindSpy: 'Blind Spy, keep yours shut.',
    deepCover: 'Deep Cover, keep your thumb down.',
    falseCommander: 'False Commander, raise a thumb too.',
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
    allSpies: 'That’s all of them.',
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
      head: 'One last strike',
      how: 'Spies, you may talk it over out loud: who is the Commander? No other card is shown, and everyone may listen.',
    },
    strike: {
      head: 'The strike',
      hit: 'Found',
      missed: 'Missed',
      hitHow: (who: string) => `${who} was the Commander. The spies win after all.`,
      talk: 'Spies, talk openly. Everyone else: not a word, not a look.',
    },
  },
  end: {
    struck: (who: string, named: string) => `${who} struck at ${named}, the Commander.`,
    missed: (who: string, named: string) => `${who} struck at ${named}, who was not the Commander.`,
  },
  problems: {
    falseCommanderAlone: 'The False Commander is there to fool the Body Guard, and there isn’t one.',
  },
  guarded: 'With five players the Body Guard is strong: add the False Commander or Deep Cover.',
} satisfies ModuleWords;

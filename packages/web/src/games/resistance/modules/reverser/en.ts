import { speech } from '../../../../words/speech.ts';
import type { ModuleWords } from '../../i18n/module-words.ts';

const { plural } = speech('en');

export const en = {
  name: 'Reverser',
  phrases: { reversed: 'Someone may have flipped the result' },
  how: 'Reverse cards flip a mission’s result.',
  about:
    'A Reverser plays Success or Reverse, never Fail. The Fails are counted first, then every Reverse flips the result; two of them cancel out.',
  example: 'Success, Fail, Reverse: the Fail sinks the mission, the Reverse saves it.',
  characters: {
    resistanceReverser: {
      name: 'Resistance Reverser',
      how: 'You want three successes. On a mission you play Success or Reverse; a Reverse flips the result.',
      example: 'You’re sure someone else will play Fail. You play Reverse, and save a lost mission.',
    },
    spyReverser: {
      name: 'Spy Reverser',
      how: 'You want three failures. On a mission you play Success or Reverse, never Fail.',
      example:
        'Everyone on the team looks loyal. Your Reverse turns a sure success into a failure, without a single Fail.',
    },
  },
  extras: {
    resistanceReverser: { name: 'Resistance Reverser', how: 'Plays Success or Reverse.' },
    spyReverser: { name: 'Spy Reverser', how: 'Plays Success or Reverse, never Fail.' },
  },
  cards: {
    reverse: { name: 'Reverse', how: 'Only a Reverser can play Reverse.' },
  },
  noFail: {
    spyReverser: 'A Reverser has Success and Reverse, but no Fail.',
  },
  reversed: (count: number) =>
    plural(count, { one: 'A Reverse flips the result.', other: '# Reverse cards: each one flips the result.' }),
  problems: {
    reverserMissing: 'Choose at least one Reverser: for the Resistance, for the spies, or both.',
  },
} satisfies ModuleWords;

import { speech } from '../../../../words/speech.ts';
import type { ModuleWords } from '../../i18n/module-words.ts';

const { plural } = speech('en');

export const en = {
  name: 'Reverser',
  how: 'Reverse cards turn the result of a mission over.',
  about:
    'A Reverser lays Success or Reverse, and never Fail. First the Fails are counted, then every Reverse turns the result over; two of them cancel out.',
  example: 'Success, Fail, Reverse: the Fail sinks the mission, the Reverse saves it.',
  characters: {
    resistanceReverser: {
      name: 'Resistance Reverser',
      how: 'You want three successes. On a mission you lay Success or Reverse; a Reverse turns the result over.',
      example: 'You are sure that there is a Fail beside you. You lay Reverse, and the lost mission is won.',
    },
    spyReverser: {
      name: 'Spy Reverser',
      how: 'You want three failures. On a mission you lay Success or Reverse, never Fail.',
      example: 'All on the team look loyal. Your Reverse makes a failure of a sure success, and not one Fail shows.',
    },
  },
  extras: {
    resistanceReverser: { name: 'Resistance Reverser', how: 'Lays Success or Reverse.' },
    spyReverser: { name: 'Spy Reverser', how: 'Lays Success or Reverse, never Fail.' },
  },
  cards: {
    reverse: { name: 'Reverse', how: 'Only a Reverser can play Reverse.' },
  },
  noFail: {
    spyReverser: 'A Reverser has Success and Reverse, and no Fail.',
  },
  reversed: (count: number) =>
    plural(count, { one: 'A Reverse turns the result over.', other: '# Reverse cards: each turns the result over.' }),
  problems: {
    reverserMissing: 'The Reverser needs at least one Reverser: of the Resistance, of the spies, or both.',
  },
} satisfies ModuleWords;

import { speech } from '../../../../words/speech.ts';

const { list } = speech('en');

export const mixing = {
  head: 'Modules',
  presets: 'Ready-made tables',
  preset: {
    base: 'Base',
    edition2020: '2020 edition with Inquisitor',
    plot: 'The Plot Thickens',
    assassin: 'Assassin',
    hunter: 'Hunter',
    agenda: 'Everything hidden',
  },
  add: (names: readonly string[]) => `Fix it: add ${list(names)}`,
  drop: (names: readonly string[]) => `Fix it: leave out ${list(names)}`,
  many: 'That’s a lot at once. If you’re new, try the modules one at a time first.',
  more: 'How to play it',
};

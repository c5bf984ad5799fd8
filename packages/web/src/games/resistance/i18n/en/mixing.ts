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
  add: (names: readonly string[]) => `Change it: add ${list(names)}`,
  drop: (names: readonly string[]) => `Change it: leave out ${list(names)}`,
  many: 'That is a lot at once. Whoever is new learns each module alone first.',
  more: 'How it is played',
};

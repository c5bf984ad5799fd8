import type { Character } from '@reseau/games/resistance';
import { at, board, ended, type GalleryTables, scene, tell, three } from '../../still.ts';

const CAST: readonly Character[] = ['commander', 'resistance', 'resistance', 'assassin', 'spy'];
const STRUCK = [
  tell('assassin.named', { seat: 3, named: 0 }),
  ...ended({ winner: 'spy', ending: 'assassination' }, CAST),
];

const STEPPED_OUT = [...three('success', true), tell('assassin.steppedOut', { seat: 3 })];

export const tables: GalleryTables = {
  boards: [
    board('assassin: strike', {
      seats: 5,
      me: 3,
      as: 'assassin',
      fellows: [4],
      modules: ['assassin'],
      facts: [...STEPPED_OUT, at('assassin.strike')],
    }),
  ],
  stages: [
    scene('assassin: steps out', 1, [tell('assassin.steppedOut', { seat: 3 })]),
    ...[0, 1, 2].map((beat) => scene(`assassin: strike, ${beat}`, beat, STRUCK)),
    scene('assassin: missed', 2, [
      tell('assassin.named', { seat: 3, named: 1 }),
      ...ended({ winner: 'resistance', ending: 'missions' }, CAST),
    ]),
  ],
  endings: [
    {
      name: 'over: assassination',
      still: {
        seats: 5,
        me: 1,
        modules: ['assassin'],
        facts: [...STEPPED_OUT, ...STRUCK],
      },
    },
  ],
};

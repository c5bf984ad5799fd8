import { at, board, type GalleryTables, led, propose, scene, turnedUp, vote } from '../../still.ts';

export const tables: GalleryTables = {
  boards: [
    board('reverser: three cards to choose from', {
      seats: 5,
      me: 1,
      as: 'spyReverser',
      fellows: [4],
      modules: ['reverser'],
      extras: ['spyReverser'],
      facts: [led(0), propose(1, 0, 1), ...vote('+++-+'), at('play')],
    }),
  ],
  stages: [scene('reverser: turned round', 3, [led(0), propose(1, 0, 1), ...turnedUp(1, false, 'success', 'reverse')])],
};

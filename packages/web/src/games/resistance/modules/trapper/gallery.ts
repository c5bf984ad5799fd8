import { at, board, type GalleryTables, led, propose, vote } from '../../still.ts';

export const tables: GalleryTables = {
  boards: [
    board('trapper: set aside', {
      seats: 5,
      me: 0,
      as: 'resistance',
      modules: ['trapper'],
      facts: [led(0), propose(1, 0, 1, 3), ...vote('+++-+'), at('trapper.trap')],
    }),
  ],
};

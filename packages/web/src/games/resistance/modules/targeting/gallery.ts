import { SEVEN } from '../../gallery/openings.ts';
import { at, board, type GalleryTables } from '../../still.ts';

export const tables: GalleryTables = {
  boards: [
    board('targeting: choose', {
      seats: 7,
      me: 0,
      as: 'resistance',
      modules: ['targeting'],
      facts: [...SEVEN, at('propose')],
    }),
  ],
};

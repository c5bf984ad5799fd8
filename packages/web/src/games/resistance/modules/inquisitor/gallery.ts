import { HALFWAY } from '../../gallery/openings.ts';
import { at, board, type GalleryTables, scene, tell } from '../../still.ts';

export const tables: GalleryTables = {
  boards: [
    board('inquisitor: look', {
      seats: 5,
      me: 3,
      as: 'resistance',
      modules: ['inquisitor'],
      facts: [tell('inquisitor.given', { seat: 3 }), ...HALFWAY, at('inquisitor.look')],
    }),
  ],
  stages: [scene('inquisitor: passed on', 1, [tell('inquisitor.looked', { seat: 3, at: 1 })], { me: 3 })],
};

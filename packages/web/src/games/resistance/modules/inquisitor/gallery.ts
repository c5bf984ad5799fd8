import { type GalleryTables, scene, tell } from '../../gallery/still.ts';

export const tables: GalleryTables = {
  stages: [scene('inquisitor: passed on', 1, [tell('inquisitor.looked', { seat: 3, at: 1 })], 3)],
};

import type { GalleryTables } from '../../still.ts';

export const tables: GalleryTables = {
  faces: (words) => [{ character: 'spy', notes: [words.card.blind] }],
};

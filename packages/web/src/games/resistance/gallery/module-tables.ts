import { MODULE_LIST } from '../catalogue.ts';
import type { GalleryTables } from '../still.ts';

/** What the modules add to the gallery, all together. */
export async function moduleTables() {
  const tables: readonly GalleryTables[] = await Promise.all(MODULE_LIST.map(({ gallery }) => gallery()));
  return {
    boards: tables.flatMap(({ boards = [] }) => boards),
    stages: tables.flatMap(({ stages = [] }) => stages),
    endings: tables.flatMap(({ endings = [] }) => endings),
    faces: tables.flatMap(({ faces }) => faces ?? []),
  };
}

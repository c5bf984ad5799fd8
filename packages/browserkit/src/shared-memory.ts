import { statfsSync } from 'node:fs';

/** Whether so many bytes are free in this folder. */
export function isRoomy(folder: string, bytes: number): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= bytes;
  } catch {
    return false;
  }
}

import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { link, mkdir, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';

/**
 * Unpacks an executable, whole or not at all. Where several do it at once, the first to be done stays: another put in its place
 * would take it from under a browser that is just starting.
 */
export async function unpackOnce(packed: string, executable: string): Promise<void> {
  await mkdir(dirname(executable), { recursive: true });
  const half = `${executable}.${randomUUID()}`;
  try {
    await pipeline(createReadStream(packed), createBrotliDecompress(), createWriteStream(half, { mode: 0o755 }));
    await link(half, executable);
  } catch (error) {
    if (!isThereAlready(error)) throw error;
  } finally {
    await rm(half, { force: true });
  }
}

const isThereAlready = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EEXIST';

import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { unpackOnce } from './unpack.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'reseau-unpack-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('whoever comes later leaves the file as it is, however many unpack at once', async () => {
  const packed = join(folder, 'packed.br');
  const executable = join(folder, 'there', 'executable');
  writeFileSync(packed, brotliCompressSync('a browser'));
  await unpackOnce(packed, executable);
  const { ino } = statSync(executable);
  await Promise.all([unpackOnce(packed, executable), unpackOnce(packed, executable)]);
  expect(statSync(executable)).toMatchObject({ ino });
  expect(statSync(executable).mode & 0o111).toBe(0o111);
  expect(readFileSync(executable, 'utf8')).toBe('a browser');
  expect(readdirSync(join(folder, 'there'))).toEqual(['executable']);
});

test('what cannot be unpacked leaves nothing behind', async () => {
  const packed = join(folder, 'packed.br');
  writeFileSync(packed, 'not packed at all');
  await expect(unpackOnce(packed, join(folder, 'there', 'executable'))).rejects.toThrow('Decompression failed');
  expect(readdirSync(join(folder, 'there'))).toEqual([]);
});

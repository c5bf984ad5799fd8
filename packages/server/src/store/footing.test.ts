import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { Footing } from './footing.ts';

test('what there was no room for must have room again, until something was written', () => {
  const folder = mkdtempSync(join(tmpdir(), 'reseau-footing-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'file');
  writeFileSync(path, '');
  const footing = new Footing(path);
  footing.mustHaveRoom();
  footing.failed(1);
  footing.mustHaveRoom();
  const { blocks, bsize } = statfsSync(folder);
  footing.failed(blocks * bsize);
  footing.failed(1);
  expect(() => footing.mustHaveRoom()).toThrow('too little room');
  footing.wrote();
  footing.mustHaveRoom();
});

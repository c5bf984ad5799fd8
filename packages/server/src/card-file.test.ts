import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { insurrection } from '@reseau/games';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { configFrom } from './config.ts';

let folder = '';
let path = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'reseau-cards-'));
  path = join(folder, 'cards.json');
});
afterEach(() => rmSync(folder, { recursive: true }));

const configured = (file: unknown) => {
  writeFileSync(path, typeof file === 'string' ? file : JSON.stringify(file));
  return configFrom({ INSURRECTION_CARDS: path });
};

test('a card file becomes what new tables are played with', () => {
  const { houseOptions } = configured(insurrection.HOUSE);
  expect(houseOptions).toEqual({ insurrection: { cards: insurrection.HOUSE } });
  expect(insurrection.setUp(4, { side: 'base', ...houseOptions.insurrection })).toMatchObject({ ok: true });
});

test('what is wrong with it stops the start, line by line', () => {
  const [first, ...others] = insurrection.HOUSE.leaders;
  const spoilt = { ...insurrection.HOUSE, leaders: [{ ...first, initiatives: ['high'] }, ...others], keep: undefined };
  expect(() => configured(spoilt)).toThrow(/is no card file\.\n {2}.*leaders.*initiatives.*\n {2}.*keep/s);
  expect(() => configured('{')).toThrow(/cannot be read/);
  expect(() => configFrom({ INSURRECTION_CARDS: join(folder, 'missing.json') })).toThrow(/cannot be read/);
});

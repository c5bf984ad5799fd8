import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CardFile, HOUSE, type Printed, setUp } from '@reseau/games/insurrection';
import { MOST_MESSAGE } from '@reseau/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { MESSAGE, readJson } from './bounded-json.ts';
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
  const { defaultOptions } = configured(HOUSE);
  expect(defaultOptions).toEqual({ insurrection: { cards: HOUSE } });
  expect(setUp(4, { side: 'base', ...defaultOptions.insurrection })).toMatchObject({ ok: true });
});

test('what is wrong with it stops the start, line by line', () => {
  const [first, ...others] = HOUSE.leaders;
  const spoilt = { ...HOUSE, leaders: [{ ...first, initiatives: ['high'] }, ...others], keep: undefined };
  expect(() => configured(spoilt)).toThrow(/is not a valid card file\.\n {2}.*leaders.*initiatives.*\n {2}.*keep/s);
  expect(() => configured('{')).toThrow(/cannot be read/);
  expect(() => configFrom({ INSURRECTION_CARDS: join(folder, 'missing.json') })).toThrow(/cannot be read/);
});

test('a file that is none, or too large to be one, is not read at all', () => {
  expect(() => configFrom({ INSURRECTION_CARDS: '/dev/zero' })).toThrow(/cannot be read: it is not a regular file\.$/);
  expect(() => configFrom({ INSURRECTION_CARDS: folder })).toThrow(/cannot be read: it is not a regular file\.$/);
  writeFileSync(path, '');
  truncateSync(path, 2 ** 40);
  const words = /cannot be read: it has 1099511627776 bytes; a card file may have at most 1048576\.$/;
  expect(() => configFrom({ INSURRECTION_CARDS: path })).toThrow(words);
});

/** A box in which every list and every name is as long as it may be, or half as long. */
function fullBox(lines: number, name: string): CardFile {
  const { people, leaders } = HOUSE;
  const scoring = Array.from({ length: lines }, () => ({ collection: Array.from({ length: 24 }, () => 1) }));
  const kinds = (from: readonly Printed[], of: string, count: number): readonly Printed[] =>
    Array.from({ length: count }, (_, at) => ({
      ...(from[at % from.length] as Printed),
      id: `${of}${at}`,
      names: { en: name, fr: name, ja: name },
      initiatives: [1],
      good: scoring,
      evil: scoring,
    }));
  return { ...HOUSE, people: kinds(people, 'person', 60), leaders: kinds(leaders, 'leader', 40) };
}

test('a file that cannot be sent stops the start', () => {
  expect(() => configured(fullBox(8, '花'.repeat(80)))).toThrow(/its cards take \d+ bytes, and the limit is 61440/);
});

test('whatever can be sent is read from the wire too', () => {
  const { defaultOptions } = configured(fullBox(3, 'Bear'));
  const options = { side: 'base', ...defaultOptions.insurrection };
  const text = JSON.stringify({ t: 'command', id: 'x'.repeat(40), command: { do: 'options', options } });
  expect(Buffer.byteLength(text)).toBeLessThan(MOST_MESSAGE);
  expect(readJson(text, MESSAGE)).toMatchObject({ ok: true });
});

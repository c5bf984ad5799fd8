import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { readJson } from './read-json.ts';

vi.mock('node:fs', () => ({ readFileSync: vi.fn<() => string>() }));

test.each([
  ['ENOENT', 'there is no such file'],
  ['ENOTDIR', 'there is no such file'],
  ['EISDIR', 'it is a folder, not a file'],
  ['EACCES', 'there is no permission to read it'],
  ['EIO', 'it cannot be read: the disk is broken'],
])('%s: %s', (code, problem) => {
  vi.mocked(readFileSync).mockImplementation(() => {
    throw Object.assign(new Error('the disk is broken'), { code });
  });
  expect(readJson('a.json')).toEqual({ ok: false, problem });
});

test('a file that is not JSON', () => {
  vi.mocked(readFileSync).mockReturnValue('{]');
  expect(readJson('a.json')).toEqual({ ok: false, problem: expect.stringMatching(/^it is not valid JSON: /) });
});

test('a file whose end is missing', () => {
  vi.mocked(readFileSync).mockReturnValue('{"reseau":"match","vers');
  expect(readJson('a.json')).toEqual({ ok: false, problem: 'it is cut short: its end is missing' });
});

test.each([
  ['[', ']'],
  ['{"a":', '}'],
])('a file that nests %s without end', (open, close) => {
  vi.mocked(readFileSync).mockReturnValue(`${open.repeat(100_000)}1${close.repeat(100_000)}`);
  expect(readJson('a.json')).toEqual({ ok: false, problem: 'it is nested too deep' });
});

test('a file that is long, and no deeper than others', () => {
  const value = Array.from({ length: 1000 }, () => ({ a: [[1]] }));
  vi.mocked(readFileSync).mockReturnValue(JSON.stringify(value));
  expect(readJson('a.json')).toEqual({ ok: true, value });
});

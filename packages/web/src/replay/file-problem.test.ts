import { expect, test, vi } from 'vitest';
import { fileRead } from './file-problem.ts';

const fileOf = (text: string) => ({ size: text.length, text: async () => text });
const problem = (code: string) => ({ ok: false, problem: { code } });

test.each([
  ['a document', '{"a":1}', { ok: true, raw: { a: 1 } }],
  ['its first half', '{"a":', problem('cutShort')],
  ['a letter to somebody', 'Dear Ann', problem('notJson')],
])('of a file that holds %s', async (_what, text, read) => {
  expect(await fileRead(fileOf(text))).toEqual(read);
});

test('a file that cannot be read holds nothing', async () => {
  expect(await fileRead({ size: 1, text: () => Promise.reject(new Error('gone')) })).toEqual(problem('notJson'));
});

test('a film is not read', async () => {
  const text = vi.fn<() => Promise<string>>();
  expect(await fileRead({ size: 2 ** 31, text })).toEqual(problem('notRecord'));
  expect(text).not.toHaveBeenCalled();
});

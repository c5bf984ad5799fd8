import { appendFileSync, existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Witness } from './witness.ts';

let folder = '';
let path = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'reseau-witness-'));
  path = join(folder, 'lengths');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** What is missing if streams are as long as this. */
function compared(lengths: Readonly<Record<string, number>>) {
  const [witness, missing] = Witness.compared(path, (stream) => lengths[stream] ?? 0);
  witness.close();
  return missing;
}

function noted(...lengths: readonly Readonly<Record<string, number>>[]): void {
  const [witness] = Witness.compared(path, () => 0);
  for (const one of lengths) witness.note(new Map(Object.entries(one)));
  witness.close();
}

test('a stream that is shorter than it was is missed until it is written to, and what is longer is not', () => {
  noted({ ABCD: 5, EFGH: 2 }, { ABCD: 7 }, { WXYZ: 1 });
  const missing = [{ stream: 'ABCD', had: 7, has: 6 }];
  expect(compared({ ABCD: 6, EFGH: 3, WXYZ: 1 })).toEqual(missing);
  expect(compared({ ABCD: 6 })).toEqual(missing);
  const [witness] = Witness.compared(path, () => 6);
  witness.note(new Map([['ABCD', 7]]));
  witness.close();
  expect(compared({ ABCD: 7 })).toEqual([]);
});

test('a stream that is gone is missed once, and one that was removed never', () => {
  noted({ ABCD: 5, EFGH: 2 }, { EFGH: 0 });
  expect(compared({})).toEqual([{ stream: 'ABCD', had: 5, has: 0 }]);
  expect(compared({})).toEqual([]);
});

test('a line that was torn says nothing, and spoils no other', () => {
  noted({ ABCD: 5 });
  appendFileSync(path, '\n["ABCD",77]\n\n["AB');
  const [witness, missing] = Witness.compared(path, () => 6);
  expect(missing).toEqual([{ stream: 'ABCD', had: 77, has: 6 }]);
  witness.close();
  noted({ ABCD: 5 });
  appendFileSync(path, '["ABCD",9');
  appendFileSync(path, '\n7\nnull\n{}\n["EFGH","x"]\n\u0000\u0000\n["EFGH",3]\n');
  expect(compared({ ABCD: 5 })).toEqual([{ stream: 'EFGH', had: 3, has: 0 }]);
});

test('the file stays small, and knows the streams that were written to last', () => {
  const [witness] = Witness.compared(path, () => 0);
  for (let length = 1; length <= 10; length += 1)
    for (let stream = 0; stream < 1200; stream += 1) witness.note(new Map([[`T${stream}`, length]]));
  witness.close();
  expect(statSync(path).size).toBeLessThan(200_000);
  expect(statSync(path).mode & 0o777).toBe(0o600);
  const missing = compared({});
  expect([missing.length >= 1000, missing.every(({ had }) => had === 10)]).toEqual([true, true]);
});

test('what cannot be written or read stops nobody', () => {
  path = join(folder, 'not', 'there');
  noted({ ABCD: 5 });
  expect(compared({ ABCD: 5 })).toEqual([]);
  expect(existsSync(path)).toBe(false);
});

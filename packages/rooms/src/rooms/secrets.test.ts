import { CODE_LETTERS } from '@reseau/protocol';
import { expect, test } from 'vitest';
import { keyOf, keysOfRecovery, newToken, recoveryOf } from './secrets.ts';

test('a recovery code has more bits than anybody tries, and follows from the token alone', () => {
  const token = newToken();
  const recovery = recoveryOf(token);
  expect(recovery.length * Math.log2(CODE_LETTERS.length)).toBeGreaterThan(80);
  expect(recoveryOf(token)).toBe(recovery);
  expect(recovery).toMatch(/^[A-HJ-NP-Z]{20}$/);
  // Every letter is drawn: none of the last follows from the first.
  const others = Array.from({ length: 200 }, () => recoveryOf(newToken()));
  for (let at = 0; at < recovery.length; at += 1)
    expect(new Set(others.map((other) => other[at])).size).toBeGreaterThan(15);
});

test('what was kept of a code of eight letters is found by it, and by the longer one that is shown now', () => {
  // As it was written then, of this very token.
  const token = 'a-token-of-long-ago-01234';
  const former = recoveryOf(token).slice(0, 8);
  expect(former).toBe('CJXQDAXT');
  const kept = keyOf(former);
  expect(keysOfRecovery(former)).toContain(kept);
  expect(keysOfRecovery(recoveryOf(token))).toContain(kept);
});

test('of a longer one, the first eight letters bring back nothing', () => {
  const recovery = recoveryOf(newToken());
  expect(keysOfRecovery(recovery.slice(0, 8))).not.toContain(keyOf(recovery));
});

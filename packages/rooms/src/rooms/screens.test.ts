import { expect, test } from 'vitest';
import { givesWay } from './screens.ts';
import type { Subscriber } from './subscribers.ts';

const HOME = '203.0.113.1';
const from = (address: string): Subscriber => ({ member: undefined, from: address, send: () => {}, end: () => {} });
const gone = (address: string, watching: readonly Subscriber[]) =>
  givesWay(address, { watching, most: 5, isHome: (one) => one === HOME });
const strangers = Array.from({ length: 50 }, (_, at) => from(`198.${at}.100.7`));

test('of too many screens at one address the oldest gives way to the newest', () => {
  const idle = Array.from({ length: 5 }, () => from(HOME));
  expect(gone(HOME, idle.slice(1))).toBeUndefined();
  expect(gone(HOME, idle)).toBe(idle[0]);
});

test('fifty strangers keep out nobody: the oldest gives way', () => {
  expect(gone('192.0.2.1', strangers.slice(1))).toBeUndefined();
  expect(gone('192.0.2.1', strangers)).toBe(strangers[0]);
  expect(gone(HOME, strangers)).toBe(strangers[0]);
});

test('where many are from around one place, one of them gives way', () => {
  const many = [7, 8, 9].map((last) => from(`192.0.2.${last}`));
  expect(gone('192.0.3.1', [...strangers.slice(3), ...many])).toBe(many[0]);
});

test('the screens of those who play give way to their own kind alone', () => {
  const home = Array.from({ length: 4 }, () => from(HOME));
  const others = [...home, ...strangers.slice(0, 46)];
  expect(gone('192.0.2.1', others)).toBe(strangers[0]);
  const all = Array.from({ length: 50 }, () => from(HOME));
  expect(givesWay('192.0.2.1', { watching: all, most: 60, isHome: () => true })).toBeUndefined();
  expect(givesWay('192.0.2.1', { watching: all, most: 60, isHome: (one) => one === HOME })).toBe('nobody');
});

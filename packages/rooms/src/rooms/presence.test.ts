import { expect, test } from 'vitest';
import { Presence } from './presence.ts';

test('whoever goes is away from that moment on, and shown as here for a little while', () => {
  const presence = new Presence(0, 3000);
  presence.connect('m1', 1000);
  expect(presence.awayFor('m1', 5000)).toBe(0);
  presence.disconnect('m1', 5000);
  expect([presence.awayFor('m1', 5000) > 0, presence.isOnline('m1', 5000)]).toEqual([true, true]);
  expect([presence.awayFor('m1', 8000), presence.isOnline('m1', 8000)]).toEqual([3000, false]);
});

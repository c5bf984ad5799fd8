import { describe, expect, test } from 'vitest';
import { isLoopback } from './loopback.ts';

describe('an address that only this computer can follow', () => {
  test.each([
    'localhost',
    'LOCALHOST',
    'localhost.',
    'reseau.localhost',
    '127.0.0.1',
    '127.1.2.3',
    '::1',
    '[::1]',
    '::ffff:127.0.0.1',
    '[::ffff:7f00:1]',
    '0.0.0.0',
    '::',
  ])('%s', (host) => {
    expect(isLoopback(host)).toBe(true);
  });

  test.each([
    'localhost.example.org',
    'mylocalhost',
    '127.0.0.1.example.org',
    '192.168.127.1',
    '1127.0.0.1',
    'fd00::1',
    '[fe80::1]',
    'reseau.local',
    '',
  ])('not %s', (host) => {
    expect(isLoopback(host)).toBe(false);
  });
});

import { expect, test } from 'vitest';
import { neighbourhoodOf, networksAround } from './neighbourhood.ts';

test.each([
  ['203.0.113.9', ['203.0.113.0/24']],
  ['2001:db8:7:12ab::/64', ['2001:db8:7:1200::/56', '2001:db8:7::/48']],
  ['2001:db8:7:0::/64', ['2001:db8:7:0::/56', '2001:db8:7::/48']],
  ['unknown', []],
])('around %s', (caller, networks) => {
  expect(networksAround(caller)).toEqual(networks);
  expect(neighbourhoodOf(caller)).toBe(networks.at(-1) ?? caller);
});

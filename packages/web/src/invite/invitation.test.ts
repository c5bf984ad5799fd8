import { describe, expect, test } from 'vitest';
import { invitationOf, screenLink, seatLink, tableLink } from './invitation.ts';

const HOME = 'http://192.168.1.5:3000';
const OFFICE = 'http://10.0.0.7:3000';
const LOCAL = 'http://localhost:3000';
const told = { addresses: [HOME, OFFICE] };

describe('an invitation leads', () => {
  test.each([LOCAL, HOME])('to the address that was set, from a page at %s', (own) => {
    const network = { publicUrl: 'https://reseau.example.org', ...told };
    expect(invitationOf({ own, network, wanted: [OFFICE] })).toEqual({
      origin: 'https://reseau.example.org',
      origins: ['https://reseau.example.org'],
    });
  });

  test.each(['http://reseau.local:3000', HOME, 'https://games.example.org'])('to the page’s own: %s', (own) => {
    expect(invitationOf({ own, network: {}, wanted: [] })).toEqual({ origin: own, origins: [own] });
  });

  test.each([LOCAL, 'http://127.0.0.1:3000', 'http://[::1]:3000', 'http://reseau.localhost:3000'])(
    'from %s to the likeliest address of the machine',
    (own) => {
      expect(invitationOf({ own, network: told, wanted: [] })).toEqual({ origin: HOME, origins: [HOME, OFFICE] });
    },
  );

  test('to what was chosen for the table before what was chosen on this device', () => {
    expect(invitationOf({ own: LOCAL, network: told, wanted: [OFFICE, HOME] }).origin).toBe(OFFICE);
    expect(invitationOf({ own: LOCAL, network: told, wanted: [undefined, OFFICE] }).origin).toBe(OFFICE);
    expect(invitationOf({ own: HOME, network: told, wanted: [OFFICE] })).toEqual({
      origin: OFFICE,
      origins: [HOME, OFFICE],
    });
  });

  test('nowhere that the server does not know', () => {
    expect(invitationOf({ own: LOCAL, network: told, wanted: ['https://evil.example', OFFICE] }).origin).toBe(OFFICE);
    expect(invitationOf({ own: 'https://games.example.org', network: {}, wanted: [OFFICE] }).origin).toBe(
      'https://games.example.org',
    );
  });

  test.each([
    ['loopbackOnly', { addresses: [], loopbackOnly: true }],
    ['noNetwork', { addresses: [] }],
    ['unknown', {}],
  ] as const)('nobody in, and says so: %s', (barrier, network) => {
    expect(invitationOf({ own: LOCAL, network, wanted: [HOME] })).toEqual({ origin: LOCAL, origins: [], barrier });
  });
});

test('to a table, its screen and a seat at it', () => {
  expect([tableLink(HOME, 'ABCD'), screenLink(HOME, 'ABCD'), seatLink(HOME, 'ABCD', 's3')]).toEqual([
    'http://192.168.1.5:3000/t/ABCD',
    'http://192.168.1.5:3000/t/ABCD/screen',
    'http://192.168.1.5:3000/t/ABCD#take=s3',
  ]);
});

import { expect, test } from 'vitest';
import { type BannerInfo, banner } from './banner.ts';
import { machine } from './testing/interfaces.ts';

const interfaces = machine({ wlan0: ['192.168.1.5/24'], eth0: ['10.0.0.7/24'] });

/** Who is sent where, in the order of the lines. */
const sent = (info: Omit<BannerInfo, 'interfaces'>, on = interfaces) =>
  banner({ interfaces: on, ...info })
    .split('\n')
    .flatMap((row) => /^ {2}(\S.*\S) {2,}(http\S+)$/.exec(row)?.slice(1).join(': ') ?? []);

test('what everybody can open comes first', () => {
  expect(sent({ bound: { address: '0.0.0.0', port: 3000 } })).toEqual([
    'You and your network: http://192.168.1.5:3000',
    'or: http://10.0.0.7:3000',
    'This machine only: http://localhost:3000',
  ]);
});

test('the address that was set is the one for everybody', () => {
  const text = banner({
    interfaces,
    bound: { address: '127.0.0.1', port: 3000 },
    publicUrl: 'https://reseau.example.org',
  });
  expect(text).toMatch(/Everyone +https:\/\/reseau\.example\.org\n +This machine only +http:\/\/localhost:3000\n/);
  expect(text).toContain('Phones: scan this.');
});

test('one address of the network is all there is, if it listens there alone', () => {
  expect(sent({ bound: { address: '10.0.0.7', port: 80 } })).toEqual(['You and your network: http://10.0.0.7']);
});

test('that phones cannot come in is said, and why', () => {
  const own = { address: '127.0.0.1', port: 3000 };
  expect(sent({ bound: own })).toEqual(['This machine only: http://localhost:3000']);
  expect(banner({ interfaces, bound: own })).toContain('HOST=127.0.0.1 keeps them out');
  expect(banner({ interfaces: machine({}), bound: { address: '0.0.0.0', port: 1 } })).toContain('not on a network');
});

import { describe, expect, test } from 'vitest';
import { machine } from '../testing/interfaces.ts';
import { isNeighbour, listensToItself, networkOrigins } from './addresses.ts';

const HOME = { wlan0: ['192.168.1.5/24', 'fe80::1/64', 'fd12::5/64', '2001:db8::5/64'] };

describe('where others find the server', () => {
  const on = (address: string, networks: Readonly<Record<string, readonly string[]>>) =>
    networkOrigins({ address, port: 3000 }, machine(networks));

  test('is its address at home, with the port', () => {
    expect(on('0.0.0.0', HOME)).toEqual(['http://192.168.1.5:3000']);
  });

  test('has no port where that is the usual one', () => {
    expect(networkOrigins({ address: '0.0.0.0', port: 80 }, machine(HOME))).toEqual(['http://192.168.1.5']);
  });

  test('is by IPv6 too where it listens there, after IPv4, without addresses for one cable only', () => {
    expect(on('::', HOME)).toEqual(['http://192.168.1.5:3000', 'http://[fd12::5]:3000', 'http://[2001:db8::5]:3000']);
  });

  test('is not inside the machine, and in a tunnel last', () => {
    const busy = {
      docker0: ['172.17.0.1/16'],
      'br-0a1b': ['172.18.0.1/16'],
      veth12: ['10.9.0.1/24'],
      tun0: ['10.8.0.2/24'],
      tailscale0: ['100.101.102.103/32'],
      'vEthernet (WSL)': ['172.20.0.1/20'],
      eth1: ['203.0.113.9/24'],
      eth0: ['10.0.0.7/8'],
      wlan0: ['192.168.1.5/24'],
      usb0: ['169.254.7.7/16'],
    };
    expect(on('0.0.0.0', busy)).toEqual([
      'http://192.168.1.5:3000',
      'http://10.0.0.7:3000',
      'http://203.0.113.9:3000',
      'http://10.8.0.2:3000',
      'http://172.20.0.1:3000',
      'http://100.101.102.103:3000',
    ]);
  });

  test.each(['192.168.1.5', '203.0.113.9', 'fd12::5'])('is %s alone if that is where it listens', (address) => {
    expect(on(address, HOME)).toEqual([`http://${address.includes(':') ? `[${address}]` : address}:3000`]);
  });

  test.each(['127.0.0.1', '127.0.0.2', '::1'])('is nowhere if it listens on %s', (address) => {
    expect(on(address, HOME)).toEqual([]);
    expect(listensToItself({ address, port: 1 })).toBe(true);
  });

  test.each(['0.0.0.0', '::'])('is nowhere without a network, on %s', (address) => {
    expect(on(address, {})).toEqual([]);
    expect(listensToItself({ address, port: 1 })).toBe(false);
  });
});

describe('a neighbour', () => {
  const networks = machine({ ...HOME, eth0: ['203.0.113.9/24'] });

  test.each([
    '127.0.0.1',
    '::1',
    '::ffff:127.0.0.1',
    '192.168.1.77',
    '::ffff:192.168.1.77',
    'fd12::9',
    'fe80::9%wlan0',
  ])('%s', (caller) => {
    expect(isNeighbour(caller, networks)).toBe(true);
  });

  test.each([
    '192.168.2.77',
    '10.0.0.1',
    '198.51.100.1',
    '203.0.113.10',
    '::ffff:198.51.100.1',
    '2001:db8::9',
    'fd13::1',
    '',
  ])('not %s', (caller) => {
    expect(isNeighbour(caller, networks)).toBe(false);
  });
});

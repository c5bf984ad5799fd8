import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../testing/index.ts';
import { machine } from '../testing/interfaces.ts';
import { addressesFor, type Caller, type Place } from './invite-addresses.ts';

const PLACE: Place = {
  trustProxy: 0,
  bound: { address: '0.0.0.0', port: 3000 },
  interfaces: machine({ wlan0: ['192.168.1.5/24'], eth0: ['10.0.0.7/24'] }),
};
const ADDRESSES = ['http://192.168.1.5:3000', 'http://10.0.0.7:3000'];
const caller = (address: string, headers: Caller['headers'] = {}): Caller => ({
  address,
  headers: { host: 'localhost:3000', ...headers },
});

describe('the addresses of the house', () => {
  test.each([
    caller('127.0.0.1'),
    caller('::1', { host: '[::1]:3000' }),
    caller('127.0.0.1', { host: 'reseau.localhost' }),
    caller('192.168.1.20', { host: '192.168.1.5:3000' }),
    caller('::ffff:10.0.0.20', { host: '10.0.0.7:3000' }),
  ])('are told to $address, who asked for $headers.host', (from) => {
    expect(addressesFor(PLACE, from)).toEqual({ addresses: ADDRESSES });
  });

  test.each([
    ['from elsewhere', caller('198.51.100.3', { host: '203.0.113.9:3000' })],
    ['from another private network', caller('192.168.7.3', { host: '192.168.1.5:3000' })],
    ['through a proxy', caller('127.0.0.1', { 'x-forwarded-for': '198.51.100.3' })],
    ['through a proxy that says so', caller('127.0.0.1', { forwarded: 'for=198.51.100.3' })],
    ['through a gateway', caller('127.0.0.1', { via: '1.1 gateway' })],
    ['under a name that anybody may own', caller('127.0.0.1', { host: 'evil.example' })],
    ['without saying whom they called', { address: '127.0.0.1', headers: {} }],
    ['with nonsense for a name', caller('127.0.0.1', { host: ':::' })],
  ])('are not told to callers %s', (_who, from) => {
    expect(addressesFor(PLACE, from)).toEqual({});
  });

  test('are told to nobody where a proxy is to be trusted', () => {
    expect(addressesFor({ ...PLACE, trustProxy: 1 }, caller('127.0.0.1'))).toEqual({});
  });

  test('give way to the one that was set, which everybody is told', () => {
    const publicUrl = 'https://reseau.example.org';
    for (const from of [caller('127.0.0.1'), caller('198.51.100.3')]) {
      expect(addressesFor({ ...PLACE, publicUrl, trustProxy: 1 }, from)).toEqual({ publicUrl });
    }
  });

  test('are none without a network', () => {
    expect(addressesFor({ ...PLACE, interfaces: machine({}) }, caller('127.0.0.1'))).toEqual({ addresses: [] });
  });
});

describe('a running server', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  const ask = async (base: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${base}/api/house`, { headers });
    return [answer.status, answer.headers.get('cache-control'), await answer.json()];
  };

  test('says that it listens to its own machine alone, and to no proxy', async () => {
    expect(await ask(server.base)).toEqual([200, 'no-store', { addresses: [], loopbackOnly: true }]);
    expect(await ask(server.base, { 'x-forwarded-for': '127.0.0.1' })).toEqual([200, 'no-store', {}]);
  });

  test('tells the address that was set', async () => {
    const set = await startTestServer({ publicUrl: 'https://reseau.example.org' });
    const [, , told] = await ask(set.base, { 'x-forwarded-for': '198.51.100.3' });
    expect(told).toEqual({ publicUrl: 'https://reseau.example.org' });
    await set.close();
  });
});

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { configFrom } from '../config.ts';
import { startTestServer } from '../testing/index.ts';
import { callerOf, isRange, type ProxyTrust, trusting } from './caller.ts';

const HOSTING = readFileSync(new URL('../../../../docs/hosting.md', import.meta.url), 'utf8');

test('a caller whose connection is gone already is somebody unknown', () => {
  expect(callerOf(undefined)).toBe('unknown');
});

describe('a caller', () => {
  test.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['::FFFF:cb00:7109', '203.0.113.9'],
    ['203.0.113.9:51234', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
    ['2001:DB8::9', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['64:ff9b::203.0.113.9', '64:ff9b:0:0::/64'],
    ['unknown', 'unknown'],
    ['', 'unknown'],
    ['1.2.3.4.5', 'unknown'],
  ])('%s counts as %s', (ip, caller) => {
    expect(callerOf(ip)).toBe(caller);
  });
});

describe('trust', () => {
  test.each([
    ['127.0.0.1', true],
    ['10.0.0.0/8', true],
    ['::1', true],
    ['fd00::/8', true],
    ['::ffff:10.0.0.1', true],
    ['10.0.0.0/33', false],
    ['10.0.0.0/0', false],
    ['10.0.0.0/8/8', false],
    ['10.0.0', false],
    ['proxy', false],
    ['', false],
  ])('%s can be trusted: %s', (range, can) => {
    expect(isRange(range)).toBe(can);
  });

  test.each<[ProxyTrust, string, number, boolean]>([
    [0, '127.0.0.1', 0, false],
    [1, '203.0.113.9', 0, true],
    [1, '203.0.113.9', 1, false],
    [2, '203.0.113.9', 1, true],
    [['127.0.0.1'], '127.0.0.1', 0, true],
    [['127.0.0.1'], '::ffff:127.0.0.1', 0, true],
    [['::ffff:127.0.0.1'], '127.0.0.1', 0, true],
    [['127.0.0.1'], '127.0.0.2', 0, false],
    [['10.0.0.0/8', '::1'], '10.9.8.7', 5, true],
    [['10.0.0.0/8', '::1'], '::1', 0, true],
    [['10.0.0.0/8', '::1'], '::2', 0, false],
    [['10.0.0.0/8'], 'unknown', 0, false],
  ])('%j believes %s at hop %i: %s', (trust, address, hop, believed) => {
    expect(trusting(trust)(address, hop)).toBe(believed);
  });
});

/** What a proxy hands on: the header it was given, and behind it the address that called it. */
const through = (header: string, ...callers: readonly string[]): string =>
  [header, ...callers].filter(Boolean).join(', ');

describe('a limit by address', () => {
  /** How many of ten wrong codes an attacker may try who writes another address into the header each time. */
  async function tries(env: Readonly<Record<string, string>>, behind: readonly string[]) {
    const { trustProxy } = configFrom(env);
    const server = await startTestServer({ trustProxy, limits: { wrongCodes: 3, requests: 200 } });
    const look = async (header: string): Promise<number> => {
      const headers: Record<string, string> = header === '' ? {} : { 'x-forwarded-for': header };
      return (await fetch(`${server.base}/api/rooms/AAAA`, { headers })).status;
    };
    const statuses: number[] = [];
    for (let forged = 1; forged <= 10; forged += 1) statuses.push(await look(through(`6.6.6.${forged}`, ...behind)));
    const honest = await look(through('', ...behind.map((address, at) => (at === 0 ? '198.51.100.7' : address))));
    await server.close();
    return { tried: statuses.filter((status) => status === 404).length, honest };
  }

  test.each([
    ['nobody is believed by default', {}, []],
    ['one proxy', { TRUST_PROXY: '1' }, ['203.0.113.9']],
    ['as it was written before', { TRUST_PROXY: 'yes' }, ['203.0.113.9']],
    ['two proxies', { TRUST_PROXY: '2' }, ['203.0.113.9', '192.0.2.1']],
    ['a proxy by its address', { TRUST_PROXY: '127.0.0.1, ::1' }, ['203.0.113.9']],
    ['two proxies by their addresses', { TRUST_PROXY: '127.0.0.0/8,192.0.2.0/24' }, ['203.0.113.9', '192.0.2.1']],
    ['an IPv6 caller', { TRUST_PROXY: '1' }, ['2001:db8::9']],
  ])('cannot be got round by a forged header: %s', async (_what, env, behind) => {
    expect((await tries(env, behind)).tried).toBe(3);
  });

  test('counts callers, not proxies', async () => {
    expect((await tries({ TRUST_PROXY: '1' }, ['203.0.113.9'])).honest).toBe(404);
    expect((await tries({ TRUST_PROXY: '2' }, ['203.0.113.9', '192.0.2.1'])).honest).toBe(404);
    expect((await tries({}, [])).honest).toBe(429);
  });

  test('counts callers of one IPv6 network together', async () => {
    const server = await startTestServer({ trustProxy: 1, limits: { wrongCodes: 3 } });
    const statuses: number[] = [];
    for (const last of ['1', '2', '3', '4', '5']) {
      const headers = { 'x-forwarded-for': `2001:db8:0:7::${last}` };
      statuses.push((await fetch(`${server.base}/api/rooms/AAAA`, { headers })).status);
    }
    await server.close();
    expect(statuses).toEqual([404, 404, 404, 429, 429]);
  });
});

describe('docs/hosting.md', () => {
  const block = (after: string): string => HOSTING.split(after)[1]?.split('```')[1] ?? '';
  const nginx = block('\nnginx:\n');
  const setting = HOSTING.split('## Behind a reverse proxy')[1]?.match(/`TRUST_PROXY=([^`]+)`/)?.[1];

  test('shows an nginx that passes on what is needed', () => {
    expect(nginx).toMatch(/proxy_set_header Host \$http_host;/);
    expect(nginx).toMatch(/proxy_set_header Upgrade \$http_upgrade;/);
    expect(nginx).toMatch(/proxy_set_header Connection \$connection_upgrade;/);
    expect(HOSTING).toMatch(/map \$http_upgrade \$connection_upgrade/);
    const beat = 25;
    expect(Number(nginx.match(/proxy_read_timeout (\d+)s;/)?.[1])).toBeGreaterThan(beat);
  });

  test('shows an nginx and a setting under which no header can be forged', async () => {
    const variable = nginx.match(/proxy_set_header X-Forwarded-For (\$\w+);/)?.[1];
    const written = (header: string, caller: string): string | undefined =>
      ({ $proxy_add_x_forwarded_for: through(header, caller), $remote_addr: caller })[variable ?? ''];
    const { trustProxy } = configFrom({ TRUST_PROXY: setting });
    const server = await startTestServer({ trustProxy, limits: { wrongCodes: 3 } });
    const look = async (header: string, caller: string): Promise<number> => {
      const headers = { 'x-forwarded-for': written(header, caller) ?? '' };
      return (await fetch(`${server.base}/api/rooms/AAAA`, { headers })).status;
    };
    const statuses: number[] = [];
    for (let forged = 1; forged <= 5; forged += 1) statuses.push(await look(`6.6.6.${forged}`, '203.0.113.9'));
    expect(statuses).toEqual([404, 404, 404, 429, 429]);
    expect(await look('', '198.51.100.7')).toBe(404);
    await server.close();
  });

  test('names the same setting for the service', () => {
    expect(HOSTING).toContain(`HOST=127.0.0.1 TRUST_PROXY=${setting}\n`);
    expect(HOSTING).not.toContain('TRUST_PROXY=yes');
  });
});

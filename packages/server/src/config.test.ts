import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CONFIG, configFrom } from './config.ts';
import { LOG_LEVELS } from './log.ts';

const ROOT = join(import.meta.dirname, '../../..');

/** What a page says of each setting, the default in the column that its head names. */
function settingsIn(page: string): ReadonlyMap<string, { readonly meaning: string; readonly byDefault: string }> {
  const rows = readFileSync(join(ROOT, page), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.split('|').map((cell) => cell.trim()));
  const head = rows.find((cells) => cells[1] === 'variable') ?? [];
  const [meaning, byDefault] = [head.indexOf('meaning'), head.indexOf('default')];
  return new Map(
    rows.flatMap((cells) => {
      const name = /^`([A-Z_]+)`$/.exec(cells[1] ?? '')?.[1];
      const plain = (cell: number) => (cells[cell] ?? '').replaceAll('`', '');
      return name === undefined ? [] : [[name, { meaning: plain(meaning), byDefault: plain(byDefault) }]];
    }),
  );
}

describe.each(['README.md', 'docs/hosting.md'])('the settings in %s', (page) => {
  const settings = settingsIn(page);
  const DEFAULTS = {
    PORT: `${CONFIG.port}`,
    HOST: CONFIG.host,
    DATA_DIR: CONFIG.dataDir,
    LOG_LEVEL: CONFIG.logLevel,
    BOT_PACE: `${CONFIG.botPace}`,
    TRUST_PROXY: CONFIG.trustProxy === 0 ? 'no' : 'yes',
    KEEP_DAYS: `${CONFIG.keepDays}`,
    RATE_LIMIT: '1',
  };

  test('have the defaults of the code', () => {
    expect(settings.size).toBeGreaterThan(5);
    const told = Object.entries(DEFAULTS).filter(([name]) => settings.has(name));
    expect(told.map(([name]) => [name, settings.get(name)?.byDefault])).toEqual(told);
  });

  test('name every level of the log', () => {
    expect(LOG_LEVELS.filter((level) => !settings.get('LOG_LEVEL')?.meaning.includes(level))).toEqual([]);
  });
});

describe('the environment', () => {
  test('may be empty', () => {
    expect(configFrom({ PATH: '/bin' })).toEqual(CONFIG);
  });

  test('sets what it names', () => {
    const env = { PORT: '8080', HOST: '::1', DATA_DIR: '/srv', BOT_PACE: '0.5', TRUST_PROXY: 'yes', LOG_LEVEL: 'info' };
    expect(configFrom(env)).toMatchObject({
      port: 8080,
      host: '::1',
      dataDir: '/srv',
      botPace: 0.5,
      trustProxy: 1,
      logLevel: 'info',
    });
  });

  test.each([
    ['https://reseau.example.org', 'https://reseau.example.org'],
    [' http://192.168.1.5:3000/ ', 'http://192.168.1.5:3000'],
    ['HTTPS://Reseau.Example.org:443', 'https://reseau.example.org'],
    ['http://[fd12::5]:3000', 'http://[fd12::5]:3000'],
  ])('says with %j where everybody finds the server', (PUBLIC_URL, publicUrl) => {
    expect(configFrom({ PUBLIC_URL }).publicUrl).toBe(publicUrl);
  });

  test.each([
    'reseau.example.org',
    'ftp://reseau.example.org',
    'https://reseau.example.org/games',
    'https://ann:secret@reseau.example.org',
    'https://reseau.example.org/?x=1',
    'https://reseau.example.org/#x',
    'http:reseau',
    'https://',
    '',
  ])('%j is no address for everybody', (PUBLIC_URL) => {
    const words = /^PUBLIC_URL must be an address that browsers can open, without a path, such as https:/;
    expect(() => configFrom({ PUBLIC_URL })).toThrow(words);
  });

  test.each([
    ['no', 0],
    ['0', 0],
    ['yes', 1],
    ['2', 2],
    ['127.0.0.1', ['127.0.0.1']],
    ['::1, 10.0.0.0/8', ['::1', '10.0.0.0/8']],
  ])('TRUST_PROXY=%s', (text, trustProxy) => {
    expect(configFrom({ TRUST_PROXY: text }).trustProxy).toEqual(trustProxy);
  });

  test('says for how many days tables are kept', () => {
    expect(configFrom({}).keepDays).toBe(90);
    expect(configFrom({ KEEP_DAYS: '0' }).keepDays).toBe(0);
    expect(configFrom({ KEEP_DAYS: '7' }).keepDays).toBe(7);
  });

  test('scales the limits, and 0 lifts them', () => {
    expect(configFrom({ RATE_LIMIT: '2' }).limits.joins).toBe(CONFIG.limits.joins * 2);
    expect(configFrom({ RATE_LIMIT: '0' }).limits.joins).toBe(Number.POSITIVE_INFINITY);
  });

  test.each([
    [{ PORT: '80x' }, 'PORT must be a whole number from 0 to 65535.'],
    [{ PORT: '65536' }, 'PORT must be a whole number from 0 to 65535.'],
    [{ PORT: '80.5' }, 'PORT must be a whole number from 0 to 65535.'],
    [{ BOT_PACE: '-1' }, 'BOT_PACE must be a number from 0 to 100.'],
    [{ KEEP_DAYS: 'long' }, 'KEEP_DAYS must be a number of days from 0 to 36500 (0 means for ever).'],
    [{ KEEP_DAYS: '-1' }, 'KEEP_DAYS must be a number of days from 0 to 36500 (0 means for ever).'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of silent, fatal, error, warn, info, debug, trace.'],
    [
      { TRUST_PROXY: 'maybe' },
      /^TRUST_PROXY must be "no", the number of proxies.*such as 127\.0\.0\.1,203\.0\.113\.7\.$/,
    ],
    [{ TRUST_PROXY: '9' }, /^TRUST_PROXY must be/],
    [{ TRUST_PROXY: '127.0.0.1,' }, /^TRUST_PROXY must be/],
    [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN must have at least 16 characters.'],
    [{ DATABASE_URL: 'postgres://x' }, /^DATABASE_URL is set, but PostgreSQL is not supported yet/],
    [{ PORT: '', HOST: ' ' }, /PORT must.*\n.*HOST must/],
  ])('%j is refused in plain words', (env, words) => {
    expect(() => configFrom(env)).toThrow(words);
  });
});

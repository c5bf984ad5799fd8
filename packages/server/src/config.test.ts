import { describe, expect, test } from 'vitest';
import { CONFIG, configFrom } from './config.ts';

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
      trustProxy: true,
      logLevel: 'info',
    });
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
    [{ KEEP_DAYS: 'long' }, 'KEEP_DAYS must be a number of days from 0 to 36500 (0: for ever).'],
    [{ KEEP_DAYS: '-1' }, 'KEEP_DAYS must be a number of days from 0 to 36500 (0: for ever).'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of silent, fatal, error, warn, info, debug, trace.'],
    [{ TRUST_PROXY: 'maybe' }, 'TRUST_PROXY must be yes or no.'],
    [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN must have at least 16 characters.'],
    [{ DATABASE_URL: 'postgres://x' }, /^DATABASE_URL is set, but PostgreSQL is not supported yet/],
    [{ PORT: '', HOST: ' ' }, /PORT must.*\n.*HOST must/],
  ])('%j is refused in plain words', (env, words) => {
    expect(() => configFrom(env)).toThrow(words);
  });
});

import type { GameId } from '@reseau/games';
import { type Crowd, CONFIG as ROOMS, type Timings } from '@reseau/rooms';
import * as v from 'valibot';
import { readCardFile } from './card-file.ts';
import { ConfigError } from './config-error.ts';
import { isRange, MOST_HOPS, type ProxyTrust } from './http/caller.ts';
import { LOG_LEVELS, type LogLevel } from './log.ts';

/** Per address and minute, or per connection where it says so. */
export interface Limits extends Crowd {
  readonly requests: number;
  readonly openRooms: number;
  /** In a day. */
  readonly openRoomsADay: number;
  readonly joins: number;
  readonly wrongCodes: number;
  /** New lines without a seat; those with one are paid for by the seat. */
  readonly connections: number;
  /** How many lines without a seat an address holds at once, and a quarter of those with one. */
  readonly lines: number;
  /** What all requests and messages together may cost; the dearer ones count for several. */
  readonly work: number;
  /** What a seat may spend by itself, before it draws on what its address has in common: whoever floods cuts off nobody else. */
  readonly seat: number;
  /** Messages a connection may send in a burst, and per second after that. */
  readonly burst: number;
  readonly perSecond: number;
}

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** Where the built web client lies. */
  readonly webDir: string;
  readonly logLevel: LogLevel;
  /** How slowly bots play: 1 as people do, 0 at once. */
  readonly botPace: number;
  /** The address that invitations lead to, whatever the machine's own are: an origin, such as https://reseau.example.org. */
  readonly publicUrl?: string;
  /** Which proxies in front are believed when they say who is calling. */
  readonly trustProxy: ProxyTrust;
  /** Whoever brings it may read the metrics; without one, only this machine may. */
  readonly metricsToken?: string;
  /** What a new table of a game is set to here, beyond the game's own defaults. */
  readonly defaultOptions: Readonly<Partial<Record<GameId, object>>>;
  /** After how many days a table goes that nobody has touched; 0 keeps all for ever. */
  readonly keepDays: number;
  /** Fixes all chance, for tests that must be able to run again: nobody can set it from outside. */
  readonly seed?: string;
  readonly limits: Limits;
  readonly timings: Timings;
  /** In milliseconds, until a request must be there as a whole. */
  readonly requestWithin: number;
}

const LIMITS: Limits = {
  ...ROOMS.limits,
  requests: 1200,
  openRooms: 30,
  openRoomsADay: 200,
  joins: 60,
  wrongCodes: 30,
  connections: 240,
  lines: 100,
  work: 6000,
  seat: 120,
  burst: 60,
  perSecond: 8,
};
const WEB_DIR = new URL('../../web/dist', import.meta.url).pathname;

export const CONFIG: Config = {
  port: 3000,
  host: '0.0.0.0',
  dataDir: './data',
  webDir: WEB_DIR,
  logLevel: 'warn',
  botPace: 1,
  trustProxy: 0,
  defaultOptions: {},
  keepDays: 90,
  limits: LIMITS,
  timings: ROOMS.timings,
  requestWithin: 30_000,
};

const number = (least: number, most: number, words: string) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^\d+([.]\d+)?$/, words),
    v.transform(Number),
    v.minValue(least, words),
    v.maxValue(most, words),
  );

const port = 'must be a whole number from 0 to 65535';
const scale = 'must be a number from 0 to 100';
const days = 'must be a number of days from 0 to 36500 (0 means for ever)';
const proxies = `must be "no", the number of proxies in a row (1 to ${MOST_HOPS}), or their addresses, such as 127.0.0.1,203.0.113.7`;

const origin = 'must be an address that browsers can open, without a path, such as https://reseau.example.org';

const isOrigin = (text: string): boolean => {
  if (!/^https?:[/]{2}/i.test(text) || !URL.canParse(text)) return false;
  const { username, password, pathname, search, hash } = new URL(text);
  return [username, password, search, hash].every((part) => part === '') && pathname === '/';
};

const environment = v.object({
  PORT: v.optional(v.pipe(number(0, 65_535, port), v.integer(port))),
  HOST: v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty('must be an address to listen on, such as 0.0.0.0'))),
  PUBLIC_URL: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.check(isOrigin, origin),
      v.transform((text) => new URL(text).origin),
    ),
  ),
  DATA_DIR: v.optional(v.pipe(v.string(), v.nonEmpty('must be a folder'))),
  DATABASE_URL: v.optional(
    v.pipe(
      v.string(),
      v.empty('is set, but PostgreSQL is not supported yet. Unset it; DATA_DIR says where the data is kept'),
    ),
  ),
  WEB_DIR: v.optional(v.pipe(v.string(), v.nonEmpty('must be a folder'))),
  LOG_LEVEL: v.optional(v.picklist(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`)),
  BOT_PACE: v.optional(number(0, 100, scale)),
  RATE_LIMIT: v.optional(number(0, 100, `${scale} (0 means no limits)`)),
  TRUST_PROXY: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => trustIn(text.trim())),
      v.check((trust) => trust !== undefined, proxies),
    ),
  ),
  INSURRECTION_CARDS: v.optional(v.pipe(v.string(), v.nonEmpty('must name a card file'))),
  KEEP_DAYS: v.optional(number(0, 36_500, days)),
  METRICS_TOKEN: v.optional(v.pipe(v.string(), v.minLength(16, 'must have at least 16 characters'))),
});

/** `yes` is what one proxy was called before they were counted. */
function trustIn(text: string): ProxyTrust | undefined {
  if (text === 'no' || text === '0') return 0;
  if (text === 'yes') return 1;
  if (/^\d+$/.test(text)) return Number(text) <= MOST_HOPS ? Number(text) : undefined;
  const ranges = text.split(',').map((range) => range.trim());
  return ranges.every(isRange) ? ranges : undefined;
}

/** Reads the configuration from the environment. */
export function configFrom(env: Readonly<Record<string, string | undefined>>): Config {
  const parsed = v.safeParse(environment, env);
  if (!parsed.success) {
    const words = parsed.issues.map(({ path, message }) => `${String(path?.[0]?.key)} ${message}.`);
    throw new ConfigError(words.join('\n'));
  }
  const {
    PORT,
    HOST,
    PUBLIC_URL,
    DATA_DIR,
    WEB_DIR,
    LOG_LEVEL,
    BOT_PACE,
    RATE_LIMIT,
    TRUST_PROXY,
    METRICS_TOKEN,
    INSURRECTION_CARDS,
    KEEP_DAYS,
  } = parsed.output;
  return {
    ...CONFIG,
    port: PORT ?? CONFIG.port,
    host: HOST ?? CONFIG.host,
    dataDir: DATA_DIR ?? CONFIG.dataDir,
    webDir: WEB_DIR ?? CONFIG.webDir,
    logLevel: LOG_LEVEL ?? CONFIG.logLevel,
    botPace: BOT_PACE ?? CONFIG.botPace,
    trustProxy: TRUST_PROXY ?? CONFIG.trustProxy,
    keepDays: KEEP_DAYS ?? CONFIG.keepDays,
    defaultOptions:
      INSURRECTION_CARDS === undefined ? {} : { insurrection: { cards: readCardFile(INSURRECTION_CARDS) } },
    ...(PUBLIC_URL === undefined ? {} : { publicUrl: PUBLIC_URL }),
    ...(METRICS_TOKEN === undefined ? {} : { metricsToken: METRICS_TOKEN }),
    limits: scaled(CONFIG.limits, RATE_LIMIT ?? 1),
  };
}

const scaled = (limits: Limits, by: number): Limits => {
  const times = (count: number): number => (by === 0 ? Number.POSITIVE_INFINITY : Math.ceil(count * by));
  return {
    requests: times(limits.requests),
    openRooms: times(limits.openRooms),
    openRoomsADay: times(limits.openRoomsADay),
    joins: times(limits.joins),
    wrongCodes: times(limits.wrongCodes),
    connections: times(limits.connections),
    lines: times(limits.lines),
    watchers: times(limits.watchers),
    memberLines: times(limits.memberLines),
    work: times(limits.work),
    seat: times(limits.seat),
    burst: times(limits.burst),
    perSecond: times(limits.perSecond),
  };
};

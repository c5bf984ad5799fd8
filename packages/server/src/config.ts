import type { GameId } from '@reseau/games';
import * as v from 'valibot';
import { readCardFile } from './card-file.ts';
import { ConfigError } from './config-error.ts';
import { LOG_LEVELS, type LogLevel } from './log.ts';
import type { Timings } from './rooms/surroundings.ts';

/** Per address and minute, or per connection where it says so. */
export interface Limits {
  readonly requests: number;
  readonly openRooms: number;
  readonly joins: number;
  readonly wrongCodes: number;
  readonly connections: number;
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
  /** Whether a proxy in front says truly who is calling. */
  readonly trustProxy: boolean;
  /** Whoever brings it may read the metrics; without one, only this machine may. */
  readonly metricsToken?: string;
  /** What a new table of a game is set to here, beyond the game's own defaults. */
  readonly houseOptions: Readonly<Partial<Record<GameId, object>>>;
  /** After how many days a table goes that nobody has touched; 0 keeps all for ever. */
  readonly keepDays: number;
  readonly limits: Limits;
  readonly timings: Timings;
}

const LIMITS: Limits = {
  requests: 1200,
  openRooms: 30,
  joins: 60,
  wrongCodes: 30,
  connections: 240,
  burst: 60,
  perSecond: 8,
};
const TIMINGS: Timings = { linger: 3000, hostAway: 60_000, holdsUp: 30_000 };
const WEB_DIR = new URL('../../web/dist', import.meta.url).pathname;

export const CONFIG: Config = {
  port: 3000,
  host: '0.0.0.0',
  dataDir: './data',
  webDir: WEB_DIR,
  logLevel: 'warn',
  botPace: 1,
  trustProxy: false,
  houseOptions: {},
  keepDays: 90,
  limits: LIMITS,
  timings: TIMINGS,
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
const days = 'must be a number of days from 0 to 36500 (0: for ever)';
const yesNo = 'must be yes or no';

const environment = v.object({
  PORT: v.optional(v.pipe(number(0, 65_535, port), v.integer(port))),
  HOST: v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty('must be an address to listen on, such as 0.0.0.0'))),
  DATA_DIR: v.optional(v.pipe(v.string(), v.nonEmpty('must be a folder'))),
  DATABASE_URL: v.optional(
    v.pipe(
      v.string(),
      v.empty('is set, but PostgreSQL is not supported yet. Unset it; DATA_DIR says where the data lie'),
    ),
  ),
  WEB_DIR: v.optional(v.pipe(v.string(), v.nonEmpty('must be a folder'))),
  LOG_LEVEL: v.optional(v.picklist(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`)),
  BOT_PACE: v.optional(number(0, 100, scale)),
  RATE_LIMIT: v.optional(number(0, 100, `${scale} (0: no limits)`)),
  TRUST_PROXY: v.optional(v.picklist(['yes', 'no'], yesNo)),
  INSURRECTION_CARDS: v.optional(v.pipe(v.string(), v.nonEmpty('must be a card file'))),
  KEEP_DAYS: v.optional(number(0, 36_500, days)),
  METRICS_TOKEN: v.optional(v.pipe(v.string(), v.minLength(16, 'must have at least 16 characters'))),
});

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
    trustProxy: TRUST_PROXY === 'yes',
    keepDays: KEEP_DAYS ?? CONFIG.keepDays,
    houseOptions: INSURRECTION_CARDS === undefined ? {} : { insurrection: { cards: readCardFile(INSURRECTION_CARDS) } },
    ...(METRICS_TOKEN === undefined ? {} : { metricsToken: METRICS_TOKEN }),
    limits: scaled(CONFIG.limits, RATE_LIMIT ?? 1),
  };
}

const scaled = (limits: Limits, by: number): Limits => {
  const times = (count: number): number => (by === 0 ? Number.POSITIVE_INFINITY : Math.ceil(count * by));
  return {
    requests: times(limits.requests),
    openRooms: times(limits.openRooms),
    joins: times(limits.joins),
    wrongCodes: times(limits.wrongCodes),
    connections: times(limits.connections),
    burst: times(limits.burst),
    perSecond: times(limits.perSecond),
  };
};

import { type DestinationStream, type Level, pino } from 'pino';

/** All that a line may hold besides its words. Never a token, a move, a fact or a name. */
export interface Fields {
  readonly room?: string;
  readonly code?: string;
  readonly where?: string;
  readonly kind?: string;
  readonly count?: number;
  readonly ms?: number;
  readonly port?: number;
}

export interface Log {
  info(words: string, fields?: Fields): void;
  warn(words: string, fields?: Fields): void;
  /** Something threw. Its message is left out: it may quote what was being handled. */
  failed(what: string, error: unknown, fields?: Fields): void;
}

export const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const satisfies readonly (
  | Level
  | 'silent'
)[];
export type LogLevel = (typeof LOG_LEVELS)[number];

const FIELDS = ['room', 'code', 'where', 'kind', 'count', 'ms', 'port'] as const satisfies readonly (keyof Fields)[];

const allowed = (fields: Fields): Fields =>
  Object.fromEntries(FIELDS.flatMap((name) => (fields[name] === undefined ? [] : [[name, fields[name]]])));

/** The place in the source where it was thrown, without the words. */
function placeOf(error: Error): string | undefined {
  const line = error.stack?.split('\n').find((text) => text.trimStart().startsWith('at '));
  return line?.match(/([^/\\( ]+:\d+:\d+)\)?$/)?.[1];
}

export function makeLog(level: LogLevel, to?: DestinationStream): Log {
  const lines = pino({ level, base: null }, to);
  return {
    info: (words, fields = {}) => lines.info(allowed(fields), words),
    warn: (words, fields = {}) => lines.warn(allowed(fields), words),
    failed: (what, error, fields = {}) => {
      const where = error instanceof Error ? placeOf(error) : undefined;
      const kind = error instanceof Error ? error.name : typeof error;
      lines.error(allowed({ ...fields, kind, ...(where === undefined ? {} : { where }) }), `${what} failed`);
    },
  };
}

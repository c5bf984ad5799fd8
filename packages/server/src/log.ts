import type { Fields, Log } from '@reseau/rooms';
import { type DestinationStream, type Level, pino } from 'pino';

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

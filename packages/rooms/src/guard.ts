import type { Fields, Log } from './log.ts';

/**
 * Runs what nobody above answers for: a message, a timer, an event. Whatever it throws is logged and goes no further, or one
 * mistake in one room would end the process and every other match with it.
 */
export function guarded(log: Log, what: string, task: () => unknown, fields?: Fields): boolean {
  try {
    task();
    return true;
  } catch (error) {
    log.failed(what, error, fields);
    return false;
  }
}

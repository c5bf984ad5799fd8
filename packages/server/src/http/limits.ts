import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { callerOf } from './caller.ts';
import { Refused } from './refused.ts';

const WINDOW = '1 minute';

// As functions: a plain number that is not finite would be replaced by the library's own limit, and 0 lifts ours.

/** Counts requests by address. A house full of friends shares one, so the limits are wide. */
export async function registerLimits(app: FastifyInstance, requests: number): Promise<void> {
  const quiet = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false };
  await app.register(rateLimit, {
    max: () => requests,
    keyGenerator: ({ ip }) => callerOf(ip),
    timeWindow: WINDOW,
    addHeaders: quiet,
    addHeadersOnExceeding: quiet,
    errorResponseBuilder: () => new Refused('tooMany'),
  });
}

/** A narrower limit for one route, per address and minute. */
export const atMost = (max: number) => ({ config: { rateLimit: { max: () => max, timeWindow: WINDOW } } });

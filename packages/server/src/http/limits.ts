import type { Clock } from '@reseau/rooms';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { TokenBuckets } from '../token-bucket.ts';
import { callerOf } from './caller.ts';
import { Refused } from './refused.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** For one route, of each address and minute. */
    readonly atMost?: number;
  }
}

/** Counts requests by address. A house full of friends shares one, so the limits are wide. */
export function registerLimits(app: FastifyInstance, requests: number, clock: Clock): void {
  const pages = new TokenBuckets(requests, clock);
  const questions = new TokenBuckets(requests, clock);
  app.addHook('onRoute', (route) => {
    const { atMost } = route.config ?? {};
    // Whoever asks for pages without end does not keep others from joining.
    const all = route.url.startsWith('/api/') ? questions : pages;
    const counted = atMost === undefined ? all : new TokenBuckets(atMost, clock);
    const count = async ({ ip }: FastifyRequest): Promise<void> => {
      if (!counted.take(callerOf(ip))) throw new Refused('tooMany');
    };
    route.onRequest = [count, ...[route.onRequest ?? []].flat()];
  });
}

/** A narrower limit for one route, per address and minute. */
export const atMost = (most: number) => ({ config: { atMost: most } });

/** For what is counted later, when it is known who asks: whoever has a seat waits for nobody who has none. */
export const UNCOUNTED = atMost(Number.POSITIVE_INFINITY);

import { neighbourhoodOf } from './neighbourhood.ts';
import type { Subscriber } from './subscribers.ts';

/** How many look on without a seat, from all addresses. */
const MOST_WATCHING = 50;

interface Crowded {
  /** Those who look on, the oldest first. */
  readonly watching: readonly Subscriber[];
  /** How many from one address. */
  readonly most: number;
  /** Whether somebody who plays here is at this address. */
  isHome(address: string): boolean;
}

/**
 * Who gives way to one more screen, if any has to: the oldest, so that screens that were left behind keep nobody out. Those at the
 * addresses of people who play give way to their own kind alone. Nobody comes in where nobody can give way.
 */
export function givesWay(address: string, { watching, most, isHome }: Crowded): Subscriber | 'nobody' | undefined {
  const own = watching.filter(({ from }) => from === address);
  if (own.length >= most) return own[0] ?? 'nobody';
  if (watching.length < MOST_WATCHING) return undefined;
  const strangers = watching.filter(({ from }) => !isHome(from));
  const [first] = strangers.toSorted((a, b) => among(strangers, b) - among(strangers, a));
  return first ?? (isHome(address) ? undefined : 'nobody');
}

/** How many of them are from around there. */
const among = (screens: readonly Subscriber[], { from }: Subscriber): number =>
  screens.filter((one) => neighbourhoodOf(one.from) === neighbourhoodOf(from)).length;

import type { ErrorCode } from '@reseau/protocol';
import type { Clock, LiveRoom, Log } from '@reseau/rooms';
import type { Limits } from '../config.ts';
import type { Metrics } from '../metrics.ts';

/** Where a connection asks for its room. */
export interface ConnectionContext {
  /** Who calls, as callers are counted. */
  readonly caller: string;
  readonly limits: Limits;
  readonly clock: Clock;
  readonly metrics: Metrics;
  readonly log: Log;
  /**
   * Counts the cost of a message: against the seat's own allowance, as far as that goes, and then against the address, whichever of its
   * lines it came by.
   */
  spend(cost: number, seat: string | undefined): boolean;
  /** Whether the caller may hold one more line, now that it is known whose seat it has, if any. */
  enters(member: string | undefined): boolean;
  /** With a token, a seat of one's own is found also from an address that has guessed at too many codes. */
  find(code: string, token: string | undefined): Promise<LiveRoom | ErrorCode>;
}

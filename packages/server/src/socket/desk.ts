import type { ErrorCode } from '@reseau/protocol';
import type { Limits } from '../config.ts';
import type { Metrics } from '../metrics.ts';
import type { LiveRoom } from '../rooms/live-room.ts';

/** Where a connection asks for its room. */
export interface Desk {
  readonly limits: Limits;
  readonly metrics: Metrics;
  find(code: string): Promise<LiveRoom | ErrorCode>;
}

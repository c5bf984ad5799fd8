import type { RequestStamp, RoomEvent } from './event.ts';

const keyOf = ({ member, id }: Pick<RequestStamp, 'member' | 'id'>): string => `${member} ${id}`;

/** Which requests a room has applied: a request that comes again is answered again and changes nothing. */
export class Applied {
  readonly #sums = new Map<string, number>();

  add(events: readonly RoomEvent[]): void {
    for (const { by } of events) if (by !== undefined) this.#sums.set(keyOf(by), by.sum);
  }

  /** New, sent again, or an old id on another request. */
  standing(stamp: RequestStamp): 'new' | 'resent' | 'reused' {
    const sum = this.#sums.get(keyOf(stamp));
    if (sum === undefined) return 'new';
    return sum === stamp.sum ? 'resent' : 'reused';
  }
}

/** Tells two requests apart; who means to deceive can only deceive himself. */
export function checksum(request: unknown): number {
  const text = JSON.stringify(request);
  let sum = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
  return sum >>> 0;
}

import type { RequestStamp, RoomEvent } from './event.ts';

/** Which requests a room has applied: a request that comes again is answered again and changes nothing. */
export class AppliedRequests {
  readonly #byMember = new Map<string, Map<string, number>>();

  add(events: readonly RoomEvent[]): void {
    for (const { by, also = [] } of events) {
      if (by !== undefined) this.note(by);
      for (const stamp of also) this.note(stamp);
    }
  }

  note({ member, id, sum }: RequestStamp): void {
    const sums = this.#byMember.get(member) ?? new Map<string, number>();
    this.#byMember.set(member, sums.set(id, sum));
  }

  /** New, sent again, or an old id on another request. */
  statusOf({ member, id, sum }: RequestStamp): 'new' | 'resent' | 'reused' {
    const known = this.#byMember.get(member)?.get(id);
    if (known === undefined) return 'new';
    return known === sum ? 'resent' : 'reused';
  }
}

/** Tells two requests apart; who means to deceive can only deceive himself. */
export function checksum(request: unknown): number {
  const text = JSON.stringify(request);
  let sum = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
  return sum >>> 0;
}

interface Attendance {
  connections: number;
  since: number;
  awaySince: number;
}

/** Who is connected. Not stored: after a restart everybody is away until they call again. */
export class Presence {
  readonly #attendance = new Map<string, Attendance>();
  readonly #loadedAt: number;
  readonly #linger: number;

  constructor(now: number, linger: number) {
    this.#loadedAt = now;
    this.#linger = linger;
  }

  connect(member: string, now: number): void {
    const known = this.#attendance.get(member);
    const back = known !== undefined && (known.connections > 0 || now - known.awaySince < this.#linger);
    this.#attendance.set(member, {
      connections: (known?.connections ?? 0) + 1,
      since: back ? known.since : now,
      awaySince: now,
    });
  }

  disconnect(member: string, now: number): void {
    const known = this.#attendance.get(member);
    if (known === undefined) return;
    known.connections -= 1;
    known.awaySince = now;
  }

  isConnected(member: string): boolean {
    return (this.#attendance.get(member)?.connections ?? 0) > 0;
  }

  /** Whether the others are shown this one as present. */
  isOnline(member: string, now: number): boolean {
    const known = this.#attendance.get(member);
    return known !== undefined && (known.connections > 0 || now - known.awaySince < this.#linger);
  }

  onlineSince(member: string, now: number): number | undefined {
    return this.isOnline(member, now) ? this.#attendance.get(member)?.since : undefined;
  }

  /** For how long somebody has been away; 0 for one who is here, and for nobody else, however short a while ago they went. */
  awayFor(member: string, now: number): number {
    const known = this.#attendance.get(member);
    if (known !== undefined && known.connections > 0) return 0;
    return Math.max(1, now - (known?.awaySince ?? this.#loadedAt));
  }
}

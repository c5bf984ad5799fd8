/** The server's clock, as far as this device can tell: times that are told are by it. */
export class ServerClock {
  #ahead = $state(0);

  /** What it says at this moment. */
  hear(now: number): void {
    this.#ahead = now - performance.now();
  }

  /** A time by the server's clock, by this page's own. */
  local(at: number): number {
    return at - this.#ahead;
  }
}

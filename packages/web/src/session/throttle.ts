/** Four a second: as fast as anybody looks. */
const APART = 250;

/** Sends on what changes quickly: not too often, and the last of it always. */
export class Throttle<T> {
  readonly #send: (value: T) => void;
  #wanted: T | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(send: (value: T) => void) {
    this.#send = send;
  }

  show(value: T): void {
    this.#wanted = value;
    if (this.#timer === undefined) this.#tell();
  }

  /** Nothing that waits is sent any more. */
  stop(): void {
    this.#wanted = undefined;
  }

  #tell(): void {
    this.#timer = undefined;
    if (this.#wanted === undefined) return;
    this.#send(this.#wanted);
    this.#wanted = undefined;
    this.#timer = setTimeout(() => this.#tell(), APART);
  }
}

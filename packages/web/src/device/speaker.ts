/** In milliseconds, and longer than any sound: running on in silence would cost a phone its sleep. */
const RESTS_AFTER = 1500;
/** In milliseconds: a sound that cannot begin by then has missed its moment. */
const TOO_LATE = 400;

/** Adds to what is heard from this moment on, in seconds of the context. */
export type Maker = (at: AudioContext, when: number) => void;

/** Rests while there is nothing to hear. */
export class Speaker {
  readonly #context: AudioContext;
  #isAllowed = false;
  #isResting = false;
  #rest: ReturnType<typeof setTimeout> | undefined;

  constructor(context: AudioContext) {
    this.#context = context;
  }

  /** Whether the browser has let it speak. */
  get isAllowed(): boolean {
    return this.#isAllowed;
  }

  /** Called from a touch: what the browser or a telephone call has silenced may speak again. */
  async allow(): Promise<void> {
    if (this.#isResting) return;
    if (this.#context.state !== 'running') await this.#context.resume();
    this.#isAllowed = this.#context.state === 'running';
    this.#restLater();
  }

  async sound(make: Maker): Promise<void> {
    if (!this.#isAllowed) return;
    const asked = performance.now();
    clearTimeout(this.#rest);
    this.#isResting = false;
    if (this.#context.state !== 'running') await this.#context.resume();
    if (performance.now() - asked < TOO_LATE) make(this.#context, this.#context.currentTime + 0.01);
    this.#restLater();
  }

  #restLater(): void {
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => {
      this.#isResting = true;
      void this.#context.suspend();
    }, RESTS_AFTER);
  }
}

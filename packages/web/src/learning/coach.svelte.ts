import type { GameId } from '@reseau/games';
import { type KeptLesson, keepLesson, type Said } from '../connection/lessons.ts';
import type { AskedOf, Guide, Hint, Moment } from '../session/game-client.ts';
import { nextSaid, Recall } from '../session/guide.ts';

/** Says one thing at a time, each once, and remembers on this device what was said. */
export class Coach {
  readonly #game: GameId;
  readonly #guide: Guide;
  #lesson = $state.raw() as KeptLesson;
  /** Own moves since the line was said: whoever plays on has read it. */
  #hasMoved = false;
  #wasSending = false;
  readonly #recall = new Recall();

  constructor(game: GameId, guide: Guide, lesson: KeptLesson) {
    this.#game = game;
    this.#guide = guide;
    this.#lesson = lesson;
  }

  get said(): readonly Said[] {
    return this.#lesson.said;
  }

  get isOff(): boolean {
    return this.#lesson.isOff;
  }

  set isOff(isOff: boolean) {
    this.#keep({ isOff });
  }

  /** There is nothing more to see. */
  get isOver(): boolean {
    return this.#lesson.isOver;
  }

  /** The hint whose line is to be read, and the line. */
  get current(): { readonly hint: Hint; readonly said: Said } | undefined {
    const { said, isOpen, isOff } = this.#lesson;
    const last = said.at(-1);
    const hint = this.#guide.hints.find(({ id }) => id === last?.id);
    return !isOpen || isOff || last === undefined || hint === undefined ? undefined : { hint, said: last };
  }

  words({ id, told }: Said): string {
    return this.#guide.hints.find((hint) => hint.id === id)?.say(told) ?? '';
  }

  /** What the table waits for from this seat, while there is nothing else to read. */
  turn({ stage, sight }: Moment): AskedOf | undefined {
    const { isOff } = this.#lesson;
    return isOff || stage !== 'play' || this.current !== undefined ? undefined : this.#guide.turn(sight);
  }

  get way(): string | undefined {
    return this.#guide.way;
  }

  get learned(): readonly string[] {
    return this.#guide.learned();
  }

  gotIt(): void {
    this.#keep({ isOpen: false });
  }

  /** Looks at the table, once nothing plays on it. */
  look(seen: Moment): void {
    const { sight, stage } = seen;
    if (stage !== 'cards') this.#recall.hear(this.#guide.asks(sight), sight.known);
    const moment = { ...seen, before: this.#recall.before };
    const isSending = sight.mine !== undefined;
    if (isSending && !this.#wasSending) this.#hasMoved = true;
    this.#wasSending = isSending;
    if (stage === 'over' && !this.#lesson.isOver) this.#keep({ isOver: true });
    const { current } = this;
    if (current !== undefined && !this.#isDone(current.hint, moment)) return;
    const said = nextSaid(this.#guide.hints, this.said, moment);
    this.#hasMoved = false;
    if (said !== undefined) this.#keep({ said: [...this.said, said], isOpen: true });
    else if (this.#lesson.isOpen) this.#keep({ isOpen: false });
  }

  #isDone(hint: Hint, moment: Moment): boolean {
    return hint.isTask ? hint.when(moment) === undefined : this.#hasMoved;
  }

  #keep(change: Partial<KeptLesson>): void {
    this.#lesson = { ...this.#lesson, ...change };
    keepLesson(this.#game, this.#lesson);
  }
}

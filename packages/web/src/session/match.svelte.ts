import { type Kind, type Known, type Seat, understand } from '@reseau/core';
import type { AnyGame } from '@reseau/games';
import type { LateView } from '@reseau/protocol';
import type { GameClient } from './game-client.ts';
import type { Entry, Scene } from './telling.ts';

type AnyFact = Kind['open'] | Kind['whisper'];

interface Waiting {
  readonly scene: Scene;
  readonly before: Known<Kind>;
  /** How many lines the log had then. */
  readonly lines: number;
}

interface Circumstances {
  readonly live: boolean;
  readonly late: readonly LateView[];
}

/** More than this and the table would lag behind the players. */
const MOST_SCENES = 3;

const isPassing = ({ scene }: Waiting): boolean => scene.passing === true;

/**
 * What is still shown of these. The one that plays is never cut short by those that come after it, and nothing shown in
 * passing pushes out what has the page to itself: the newest of that stay, and of the rest as many as there is room for.
 */
function upTo(most: number, [playing, ...next]: readonly Waiting[]): readonly Waiting[] {
  if (playing === undefined) return [];
  const staged = next.filter((one) => !isPassing(one)).slice(isPassing(playing) ? -most : 1 - most);
  const room = Math.max(0, most - 1 - staged.length);
  const passing = room === 0 ? [] : next.filter(isPassing).slice(-room);
  return [playing, ...next.filter((one) => staged.includes(one) || passing.includes(one))];
}

/** One match as this client has heard it: what it knows, what was told, and the scenes still to be shown. */
export class ClientMatch {
  readonly game: AnyGame;
  /** What this match was set up with, whatever the room is set to by now. */
  readonly options: object;
  /** The game that it is a match of, whatever the table plays next. */
  readonly client: GameClient;
  #known = $state.raw() as Known<Kind>;
  #entries = $state.raw<readonly Entry[]>([]);
  #waiting = $state.raw<readonly Waiting[]>([]);
  #beat = $state(0);
  #awaitsCount = $state(false);
  /** Everything this device was told, as it was told. */
  readonly facts: AnyFact[] = [];
  /** By question. */
  readonly #late = new Map<number, LateView>();

  constructor(client: GameClient, game: AnyGame, options: object) {
    this.client = client;
    this.game = game;
    this.options = options;
    this.#known = game.empty;
  }

  get known(): Known<Kind> {
    return this.#known;
  }

  /** What the log may tell by now. */
  get entries(): readonly Entry[] {
    return this.#entries.filter((entry, line) => !this.#isHeld(entry, line));
  }

  /** Whether this line would tell what is still to be shown on this device. */
  holds(entry: Entry): boolean {
    return this.#isHeld(entry, this.#entries.indexOf(entry));
  }

  #isHeld(entry: Entry, line: number): boolean {
    const staged = this.#waiting.find((one) => !isPassing(one));
    return line >= (staged?.lines ?? Number.POSITIVE_INFINITY) || (entry.result === true && this.#awaitsCount);
  }

  /** The questions that the clock has answered. */
  get late(): readonly LateView[] {
    return [...this.#late.values()];
  }

  get scene(): Scene | undefined {
    return this.#waiting[0]?.scene;
  }

  /** The scene that has the page to itself. */
  get staged(): Scene | undefined {
    return this.scene?.passing === true ? undefined : this.scene;
  }

  get beat(): number {
    return this.#beat;
  }

  /** Others wait: the scene must not hold up the table. */
  get isBehind(): boolean {
    return this.#waiting.length > 1;
  }

  /** A scene that has the page to itself plays or waits. */
  get awaitsStage(): boolean {
    return this.#waiting.some((one) => !isPassing(one));
  }

  get shown(): Known<Kind> {
    return this.#waiting[0]?.before ?? this.#known;
  }

  get asked(): readonly Seat[] {
    return this.over ? [] : this.game.turn(this.#known.table).must;
  }

  get question(): number {
    return this.game.turn(this.#known.table).question;
  }

  get heard(): number {
    return this.facts.length;
  }

  get over(): boolean {
    return this.heard > 0 && this.game.outcome(this.#known.table) !== undefined;
  }

  get awaitsCount(): boolean {
    return this.#awaitsCount;
  }

  counted(): void {
    this.#awaitsCount = false;
  }

  /** Folds facts in. Those that happen before our eyes get their scenes; those caught up on do not. */
  hear(facts: readonly unknown[], { live, late }: Circumstances): readonly Entry[] {
    for (const one of late) this.#late.set(one.question, one);
    const lateFor = (question: number) => this.#late.get(question);
    const told = facts as readonly AnyFact[];
    const before = this.#known;
    const entries = this.client.logEntries(before, told, this.options, lateFor);
    const lines = this.#entries.length;
    this.#entries = [...this.#entries, ...entries];
    this.#known = understand(this.game, before, told);
    // Before the deal there was no table to go back to.
    const shown = this.heard === 0 ? this.#known : before;
    this.facts.push(...told);
    if (live) {
      this.#awaitsCount = this.over;
      const fresh = this.client.scenes(before, told, this.options, lateFor);
      const scenes = fresh.map((scene) => ({ scene, before: shown, lines }));
      this.#waiting = upTo(MOST_SCENES, [...this.#waiting, ...scenes]);
    } else {
      this.#waiting = [];
      this.#beat = 0;
    }
    return entries;
  }

  /** What waits was shown elsewhere. */
  skipScenes(): void {
    this.#beat = 0;
    this.#waiting = [];
  }

  /** On with the scene; past its last beat it is over. */
  advance(to = this.#beat + 1): void {
    const beats = this.scene?.beats.length ?? 0;
    if (to < beats) {
      this.#beat = to;
      return;
    }
    this.#beat = 0;
    this.#waiting = this.#waiting.slice(1);
  }
}

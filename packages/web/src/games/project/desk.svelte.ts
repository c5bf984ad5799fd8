import { type Action, type City, CLUES, type Clue, type LeaderId, type Move } from '@reseau/games/project';
import type { Sketch } from '../../session/sketch.ts';
import type { Effect } from './offers.ts';

export const TABS = ['act', 'clues', 'team', 'plan'] as const;
export type Tab = (typeof TABS)[number];

/** What one player has before them: which character, which papers, what they are about to do. Nobody else sees it. */
export class Desk {
  readonly #sketch: Sketch;
  #tab = $state<Tab>('act');
  #leader = $state<LeaderId>();
  #laid = $state.raw<readonly Clue[]>([]);
  action = $state<Action>();
  effect = $state.raw<Effect>();
  picked = $state.raw<Move>();
  /** The city being looked at. */
  city = $state<City>();
  asList = $state(false);

  /** The papers lie as they lay before a reload; what was about to be done is begun again. */
  constructor(sketch: Sketch) {
    this.#sketch = sketch;
    const { tab, leader, laid } = (sketch.read() ?? {}) as Readonly<Record<string, unknown>>;
    this.#tab = TABS.find((one) => one === tab) ?? 'act';
    this.#leader = typeof leader === 'number' ? (leader as LeaderId) : undefined;
    if (Array.isArray(laid)) this.#laid = CLUES.filter((clue) => laid.includes(clue));
  }

  get tab(): Tab {
    return this.#tab;
  }

  set tab(tab: Tab) {
    this.#tab = tab;
    this.#keep();
  }

  get leader(): LeaderId | undefined {
    return this.#leader;
  }

  set leader(leader: LeaderId) {
    this.#leader = leader;
    this.#keep();
  }

  get laid(): readonly Clue[] {
    return this.#laid;
  }

  set laid(clues: readonly Clue[]) {
    this.#laid = clues;
    this.#keep();
  }

  begin(action: Action | undefined): void {
    this.action = action;
    this.effect = undefined;
    this.picked = undefined;
    this.city = undefined;
  }

  use(effect: Effect): void {
    this.effect = effect;
  }

  toggle(clue: Clue): void {
    this.laid = this.laid.includes(clue) ? this.laid.filter((one) => one !== clue) : [...this.laid, clue];
  }

  #keep(): void {
    this.#sketch.write({ tab: this.#tab, leader: this.#leader, laid: this.#laid });
  }
}

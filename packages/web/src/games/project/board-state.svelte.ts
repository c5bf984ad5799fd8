import { type Action, type City, CLUES, type Clue, type LeaderId, type Move, type Slot } from '@reseau/games/project';
import { keptAs, type Sketch } from '../../session/sketch.ts';
import type { Places, Worn } from './drafts.ts';
import type { Effect } from './offers.ts';

export const TABS = ['act', 'clues', 'team', 'plan'] as const;
export type Tab = (typeof TABS)[number];

/** Cards ticked among those drawn, by their places; `of` says among which. */
interface Ticked {
  readonly of: string;
  readonly at: readonly number[];
}

interface Gift {
  readonly to?: LeaderId;
  readonly cards: readonly Slot[];
  readonly places: Places;
}

interface Change {
  readonly moved: Places;
  readonly wear?: Worn;
}

const NO_GIFT: Gift = { cards: [], places: {} };
const NO_CHANGE: Change = { moved: {} };

/** What one player has before them: which character, which papers, what they are about to do. Nobody else sees it. */
export class BoardState {
  readonly #sketch: Sketch;
  #tab = $state<Tab>('act');
  #leader = $state<LeaderId>();
  #laid = $state.raw<readonly Clue[]>([]);
  #ticked = $state.raw<Ticked>({ of: '', at: [] });
  action = $state<Action>();
  effect = $state.raw<Effect>();
  picked = $state.raw<Move>();
  /** What is put together to give, and to whom. */
  gift = $state.raw<Gift>(NO_GIFT);
  /** What is to stand elsewhere, and what to be worn. */
  change = $state.raw<Change>(NO_CHANGE);
  /** The city being looked at. */
  city = $state<City>();
  asList = $state(false);
  /** What the army may do is spelt out. */
  risk = $state(false);

  /** The papers lie as they lay before a reload; what was about to be done is begun again. */
  constructor(sketch: Sketch) {
    this.#sketch = sketch;
    const [tab, leader, laid, ticked] = ['tab', 'leader', 'laid', 'ticked'].map((name) => keptAs(sketch, name));
    this.#tab = TABS.find((one) => one === tab) ?? 'act';
    this.#leader = typeof leader === 'number' ? (leader as LeaderId) : undefined;
    if (Array.isArray(laid)) this.#laid = CLUES.filter((clue) => laid.includes(clue));
    if (isTicked(ticked)) this.#ticked = ticked;
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

  /** What is ticked among these cards: looking elsewhere meanwhile forgets nothing, other cards do. */
  tickedOf(cards: string): readonly number[] {
    return this.#ticked.of === cards ? this.#ticked.at : [];
  }

  tick(cards: string, at: readonly number[]): void {
    this.#ticked = { of: cards, at };
    this.#keep();
  }

  begin(action: Action | undefined): void {
    this.action = action;
    this.effect = undefined;
    this.picked = undefined;
    this.gift = NO_GIFT;
    this.change = NO_CHANGE;
    this.city = undefined;
  }

  use(effect: Effect): void {
    this.effect = effect;
  }

  toggle(clue: Clue): void {
    this.laid = this.laid.includes(clue) ? this.laid.filter((one) => one !== clue) : [...this.laid, clue];
  }

  #keep(): void {
    this.#sketch.write({ tab: this.#tab, leader: this.#leader, laid: this.#laid, ticked: this.#ticked });
  }
}

/** Only this page writes it, but an older version of it may have. */
function isTicked(value: unknown): value is Ticked {
  if (typeof value !== 'object' || value === null || !('of' in value) || !('at' in value)) return false;
  const { of, at } = value;
  return typeof of === 'string' && Array.isArray(at) && at.every((one) => typeof one === 'number');
}

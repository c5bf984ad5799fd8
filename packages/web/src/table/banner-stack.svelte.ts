import { getContext, type Snippet, setContext } from 'svelte';
import { MediaQuery } from 'svelte/reactivity';

/** What is said above the table, from the most pressing: on a small screen one of them is open. */
const ORDER = [
  // Whoever was passed the device to answer it sees it first.
  'call',
  // Whoever shares the device goes by these.
  'own-bar',
  'pass-bar',
  'claim',
  'call-about-me',
  'call-to-others',
  'paused',
  // Whoever watches may ask for the seat of whoever is away.
  'bench',
  // What happens in a moment, if nobody does anything.
  'absent',
  'if-time-runs-out',
  'next-game',
  'review',
  // What is only told.
  'cut-short',
  'repaired',
  'benched',
  'deputed',
  'deposed',
  // The seat is here whether it is read or not: what is no longer so comes first.
  'new-recovery',
] as const;
export type BannerId = (typeof ORDER)[number];

export interface Told {
  /** The same as long as the banner stands, whatever it says. */
  readonly key: object;
  readonly id: BannerId;
  readonly words: Snippet;
  /** Waits for an answer. */
  readonly urgent: boolean;
}

const KEY = Symbol('banners');

/** The banners above a table share its room: where there is little, one is open and the others are a line. */
export class BannerStack {
  /** Not read from what is drawn: a banner that goes sees there what stood before those that came in the same moment. */
  #told: readonly Told[] = [];
  #all = $state.raw<readonly Told[]>([]);
  /** In a pause nothing below is of use: there is room for all of them. */
  readonly #isPaused = $derived(this.#all.some(({ id }) => id === 'paused'));
  #chosen = $state.raw<object>();
  readonly #small = new MediaQuery('(max-width: 36rem), (max-height: 34rem)');

  readonly #low = new MediaQuery('max-height: 42rem');

  /** So little room that not even a line is spared: the others are a number beside the open one. */
  get isLow(): boolean {
    return this.#low.current;
  }

  /** Whether one of them waits for an answer. */
  get asks(): boolean {
    return this.#all.some(({ urgent }) => urgent);
  }

  /** Whoever has turned to another banner is called back by one that waits for an answer. */
  call(): void {
    this.#chosen = undefined;
  }

  add(told: Told): () => void {
    this.#tell([...this.#told, told].sort((one, other) => rank(one) - rank(other)));
    return () => this.#tell(this.#told.filter((one) => one !== told));
  }

  #tell(all: readonly Told[]): void {
    this.#told = all;
    this.#all = all;
  }

  isOpen(told: Told): boolean {
    return !this.#folds || this.#open?.key === told.key;
  }

  get folded(): readonly Told[] {
    return this.#folds ? this.#all.filter((one) => one !== this.#open) : [];
  }

  get #folds(): boolean {
    return this.#small.current && !this.#isPaused;
  }

  /** Opens the one after the open one. */
  turn(): void {
    const open = this.#open;
    const at = open === undefined ? -1 : this.#all.indexOf(open);
    this.#chosen = this.#all[(at + 1) % this.#all.length]?.key;
  }

  get #open(): Told | undefined {
    return this.#all.find(({ key }) => key === this.#chosen) ?? this.#all[0];
  }
}

const rank = ({ id, urgent }: Told): number => ORDER.indexOf(id) - (urgent ? ORDER.length : 0);

export const stackBanners = (): BannerStack => setContext(KEY, new BannerStack());

export const bannerStack = (): BannerStack => getContext<BannerStack>(KEY);

import type { Seat, Viewer } from './seat.ts';

/** A fact told to everybody; it folds into the one shared table. */
export type Open<T extends string, D = unknown> = { readonly type: T; readonly to: 'all' } & Readonly<D>;

/** A fact told to the named seats alone (`[]`: to the server alone); it folds into their secrets. */
export type Whisper<T extends string, D = unknown> = { readonly type: T; readonly to: readonly Seat[] } & Readonly<D>;

export interface AnyOpen {
  readonly type: string;
  readonly to: 'all';
}
export interface AnyWhisper {
  readonly type: string;
  readonly to: readonly Seat[];
}

export const isOpen = <O extends AnyOpen>(fact: O | AnyWhisper): fact is O => fact.to === 'all';

const hears = (fact: AnyOpen | AnyWhisper, viewer: Viewer): boolean =>
  fact.to === 'all' || (viewer !== 'table' && fact.to.includes(viewer));

/** What one viewer hears of these facts. A whisper names its listener only: the whole audience would tell who else knows. */
export const heardBy = <F extends AnyOpen | AnyWhisper>(facts: readonly F[], viewer: Viewer): readonly F[] =>
  facts.filter((fact) => hears(fact, viewer)).map((fact) => (fact.to === 'all' ? fact : { ...fact, to: [viewer] }));

import type { Seat } from '@reseau/core';
import type { resistance } from '@reseau/games';
import type { PlotCard } from './kinds.ts';
import type { Accusation } from './module-facts.ts';

type BySeat<V> = readonly (V | undefined)[];

/** What the modules keep in view, as the client reads it. */
interface Corners {
  readonly inquisitor: { readonly holders: readonly Seat[] };
  readonly trapper: BySeat<Seat>;
  readonly rogue: BySeat<Seat>;
  readonly sergeant: { readonly sergeant: Seat | undefined; readonly swapped: BySeat<Seat> };
  readonly assassin: Seat;
  readonly defector: { readonly turned: BySeat<boolean>; readonly laidOut: readonly boolean[] };
  readonly plot: {
    readonly drawn: readonly PlotCard[];
    readonly held: BySeat<readonly PlotCard[]>;
    readonly spotlit: BySeat<Seat>;
    readonly eyed: readonly { readonly mission: resistance.Mission; readonly of: Seat }[];
  };
  readonly hunter: {
    readonly investigator: Seat | undefined;
    readonly hunters: Readonly<Partial<Record<resistance.Side, Seat>>>;
    readonly accusations: readonly Accusation[];
  };
}

export const ANSWERS = ['notAChief', 'chief', 'resistanceChief', 'spyChief'] as const;
export type Answer = (typeof ANSWERS)[number];

/** What they have whispered to one seat. */
interface Whispers {
  readonly defector: { readonly told: BySeat<boolean> };
  readonly hunter: {
    readonly chances: readonly { readonly seat: Seat; readonly mission: resistance.Mission }[];
    readonly answers: readonly { readonly seat: Seat; readonly named: Seat; readonly answer: Answer }[];
  };
}

/** The rules keep these to their modules; the client only reads them, and only here do they get their types back. */
export const cornersOf = ({ slices }: resistance.Table): Partial<Corners> => slices as Partial<Corners>;
export const whispersTo = ({ slices }: resistance.Secret): Partial<Whispers> => slices as Partial<Whispers>;

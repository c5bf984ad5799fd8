import type { Seat } from '@reseau/core';
import type { resistance } from '@reseau/games';

type Mission = resistance.Mission;
type Side = resistance.Side;

/** What the modules keep in view or whisper, as far as a bot reads it. */
type Holder = Pick<resistance.Table, 'slices'>;

const corner = <T>({ slices }: Holder, id: resistance.ModuleId, empty: T): T => (slices[id] as T | undefined) ?? empty;

const NONE: readonly never[] = [];

export const trappedOn = (table: Holder, mission: Mission): Seat | undefined =>
  corner<readonly (Seat | undefined)[]>(table, 'trapper', NONE)[mission];

export const watchedOn = (table: Holder, mission: Mission): Seat | undefined =>
  corner<readonly (Seat | undefined)[]>(table, 'rogue', NONE)[mission];

interface Sergeant {
  readonly sergeant: Seat | undefined;
  readonly swapped: readonly (Seat | undefined)[];
}
export const sergeantOf = (table: Holder): Sergeant =>
  corner<Sergeant>(table, 'sergeant', { sergeant: undefined, swapped: NONE });

interface Plots {
  readonly spotlit: readonly (Seat | undefined)[];
}
export const plotsOf = (table: Holder): Plots => corner<Plots>(table, 'plot', { spotlit: NONE });

export const assassinOf = (table: Holder): Seat | undefined => corner<Seat | undefined>(table, 'assassin', undefined);

type Switches = readonly (boolean | undefined)[];
interface Loyalty {
  readonly turned: Switches;
  readonly drawn: readonly number[];
  readonly laidOut: readonly boolean[];
}
export const loyaltyOf = (table: Holder): Loyalty =>
  corner<Loyalty>(table, 'defector', { turned: NONE, drawn: NONE, laidOut: NONE });

export const loyaltyTold = (secret: Holder): Switches =>
  corner<{ readonly told: Switches }>(secret, 'defector', { told: NONE }).told;

interface Hunt {
  readonly hunters: Readonly<Partial<Record<Side, Seat>>>;
  readonly accusations: readonly { readonly side: Side; readonly named: Seat; readonly right: boolean }[];
  readonly blame:
    | { readonly round: number; readonly seat: Seat; readonly named: Seat; readonly right: boolean }
    | undefined;
}
export const huntOf = (table: Holder): Hunt =>
  corner<Hunt>(table, 'hunter', { hunters: {}, accusations: NONE, blame: undefined });

interface Answered {
  readonly seat: Seat;
  readonly named: Seat;
  readonly answer: 'notAChief' | 'chief' | 'resistanceChief' | 'spyChief';
}
export const answersIn = (secret: Holder): readonly Answered[] =>
  corner<{ readonly answers: readonly Answered[] }>(secret, 'hunter', { answers: NONE }).answers;

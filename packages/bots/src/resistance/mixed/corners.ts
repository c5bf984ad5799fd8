import type { Seat } from '@reseau/core';
import {
  type Corners,
  cornersOf,
  type Mission,
  type SecretCorners,
  secretCornersOf,
  type Table,
} from '@reseau/games/resistance';

type Holder = Pick<Table, 'slices'>;

export const trappedOn = (table: Holder, mission: Mission): Seat | undefined => cornersOf(table).trapper?.[mission];

export const watchedOn = (table: Holder, mission: Mission): Seat | undefined => cornersOf(table).rogue?.[mission];

export const assassinOf = (table: Holder): Seat | undefined => cornersOf(table).assassin?.seat;

const NONE: readonly never[] = [];

type Sergeant = Corners['sergeant'];
const NO_SERGEANT: Sergeant = { sergeant: undefined, swapped: NONE };
export const sergeantOf = (table: Holder): Sergeant => cornersOf(table).sergeant ?? NO_SERGEANT;

type Plots = Pick<Corners['plot'], 'spotlit'>;
const NO_PLOTS: Plots = { spotlit: NONE };
export const plotsOf = (table: Holder): Plots => cornersOf(table).plot ?? NO_PLOTS;

type Loyalty = Pick<Corners['defector'], 'turned' | 'drawn'>;
const NO_LOYALTY: Loyalty = { turned: NONE, drawn: NONE };
export const loyaltyOf = (table: Holder): Loyalty => cornersOf(table).defector ?? NO_LOYALTY;

export const loyaltyTold = (secret: Holder): SecretCorners['defector']['told'] =>
  secretCornersOf(secret).defector?.told ?? NONE;

type Hunt = Pick<Corners['hunter'], 'hunters' | 'accusations' | 'blame'>;
const NO_HUNT: Hunt = { hunters: {}, accusations: NONE, blame: undefined };
export const huntOf = (table: Holder): Hunt => cornersOf(table).hunter ?? NO_HUNT;

export const answersIn = (secret: Holder): SecretCorners['hunter']['answers'] =>
  secretCornersOf(secret).hunter?.answers ?? NONE;

import type { Open } from './fact.ts';
import type { Ask, FactOf, Kind, Known, Moves, ReasonOf } from './game.ts';
import type { Options } from './options.ts';
import type { Rng } from './rng.ts';
import type { Actor, Seat, Viewer } from './seat.ts';

/** Where the rules stand, as plain public data: never put a secret in a frame. */
export interface Frame {
  readonly step: string;
  readonly seat?: Seat;
  readonly on?: Seat;
}

/** The stack of frames, the one being answered last, and the number of the question it asks. */
export interface Position {
  readonly question: number;
  readonly stack: readonly Frame[];
}

/** Told once per decision; the table keeps it under `at`. */
export type At = Open<'at', { at: Position }>;

/** A kind whose table knows where it stands. */
export interface SteppedKind extends Kind {
  readonly table: { readonly at: Position };
}

export type Flow =
  | { readonly flow: 'goto'; readonly step: string }
  | { readonly flow: 'call'; readonly frames: readonly Frame[] }
  | { readonly flow: 'leave' }
  | { readonly flow: 'again' }
  | { readonly flow: 'stay' };

/** Drops all frames and goes on from that step of the table. */
export const goto = (step: string): Flow => ({ flow: 'goto', step });
/** Asks these frames, the first one first, and then goes on. */
export const call = (...frames: readonly Frame[]): Flow => ({ flow: 'call', frames });
/** Drops the frames that still wait. */
export const leave: Flow = { flow: 'leave' };
/** Asks the same frame anew: a new question. */
export const again: Flow = { flow: 'again' };
/** The same question goes on: what is sealed stays sealed. */
export const stay: Flow = { flow: 'stay' };

/** What a step tells, and where it goes on: a flow, if there is one, comes last. */
export type Told<K extends Kind> = readonly FactOf<K>[] | readonly [...FactOf<K>[], Flow];

/** One line of a table of steps. Without `ask` it runs by itself; without `decide` it is a landmark after which modules insert steps. */
export interface Step<K extends Kind> {
  readonly id: string;
  ask?(table: K['table'], frame: Frame): Ask | undefined;
  options?(known: Known<K>, actor: Actor, frame: Frame): Options<K['move']>;
  why?(known: Known<K>, actor: Actor, raw: unknown, frame: Frame): ReasonOf<K>;
  /** No flow among the facts: this frame is done, on with the one below or the next in the table. */
  decide?(known: Known<K>, moves: Moves<K['move']>, rng: Rng, frame: Frame): Told<K>;
  /** The choices are public once decided; absent: they stay with the chooser. */
  readonly shown?: true;
  /** Every other secret that this step tells the viewer. */
  reveals?(known: Known<K>, moves: Moves<K['move']>, viewer: Viewer, frame: Frame): unknown;
}

export interface Steps<K extends Kind> {
  /** In the order of play; a step with neither question nor effect is a landmark. */
  readonly table: readonly Step<K>[];
  /** Reached only by a call. */
  readonly nested?: readonly Step<K>[];
}

/** A step as those need it who explain a game. */
export interface StepDescription {
  readonly id: string;
  /** Whether it asks somebody, runs by itself, or is only a place to stand after. */
  readonly kind: 'asks' | 'runs' | 'landmark';
}

export const described = <K extends Kind>({ id, ask, decide }: Step<K>): StepDescription => ({
  id,
  kind: ask !== undefined ? 'asks' : decide !== undefined ? 'runs' : 'landmark',
});

export const NOBODY: Ask = { must: [], may: [], progress: 'none' };

export interface Insertion<K extends Kind> {
  readonly after: string;
  readonly step: Step<K>;
}

/** Puts steps behind the named ones. Several at one anchor stand in the order given: callers sort by their catalogue. */
export function insert<K extends Kind>(
  table: readonly Step<K>[],
  insertions: readonly Insertion<K>[],
): readonly Step<K>[] {
  const grown = [...table];
  const lastAt = new Map<string, string>();
  for (const { after, step } of insertions) {
    const anchor = lastAt.get(after) ?? after;
    const at = grown.findIndex(({ id }) => id === anchor);
    if (at < 0) throw new Error(`flow: ${step.id} stands after ${after}, which is not in the table`);
    grown.splice(at + 1, 0, step);
    lastAt.set(after, step.id);
  }
  return grown;
}

import type { Frame, SteppedKind } from './flow.ts';
import type { Ask, Known, Progress } from './game.ts';
import type { AnyMove, Options } from './options.ts';
import { isRaw, type Raw } from './record.ts';
import type { Actor, Seat } from './seat.ts';

const CLOCK: readonly Actor[] = ['clock'];

/** Asks these seats, under the clock if there is one. */
export const asks = (must: readonly Seat[], progress: Progress = 'seats'): Ask => ({ must, may: CLOCK, progress });

type OptionsOf<K extends SteppedKind, A> = (known: Known<K>, actor: A, frame: Frame) => Options<K['move']>;

/** For the steps of a game under the clock: the options of a seat, and these for the clock. */
export const timed =
  <K extends SteppedKind>(clock: Options<K['move']>) =>
  (seat: OptionsOf<K, Seat>): OptionsOf<K, Actor> =>
  (known, actor, frame) =>
    actor === 'clock' ? clock : seat(known, actor, frame);

/** Whether a move is of one of these types. */
export const isOfType = <M extends AnyMove, T extends M['type']>(
  move: M,
  ...types: readonly T[]
): move is Extract<M, { readonly type: T }> => types.some((type) => type === move.type);

/** Whether what came is a move of one of these types, whatever else is wrong with it. */
export const isSentAs = (raw: unknown, ...types: readonly string[]): raw is Raw =>
  isRaw(raw) && types.some((type) => type === raw['type']);

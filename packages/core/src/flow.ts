import type { Open } from './fact.ts';
import type { Ask, FactOf, Game, Kind, Known, Moves, Reason, Turn, Worlds } from './game.ts';
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

/** One line of a table of steps. Without `ask` it runs by itself; without `decide` it is a landmark to stand after. */
export interface Step<K extends Kind> {
  readonly id: string;
  ask?(table: K['table'], frame: Frame): Ask | undefined;
  options?(known: Known<K>, actor: Actor, frame: Frame): Options<K['move']>;
  why?(known: Known<K>, actor: Actor, raw: unknown, frame: Frame): Reason;
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

export const NOBODY: Ask = { must: [], may: [], progress: 'none' };

type Running<K extends Kind> = Pick<Game<K>, 'turn' | 'options' | 'why' | 'decide'> &
  Pick<Worlds<K>, 'shown' | 'reveals'> & {
    /** The fact that puts a new table on its first step. */
    readonly begin: At;
  };

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

/** Compiles a table of steps into the part of a game that asks and decides. */
export function run<K extends SteppedKind>({ table, nested = [] }: Steps<K>): Running<K> {
  const steps = new Map([...table, ...nested].map((step) => [step.id, step]));
  if (steps.size !== table.length + nested.length) throw new Error('flow: two steps share an id');
  const isLandmark = (step: Step<K>): boolean => step.ask === undefined && step.decide === undefined;
  const after = new Map<string, Frame>();
  const from = new Map<string, Frame>();
  let next: Frame | undefined;
  for (const step of table.toReversed()) {
    if (next !== undefined) after.set(step.id, next);
    if (!isLandmark(step)) next = { step: step.id };
    if (next !== undefined) from.set(step.id, next);
  }

  const framed = (frames: ReadonlyMap<string, Frame>, step: string): Frame => {
    const frame = frames.get(step);
    if (frame === undefined) throw new Error(`flow: nothing follows ${step}`);
    return frame;
  };
  const top = (at: Position): Frame => {
    const frame = at.stack[at.stack.length - 1];
    if (frame === undefined) throw new Error('flow: the stack is empty');
    return frame;
  };
  const stepOf = (frame: Frame): Step<K> => {
    const step = steps.get(frame.step);
    if (step === undefined) throw new Error(`flow: no step ${frame.step}`);
    return step;
  };
  const done = (stack: readonly Frame[], frame: Frame): readonly Frame[] =>
    stack.length > 1 ? stack.slice(0, -1) : [framed(after, frame.step)];
  const moved = (stack: readonly Frame[], frame: Frame, flow: Flow | undefined): readonly Frame[] => {
    switch (flow?.flow) {
      case undefined:
        return done(stack, frame);
      case 'goto':
        return [framed(from, flow.step)];
      case 'call':
        return [...done(stack, frame), ...flow.frames.toReversed()];
      case 'leave':
        return stack.length > 1 ? stack.slice(0, 1) : done(stack, frame);
      case 'again':
      case 'stay':
        return stack;
    }
  };

  return {
    begin: { type: 'at', to: 'all', at: { question: 1, stack: [framed(from, table[0]?.id ?? '')] } },
    turn(table): Turn {
      const frame = top(table.at);
      const { must, may, progress } = stepOf(frame).ask?.(table, frame) ?? NOBODY;
      return { question: table.at.question, must, may, progress };
    },
    options: (known, actor) => {
      const frame = top(known.table.at);
      return stepOf(frame).options?.(known, actor, frame) ?? [];
    },
    why: (known, actor, raw) => {
      const frame = top(known.table.at);
      return stepOf(frame).why?.(known, actor, raw, frame) ?? 'illegal';
    },
    decide(known, moves, rng) {
      const { at } = known.table;
      const frame = top(at);
      const facts = (stepOf(frame).decide?.(known, moves, rng, frame) ?? []).slice() as (FactOf<K> | Flow)[];
      const last = facts.at(-1);
      const flow = last !== undefined && 'flow' in last ? last : undefined;
      if (flow !== undefined) facts.pop();
      if (flow?.flow === 'stay') return facts as FactOf<K>[];
      const position: At = {
        type: 'at',
        to: 'all',
        at: { question: at.question + 1, stack: moved(at.stack, frame, flow) },
      };
      facts.push(position);
      return facts as FactOf<K>[];
    },
    shown: ({ at }) => stepOf(top(at)).shown === true,
    reveals: (known, moves, viewer) => {
      const frame = top(known.table.at);
      return stepOf(frame).reveals?.(known, moves, viewer, frame);
    },
  };
}

import type { At, Flow, Frame, Position, Step, SteppedKind, Steps } from './flow.ts';
import { NOBODY } from './flow.ts';
import type { FactOf, Game, Kind, Worlds } from './game.ts';

type Running<K extends Kind> = Pick<Game<K>, 'turn' | 'options' | 'why' | 'decide'> &
  Pick<Worlds<K>, 'shown' | 'reveals'> & {
    /** The fact that puts a new table on its first step. */
    readonly begin: At;
  };

/** Compiles a table of steps into the part of a game that asks and decides. */
export function run<K extends SteppedKind>({ table, nested = [] }: Steps<K>): Running<K> {
  const steps = new Map([...table, ...nested].map((step) => [step.id, step]));
  if (steps.size !== table.length + nested.length) throw new Error('flow: two steps share an id');
  const order = orderOf(table);
  let lastName = '';
  let lastStep: Step<K> | undefined;
  // Asked for several times at each step: turn, options, decide.
  const stepOf = ({ step }: Frame): Step<K> => {
    if (lastStep === undefined || step !== lastName) {
      lastStep = found(steps, step);
      lastName = step;
    }
    return lastStep;
  };

  return {
    begin: position(1, [found(order.from, table[0]?.id ?? '')]),
    turn: (now) => {
      const frame = top(now.at);
      const { must, may, progress } = stepOf(frame).ask?.(now, frame) ?? NOBODY;
      return { question: now.at.question, must, may, progress };
    },
    options: (known, actor) => {
      const frame = top(known.table.at);
      return stepOf(frame).options?.(known, actor, frame) ?? [];
    },
    why: (known, actor, raw) => {
      const frame = top(known.table.at);
      return stepOf(frame).why?.(known, actor, raw, frame) ?? 'illegal';
    },
    decide: (known, moves, rng) => {
      const { at } = known.table;
      const frame = top(at);
      const told: readonly (FactOf<K> | Flow)[] = stepOf(frame).decide?.(known, moves, rng, frame) ?? NOTHING;
      const flow = flowIn(told[told.length - 1]);
      const facts = (flow === undefined ? told.slice() : told.slice(0, -1)) as FactOf<K>[];
      if (flow?.flow !== 'stay') facts.push(position(at.question + 1, moved(order, at.stack, flow)));
      return facts;
    },
    shown: ({ at }) => stepOf(top(at)).shown === true,
    reveals: (known, moves, viewer) => {
      const frame = top(known.table.at);
      return stepOf(frame).reveals?.(known, moves, viewer, frame);
    },
  };
}

const NOTHING: readonly never[] = [];

/** What is told last may say where to go on. Read, not asked for with `in`: facts have too many shapes for that to be quick. */
const flowIn = (last: object | undefined): Flow | undefined => (isFlow(last) ? last : undefined);
const isFlow = (last: (object & { readonly flow?: unknown }) | undefined): last is Flow => last?.flow !== undefined;

/** For each step: the frame that play stands on when it comes to it, and the one that follows it. Landmarks are skipped. */
interface Order {
  readonly from: ReadonlyMap<string, Frame>;
  readonly after: ReadonlyMap<string, Frame>;
}

function orderOf<K extends Kind>(table: readonly Step<K>[]): Order {
  const from = new Map<string, Frame>();
  const after = new Map<string, Frame>();
  let next: Frame | undefined;
  for (const step of table.toReversed()) {
    if (next !== undefined) after.set(step.id, next);
    if (step.ask !== undefined || step.decide !== undefined) next = { step: step.id };
    if (next !== undefined) from.set(step.id, next);
  }
  return { from, after };
}

/** The stack once its top frame is decided. */
function moved(order: Order, stack: readonly Frame[], flow: Flow | undefined): readonly Frame[] {
  const done = (): readonly Frame[] =>
    stack.length > 1 ? stack.slice(0, -1) : [found(order.after, stack[0]?.step ?? '')];
  switch (flow?.flow) {
    case undefined:
      return done();
    case 'goto':
      return [found(order.from, flow.step)];
    case 'call':
      return [...done(), ...flow.frames.toReversed()];
    case 'leave':
      return stack.length > 1 ? stack.slice(0, 1) : done();
    case 'again':
    case 'stay':
      return stack;
  }
}

const position = (question: number, stack: readonly Frame[]): At => ({
  type: 'at',
  to: 'all',
  at: { question, stack },
});

function top(at: Position): Frame {
  const frame = at.stack[at.stack.length - 1];
  if (frame === undefined) throw new Error('flow: the stack is empty');
  return frame;
}

function found<V>(map: ReadonlyMap<string, V>, step: string): V {
  const value = map.get(step);
  if (value === undefined) throw new Error(`flow: the table of steps has no way to ${step}`);
  return value;
}

import { describe, expect, test } from 'vitest';
import {
  type At,
  again,
  call,
  type Flow,
  type Frame,
  goto,
  insert,
  leave,
  type Position,
  Rng,
  run,
  type Seat,
  type Step,
  stay,
} from './index.ts';

interface Kind {
  readonly table: { readonly at: Position };
  readonly secret: undefined;
  readonly move: { readonly type: 'go' };
  readonly open: At;
  readonly whisper: never;
}

const landmark = (id: string): Step<Kind> => ({ id });
const runs = (id: string, flow?: Flow): Step<Kind> => ({ id, decide: () => (flow === undefined ? [] : [flow]) });
const seat = (number: number): Seat => number as Seat;
const NO_MOVES = { get: () => undefined };

/** Where play stands after a step, from a stack written as `bottom top`. */
function after(table: readonly Step<Kind>[], stack: string, nested: readonly Step<Kind>[] = []): string {
  const at = { question: 7, stack: stack.split(' ').map((step) => ({ step })) };
  const facts = run<Kind>({ table, nested }).decide({ table: { at }, secret: undefined }, NO_MOVES, Rng.seeded('flow'));
  const told = facts.at(-1);
  if (told === undefined) return 'stays';
  return `${told.at.question}: ${told.at.stack.map(({ step }) => step).join(' ')}`;
}

const NESTED = [runs('x'), runs('y'), runs('z')];

describe('where play goes', () => {
  test.each<[name: string, flow: Flow | undefined, where: string]>([
    ['no flow: on to the next', undefined, '8: b'],
    ['goto', goto('c'), '8: c'],
    ['goto a landmark: to what follows it', goto('m'), '8: c'],
    ['call: the first is on top', call({ step: 'x' }, { step: 'y' }), '8: b y x'],
    ['call nothing', call(), '8: b'],
    ['leave with nothing waiting', leave, '8: b'],
    ['again: the same step, another question', again, '8: a'],
    ['stay', stay, 'stays'],
  ])('%s', (_name, flow, where) => {
    expect(after([runs('a', flow), runs('b'), landmark('m'), runs('c')], 'a', NESTED)).toBe(where);
  });

  test.each<[name: string, flow: Flow | undefined, where: string]>([
    ['no flow: on with the frame below', undefined, '8: b y'],
    ['goto drops all frames', goto('a'), '8: a'],
    ['call stands on what still waits', call({ step: 'z' }), '8: b y z'],
    ['leave drops what still waits', leave, '8: b'],
    ['again', again, '8: b y x'],
    ['stay', stay, 'stays'],
  ])('in a nested step, %s', (_name, flow, where) => {
    expect(after([runs('a'), runs('b')], 'b y x', [runs('x', flow), runs('y'), runs('z')])).toBe(where);
  });

  test('the last step of the table must say where to go', () => {
    expect(() => after([runs('a')], 'a')).toThrow('no way');
    expect(after([runs('a'), runs('b', goto('a'))], 'b')).toBe('8: a');
  });

  test.each([
    ['an unknown step', goto('nowhere')],
    ['a landmark that nothing follows', goto('end')],
  ])('goto %s is a mistake', (_name, flow) => {
    expect(() => after([runs('a', flow), landmark('end')], 'a')).toThrow('no way');
  });
});

describe('the table of steps', () => {
  test('play begins with the first question after the landmarks', () => {
    const { begin } = run<Kind>({ table: [landmark('round'), runs('a'), runs('b', goto('a'))] });
    expect(begin.at).toEqual({ question: 1, stack: [{ step: 'a' }] });
  });

  test('two steps may not share an id', () => {
    expect(() => run<Kind>({ table: [runs('a')], nested: [runs('a')] })).toThrow('share an id');
  });

  test('the frame on top is asked, with its seat', () => {
    const asks: Step<Kind> = {
      id: 'ask',
      ask: (_table, { seat: who }) => (who === undefined ? undefined : { must: [who], may: [], progress: 'count' }),
      options: (_known, actor, frame) => (frame.on === actor ? [] : [{ type: 'go' }]),
      why: (_known, _actor, _raw, frame) => `asked ${frame.seat}`,
    };
    const steps = run<Kind>({ table: [runs('a', goto('a'))], nested: [asks] });
    const known = (frame: Frame) => ({
      table: { at: { question: 3, stack: [{ step: 'a' }, frame] } },
      secret: undefined,
    });
    const two = known({ step: 'ask', seat: seat(2), on: seat(1) });
    expect(steps.turn(two.table)).toEqual({ question: 3, must: [2], may: [], progress: 'count' });
    expect(steps.turn(known({ step: 'ask' }).table)).toEqual({ question: 3, must: [], may: [], progress: 'none' });
    expect(steps.options(two, seat(2))).toEqual([{ type: 'go' }]);
    expect(steps.options(two, seat(1))).toEqual([]);
    expect(steps.why(two, seat(2), {})).toBe('asked 2');
  });

  test('a step without options, words or declarations has none', () => {
    const steps = run<Kind>({ table: [runs('a', goto('a'))] });
    const known = { table: { at: steps.begin.at }, secret: undefined };
    expect(steps.options(known, seat(0))).toEqual([]);
    expect(steps.why(known, seat(0), {})).toBe('illegal');
    expect(steps.shown(known.table)).toBe(false);
    expect(steps.reveals(known, NO_MOVES, 'table')).toBeUndefined();
  });
});

describe('steps put in between', () => {
  const table = [landmark('round'), runs('a'), landmark('ends'), runs('b')];
  const order = (insertions: readonly (readonly [after: string, id: string])[]): string =>
    insert<Kind>(
      table,
      insertions.map(([anchor, id]) => ({ after: anchor, step: runs(id) })),
    )
      .map(({ id }) => id)
      .join(' ');

  test.each<[insertions: readonly (readonly [string, string])[], ids: string]>([
    [[], 'round a ends b'],
    [[['a', 'x']], 'round a x ends b'],
    [
      [
        ['ends', 'x'],
        ['ends', 'y'],
      ],
      'round a ends x y b',
    ],
    [
      [
        ['ends', 'y'],
        ['ends', 'x'],
      ],
      'round a ends y x b',
    ],
    [
      [
        ['a', 'x'],
        ['x', 'y'],
        ['a', 'z'],
      ],
      'round a x z y ends b',
    ],
  ])('%j: %s', (insertions, ids) => {
    expect(order(insertions)).toBe(ids);
  });

  test('an anchor that is not there is a mistake', () => {
    expect(() => order([['nowhere', 'x']])).toThrow('x stands after nowhere');
  });
});

import { describe, expect, test } from 'vitest';
import type { Open, Whisper } from './fact.ts';
import { count, either, fields, isRaw, list, one, type Problem, problemInWords, text } from './parse.ts';
import { entryReader, type FactShapes, type MoveShapes, maybe } from './read-entry.ts';

type Rung = Open<'rang', { bell: 'big' | 'small'; twice?: true }>;
type Moved = Open<'moved', { by: 'foot' }> | Open<'moved', { by: 'cart'; wheels: number }>;
type Heard = Whisper<'heard', { words: readonly string[] }>;
type Move = { readonly type: 'ring'; readonly to: 'all' | 'nobody' } | { readonly type: 'rest' };

const head = { type: one(['moved']), to: one(['all']) } as const;
const tower: FactShapes<Rung, Heard> = {
  open: { rang: { bell: one(['big', 'small']), twice: maybe(one([true])) } },
  whispered: { heard: { words: list(text) } },
};
const road: FactShapes<Moved> = {
  open: {
    moved: either(
      (value) => isRaw(value) && value['by'] === 'cart',
      fields({ ...head, by: one(['cart']), wheels: count }, {}),
      fields({ ...head, by: one(['foot']) }, {}),
    ),
  },
  whispered: {},
};
const moves: MoveShapes<Move> = { ring: { to: one(['all', 'nobody']) }, rest: {} };
const readEntry = entryReader({ seats: 3, facts: [tower, road], moves });

function read(entry: unknown) {
  const problems: Problem[] = [];
  const value = readEntry(entry, 'entry', problems);
  return { value, says: problems.map(problemInWords).join('; ') };
}

const told = (...facts: readonly unknown[]) => ({ facts, drawn: 0 });
const done = (move: unknown, actor: unknown = 0) => ({ actor, question: 1, move, facts: [], drawn: 0 });

describe('an entry', () => {
  test.each([
    told(),
    told({ type: 'rang', to: 'all', bell: 'big' }, { type: 'rang', to: 'all', bell: 'small', twice: true }),
    told({ type: 'heard', to: [0, 2], words: ['a'] }, { type: 'heard', to: [], words: [] }),
    told({ type: 'moved', to: 'all', by: 'foot' }, { type: 'moved', to: 'all', by: 'cart', wheels: 2 }),
    told({ type: 'at', to: 'all', at: { question: 3, stack: [{ step: 'one' }, { step: 'two', seat: 1, on: 2 }] } }),
    done({ type: 'ring', to: 'nobody' }),
    done({ type: 'rest' }, 'clock'),
  ])('case %#: is read as it was written', (entry) => {
    expect(read(entry)).toEqual({ value: entry, says: '' });
  });

  test.each<[entry: unknown, says: string]>([
    [7, 'entry should be an object, not 7'],
    [{ facts: [] }, 'entry lacks "drawn"'],
    [told(7), 'entry.facts[0] should be an object, not 7'],
    [told({ type: 'sang', to: 'all' }), 'entry.facts[0].type should be a fact of this game, not "sang"'],
    [told({ type: 'constructor', to: 'all' }), 'entry.facts[0].type should be a fact of this game, not "constructor"'],
    [told({ to: 'all' }), 'entry.facts[0].type should be a fact of this game, not nothing'],
    [told({ type: 'rang', to: [0], bell: 'big' }), 'entry.facts[0].to should be "all", not a list'],
    [told({ type: 'rang', to: 'all' }), 'entry.facts[0] lacks "bell"'],
    [told({ type: 'rang', to: 'all', bell: 'wet' }), 'entry.facts[0].bell should be "big" or "small", not "wet"'],
    [told({ type: 'rang', to: 'all', bell: 'big', twice: false }), 'entry.facts[0].twice should be true, not false'],
    [told({ type: 'heard', to: [3], words: [] }), 'entry.facts[0].to[0] should be 0 or 1 or 2, not 3'],
    [
      told({ type: 'moved', to: 'all', by: 'foot', wheels: 2 }),
      'entry.facts[0] has "wheels", which means nothing here',
    ],
    [done({ type: 'rang' }), 'entry.move.type should be a move of this game, not "rang"'],
    [done({ type: 'rest', to: 'all' }), 'entry.move has "to", which means nothing here'],
    [done({ type: 'rest' }, 3), 'entry.actor should be 0 or 1 or 2, not 3'],
    [done({ type: 'rest' }, 'cook'), 'entry.actor should be "clock", not "cook"'],
  ])('case %#: is refused in words', (entry, says) => {
    expect(read(entry).says).toContain(says);
  });
});

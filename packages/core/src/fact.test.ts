import { describe, expect, test } from 'vitest';
import { heardBy, isOpen, seatsOf } from './index.ts';

const [zero, one, two] = seatsOf(3) as [never, never, never];
const facts = [
  { type: 'led', to: 'all', leader: 1 },
  { type: 'role', to: [zero], role: 'spy' },
  { type: 'deck', to: [], cards: [3, 1] },
  { type: 'met', to: [zero, two], place: 'bar' },
] as const;

describe('who hears what', () => {
  test.each([
    ['table', ['led']],
    [zero, ['led', 'role', 'met']],
    [one, ['led']],
    [two, ['led', 'met']],
  ] as const)('%s', (viewer, types) => {
    expect(heardBy(facts, viewer).map(({ type }) => type)).toEqual(types);
  });

  test('a listener is not told who else listens', () => {
    expect(heardBy(facts, zero).map(({ to }) => to)).toEqual(['all', [0], [0]]);
    expect(heardBy(facts, two).map(({ to }) => to)).toEqual(['all', [2]]);
  });

  test('the facts themselves are left alone', () => {
    const before = JSON.stringify(facts);
    heardBy(facts, two);
    expect(JSON.stringify(facts)).toBe(before);
  });

  test('a fact for nobody is not open', () => {
    expect(facts.map((fact) => isOpen(fact as never))).toEqual([true, false, false, false]);
  });
});

import { describe, expect, test } from 'vitest';
import { type Decision, verdictOn } from './minute.ts';

const model = { type: 'propose', team: [1, 2] };
const decision: Decision = {
  right: [{ type: 'propose', team: [1, 3] }],
  aside: [{ type: 'mark' }],
  wrong: {
    spy: { move: { team: { has: [4] } } },
    without: { move: { team: { lacks: [1] } } },
    other: {},
  },
};

describe('what is said of a move', () => {
  test.each([
    [{ type: 'propose', team: [1, 2] }, { is: 'right' }],
    [{ type: 'propose', team: [1, 3] }, { is: 'right' }],
    [{ type: 'mark', at: 3 }, { is: 'aside' }],
    [
      { type: 'propose', team: [0, 4] },
      { is: 'wrong', name: 'spy' },
    ],
    [
      { type: 'propose', team: [0, 2] },
      { is: 'wrong', name: 'without' },
    ],
    [
      { type: 'propose', team: [0, 1] },
      { is: 'wrong', name: 'other' },
    ],
    [{ type: 'pass' }, { is: 'wrong', name: 'other' }],
  ])('%j', (move, verdict) => {
    expect(verdictOn(decision, model, move)).toEqual(verdict);
  });

  test('nothing, where the file has no answer to it', () => {
    expect(verdictOn({ wrong: { spy: { move: { seat: 4 } } } }, model, { type: 'pass' })).toBeUndefined();
  });
});

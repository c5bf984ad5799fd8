import { describe, expect, test } from 'vitest';
import { NOTHING } from './attackers.ts';
import { type Fault, RULES, type Rule } from './fault.ts';
import { figuresOf, figuresOfSiege } from './figures.ts';

const fault = (rule: Rule, code = 'WWWW'): Fault => ({ rule, code, who: 'm1', what: '' });
const siege = (faults: readonly Fault[]) => {
  const messages = { ...NOTHING, wellFormed: 900, malformed: 100 };
  return figuresOfSiege({ faults, messages, withLimits: messages, seconds: 10, moves: 5, heap: [1, 2, 3] });
};

const STORM = { sent: 9, acknowledged: 8, stored: 8, facts: 90, clocks: 3, kills: 2, harm: {}, reconnections: 4 };

describe('the figures say what was found', () => {
  test.each(RULES)('%s, in a storm', (rule) => {
    const times = { comeBack: [1, 2, 3], cutOff: 4, restarts: [10] };
    const { found, devicesCutOff, devicesBackBeforeTheNextKill } = figuresOf({
      ...STORM,
      ...times,
      faults: [fault(rule)],
    });
    expect(found).toMatchObject({ [rule]: 1 });
    expect(Object.values(found).reduce((sum, count) => sum + count, 0)).toBe(1);
    expect([devicesCutOff, devicesBackBeforeTheNextKill]).toEqual([4, 3]);
  });

  test.each<[Rule, string, number]>([
    ['crashed', '', 0],
    ['grew', '', 0],
    ['forged', 'WWWW', 1],
    ['lost', 'WWWW', 1],
  ])('%s, in a siege, and how many matches it has changed', (rule, code, changed) => {
    const { found, matchesChanged } = siege([fault(rule, code), fault(rule, code)]);
    expect(found[rule]).toBe(2);
    expect(matchesChanged).toBe(changed);
  });

  test('how much was thrown, of which kind', () => {
    expect(siege([])).toMatchObject({
      messages: 2000,
      withoutLimits: { wellFormed: 900, malformed: 100 },
      perSecond: 100,
    });
  });
});

import { describe, expect, test } from 'vitest';
import { cell } from '../games/cell/cell.ts';
import { type LookUp, runScenario } from './run.ts';
import { parseScenario } from './scenario.ts';

const lookUp: LookUp = (game, seats) => {
  if (game !== 'cell') return { ok: false, problem: 'unknownGame' };
  return seats === 5 ? { ok: true, game: cell } : { ok: false, problem: 'fiveOnly' };
};

const HEAD = { title: 'A pair is sent', rules: ['CE1'], game: 'cell', seats: 5, options: {} };
const DEAL = { leader: 0, weather: 3, moles: [1, 3] };
const send = { seat: 0, move: { type: 'send', pair: [0, 1] } };
const vote = (seat: unknown, yes: boolean) => ({ seat, move: { type: 'vote', yes } });

/** What comes of a scenario with these steps. */
function result(steps: readonly unknown[], more: object = {}): string {
  const parsed = parseScenario({ ...HEAD, deal: DEAL, steps, outcome: 'open', ...more });
  if (!parsed.ok) return parsed.problems.join('; ');
  const played = runScenario(parsed.scenario, lookUp);
  return played.ok ? 'ok' : `${played.where}: ${played.says}`;
}

describe('a scenario that goes as written', () => {
  test('moves, of one seat or of several, and the clock', () => {
    expect(result([send, vote([0, 1, 2], true), { seat: 'clock', move: { type: 'timeUp' } }])).toBe('ok');
  });

  test('expectations on what all see, and on what a viewer knows, heard and may do', () => {
    const steps = [
      { expect: { asked: [0], may: [], progress: 'seats', table: { leader: 0, harms: [] } } },
      { expect: { viewer: 1, knows: { roles: [null, 'mole', null, 'mole', null] } } },
      { expect: { viewer: 0, knows: { roles: ['loyal'] }, moves: 10 } },
      send,
      { expect: { viewer: 'table', heard: [{ type: 'sent', pair: [0, 1] }, { type: 'at' }], knows: { roles: [] } } },
      { expect: { viewer: 4, options: [{ type: 'vote', yes: { one: [true, false] } }] } },
      vote([0, 1, 2, 3, 4], true),
      { expect: { viewer: 2, options: [], moves: 0 } },
    ];
    expect(result(steps)).toBe('ok');
  });

  test('refusals', () => {
    const steps = [
      { ...vote(1, true), refused: 'notAsked' },
      { ...vote(0, true), refused: 'illegal', reason: 'illegal' },
      send,
      { ...send, late: true, refused: 'stale' },
    ];
    expect(result(steps)).toBe('ok');
  });

  test('a table or a deal that must be refused', () => {
    const refusal = (raw: object): string => {
      const parsed = parseScenario({ ...HEAD, ...raw });
      if (!parsed.ok) return parsed.problems.join('; ');
      const played = runScenario(parsed.scenario, lookUp);
      return played.ok ? 'ok' : `${played.where}: ${played.says}`;
    };
    expect(refusal({ seats: 6, refused: 'fiveOnly' })).toBe('ok');
    expect(refusal({ game: 'chess', refused: 'unknownGame' })).toBe('ok');
    expect(refusal({ deal: { ...DEAL, moles: [1] }, refused: 'wrongMoles' })).toBe('ok');
    expect(refusal({ seats: 6, refused: 'sixOnly' })).toBe('options: refused: fiveOnly');
    expect(refusal({ deal: DEAL, refused: 'wrongMoles' })).toBe('deal: accepted, expected wrongMoles');
    expect(refusal({ refused: 'wrongMoles' })).toBe('deal: accepted, expected wrongMoles');
  });
});

describe('a scenario that does not: where and why', () => {
  test.each<[name: string, steps: readonly unknown[], says: string]>([
    ['a move that is refused', [vote(1, true)], 'step 1, 1 {"type":"vote","yes":true}: 1: refused: notAsked'],
    [
      'one of several',
      [send, vote([0, 1, 0, 2, 7], true)],
      'step 2, [0,1,0,2,7] {"type":"vote","yes":true}: 7: refused: notAsked',
    ],
    [
      'a refusal that does not come',
      [{ ...send, refused: 'illegal' }],
      'step 1, 0 {"type":"send","pair":[0,1]}: 0: accepted, expected the refusal illegal',
    ],
    [
      'another refusal',
      [{ ...vote(0, true), refused: 'notAsked' }],
      'step 1, 0 {"type":"vote","yes":true}: 0: refused: illegal illegal, expected notAsked',
    ],
    [
      'another reason',
      [{ ...vote(0, true), refused: 'illegal', reason: 'tooTired' }],
      'step 1, 0 {"type":"vote","yes":true}: 0: refused: illegal illegal, expected illegal tooTired',
    ],
    ['others are asked', [{ expect: { asked: [1] } }], 'step 1, expect: asked[0] is 0, expected 1'],
    ['more are asked', [send, { expect: { asked: [0, 1] } }], 'step 2, expect: asked[2] is 2, expected null'],
    ['another progress', [{ expect: { progress: 'none' } }], 'step 1, expect: progress is "seats", expected "none"'],
    ['nobody waits', [{ expect: { may: ['clock'] } }], 'step 1, expect: may[0] is null, expected "clock"'],
    [
      'a key that the table lacks',
      [{ expect: { table: { leadr: null } } }],
      'step 1, expect: table has "leadr", which means nothing here; did you mean "leader"?',
    ],
    [
      'a key that the secrets lack',
      [{ expect: { viewer: 1, knows: { weather: null } } }],
      'step 1, expect: knows has "weather", which means nothing here; expected "roles", "laid"',
    ],
    ['the table', [{ expect: { table: { round: 2 } } }], 'step 1, expect: table.round is 1, expected 2'],
    [
      'deep in the table',
      [send, { expect: { table: { pair: [0, 2] } } }],
      'step 2, expect: table.pair[1] is 1, expected 2',
    ],
    [
      'knows more',
      [{ expect: { viewer: 1, knows: { roles: [null, 'mole'] } } }],
      'step 1, expect: seat 1 knows.roles[3] is "mole", expected null',
    ],
    [
      'knows less',
      [{ expect: { viewer: 0, knows: { roles: ['loyal', 'mole'] } } }],
      'step 1, expect: seat 0 knows.roles[1] is null, expected "mole"',
    ],
    [
      'heard less',
      [send, { expect: { viewer: 0, heard: [{ type: 'sent' }, { type: 'at' }, { type: 'led' }] } }],
      'step 2, expect: 0 heard[2] is null, expected {"type":"led"}',
    ],
    [
      'may do something else',
      [send, { expect: { viewer: 0, moves: 3 } }],
      'step 2, expect: seat 0 has 2 moves, expected 3',
    ],
    [
      'other options',
      [send, { expect: { viewer: 0, options: [] } }],
      'step 2, expect: seat 0 may [{"type":"vote","yes":{"one":[true,false]}}], expected []',
    ],
  ])('%s', (_name, steps, says) => {
    expect(result(steps)).toBe(says);
  });

  test('another outcome', () => {
    const outcome = { reason: 'mole', degrees: ['lost', 'won', 'lost', 'won', 'lost'] };
    expect(result([], { outcome })).toContain('outcome: is "open", expected {"reason":"mole"');
  });
});

describe('a scenario that is no scenario', () => {
  test.each<[name: string, steps: readonly unknown[], more: object, says: string]>([
    ['an unknown key', [], { sed: 'x' }, 'scenario has "sed", which means nothing here; did you mean "seed"?'],
    [
      'an unknown key in a step',
      [{ ...send, refuse: 'over' }],
      {},
      'scenario.steps[0] has "refuse", which means nothing here; did you mean "refused"?',
    ],
    [
      'an unknown key in an expectation',
      [{ expect: { aksed: [0] } }],
      {},
      'scenario.steps[0].expect has "aksed", which means nothing here; did you mean "asked"?',
    ],
    ['a missing key', [{ seat: 0 }], {}, 'scenario.steps[0] lacks "move"'],
    ['no seat', [{ seat: 'dealer', move: {} }], {}, 'scenario.steps[0].seat should be "clock", not "dealer"'],
    [
      'no whole seat',
      [{ seat: 0.5, move: {} }],
      {},
      'scenario.steps[0].seat should be a whole number, 0 or more, not 0.5',
    ],
    [
      'no refusal',
      [{ ...send, refused: 'never' }],
      {},
      'scenario.steps[0].refused should be "over" or "stale" or "notAsked" or "illegal", not "never"',
    ],
    ['a reason for nothing', [{ ...send, reason: 'x' }], {}, 'scenario.steps[0]: only an illegal move has a reason'],
    ['late and welcome', [{ ...send, late: true }], {}, 'scenario.steps[0]: a late move is always refused'],
    ['nobody knows', [{ expect: { knows: {} } }], {}, 'scenario.steps[0]: whose knowledge? "viewer" is missing'],
    ['nothing expected', [{ expect: {} }], {}, 'scenario.steps[0]: expects nothing'],
    [
      'options of the table',
      [{ expect: { viewer: 'table', options: [] } }],
      {},
      'scenario.steps[0]: the table has no options',
    ],
    ['no outcome', [], { outcome: 'closed' }, 'scenario.outcome should be "open", not "closed"'],
    ['half an outcome', [], { outcome: { reason: 'mole' } }, 'scenario.outcome lacks "degrees"'],
    [
      'no degree',
      [],
      { outcome: { reason: 'mole', degrees: ['draw'] } },
      'scenario.outcome.degrees[0] should be "won" or "part" or "lost", not "draw"',
    ],
    ['steps that are none', [7], {}, 'scenario.steps[0] should be an object, not 7'],
  ])('%s', (_name, steps, more, says) => {
    expect(result(steps, more)).toBe(says);
  });

  test.each([undefined, null, 7, 'scenario', []])('%j', (raw) => {
    expect(parseScenario(raw).ok).toBe(false);
  });
});

import { describe, expect, test } from 'vitest';
import { rejectionsAt } from './questions.ts';
import { at, rejected, tell, viewAfter, votes, went } from './testing/views.ts';
import { tokensOf } from './tokens.ts';
import { openVotes } from './view.ts';
import { en } from './words.en.ts';

const PLOT = { modules: ['plot'], extras: [] } as const;
const HUNTER = { modules: ['hunter'], extras: [] } as const;

describe('the track of rejected teams', () => {
  const approved = [
    ...[1, 2, 3, 4].flatMap(rejected),
    tell('plot.given', { card: 'noConfidence', seat: 0 }),
    tell('proposed', { mission: 1, team: [0, 1] }),
    ...votes('+++++'),
    tell('approved'),
  ];
  const count = (step: string) => rejectionsAt(viewAfter(PLOT, [...approved, at(step)]).table);

  test('stands as long as No Confidence may make it one more', () => {
    expect(count('plot.noConfidence.chance')).toBe(4);
  });

  test('is empty once an approved team goes', () => {
    expect(count('play')).toBe(0);
  });

  test('does not count the rounds before', () => {
    const facts = [...rejected(1), ...went(1), tell('round', { round: 2 }), ...rejected(1), ...approved.slice(-7)];
    expect(rejectionsAt(viewAfter(PLOT, [...facts, at('plot.noConfidence.chance')]).table)).toBe(1);
  });
});

describe('the votes beside the players', () => {
  test('of those who voted before the others stand while the others vote', () => {
    const early = [tell('proposed', { mission: 1, team: [0, 1] }), tell('voted', { seat: 2, approve: false })];
    expect(openVotes(viewAfter(PLOT, [...rejected(1), ...early, at('vote')]).table)).toEqual([
      undefined,
      undefined,
      false,
    ]);
  });

  test('on an earlier team do not stand beside a new one', () => {
    const facts = [...rejected(1), tell('proposed', { mission: 1, team: [1, 2] }), at('hunter.appoint')];
    expect(openVotes(viewAfter(HUNTER, facts).table)).toEqual([]);
  });

  test('go with the team that was turned down, and with the mission that is over', () => {
    expect(openVotes(viewAfter(PLOT, [...rejected(1), at('propose')]).table)).toEqual([]);
    expect(openVotes(viewAfter(PLOT, [...went(1), at('propose')]).table)).toEqual([]);
  });

  test('stand while the team they sent is away', () => {
    const approved = [tell('proposed', { mission: 1, team: [0, 1] }), ...votes('++-++'), tell('approved')];
    expect(openVotes(viewAfter(PLOT, [...approved, at('play')]).table)).toEqual([true, true, false, true, true]);
  });
});

describe('the Investigator', () => {
  const team = [tell('proposed', { mission: 4, team: [0, 1, 2] }), tell('hunter.appointed', { seat: 3 })];
  const played = [...went(1), ...went(2), ...went(3, false)];
  const fourth = [...played, tell('round', { round: 4 }), ...team, ...votes('+++--'), tell('approved')];
  const result = [
    tell('revealed', { mission: 4, cards: ['fail', 'success', 'success'] }),
    tell('result', { mission: 4, success: false }),
  ];
  const fifth = [...fourth, ...result, tell('round', { round: 5 }), tell('led', { leader: 1 })];
  const next = tell('proposed', { mission: 5, team: [0, 1, 2] });

  test.each([
    ['from the vote', true, [...played, tell('round', { round: 4 }), ...team, at('vote')]],
    ['while the cards are laid', true, [...fourth, at('play')]],
    ['and after the mission', true, [...fourth, ...result, at('hunter.investigate')]],
    ['not when the next leader names a team', false, [...fifth, at('propose')]],
    ['not on the fifth mission', false, [...fifth, next, at('vote')]],
    ['not while the fifth mission is played', false, [...fifth, next, ...votes('+++--'), tell('approved'), at('play')]],
    [
      'not after a rejection',
      false,
      [
        ...played,
        tell('round', { round: 4 }),
        ...team,
        ...votes('-----'),
        tell('rejected', { rejections: 1 }),
        at('propose'),
      ],
    ],
    [
      'not of the old team while a new one is named',
      false,
      [
        ...played,
        tell('round', { round: 4 }),
        ...team,
        ...votes('-----'),
        tell('rejected', { rejections: 1 }),
        team[0]!,
        at('hunter.appoint'),
      ],
    ],
  ])('stands %s: %o', (_when, stands, facts) => {
    const tokens = tokensOf(viewAfter(HUNTER, facts), 3 as never, en).map(({ mark }) => mark);
    expect(tokens).toEqual(stands ? ['investigator'] : []);
  });
});

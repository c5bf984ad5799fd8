import { garbage } from '@reseau/testkit';
import { describe, expect, test } from 'vitest';
import { DEAL_PROBLEMS } from './phases/deal.ts';
import { setUp } from './setup.ts';

const answer = (seats: number, options: unknown): string => {
  const made = setUp(seats, options);
  return made.ok ? `ok ${made.setup.modules.join(' ')}`.trim() : made.problem;
};

describe('setting up a table', () => {
  test.each<[seats: number, options: unknown, answer: string]>([
    [5, { modules: [] }, 'ok'],
    [10, { modules: ['blindSpies'] }, 'ok blindSpies'],
    [4, { modules: [] }, 'tooFewSeats'],
    [0, { modules: [] }, 'tooFewSeats'],
    [11, { modules: [] }, 'tooManySeats'],
    [5, { modules: ['inquisition'] }, 'unknownModule'],
    [5, { modules: ['targeting', 7] }, 'unknownModule'],
    [5, { modules: ['targeting', 'targeting'] }, 'moduleTwice'],
    [5, {}, 'badOptions'],
    [5, { modules: 'targeting' }, 'badOptions'],
    [5, { modules: [], seats: 5 }, 'badOptions'],
    [5, null, 'badOptions'],
    [5, [], 'badOptions'],
  ])('[HO8] %i seats, %j: %s', (seats, options, expected) => {
    expect(answer(seats, options)).toBe(expected);
  });

  test('[HO8] nonsense is refused, not tripped over', () => {
    for (const options of garbage(8, 300)) expect(setUp(5, options).ok).toBe(false);
    for (const seats of [Number.NaN, 5.5, -1, Number.POSITIVE_INFINITY])
      expect(setUp(seats, { modules: [] }).ok).toBe(false);
  });

  test('[HO9] the order of the modules means nothing', () => {
    expect(answer(5, { modules: ['blindSpies', 'targeting'] })).toBe(
      answer(5, { modules: ['targeting', 'blindSpies'] }),
    );
  });
});

describe('a deal laid out by hand', () => {
  const made = setUp(5, { modules: [] });
  const characters = ['spy', 'resistance', 'resistance', 'spy', 'resistance'];
  const arranged = (deal: unknown): string => {
    if (!made.ok) throw new Error(made.problem);
    const facts = made.game.arrange(deal);
    return typeof facts === 'string' ? facts : facts.map(({ type }) => type).join(' ');
  };

  test('[HO10] tells what the shuffle would have told', () => {
    const told = 'round led character recognised character character character recognised character at';
    expect(arranged({ leader: 2, characters })).toBe(told);
  });

  test.each<[name: string, deal: unknown, problem: string]>([
    ['nobody leads', { leader: 5, characters }, 'leaderNotSeated'],
    ['too few cards', { leader: 0, characters: characters.slice(1) }, 'wrongCharacters'],
    ['too many spies', { leader: 0, characters: characters.with(1, 'spy') }, 'wrongCharacters'],
    ['an unknown card', { leader: 0, characters: characters.with(1, 'jester') }, 'wrongCharacters'],
    ['nothing', undefined, 'badDeal'],
    ['half of it', { leader: 0 }, 'badDeal'],
    ['more than that', { leader: 0, characters, plot: [] }, 'badDeal'],
  ])('[HO10] refused: %s', (_name, deal, problem) => {
    expect(arranged(deal)).toBe(problem);
  });

  test('[HO10] nonsense is refused, not tripped over', () => {
    for (const deal of garbage(10, 300)) expect(DEAL_PROBLEMS).toContain(arranged(deal));
  });
});

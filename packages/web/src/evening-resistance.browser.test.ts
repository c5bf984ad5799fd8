import { clockwise, type Seat } from '@reseau/core';
import { test } from 'vitest';
import { late } from './games/resistance/i18n/en/late.ts';
import { Evening } from './testing/evening/evening.ts';
import { type Promised, toldOf } from './testing/evening/promise.ts';
import { tapOn } from './testing/people.ts';

const PROMISES: readonly Promised[] = [
  {
    says: late.now.propose,
    isKept: ({ game }, seat, facts) => {
      const team = (facts.find(({ type }) => type === 'proposed')?.['team'] ?? []) as readonly Seat[];
      const around = team.map((_, steps) => clockwise(seat, game.seats.length, steps));
      return team.length > 0 && around.every((one) => team.includes(one));
    },
  },
  {
    says: late.now.vote,
    isKept: (_before, seat, facts) => toldOf(facts, 'voted', seat)?.['approve'] === true,
  },
  {
    says: late.now.play,
    isKept: (_before, seat, facts) => toldOf(facts, 'played', seat)?.['card'] === 'success',
  },
];

const evening = Evening.of({
  game: 'resistance',
  bots: 3,
  clock: PROMISES,
  tap: (page) => tapOn(page),
  winner: (table) => (table as { readonly ended?: { readonly winner: string } }).ended?.winner,
});

test('an evening of The Resistance never gets stuck, whoever comes, goes and comes back', () => evening.spend());

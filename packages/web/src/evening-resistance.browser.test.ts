import { test } from 'vitest';
import { Evening } from './testing/evening/evening.ts';
import { tapOn } from './testing/people.ts';

const evening = Evening.of({
  game: 'resistance',
  bots: 3,
  hasClock: true,
  asked: /(?=.*\bvote,)(?=.*\bplay,)/,
  tap: (page) => tapOn(page),
  winner: (table) => (table as { readonly ended?: { readonly winner: string } }).ended?.winner,
});

test('an evening of The Resistance never gets stuck, whoever comes, goes and comes back', () => evening.spend());

import { test } from 'vitest';
import { Evening } from './testing/evening/evening.ts';
import { act } from './testing/march.ts';

const evening = Evening.of({
  game: 'insurrection',
  bots: 1,
  hasClock: true,
  asked: /(?=.*\bchoose,)(?=.*\bturn,)/,
  tap: act,
  winner: (table) => (table as { readonly ending?: string }).ending,
});

test('an evening of Insurrection never gets stuck, whoever comes, goes and comes back', () => evening.spend());

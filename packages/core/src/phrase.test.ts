import { describe, expect, test } from 'vitest';
import type { Problem } from './parse.ts';
import { COMMON_PHRASES, type PhraseBook, phraseFrom, phraseReader } from './phrase.ts';
import { seatAt } from './seat.ts';

const BOOK: PhraseBook = {
  all: {
    ...COMMON_PHRASES,
    trust: { topic: 'people', takes: 'other' },
    among: { topic: 'people', takes: 'others' },
    goTo: { topic: 'places', takes: 'thing', things: [1, 2, 'north'] },
    late: { topic: 'table', takes: 'nothing' },
  },
  offered: (options) => ['agree', 'trust', 'among', 'goTo', ...('late' in options ? ['late'] : [])],
};

const said = (sent: Parameters<typeof phraseFrom>[1], options: object = {}) =>
  phraseFrom(BOOK, sent, { seat: seatAt(1), seats: 5, options });

describe('a phrase is put together from the book', () => {
  test.each([
    { says: 'agree' },
    { says: 'trust', about: [0] },
    { says: 'among', about: [0, 2, 4] },
    { says: 'goTo', thing: 2 },
    { says: 'goTo', thing: 'north' },
  ])('%j', (phrase) => {
    expect(said(phrase)).toEqual(phrase);
  });

  test('in seat order, and with nothing else of what was sent', () => {
    const sent = { says: 'among', about: [4, 0], extra: 'bytes' };
    expect(said(sent)).toEqual({ says: 'among', about: [0, 4] });
  });

  test('those of some options only with them', () => {
    expect(said({ says: 'late' })).toBeUndefined();
    expect(said({ says: 'late' }, { late: true })).toEqual({ says: 'late' });
  });
});

test.each([
  ['unknown', { says: 'sing' }],
  ['a name that every object has', { says: 'constructor' }],
  ['about nobody', { says: 'trust' }],
  ['about too many', { says: 'trust', about: [0, 2] }],
  ['about too few', { says: 'among', about: [0] }],
  ['about oneself', { says: 'trust', about: [1] }],
  ['about oneself among others', { says: 'among', about: [0, 1, 2] }],
  ['about the same twice', { says: 'among', about: [0, 0] }],
  ['about a seat that is not there', { says: 'trust', about: [5] }],
  ['about no seat at all', { says: 'trust', about: [0.5] }],
  ['somebody where none is named', { says: 'agree', about: [0] }],
  ['a thing where none is named', { says: 'agree', thing: 1 }],
  ['no thing', { says: 'goTo' }],
  ['another thing', { says: 'goTo', thing: 3 }],
  ['a thing of another kind', { says: 'goTo', thing: '1' }],
  ['a thing and somebody', { says: 'goTo', thing: 1, about: [0] }],
])('%s: nothing is said', (_what, sent) => {
  expect(said(sent)).toBeUndefined();
});

test.each<[what: string, raw: unknown, problems: number]>([
  ['a phrase', { says: 'trust', about: [3] }, 0],
  ['one that is offered nowhere any more', { says: 'late' }, 0],
  ['another one', { says: 'sing' }, 1],
  ['one of another sort', { says: 'trust' }, 1],
  ['a thing that is none', { says: 'goTo', thing: 7 }, 1],
  ['more than a phrase', { says: 'agree', loudly: true }, 1],
  ['no seat', { says: 'trust', about: ['Ann'] }, 1],
])('%s is read where it was stored', (_what, raw, count) => {
  const problems: Problem[] = [];
  phraseReader(BOOK)(raw, 'phrase', problems);
  expect(problems).toHaveLength(count);
});

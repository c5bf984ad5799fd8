import { HOUSE_SET } from '@reseau/games/insurrection';
import { expect, test } from 'vitest';
import type { View } from '../view.ts';
import { HINTS } from './hints.ts';

const { others } = HINTS;
const [low, high] = [...HOUSE_SET.info]
  .toSorted(([, one], [, other]) => one.initiative - other.initiative)
  .flatMap(([card], at, all) => (at === 0 || at === all.length - 1 ? [card] : []));

/** The other one's turn, after these were played. */
const turn = (mine: string | undefined, theirs: string | undefined): View =>
  ({
    phase: 'turn',
    must: [1],
    me: 0,
    set: HOUSE_SET,
    table: { played: [mine, theirs] },
    sight: { names: ['Robin', 'Wanda'] },
  }) as unknown as View;

test.each([
  ['the higher number', turn(low, high), ['Wanda']],
  ['the lower number, and mine was first', turn(high, low), undefined],
  ['a number, and mine lies in the centre by now', turn(undefined, low), undefined],
])('another acts who has %s', (_what, view, told) => {
  expect('when' in others && others.when(view, undefined)).toEqual(told);
});

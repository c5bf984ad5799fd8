import { seatAt } from '@reseau/core';
import { expect, test } from 'vitest';
import type { Sight } from './game-client.ts';
import { forAll } from './veiled.ts';

test('what several people look at together is nobody’s own, and goes on as the sight does', () => {
  let over = false;
  const sight = {
    me: seatAt(1),
    names: ['Ada', 'Ben'],
    get over() {
      return over;
    },
  } as unknown as Sight;
  const shared = forAll(sight);
  expect([shared.me, shared.names]).toEqual([undefined, ['Ada', 'Ben']]);
  over = true;
  expect([shared.over, sight.me]).toEqual([true, 1]);
});

import { asks } from '@reseau/core';
import type { Fact } from '../facts.ts';
import { bottomOf, whoKnows } from '../known.ts';
import { WHERE } from '../moves.ts';
import { cardIn, chosen, type GameStep, optionsBy, seatOf } from '../steps.ts';

/** The card that was looked at goes under the pile or face up into the centre. Who is late puts it under. */
export const put: GameStep = {
  id: 'put',
  shown: true,
  ask: (_table, frame) => asks([seatOf(frame)]),
  options: optionsBy(() => [{ type: 'put', where: { one: WHERE } }]),
  why: () => 'whereToPut',
  reveals: (known, moves, _viewer, frame) =>
    chosen(moves, seatOf(frame), 'put')?.where === 'centre'
      ? cardIn(known, 'people', known.table.piles.people.taken)
      : undefined,
  decide: (known, moves, _rng, frame) => {
    const seat = seatOf(frame);
    const { people } = known.table.piles;
    const card = cardIn(known, 'people', people.taken);
    if (chosen(moves, seat, 'put')?.where === 'centre')
      return [{ type: 'put', to: 'all', seat, where: 'centre', card }];
    const told: Fact[] = [{ type: 'put', to: 'all', seat, where: 'under' }];
    const knew = whoKnows(people, people.taken);
    // Whoever had put it under the pile before knows where it is now: the place is public.
    if (typeof knew !== 'string') {
      const to = knew.includes(seat) ? knew : [...knew, seat];
      told.push({ type: 'buried', to, pile: 'people', at: bottomOf(people), card });
    }
    return told;
  },
};

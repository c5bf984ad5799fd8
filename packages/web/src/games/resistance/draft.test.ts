import { type Options, type Seat, seatsOf } from '@reseau/core';
import type { Move, Reason } from '@reseau/games/resistance';
import { expect, test } from 'vitest';
import type { Sketch } from '../../session/sketch.ts';
import { Draft } from './draft.svelte.ts';
import { viewAfter } from './testing/views.ts';
import { rulesAt } from './view.ts';

const SEATS = seatsOf(5);
const sketch: Sketch = { read: () => undefined, write: () => undefined };

const obstacles = (draft: Draft): readonly (Reason | undefined)[] => SEATS.map((seat) => draft.obstacleTo(seat));

function taps(draft: Draft, ...seats: readonly number[]): Draft {
  for (const seat of SEATS.filter((one) => seats.includes(one))) draft.toggle(seat);
  return draft;
}

/** The Hunter wants an Investigator, and with a card set aside only one player stays at home: the leader goes. */
function crowded(): Draft {
  const view = viewAfter({ modules: ['targeting', 'trapper', 'hunter'], extras: [] }, [], 0);
  const why = (move: Move): Reason => rulesAt(view).why(view.known, view.table.leader, move);
  const draft = new Draft({ options: view.options, sketch, why });
  draft.aim(2);
  return draft;
}

test('whoever would take the last place from somebody who must go cannot be put on the team', () => {
  const mustGo = 'leaderMustGo';
  expect(obstacles(taps(crowded(), 1, 2))).toEqual(SEATS.map(() => undefined));
  expect(obstacles(taps(crowded(), 1, 2, 3))).toEqual([undefined, undefined, undefined, undefined, mustGo]);
  expect(obstacles(taps(crowded(), 0, 1, 2))).toEqual(SEATS.map(() => undefined));
});

test('a team of the right size without somebody who must go is refused, and says why', () => {
  const draft = taps(crowded(), 1, 2, 3, 4);
  expect([draft.missing, draft.refusal, draft.move]).toEqual([0, 'leaderMustGo', undefined]);
  expect(taps(crowded(), 0, 1, 2, 3).move).toEqual({ type: 'propose', mission: 2, team: [0, 1, 2, 3] });
});

test('a seat that the rules leave out of the options says why when it is tapped, and no longer when it is tapped again', () => {
  const [barred, ...others] = SEATS;
  if (barred === undefined) throw new Error('no seats');
  const options: Options<Move> = [
    { type: 'propose', mission: { one: [1] }, team: { some: others, min: 2, max: 2, with: others.slice(0, 1) } },
  ];
  const asked: (readonly Seat[])[] = [];
  const why = (move: Move): Reason => {
    if (move.type === 'propose') asked.push(move.team);
    return 'notSeated';
  };
  const draft = new Draft({ options, sketch, why });
  expect(obstacles(draft)).toEqual(['notSeated', undefined, undefined, undefined, undefined]);
  // Nothing else may be wrong with the team that the rules are asked about.
  expect(asked).toEqual([[0, 1]]);
  expect(obstacles(taps(draft, 1, 2))[0]).toBe('notSeated');
  draft.explain(barred);
  expect(draft.refusal).toBe('notSeated');
  draft.explain(barred);
  expect(draft.refusal).toBeUndefined();
});

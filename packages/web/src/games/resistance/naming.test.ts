import { seatsOf } from '@reseau/core';
import type { Fact } from '@reseau/games/resistance';
import { expect, test } from 'vitest';
import type { Sketch } from '../../session/sketch.ts';
import { Naming } from './naming.svelte.ts';
import { at, tell, viewAfter } from './testing/views.ts';
import { nameable, whyNot } from './view.ts';

const SEATS = seatsOf(5);
const sketch: Sketch = { read: () => undefined, write: () => undefined };

function naming(modules: readonly ('hunter' | 'trapper' | 'plot')[], ...facts: readonly Fact[]): Naming {
  const view = viewAfter({ modules, extras: [] }, [tell('proposed', { mission: 1, team: [1, 2] }), ...facts], 0);
  return new Naming({ may: nameable(view, false), sketch, why: (seat) => whyNot(view, seat) });
}
const reasons = (one: Naming) => SEATS.map((seat) => one.obstacleTo(seat));

test('whoever cannot be named says why: for an Investigator the leader and the team', () => {
  const no = 'cannotBeNamed';
  expect(reasons(naming(['hunter'], at('hunter.appoint')))).toEqual([no, no, no, undefined, undefined]);
});

test('whoever cannot be given a plot card says so', () => {
  const drawn = tell('plot.drawn', { cards: ['openUp'] });
  const [mine, ...others] = reasons(naming(['plot'], drawn, at('plot.give')));
  expect([mine, ...others]).toEqual(['cannotBeGiven', undefined, undefined, undefined, undefined]);
});

test('where nobody can be named, nobody says why not', () => {
  expect(reasons(new Naming({ may: [], sketch, why: () => 'cannotBeNamed' }))).toEqual(SEATS.map(() => undefined));
});

test('the reason is said at a tap, and no longer after another, or once somebody is named', () => {
  const asked = naming(['hunter'], at('hunter.appoint'));
  const [, barred, , free] = SEATS;
  if (barred === undefined || free === undefined) throw new Error('too few seats');
  asked.explain(barred);
  expect(asked.refusal).toBe('cannotBeNamed');
  asked.explain(barred);
  expect(asked.refusal).toBeUndefined();
  asked.explain(barred);
  asked.toggle(free);
  expect([asked.refusal, asked.seat]).toEqual([undefined, free]);
});

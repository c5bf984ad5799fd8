import { seatsOf } from '@reseau/core';
import { setUp } from '@reseau/games/resistance';
import { expect, test } from 'vitest';
import { askedIn } from '../../testing/asked.ts';
import { Draft } from './draft.svelte.ts';
import { Naming } from './naming.svelte.ts';
import { viewOf } from './questions.ts';
import { drawnMixes, plainMixes } from './testing/mixes.ts';
import { at, tell, viewAfter } from './testing/views.ts';
import { isOpenChoice, thinkingOf } from './thinking.ts';
import { nameable, type View } from './view.ts';

const sketch = { read: () => undefined, write: () => undefined };

/** What would be told of somebody who has tapped whomever can be tapped. */
function told(view: View): readonly number[] | undefined {
  const why = () => 'illegal' as const;
  const draft = view.phase === 'propose' ? new Draft({ options: view.options, sketch, why }) : undefined;
  const naming = view.phase === 'ask' ? new Naming({ may: nameable(view, false), sketch, why }) : undefined;
  const [seat] = nameable(view, false);
  draft?.toggle(view.table.leader);
  if (seat !== undefined) naming?.toggle(seat);
  return thinkingOf(view, draft, naming);
}

test('a draft is told of questions that one seat answers by choosing seats for all to see, and of no other', () => {
  const asked = new Map<string, Set<boolean>>();
  for (const [index, { seats, setup }] of [...plainMixes(), ...drawnMixes(60, 'thinking')].entries()) {
    const made = setUp(seats, setup);
    if (!made.ok) throw new Error(made.problem);
    for (const { step, sight } of askedIn(made.game, { seats, options: setup, seed: `thinking ${index}` })) {
      const view = viewOf(sight);
      const drafted = told(view);
      asked.set(step, (asked.get(step) ?? new Set()).add(drafted !== undefined));
      const choosesSeats = view.phase === 'propose' || (view.phase === 'ask' && nameable(view, false).length > 0);
      const isOpen = view.must.length === 1 && made.game.shown(view.table) && choosesSeats;
      expect([step, drafted !== undefined]).toEqual([step, isOpen]);
    }
  }
  const drafted = [...asked].filter(([, tells]) => tells.has(true)).map(([step]) => step);
  expect(drafted).toContain('propose');
  expect(drafted.length).toBeGreaterThan(10);
  for (const never of ['vote', 'play', 'hunter.blame', 'hunter.early', 'hunter.answer', 'plot.opinionMaker']) {
    expect([never, asked.get(never)]).toEqual([never, new Set([false])]);
  }
});

test('nothing is told where several are asked, or where the rules keep the choice with the chooser', () => {
  const view = viewAfter({ modules: [], extras: [] }, [], 0);
  const { table } = viewAfter({ modules: [], extras: [] }, [
    tell('proposed', { mission: 1, team: [0, 1] }),
    at('play'),
  ]);
  expect(isOpenChoice(view)).toBe(true);
  expect(isOpenChoice({ ...view, must: seatsOf(2) })).toBe(false);
  expect(isOpenChoice({ ...view, table })).toBe(false);
  expect(isOpenChoice({ ...view, options: [] })).toBe(false);
});

import { put } from '@reseau/core';
import { countAt } from './cities.ts';
import { add, type Draft } from './draft.ts';
import type { OpenFact } from './facts.ts';
import type { Table } from './table.ts';

type ArmyFact = Extract<
  OpenFact,
  {
    readonly type:
      | 'armyBegan'
      | 'skipped'
      | 'rolled'
      | 'activated'
      | 'spared'
      | 'added'
      | 'deployed'
      | 'tipped'
      | 'turned';
  }
>;

const oneLess = ({ army }: Draft): Table['army'] => army && { ...army, left: army.left - 1 };

export function seeArmy(next: Draft, fact: ArmyFact): void {
  switch (fact.type) {
    case 'armyBegan':
      next.army = { actions: fact.actions, left: fact.actions, speed: fact.speed };
      next.marched += fact.actions;
      return;
    case 'skipped':
      next.army = oneLess(next);
      next.skips -= 1;
      next.foreseen = next.foreseen.slice(1);
      return;
    case 'rolled':
      next.army = oneLess(next);
      if (fact.foreseen) next.foreseen = next.foreseen.slice(1);
      return;
    case 'activated':
    case 'spared':
      return;
    case 'added':
      next.reds = add(next.reds, fact.city, fact.count);
      next.redPool -= fact.count;
      return;
    case 'deployed':
      next.reds = add(add(next.reds, fact.from, -fact.count), fact.city, fact.count);
      return;
    case 'tipped':
      // Whatever was red there goes back to the pool: some of it replaced by hardened soldiers, the rest surplus.
      next.redPool += countAt(next.reds, fact.city);
      next.reds = put(next.reds, fact.city, 0);
      next.blacks = put(next.blacks, fact.city, fact.blacks);
      next.blackPool -= fact.blacks;
      return;
    case 'turned':
      next.turn = fact.turn;
      next.army = undefined;
      next.done = next.done.map(() => false);
      next.pauseDeclined = undefined;
      next.givesUp = fact.givesUp ?? next.givesUp.map(() => false);
      next.leaders = next.leaders.map((leader) => ({
        ...leader,
        actions: 0,
        closed: false,
        rest: leader.rest?.of === 'mastery' ? leader.rest : undefined,
        intends: undefined,
        marks: undefined,
      }));
      return;
  }
}

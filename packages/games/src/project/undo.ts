import type { Draft } from './draft.ts';
import type { OpenFact } from './facts.ts';
import type { Action } from './moves.ts';

/** Actions that change nothing but who stands where and has what. */
const HARMLESS: readonly Action[] = ['move', 'give', 'plan', 'reorganise'];

/** What such an action tells, and what can happen beside it without building on it; after anything else it stands. */
const LEAVES_IT: readonly OpenFact['type'][] = [
  'moved',
  'gaveCard',
  'gaveAlly',
  'reorganised',
  'equipped',
  'tookOff',
  'at',
  'intended',
  'marked',
  'wishedPause',
  'wishedToGiveUp',
  'finished',
  'unfinished',
  'sped',
];

/** Before a fact is seen: whether the last move can still be taken back after it. */
export function remember(next: Draft, fact: OpenFact): void {
  if (fact.type === 'acted') {
    const { leader, action } = fact;
    next.undoable = HARMLESS.includes(action) ? { leader, action, leaders: next.leaders } : undefined;
  } else if (fact.type !== 'undone' && !LEAVES_IT.includes(fact.type) && !(fact.type === 'planned' && fact.last)) {
    next.undoable = undefined;
  }
}

/** The leaders stand as they stood before; what has been shown on the plan board since stays there. */
export function takeBack(next: Draft): void {
  const { undoable, leaders } = next;
  if (undoable === undefined) return;
  next.leaders = undoable.leaders.map((leader, id) => ({
    ...leader,
    intends: leaders[id]?.intends,
    marks: leaders[id]?.marks,
  }));
  next.undoable = undefined;
}

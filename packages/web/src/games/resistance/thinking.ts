import type { Seat } from '@reseau/core';
import type { Draft } from './draft.svelte.ts';
import type { Naming } from './naming.svelte.ts';
import { rulesAt, type View } from './view.ts';

/** Whether the answer to the question at hand is one seat's alone, and all will see it: then they may see it in the making. */
export const isOpenChoice = (view: View): boolean =>
  view.phase !== 'over' && view.must.length === 1 && rulesAt(view).shown(view.table) && choosesSeats(view.options);

/** Not a vote, a card, a yes or a no. */
const choosesSeats = (options: View['options']): boolean =>
  options.some(({ type }) => type === 'propose' || type === 'name' || type === 'give' || type === 'take');

/** The seats that the reader, who decides alone, is thinking of; nothing where nobody may know. */
export function thinkingOf(
  view: View,
  draft: Draft | undefined,
  naming: Naming | undefined,
): readonly Seat[] | undefined {
  if (!view.asked || view.sight.mine !== undefined || !isOpenChoice(view)) return undefined;
  if (draft !== undefined) return draft.team;
  return naming?.seat === undefined ? [] : [naming.seat];
}

/** The seats that somebody else, who decides alone, is thinking of. */
export const pencilled = ({ asked, must, sight }: View): readonly Seat[] =>
  asked || must.length !== 1 || sight.scene !== undefined ? [] : sight.drafted;

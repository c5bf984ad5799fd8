import type { Action, Leader, Move } from '@reseau/games/project';
import type { Component } from 'svelte';
import type { BoardState } from '../board-state.svelte.ts';
import type { View } from '../view.ts';
import Arranging from './Arranging.svelte';
import Chooser from './Chooser.svelte';
import Giving from './Giving.svelte';

interface FormProps {
  readonly view: View;
  readonly board: BoardState;
  readonly leader: Leader;
  readonly action: Action;
  /** All ways to do it. */
  readonly moves: readonly Move[];
}

/** How each action is put together. */
export const FORMS: Readonly<Record<Action, Component<FormProps>>> = {
  move: Chooser,
  give: Giving,
  plan: Chooser,
  recruit: Chooser,
  investigate: Chooser,
  incite: Chooser,
  search: Chooser,
  kill: Chooser,
  heroic: Chooser,
  reorganise: Arranging,
  craft: Chooser,
  sabotage: Chooser,
};

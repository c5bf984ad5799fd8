import type { Leader } from '@reseau/games/project';
import type { Component } from 'svelte';
import type { BoardState, Tab } from './board-state.svelte.ts';
import Clues from './panels/Clues.svelte';
import Plan from './panels/Plan.svelte';
import Team from './panels/Team.svelte';
import Turn from './panels/Turn.svelte';
import type { TurnProps } from './panels/turn-props.ts';
import type { Asking, Phase } from './screens.ts';
import type { View } from './view.ts';

/** What draws each step that asks, to whoever is asked. */
const DOCKS: Readonly<Record<Asking, Component<TurnProps>>> = { players: Turn };

/** There is nothing to fall back to: a dock that is missing must be seen. */
export function dockAt(phase: Phase): Component<TurnProps> {
  if (phase === 'army' || phase === 'over') throw new Error(`project: nobody is asked at ${phase}`);
  return DOCKS[phase];
}

interface PaperProps {
  readonly view: View;
  readonly board: BoardState;
  readonly leader: Leader | undefined;
}

/** What lies behind the other tabs, whoever is asked. */
export const PAPERS: Readonly<Record<Exclude<Tab, 'act'>, Component<PaperProps>>> = {
  clues: Clues,
  team: Team,
  plan: Plan,
};

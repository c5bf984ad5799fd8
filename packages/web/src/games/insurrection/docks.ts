import type { Component } from 'svelte';
import ActDock from './ActDock.svelte';
import type { Acting } from './acting.svelte.ts';
import type { Act } from './acts.ts';
import type { DockProps, MiddleProps } from './dock-props.ts';
import LeaderChoice from './LeaderChoice.svelte';
import Market from './Market.svelte';
import PutDock from './PutDock.svelte';
import type { Asking, Phase } from './screens.ts';

interface Drawn {
  readonly middle: Component<MiddleProps>;
  /** To whoever is asked. */
  readonly dock: Component<DockProps>;
}

/** What draws each step that asks. */
const DRAWN: Readonly<Record<Asking, Drawn>> = {
  leader: { middle: LeaderChoice, dock: ActDock },
  discard: { middle: Market, dock: ActDock },
  choose: { middle: Market, dock: ActDock },
  turn: { middle: Market, dock: ActDock },
  put: { middle: Market, dock: PutDock },
  effect: { middle: Market, dock: ActDock },
};

export function drawnAt(phase: Phase): Drawn {
  if (phase === 'over') throw new Error('insurrection: nothing is asked once the game is over');
  return DRAWN[phase];
}

interface Dock extends Pick<DockProps, 'acting' | 'act'> {
  readonly dock: Drawn['dock'];
}

/** The dock of whoever is asked. There is nothing to fall back to: one that is missing must be seen. */
export function dockAt(phase: Phase, acting: Acting | undefined): Dock {
  const act: Act | undefined = acting?.act;
  if (acting === undefined || act === undefined) throw new Error(`insurrection: the step ${phase} offers no act`);
  return { dock: drawnAt(phase).dock, acting, act };
}

import type { Component } from 'svelte';
import BallotDock from './BallotDock.svelte';
import type { BaseDockProps } from './base-dock-props.ts';
import type { GameWords } from './i18n/game-words.ts';
import PlayDock from './PlayDock.svelte';
import ProposeDock from './ProposeDock.svelte';
import type { BaseQuestion, Phase } from './view.ts';

/** What a step of the base shows. */
interface BaseScreen {
  /** To whoever is asked. */
  readonly dock: Component<BaseDockProps>;
  /** To those who wait. */
  waiting(words: GameWords, leader: string): string;
  /** How many have chosen, where that is told. */
  progress?(words: GameWords, count: number, of: number): string;
}

/** Every step of the base that asks. */
const BASE_SCREENS: Readonly<Record<BaseQuestion, BaseScreen>> = {
  propose: { dock: ProposeDock, waiting: ({ wait }, leader) => wait.leader(leader) },
  vote: {
    dock: BallotDock,
    waiting: ({ wait }) => wait.vote,
    progress: ({ vote }, count, of) => vote.progress(count, of),
  },
  play: {
    dock: PlayDock,
    waiting: ({ wait }) => wait.play,
    progress: ({ play }, count, of) => play.progress(count, of),
  },
};

/** There is nothing to fall back to: a step that is missing must be seen. */
export function baseScreenOf(phase: Phase): BaseScreen {
  if (phase === 'ask' || phase === 'over') throw new Error(`screens: ${phase} is no step of the base`);
  return BASE_SCREENS[phase];
}

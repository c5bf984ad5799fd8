import type { project } from '@reseau/games';
import type { Effect } from './offers.ts';

export const TABS = ['act', 'clues', 'team', 'plan'] as const;
export type Tab = (typeof TABS)[number];

/** What one player has before them: which character, which papers, what they are about to do. Nobody else sees it. */
export class Desk {
  tab = $state<Tab>('act');
  leader = $state<project.LeaderId>();
  action = $state<project.Action>();
  effect = $state.raw<Effect>();
  picked = $state.raw<project.Move>();
  /** The city being looked at. */
  city = $state<project.City>();
  laid = $state.raw<readonly project.Clue[]>([]);
  asList = $state(false);

  begin(action: project.Action | undefined): void {
    this.action = action;
    this.effect = undefined;
    this.picked = undefined;
    this.city = undefined;
  }

  use(effect: Effect): void {
    this.effect = effect;
  }

  toggle(clue: project.Clue): void {
    this.laid = this.laid.includes(clue) ? this.laid.filter((one) => one !== clue) : [...this.laid, clue];
  }
}

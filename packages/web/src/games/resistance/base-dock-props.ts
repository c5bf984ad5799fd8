import type { Draft } from './draft.svelte.ts';
import type { View } from './view.ts';

export interface BaseDockProps {
  readonly view: View;
  /** The team that is being put together, where one is. */
  readonly draft: Draft | undefined;
  /** How far the others are. */
  readonly progress: string;
}

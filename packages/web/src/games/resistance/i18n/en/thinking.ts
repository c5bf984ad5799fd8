import type { Suspicion } from '../../../../session/notebook.svelte.ts';
import { speech } from '../../../../words/speech.ts';

const { list } = speech('en');

/** Whom the leader has in mind, for all to see; and what I think of somebody, for nobody else. */
export const thinking = {
  of: (who: string, names: readonly string[]) => `${who} is thinking of ${list(names)}`,
  pencilled: 'pencilled in',
  legend: (name: string) => `What I think of ${name}`,
  head: 'What I think of the others',
  how: 'Only you see this. Nothing of it leaves this device.',
  none: 'No mark',
  marks: { trust: 'Trust', unsure: 'Unsure', suspect: 'Suspect' } satisfies Record<Suspicion, string>,
  marked: (mark: string) => `my mark: ${mark}`,
};

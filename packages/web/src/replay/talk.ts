import { spokenBy } from './phrases.ts';
import type { ReplayMatch } from './replay-match.svelte.ts';

/** A phrase or a line of chat, by the moment that is looked at. */
export interface PastTalk {
  readonly id: string;
  readonly name: string;
  readonly words: string;
  /** When. */
  readonly at: number;
  /** Said among those who watched. */
  readonly isBench: boolean;
}

/** What had been said by then. What the bench said apart, nobody who played had read before the end. */
export function saidBy(player: ReplayMatch): readonly PastTalk[] {
  const { record, at, unmasked, last } = player;
  const phrases = spokenBy(player).map(({ id, ...said }) => ({ ...said, id: `phrase ${id}`, isBench: false }));
  const lines = record.lines
    .map(({ text, ...line }, index) => ({ ...line, words: text, id: `line ${index}` }))
    .filter((line) => line.at <= at && (!line.isBench || unmasked || at === last));
  return [...phrases, ...lines].toSorted((one, two) => one.at - two.at);
}

import { speech } from '../../../../words/speech.ts';

const { list } = speech('en');

/** What the clock does when time runs out. */
export const late = {
  how: 'If time runs out, the team is the leader and the next players clockwise, a missing vote counts as Approve, and a missing mission card is a Success. Any other choice falls on the first player it can, or is skipped. Everyone sees who didn’t vote in time.',
  stamp: 'time ran out',
  vote: (names: readonly string[]) => `Time ran out for ${list(names)}: counted as Approve.`,
  team: (names: readonly string[]) =>
    `Time ran out for ${list(names)}: the team is the leader and the next players clockwise.`,
  card: (names: readonly string[]) => `Time ran out for ${list(names)}: the mission card counts as a Success.`,
  cards: 'Time ran out before every mission card was played: each missing card counts as a Success.',
};

import { speech } from '../../../../words/speech.ts';

const { list } = speech('en');

/** What the clock does when time runs out. */
export const late = {
  how: 'When it runs out: a leader goes with the next players clockwise, a missing vote approves, a missing mission card is a Success. Any other choice falls on the next player, or is let pass. Everybody sees whose time ran out for a vote.',
  stamp: 'time ran out',
  vote: (names: readonly string[]) => `Time ran out for ${list(names)}: counted as Approve.`,
  team: (names: readonly string[]) => `Time ran out for ${list(names)}: the leader goes with the next players.`,
  card: (names: readonly string[]) => `Time ran out for ${list(names)}: the mission card counts as a Success.`,
  cards: 'Time ran out before every mission card was laid: what was missing counts as a Success.',
};

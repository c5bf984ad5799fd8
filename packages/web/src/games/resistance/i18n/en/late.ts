import { type Late, ranOut } from '../../../../words/ran-out.ts';

const who = ranOut.en;

/** What the clock does when time runs out. */
export const late = {
  how: 'If time runs out, the team is the leader and the next players clockwise, a missing vote counts as Approve, and a missing mission card is a Success. Any other choice falls on the first player it can, or is skipped. Everyone sees who didn’t vote in time.',
  /** The same for one question, to whoever is asked. */
  now: {
    propose: 'If time runs out, you go with the next players clockwise.',
    vote: 'If time runs out, your vote counts as Approve.',
    play: 'If time runs out, you play a Success.',
    ask: 'If time runs out, the first possible choice is made, or none.',
  },
  stamp: 'time ran out',
  vote: (those: Late) => `${who(those)}: counted as Approve.`,
  team: (those: Late) => `${who(those)}: the team is the leader and the next players clockwise.`,
  card: (those: Late) => `${who(those)}: the mission card counts as a Success.`,
  cards: 'Time ran out before every mission card was played: each missing card counts as a Success.',
};

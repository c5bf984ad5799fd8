import { speech } from '../../../words/speech.ts';

const { plural, list } = speech('en');
const fails = (count: number) => plural(count, { one: 'One Fail', other: '# Fails' });

/** What the coach of a guided game says. */
export const en = {
  hints: {
    card: 'Five of you, and two are spies. Hold your card to see your side. Nobody else can see it.',
    ready:
      'You’re with the Resistance. The two spies know each other; you know nobody yet. That’s the whole game: find out whom to trust.',
    fourRejected:
      'Four teams in a row were rejected. If this one is too, the spies win at once. Approve it: better a doubtful team than none.',
    leads: (leader: string, size: number) =>
      `Three successful missions and you win; three failed ones and the spies do. ${leader} leads the first and picks ${size} people.`,
    firstVote: (leader: string, team: readonly string[]) =>
      `${leader} wants to send ${list(team)}. Choose Approve if you’d let them go, or Reject, then cast your vote. More than half must approve.`,
    approvedFirst: (yes: number) =>
      `${yes} of 5 approved, so this team goes. Look at who said what: votes are open, and spies have to vote too.`,
    rejectedFirst: (no: number) =>
      `${no} of 5 said no: nobody goes, and the next person leads. Careful: five rejected teams in a row, and the spies win.`,
    playCard:
      'You’re on the mission. The Resistance always plays Success; only spies may play Fail. Choose your card, then play it face down.',
    stayHome: (team: readonly string[]) =>
      `You’re not on this one. ${list(team)} play a card each, face down. They’re shuffled, so nobody sees whose is whose.`,
    yourLead: (size: number) =>
      `You lead now. Tap ${size} people, then send the team to the vote. A tip: you’re the only one here you can be sure of.`,
    withoutMe:
      'You left yourself out. You may, but a team with you on it has one stranger fewer. Next time you lead, start with yourself.',
    withMe: 'You put yourself on the team: good thinking. That’s one seat without a doubt.',
    firstSuccess: 'It worked. Don’t trust them blindly though: a spy may play Success early on, just to look honest.',
    firstFail: (team: readonly string[], count: number) =>
      `${fails(count)}. So among ${list(team)} there ${plural(count, { one: 'is at least one spy', other: 'are # spies' })}. Be careful with them from now on.`,
    certainSpy: (names: readonly string[]) =>
      `Put the missions together and there’s no way around it: ${list(names)} must be ${plural(names.length, { one: 'a spy', other: 'the spies' })}. Never let them go again.`,
    cleared: (names: readonly string[]) =>
      `One more thing follows: ${list(names)} can’t be ${plural(names.length, { one: 'a spy', other: 'spies' })}. Now you know whom to take along.`,
    trustedSpy: (names: readonly string[]) =>
      `You approved a team with ${list(names)}, and the missions say: that’s a spy. Before you vote, look at who was on a mission that failed.`,
    trustedFailed: (names: readonly string[]) =>
      `You approved a team with ${list(names)}, fresh from a mission that failed. It may go well, but with a fresh face you’d risk less.`,
    refusedOwn:
      'You rejected a team with you on it and nobody you had a reason to doubt. You’ll hardly get a better one: approve those.',
    backers: (names: readonly string[]) =>
      `${list(names)} voted for the team that failed without being on it. Spies like to send a fellow spy. No proof, but worth remembering.`,
    approvesAll:
      'You’ve approved every team so far. Saying no costs little: the next person leads, and you see how everyone else votes.',
    rejectsAll:
      'You’ve rejected every team so far. Too much doubt helps the spies as well: after five teams in a row, they’ve won.',
    papers:
      'Can’t remember who voted how? It’s all written down in the overview: every team, every vote, every mission.',
    oneMore: 'Two successes: one more and you’ve won. The spies can’t hide any longer, they have to play Fail now.',
    lastStand:
      'Two failures: one more and the spies have won. From now on, approve only teams that no failed mission speaks against.',
    won: (spies: readonly string[]) =>
      `Three successes: you’ve won. The spies were ${list(spies)}. Had you guessed? Look at their votes again.`,
    lost: (spies: readonly string[]) =>
      `The spies win this time. They were ${list(spies)}. Look at which teams they approved: that’s where they showed.`,
  },
  turns: {
    propose: 'Your turn: choose the team and send it to the vote.',
    vote: 'Your turn: approve the team or reject it, then cast your vote.',
    play: 'Your turn: choose your card and play it face down.',
  },
  learned: {
    first: 'Only your own card is certain. Everything else you read from teams, votes and missions.',
    second: 'A failed mission points at everyone on it. Put two together, and often one name is left.',
    third: 'Reject while it’s cheap, approve when it counts: the fifth team must go.',
  },
};

export type GuideWords = typeof en;

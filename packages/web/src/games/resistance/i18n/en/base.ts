import { speech } from '../../../../words/speech.ts';
import { cards, characters } from './cast.ts';
import { dock } from './dock.ts';
import { late } from './late.ts';
import { mixing } from './mixing.ts';
import { phrases, topics } from './phrases.ts';
import { role } from './role.ts';
import { thinking } from './thinking.ts';
import { notes, script, told } from './told.ts';

const { plural, list } = speech('en');

/** What The Resistance says without its modules. */
export const base = {
  title: 'The Resistance',
  aim: 'Three missions decide the game. Most of you want them to succeed; some of you only pretend to.',
  characters,
  dock,
  phrases,
  topics,
  list,
  told,
  late,
  thinking,
  notes,
  script,
  cards,
  leader: 'Leader',
  onTeam: 'on the team',
  leads: 'leads',
  hasChosen: 'has chosen',
  mission: (mission: number) => `Mission ${mission}`,
  twoFails: 'It takes two Fail cards to sink this mission.',
  missionLabel: {
    open: (mission: number, size: number) => `Mission ${mission}, team of ${size}, not played yet`,
    current: (mission: number, size: number) => `Mission ${mission}, team of ${size}, now`,
    success: (mission: number) => `Mission ${mission}, succeeded`,
    fail: (mission: number, fails: number) =>
      `Mission ${mission}, failed with ${plural(fails, { one: '# Fail card', other: '# Fail cards' })}`,
  },
  missions: 'Missions',
  seats: 'Players',
  rejections: 'Rejected teams',
  rejectionCount: (count: number) => `${count} of 5 teams rejected in a row`,
  lastChance: 'One more rejection and the spies win.',
  now: {
    proposeMine: (size: number) => `You lead. Choose ${plural(size, { one: '# person', other: '# people' })}`,
    targetMine: 'You lead. Choose a mission and its team',
    propose: (leader: string) => `${leader} is choosing a team`,
    vote: (leader: string) => `${leader} proposes this team. Do you trust it?`,
    voteMine: 'Do you trust your own team?',
    voted: 'You have voted. The others are still voting',
    answered: 'You have chosen. The others are still choosing',
    voteWatch: 'The table votes on this team',
    play: 'The team is on its mission',
    playMine: 'You’re on the mission. Play a card',
    over: 'The game is over',
  },
  nowFor: (mission: number, size: number) => `Mission ${mission} · team of ${size}`,
  help: {
    propose: 'The leader chooses a team for the mission. Talk it over: you may all say anything, true or not.',
    vote: 'Everyone votes at once, the leader too. More than half must approve. Five rejections in a row, and the spies win.',
    play: 'Everyone on the team plays one card face down. One Fail usually sinks the mission, and nobody learns who played it.',
    over: 'All characters are revealed.',
  },
  team: {
    chosen: (chosen: number, size: number) => `${chosen} of ${size} chosen`,
    pick: 'Tap the people you want to send.',
    send: 'Put this team to the vote',
    sendNowhere: 'Choose a mission',
    sendFew: (missing: number) => plural(missing, { one: 'Choose # more', other: 'Choose # more' }),
    sendMany: (surplus: number) => plural(surplus, { one: '# too many', other: '# too many' }),
    pickMission: 'Tap a mission above, then the people.',
    missionShut: 'Mission 5 opens after two successes.',
    sent: 'Sending your team…',
  },
  vote: {
    approve: 'Approve',
    reject: 'Reject',
    legend: 'Your vote',
    seal: 'Cast your vote',
    pick: 'Approve or reject',
    sealed: 'Your vote is in.',
    progress: (chosen: number, of: number) =>
      plural(chosen, { one: `# of ${of} has chosen`, other: `# of ${of} have chosen` }),
  },
  play: {
    legend: 'Your mission card',
    seal: 'Play it face down',
    pick: 'Choose a card',
    sealed: 'Played face down.',
    progress: (chosen: number, of: number) =>
      plural(chosen, { one: `# of ${of} cards played`, other: `# of ${of} cards played` }),
  },
  change: 'Change',
  changeHow: 'You can change it until everyone has chosen.',
  changing: 'Your choice stands until you change it.',
  sending: 'Sending…',
  wait: {
    leader: (leader: string) => `Waiting for ${leader}.`,
    vote: 'The others are still choosing.',
    play: 'The team is choosing.',
  },
  role,
  card: {
    label: 'Your character',
    hold: 'Hold',
    holdLong: 'Hold to see your character',
    release: 'Let go to hide it',
    speak: 'Listen to your character',
    speakWarn: 'Your character will be read out loud. Put on headphones, or make sure nobody else can hear.',
    speakNow: 'Read it to me',
    isResistance: 'You serve the Resistance.',
    isSpy: 'You’re a spy.',
    fellows: (names: readonly string[]) =>
      plural(names.length, { one: `Your fellow spy: ${list(names)}`, other: `Your fellow spies: ${list(names)}` }),
    blind: 'You weren’t shown any other spy, and none of them saw you.',
    seen: 'You weren’t shown any spies, but they all saw you.',
    seenBySome: 'You weren’t shown any spies, but some of them saw you.',
    oneOfTwo: 'You weren’t shown any spies. They saw two players, one of them you.',
    stoodUp: 'You weren’t shown any spies. Everyone knows who you are.',
    secret: 'Secret',
  },
  reveal: {
    vote: 'The votes',
    votes: (yes: number, no: number) =>
      `${plural(yes, { one: '# approves', other: '# approve' })}, ${plural(no, { one: '# rejects', other: '# reject' })}`,
    spoken: (approved: boolean, yes: number, no: number) =>
      `The team is ${approved ? 'approved' : 'rejected'}: ${yes} for, ${no} against.`,
    approved: 'Approved',
    rejected: 'Rejected',
    approvedHow: 'The team goes on its mission.',
    early: 'voted first',
    rejectedHow: (rejections: number) =>
      `The lead passes on. ${plural(rejections, { one: '# rejection', other: '# rejections' })} out of 5.`,
    fifth: 'Five teams rejected: the spies win.',
    mission: (mission: number) => `Mission ${mission}: the cards`,
    success: 'Success',
    failed: 'Failure',
    fails: (fails: number) => plural(fails, { one: '# Fail card', other: '# Fail cards' }),
    noFails: 'No Fail cards',
    spared: 'One Fail card wasn’t enough.',
    face: 'face down',
  },
  end: {
    resistance: 'The Resistance wins',
    spy: 'The spies win',
    alone: (who: string) => `${who} wins alone`,
    reasons: {
      missions: { resistance: 'Three missions succeeded.', spy: 'Three missions failed.' },
      rejections: 'Five teams were rejected in a row.',
    },
    part: 'Your side won, but you didn’t win alone: a partial win.',
    won: 'You won.',
    lost: 'You lost.',
    score: (success: number, fail: number) => `Missions: ${success} succeeded, ${fail} failed`,
    characters: 'Who was who',
    votes: 'All votes',
  },
  ledger: {
    title: 'Votes',
    empty: 'No team has been proposed yet.',
    caption: 'Every team and every vote',
    round: (mission: number, attempt: number) => `Mission ${mission}, team ${attempt}`,
    approved: 'approved',
    rejected: 'rejected',
    open: 'not decided yet',
    lies: 'In front of the players now',
    turnedUp: (cards: readonly string[]) => `Revealed: ${list(cards)}`,
    key: 'Key',
    member: 'on the team',
  },
  log: {
    dealt: 'The characters have been dealt. Hold your card to see yours.',
    led: (leader: string) => `${leader} leads.`,
    proposed: (leader: string, mission: number, team: readonly string[]) =>
      `${leader} proposes a team for mission ${mission}: ${list(team)}.`,
    votes: (yes: readonly string[], no: readonly string[]) =>
      no.length === 0
        ? 'Everyone approves.'
        : yes.length === 0
          ? 'Everyone rejects.'
          : `For: ${list(yes)}. Against: ${list(no)}.`,
    early: (names: readonly string[]) => `${list(names)} voted before the others.`,
    votedFirst: (yes: readonly string[], no: readonly string[]) => {
      const said = [
        ...(yes.length === 0 ? [] : [`${list(yes)} ${yes.length === 1 ? 'approves' : 'approve'}`]),
        ...(no.length === 0 ? [] : [`${list(no)} ${no.length === 1 ? 'rejects' : 'reject'}`]),
      ];
      return `Before the others vote: ${said.join(', ')}.`;
    },
    approved: 'The team is approved.',
    rejected: (rejections: number) => `The team is rejected (${rejections} of 5).`,
    odd: (card: string, count: number) => `${card}: ${count}.`,
    played: 'You’ve played your card.',
    revealed: (mission: number, fails: number) =>
      fails === 0
        ? `Mission ${mission}: no Fail cards.`
        : `Mission ${mission}: ${plural(fails, { one: '# Fail card', other: '# Fail cards' })}.`,
    success: (mission: number) => `Mission ${mission} succeeds.`,
    failed: (mission: number) => `Mission ${mission} fails.`,
    ended: { resistance: 'The Resistance wins.', spy: 'The spies win.' },
    alone: (who: string) => `${who} wins alone.`,
    unmasked: (spies: readonly string[]) =>
      plural(spies.length, { one: `The spy was ${list(spies)}.`, other: `The spies were ${list(spies)}.` }),
  },
  mixing,
  problems: {
    tooFewSeats: (missing: number) =>
      plural(missing, { one: 'You need # more player.', other: 'You need # more players.' }),
    tooManySeats: (surplus: number) =>
      plural(surplus, { one: 'One player too many: ten is the most.', other: '# players too many: ten is the most.' }),
    badOptions: 'These options don’t go together.',
    unknownModule: 'This server doesn’t know one of these modules.',
    moduleTwice: 'A module was chosen twice.',
    extraWithoutModule: 'One of these options belongs to a module that isn’t in play.',
    tooManySpies: 'Too many special spies for this many players.',
    tooManyResistance: 'Too many special Resistance characters for this many players.',
  },
  reasons: {
    illegal: 'You can’t do that now.',
    notNow: 'That isn’t what’s being decided now.',
    malformed: 'Something in that move doesn’t belong there.',
    missionShut: 'That mission can’t be chosen now.',
    noTeam: 'A mission needs a team.',
    namedTwice: 'Nobody can be on the team twice.',
    wrongTeamSize: 'The team is the wrong size.',
    notSeated: 'Someone on that team has no seat here.',
    approveOrReject: 'You can only approve or reject.',
    onlySpiesFail: 'Only a spy can play Fail.',
    notYourCard: 'That card isn’t in your hand.',
    cannotBeNamed: 'You can’t choose that player now.',
    notOnTheTeam: 'Choose someone on the team.',
    nothingToUse: 'There’s nothing for you to do now. Tap Continue.',
  },
  rules: {
    inPlay: 'In play at this table',
    minute: 'Play a minute of it',
    others: 'Modules not in play',
    aim: {
      head: 'What it’s about',
      text: 'A Resistance cell goes on missions, but spies have got in. Three successes and the Resistance wins; three failures and the spies do.',
      knowing: 'The spies know each other; nobody else knows anything.',
      knowingWith: 'The spies know each other and nobody else knows anything, unless a module in play says otherwise.',
    },
    round: [
      {
        head: 'The leader proposes',
        text: 'The leader chooses as many people as the mission needs, and everyone talks it over.',
      },
      {
        head: 'Everyone votes',
        text: 'Votes are secret until they’re all revealed together. Unless more than half approve, the team is rejected and the next person leads. Five rejections in a row, and the spies win.',
      },
      {
        head: 'The team plays',
        text: 'Everyone on the team plays a card face down. The Resistance must play Success; a spy may play Fail. The cards are shuffled and revealed.',
      },
      {
        head: 'One Fail is enough',
        text: 'A single Fail card sinks the mission. With seven players or more, the fourth mission needs two.',
      },
    ],
    talk: { head: 'Talk, argue, lie', text: 'Say what you like, but never show anyone your screen.' },
    sizes: 'Spies and team sizes',
    players: 'Players',
    spies: 'Spies',
  },
};

export type BaseWords = typeof base;

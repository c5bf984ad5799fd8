import { speech } from '../../../../words/speech.ts';
import { cards, characters } from './cast.ts';
import { dock } from './dock.ts';
import { late } from './late.ts';
import { mixing } from './mixing.ts';
import { notes, script, told } from './told.ts';

const { plural, list } = speech('en');

/** What The Resistance says without its modules. */
export const base = {
  title: 'The Resistance',
  aim: 'Three missions decide it. Most of you fight for them; some of you only pretend to.',
  characters,
  dock,
  list,
  told,
  late,
  notes,
  script,
  cards,
  leader: 'Leader',
  onTeam: 'on the team',
  leads: 'leads',
  hasChosen: 'has chosen',
  mission: (mission: number) => `Mission ${mission}`,
  twoFails: 'Two Fail cards are needed to sink this mission.',
  missionLabel: {
    open: (mission: number, size: number) => `Mission ${mission}, team of ${size}, not played yet`,
    current: (mission: number, size: number) => `Mission ${mission}, team of ${size}, now`,
    success: (mission: number) => `Mission ${mission}, success`,
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
    voteWatch: 'The table votes on this team',
    play: 'The team is on its mission',
    playMine: 'You are on the mission. Play a card',
    over: 'The match is over',
  },
  nowFor: (mission: number, size: number) => `Mission ${mission} · team of ${size}`,
  help: {
    propose: 'The leader names a team for the mission. Talk it over: everybody may say anything, true or not.',
    vote: 'All vote at once, the leader too. More than half must approve. After five rejections in a row the spies win.',
    play: 'Each member of the team plays one card face down. One Fail usually sinks the mission, and nobody learns whose it was.',
    over: 'All characters lie open.',
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
    sent: 'Your team is on its way to the table.',
  },
  vote: {
    approve: 'Approve',
    reject: 'Reject',
    legend: 'Your vote',
    seal: 'Seal your vote',
    pick: 'Approve or reject',
    sealed: 'Your vote is sealed.',
    progress: (chosen: number, of: number) =>
      plural(chosen, { one: `# of ${of} has chosen`, other: `# of ${of} have chosen` }),
  },
  play: {
    legend: 'Your mission card',
    seal: 'Lay it face down',
    pick: 'Choose a card',
    sealed: 'Your card lies face down.',
    progress: (chosen: number, of: number) =>
      plural(chosen, { one: `# of ${of} cards is on the table`, other: `# of ${of} cards are on the table` }),
  },
  change: 'Change',
  changeHow: 'You may change it until the last one has chosen.',
  changing: 'Your choice stands until changed.',
  sending: 'On its way…',
  wait: {
    leader: (leader: string) => `${leader} decides.`,
    vote: 'The others are still choosing.',
    play: 'The team is choosing.',
  },
  card: {
    label: 'Your character',
    hold: 'Hold',
    holdLong: 'Hold to look at your character',
    release: 'Let go to hide it',
    speak: 'Have your character read out',
    speakWarn: 'Your character is about to be read out. Put on headphones, or make sure that nobody hears it.',
    speakNow: 'Read it to me',
    isResistance: 'You serve the Resistance.',
    isSpy: 'You are a spy.',
    fellows: (names: readonly string[]) =>
      plural(names.length, { one: `Your fellow spy: ${list(names)}`, other: `Your fellow spies: ${list(names)}` }),
    blind: 'You were shown no other spy, and no other spy was shown you.',
    seen: 'You were shown none of the spies, but they were shown you.',
    seenBySome: 'You were shown none of the spies, but some of them were shown you.',
    oneOfTwo: 'You were shown none of the spies. They were shown you as one of two players.',
    stoodUp: 'You were shown none of the spies. Everybody knows you.',
    secret: 'Secret',
  },
  reveal: {
    vote: 'The votes',
    votes: (yes: number, no: number) =>
      `${plural(yes, { one: '# approves', other: '# approve' })}, ${plural(no, { one: '# rejects', other: '# reject' })}`,
    spoken: (approved: boolean, yes: number, no: number) =>
      `The team is ${approved ? 'approved' : 'rejected'}, by ${yes} to ${no}.`,
    approved: 'Approved',
    rejected: 'Rejected',
    approvedHow: 'The team goes on its mission.',
    early: 'voted first',
    rejectedHow: (rejections: number) =>
      `The leader changes. ${plural(rejections, { one: '# rejection', other: '# rejections' })} out of 5.`,
    fifth: 'Five teams rejected: the spies win.',
    mission: (mission: number) => `Mission ${mission}: the cards`,
    success: 'Success',
    failed: 'Failure',
    fails: (fails: number) => plural(fails, { one: '# Fail card', other: '# Fail cards' }),
    noFails: 'No Fail card',
    spared: 'One Fail card was not enough.',
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
    part: 'Your side has won, but not you alone: a victory in part.',
    won: 'You have won.',
    lost: 'You have lost.',
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
    open: 'being voted on',
    lies: 'Before the players now',
    turnedUp: (cards: readonly string[]) => `Turned up: ${list(cards)}`,
    key: 'Key',
    member: 'on the team',
  },
  log: {
    dealt: 'The characters are dealt. Hold your card to look at it.',
    led: (leader: string) => `${leader} leads.`,
    proposed: (leader: string, mission: number, team: readonly string[]) =>
      `${leader} proposes for mission ${mission}: ${list(team)}.`,
    votes: (yes: readonly string[], no: readonly string[]) =>
      no.length === 0
        ? 'Everybody approves.'
        : yes.length === 0
          ? 'Everybody rejects.'
          : `In favour: ${list(yes)}. Against: ${list(no)}.`,
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
    played: 'Your card lies on the table.',
    revealed: (mission: number, fails: number) =>
      fails === 0
        ? `Mission ${mission}: not a single Fail card.`
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
    tooFewSeats: (missing: number) => plural(missing, { one: 'One more is needed.', other: '# more are needed.' }),
    tooManySeats: (surplus: number) =>
      plural(surplus, { one: 'One too many: ten can play.', other: '# too many: ten can play.' }),
    badOptions: 'These options make no sense together.',
    unknownModule: 'This server does not know one of the variants.',
    moduleTwice: 'A variant was chosen twice.',
    extraWithoutModule: 'A choice belongs to a module that is not in play.',
    tooManySpies: 'There are more special spies than this many players have spies.',
    tooManyResistance: 'There are more special characters of the Resistance than this many players have places for.',
  },
  reasons: {
    notNow: 'That is not what is being decided now.',
    malformed: 'There is something in that move that does not belong there.',
    missionShut: 'That mission cannot be chosen now.',
    noTeam: 'A mission needs a team.',
    namedTwice: 'Nobody can be sent twice.',
    wrongTeamSize: 'The team has the wrong size.',
    notSeated: 'Somebody on that team has no seat here.',
    approveOrReject: 'Approve or reject: there is nothing else.',
    onlySpiesFail: 'Only a spy can play Fail.',
    leaderMustGo: 'Here the leader must be on the team.',
    notYourCard: 'That card is not in your hand.',
    cannotBeNamed: 'That player cannot be named now.',
    notOnTheTeam: 'Name somebody on the team.',
    nothingToUse: 'There is nothing for you to do now. Continue.',
    answerByRule: 'Your character must answer otherwise.',
    cannotBeGiven: 'That card cannot go there.',
    cannotBeTaken: 'That card cannot be taken.',
    cannotBeUsed: 'That card cannot be used that way.',
  },
  rules: {
    inPlay: 'In play at this table',
    others: 'Modules that are not in play',
    aim: {
      head: 'What it is about',
      text: 'A cell of the Resistance carries out missions, but there are spies in it. The Resistance wins with three successes, the spies with three failures.',
      knowing: 'The spies know each other; nobody else knows anything.',
      knowingWith: 'The spies know each other and nobody else knows anything, unless a module in play says otherwise.',
    },
    round: [
      {
        head: 'The leader proposes',
        text: 'The leader names as many people as the mission asks for. Everybody discusses.',
      },
      {
        head: 'All vote',
        text: 'Votes are sealed and shown together. Without a majority the team is rejected and the next person leads. Five rejections in a row and the spies have won.',
      },
      {
        head: 'The team plays',
        text: 'Each member lays a card face down. The Resistance must play Success; a spy may play Fail. The cards are shuffled and turned over.',
      },
      {
        head: 'One Fail is enough',
        text: 'A single Fail card sinks the mission. With seven players or more, the fourth mission needs two.',
      },
    ],
    talk: { head: 'Talk, argue, lie', text: 'Say whatever you like, but never show your screen to anyone.' },
    sizes: 'Spies and team sizes',
    players: 'Players',
    spies: 'Spies',
  },
};

export type BaseWords = typeof base;

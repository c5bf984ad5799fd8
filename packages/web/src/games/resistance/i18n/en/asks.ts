import type { AskStep } from '../../asks.ts';

interface Ask {
  /** To whoever is asked, as a headline. */
  readonly mine: string;
  /** To those who wait. */
  others(who: string): string;
  /** What it is for. */
  readonly how: string;
  /** On the button, with the player or the card chosen. */
  act(chosen: string): string;
}

export const asks = {
  'plot.give': {
    mine: 'Give away the plot cards',
    others: (who: string) => `${who} gives away plot cards`,
    how: 'Choose a card, then tap whoever gets it. You keep none.',
    act: (chosen: string) => `Give it to ${chosen}`,
  },
  'plot.establishConfidence': {
    mine: 'Whom do you show your side?',
    others: (who: string) => `${who} shows somebody a side`,
    how: 'Establish Confidence: you must. Only that player sees it.',
    act: (chosen: string) => `Show it to ${chosen}`,
  },
  'plot.overheard': {
    mine: 'Which neighbour did you overhear?',
    others: (who: string) => `${who} overhears a neighbour`,
    how: 'You learn which side one of your two neighbours is on.',
    act: (chosen: string) => `Listen to ${chosen}`,
  },
  'plot.openUp': {
    mine: 'Whom do you open up to?',
    others: (who: string) => `${who} opens up to somebody`,
    how: 'You must show one player your side. Only that player sees it.',
    act: (chosen: string) => `Show it to ${chosen}`,
  },
  'plot.takeResponsibility': {
    mine: 'Take a plot card',
    others: (who: string) => `${who} takes a plot card`,
    how: 'Tap a player who has plot cards, then choose one.',
    act: (chosen: string) => `Take it from ${chosen}`,
  },
  'plot.strongLeader.chance': {
    mine: 'Do you want to lead instead?',
    others: (who: string) => `${who} may take the lead`,
    how: 'Strong Leader works once. The lead goes on from you.',
    act: (chosen: string) => `Use ${chosen}`,
  },
  'plot.opinionMaker': {
    mine: 'Vote first, openly',
    others: (who: string) => `The first to vote, openly: ${who}`,
    how: 'Opinion Makers vote before the others.',
    act: (chosen: string) => `Vote: ${chosen}`,
  },
  'plot.noConfidence.chance': {
    mine: 'Turn this team down after all?',
    others: (who: string) => `${who} may turn the team down`,
    how: 'No Confidence works once, and counts as a rejection.',
    act: (chosen: string) => `Use ${chosen}`,
  },
  'plot.spotlight.chance': {
    mine: 'Put somebody in the spotlight?',
    others: (who: string) => `${who} may make somebody play face up`,
    how: 'Tap a member of the team, who then lays the card face up. Or keep your card.',
    act: (chosen: string) => `Make ${chosen} play face up`,
  },
  'plot.closeEye.chance': {
    mine: 'Look at somebody’s card?',
    others: (who: string) => `${who} may look at a card`,
    how: 'Tap a member of the team whose card you want to see. Or keep your card.',
    act: (chosen: string) => `Look at the card of ${chosen}`,
  },
  'sergeant.appoint': {
    mine: 'Who is the Sergeant?',
    others: (who: string) => `${who} names a Sergeant`,
    how: 'Tap another member of the team, who may then have one card swapped.',
    act: (chosen: string) => `Name ${chosen}`,
  },
  'sergeant.order': {
    mine: 'Have a card swapped?',
    others: (who: string) => `${who} may have a card swapped`,
    how: 'Tap a member: Success becomes Fail, Fail becomes Success. You see the card.',
    act: (chosen: string) => `Swap the card of ${chosen}`,
  },
  'trapper.trap': {
    mine: 'Set a card aside',
    others: (who: string) => `${who} sets a card aside`,
    how: 'Tap a member of the team. You alone see the card; it does not count.',
    act: (chosen: string) => `Set aside the card of ${chosen}`,
  },
  'rogue.watch': {
    mine: 'Whom do you watch?',
    others: (who: string) => `${who} has somebody watched`,
    how: 'Tap a member of the team, who then cannot play Rogue Success.',
    act: (chosen: string) => `Watch ${chosen}`,
  },
  'hunter.appoint': {
    mine: 'Who is the Investigator?',
    others: (who: string) => `${who} names an Investigator`,
    how: 'Tap somebody who stays behind. If the mission fails, they ask a question.',
    act: (chosen: string) => `Name ${chosen}`,
  },
  'hunter.blame': {
    mine: 'Anything to do before the vote?',
    others: () => 'Anything to do before the vote?',
    how: 'The Deep Agent may blame somebody now, once. All others continue.',
    act: (chosen: string) => `Blame ${chosen}`,
  },
  'hunter.early': {
    mine: 'Anything to do after this failure?',
    others: () => 'Anything to do after this failure?',
    how: 'The Spy Hunter may accuse now if the Chief failed the mission. All others continue.',
    act: (chosen: string) => `Accuse ${chosen}`,
  },
  'hunter.accuse': {
    mine: 'Hunter: whom do you accuse?',
    others: (who: string) => `${who} must accuse a Chief`,
    how: 'Tap the player you take for a Chief of the other side. Right: you win. Wrong: the mission is turned over.',
    act: (chosen: string) => `Accuse ${chosen}`,
  },
  'hunter.investigate': {
    mine: 'Whom do you investigate?',
    others: (who: string) => `${who} investigates somebody`,
    how: 'Tap a player, who tells you alone whether they are a Chief.',
    act: (chosen: string) => `Investigate ${chosen}`,
  },
  'hunter.answer': {
    mine: 'You are being investigated',
    others: (who: string) => `${who} answers`,
    how: 'Answer as your character must. Only whoever asked sees it.',
    act: (chosen: string) => `Answer: ${chosen}`,
  },
  'assassin.strike': {
    mine: 'Assassin: who is the Commander?',
    others: (who: string) => `${who} looks for the Commander`,
    how: 'Spies, talk openly. Then the Assassin taps one player. If it is the Commander, the spies win.',
    act: (chosen: string) => `Strike at ${chosen}`,
  },
  'inquisitor.look': {
    mine: 'Whom do you look at?',
    others: (who: string) => `${who} looks at somebody’s side`,
    how: 'Tap a player who never held the token. You learn their side; they get the token.',
    act: (chosen: string) => `Look at ${chosen}`,
  },
} satisfies Readonly<Record<AskStep, Ask>>;

/** Words on the docks of these questions. */
export const dock = {
  pickSeat: 'Tap a player',
  pickCard: 'Choose a card',
  keep: 'Keep it',
  pass: 'Do nothing',
  on: 'Continue',
  use: 'Use it',
  legend: 'Your choice',
  seal: 'That is my choice',
  sealed: 'Your choice is made.',
  chief: 'A Chief',
  notAChief: 'Not a Chief',
  wait: (who: string) => `${who} decides.`,
  target: 'chosen',
  nothing: 'Nothing lies in front of this player.',
  mustGo: 'You must be on this team yourself.',
};

import { speech } from '../../../../words/speech.ts';
import type { ModuleWords } from '../../i18n/module-words.ts';

const { list } = speech('en');

export const en = {
  name: 'The Plot Thickens',
  how: 'In every round the leader gives away cards that bend the rules.',
  about:
    'At the start of a round the leader draws one to three plot cards, face up, and gives each to somebody else. Some are done at once, some are kept for one use, one stays for the match. Tap a player to read the cards that lie there.',
  example: 'Dov holds No Confidence: the team was approved, and Dov turns it down all the same.',
  asks: {
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
  },
  tokens: {
    spotlit: 'must lay the card face up',
    eyed: 'the card was looked at',
  },
  told: {
    drawn: (cards: readonly string[]) => `Plot cards are drawn: ${list(cards)}.`,
    given: (card: string, who: string) => `${who} gets ${card}.`,
    taken: (who: string, card: string, from: string) => `${who} takes ${card} from ${from}.`,
    looked: (card: string, who: string, at: string) => `${card}: ${who} learns which side ${at} is on.`,
    used: (who: string, card: string) => `${who} uses ${card}.`,
    passed: (who: string, card: string) => `${who} keeps ${card}.`,
    spotlit: (who: string) => `${who} must lay the mission card face up.`,
    eyed: (who: string, of: string) => `${who} looks at the mission card of ${of}.`,
  },
  plots: {
    closeEye: {
      name: 'Keeping a Close Eye on You',
      how: 'Once: look at a mission card that another player has laid.',
      example: 'You look at Ben’s card and say: Success. Whether the others believe you is another matter.',
    },
    strongLeader: {
      name: 'Strong Leader',
      how: 'Once: before a leader acts, lead instead.',
      example: 'Dov is about to choose a team with two suspects. You take the lead and name your own.',
    },
    noConfidence: {
      name: 'No Confidence',
      how: 'Once: turn down a team that was approved. It counts as a rejection.',
      example: 'Five of seven have approved. You lay your card, and the team stays at home.',
    },
    opinionMaker: {
      name: 'Opinion Maker',
      how: 'For the whole match: vote before the others, openly.',
      example: 'You reject before all eyes, and three others follow you.',
    },
    takeResponsibility: {
      name: 'Take Responsibility',
      how: 'At once: take a plot card from another player.',
      example: 'You take Strong Leader from Cho before Cho can use it.',
    },
    spotlight: {
      name: 'In the Spotlight',
      how: 'Once: another member of the team must lay the mission card face up.',
      example: 'You point at Ben, who must lay his card face up. It is a Success, whatever he had in mind.',
    },
    overheard: {
      name: 'Overheard Conversation',
      how: 'At once: learn the side of one of your two neighbours.',
      example: 'You learn that the player to your left is a spy. Now make the others believe it.',
    },
    establishConfidence: {
      name: 'Establish Confidence',
      how: 'At once: the leader shows a player of the leader’s choice which side the leader is on.',
      example: 'Ada leads and shows Eve her side. From now on Eve can vouch for her.',
    },
    openUp: {
      name: 'Open Up',
      how: 'At once: show a player of your choice which side you are on.',
      example: 'You show Dov that you are loyal: one player at least now knows it.',
    },
  },
  dock: {
    keep: 'Keep it',
    use: 'Use it',
    pickCard: 'Choose a card',
  },
  faceUp: {
    legend: 'Your mission card, for all to see',
    seal: 'Lay it face up',
    sealed: 'All will see your card once every card is laid.',
  },
  contested: 'The team goes, unless No Confidence turns it down.',
  distrusted: 'No Confidence: the team stayed at home.',
} satisfies ModuleWords;

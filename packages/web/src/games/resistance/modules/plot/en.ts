import { speech } from '../../../../words/speech.ts';
import type { ModuleWords } from '../../i18n/module-words.ts';

const { list } = speech('en');

export const en = {
  name: 'The Plot Thickens',
  phrases: { giveMe: 'Give me a plot card' },
  how: 'Each round, the leader hands out cards that bend the rules.',
  about:
    'At the start of a round the leader draws one to three plot cards, face up, and gives each to someone else. Some act at once, some are kept for a single use, one stays for the whole game. Tap a player to read the cards in front of them.',
  example: 'The team was approved, but Dov has No Confidence and turns it down after all.',
  asks: {
    'plot.give': {
      mine: 'Hand out the plot cards',
      others: (who: string) => `${who} is handing out plot cards`,
      how: 'Choose a card, then tap who gets it. You can’t keep any.',
      act: (chosen: string) => `Give it to ${chosen}`,
    },
    'plot.establishConfidence': {
      mine: 'Who will you show your side to?',
      others: (who: string) => `${who} must show their side to someone`,
      how: 'Establish Confidence: you must show one player. Only they see it.',
      act: (chosen: string) => `Show it to ${chosen}`,
    },
    'plot.overheard': {
      mine: 'Which neighbour did you overhear?',
      others: (who: string) => `${who} is listening to a neighbour`,
      how: 'You learn which side one of your two neighbours is on.',
      act: (chosen: string) => `Listen to ${chosen}`,
    },
    'plot.openUp': {
      mine: 'Who will you open up to?',
      others: (who: string) => `${who} must open up to someone`,
      how: 'You must show one player your side. Only they see it.',
      act: (chosen: string) => `Show it to ${chosen}`,
    },
    'plot.takeResponsibility': {
      mine: 'Take a plot card',
      others: (who: string) => `${who} is taking a plot card`,
      how: 'Tap a player who has plot cards, then choose one.',
      act: (chosen: string) => `Take it from ${chosen}`,
    },
    'plot.strongLeader.chance': {
      mine: 'Do you want to lead instead?',
      others: (who: string) => `${who} may take the lead`,
      how: 'Strong Leader works once. The lead then passes on from you.',
      act: (chosen: string) => `Use ${chosen}`,
    },
    'plot.opinionMaker': {
      mine: 'Vote first, openly',
      others: (who: string) => `Voting first, openly: ${who}`,
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
      mine: 'Put someone in the spotlight?',
      others: (who: string) => `${who} may choose who plays face up`,
      how: 'Tap someone on the team to make them play face up. Or keep your plot card.',
      act: (chosen: string) => `Make ${chosen} play face up`,
    },
    'plot.closeEye.chance': {
      mine: 'Look at someone’s card?',
      others: (who: string) => `${who} may look at a card`,
      how: 'Tap someone on the team to see their card. Or keep your plot card.',
      act: (chosen: string) => `Look at ${chosen}’s card`,
    },
  },
  tokens: {
    spotlit: 'must play face up',
    eyed: 'had their card looked at',
  },
  unmasked: {
    deck: (cards: readonly string[]) => `The plot cards, in order: ${cards.join(', ')}.`,
  },
  told: {
    drawn: (cards: readonly string[]) => `Plot cards are drawn: ${list(cards)}.`,
    given: (card: string, who: string) => `${who} gets ${card}.`,
    taken: (who: string, card: string, from: string) => `${who} takes ${card} from ${from}.`,
    looked: (card: string, who: string, at: string) => `${card}: ${who} learns which side ${at} is on.`,
    used: (who: string, card: string) => `${who} uses ${card}.`,
    passed: (who: string, card: string) => `${who} keeps ${card}.`,
    spotlit: (who: string) => `${who} must play their mission card face up.`,
    eyed: (who: string, of: string) => `${who} looks at ${of}’s mission card.`,
  },
  plots: {
    closeEye: {
      name: 'Keeping a Close Eye on You',
      how: 'Once: look at a mission card another player has played.',
      example: 'You look at Ben’s card and say it’s a Success. Whether the others believe you is another matter.',
    },
    strongLeader: {
      name: 'Strong Leader',
      how: 'Once: when someone else is about to lead, lead instead.',
      example: 'Dov is about to choose a team with two suspects. You take the lead and choose your own.',
    },
    noConfidence: {
      name: 'No Confidence',
      how: 'Once: turn down a team that was approved. It counts as a rejection.',
      example: 'Five of seven approved. You use your card, and the team stays at home.',
    },
    opinionMaker: {
      name: 'Opinion Maker',
      how: 'For the whole game: vote before the others, openly.',
      example: 'You reject for all to see, and three others follow.',
    },
    takeResponsibility: {
      name: 'Take Responsibility',
      how: 'At once: take a plot card from another player.',
      example: 'You take Strong Leader from Cho before Cho can use it.',
    },
    spotlight: {
      name: 'In the Spotlight',
      how: 'Once: make someone else on the team play their mission card face up.',
      example: 'You choose Ben, who must play face up. It’s a Success, whatever he had in mind.',
    },
    overheard: {
      name: 'Overheard Conversation',
      how: 'At once: learn the side of one of your two neighbours.',
      example: 'You learn that the player to your left is a spy. Now make the others believe it.',
    },
    establishConfidence: {
      name: 'Establish Confidence',
      how: 'At once: the leader chooses another player and shows them which side the leader is on.',
      example: 'Ada leads, and shows Eve her side. From now on Eve can vouch for her.',
    },
    openUp: {
      name: 'Open Up',
      how: 'At once: choose another player and show them which side you’re on.',
      example: 'You show Dov that you’re loyal. Now at least one player knows.',
    },
  },
  dock: {
    keep: 'Keep it',
    use: 'Use it',
    pickCard: 'Choose a card',
  },
  faceUp: {
    legend: 'Your mission card, for all to see',
    seal: 'Play it face up',
    sealed: 'Everyone will see your card once all cards are played.',
  },
  contested: 'The team goes, unless No Confidence stops it.',
  distrusted: 'No Confidence: the team stayed at home.',
  reasons: {
    cannotBeGiven: 'You can’t give that card to that player.',
    cannotBeTaken: 'You can’t take that card.',
    cannotBeUsed: 'You can’t use that card like that.',
  },
} satisfies ModuleWords;

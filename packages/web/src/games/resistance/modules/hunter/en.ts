import { speech } from '../../../../words/speech.ts';
import type { ModuleWords } from '../../i18n/module-words.ts';

const { plural, list } = speech('en');

export const en = {
  name: 'Hunter',
  how: 'Each side hides its Chiefs; its Hunter looks for those of the other.',
  about:
    'At a third result the Hunter of that side steps out and accuses a Chief of the other. Right: that side wins. Wrong: the mission is turned over, and the match goes on. After each mission one player asks another, in private, whether they are a Chief: the leader after a success, the Investigator after a failure. Once, after a failure to which the Spy Chief gave a Fail, the Spy Hunter may accuse before the time.',
  example: 'The third mission fails. The Spy Hunter accuses Ada, who is no Chief: the mission counts as a success.',
  asks: {
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
  },
  characters: {
    resistanceChief: {
      name: 'Resistance Chief',
      how: 'The Spy Hunter is looking for you. Asked in an investigation, you must answer as a Chief.',
      example: 'Ben investigates you, and you must show him that you are a Chief. If Ben is a spy, you are hunted.',
    },
    resistanceHunter: {
      name: 'Resistance Hunter',
      how: 'Find a Spy Chief. At the third success you step out and accuse somebody.',
      example: 'All evening Dov has shielded Gil. At the third success you accuse Gil: a Spy Chief, and you win.',
    },
    spyChief: {
      name: 'Spy Chief',
      how: 'You are a spy, and the Resistance Hunter is looking for you. Asked in an investigation, you must answer as a Chief.',
      example: 'Your Fail sinks mission 2. Your Hunter is told of it, and may accuse somebody at once.',
    },
    spyHunter: {
      name: 'Spy Hunter',
      how: 'Find a Resistance Chief: at the third failure you step out and accuse somebody.',
      example: 'Cho showed you a Chief in an investigation. At the third failure you step out and accuse Cho.',
    },
    dummyAgent: {
      name: 'Dummy Agent',
      how: 'Asked in an investigation, you may answer as a Resistance Chief.',
      example: 'Asked, you show a Chief. The Spy Hunter accuses you, is wrong, and the failure becomes a success.',
    },
    coordinator: {
      name: 'Coordinator',
      how: 'The Resistance Chiefs know you. You must answer “not a Chief”, but if the Spy Hunter accuses you, the spies win all the same.',
      example: 'The Chiefs trust you from the start. But if the Spy Hunter accuses you, the spies have won.',
    },
    deepAgent: {
      name: 'Deep Agent',
      how: 'You do not know the other spies; they know you as one of two, you and the Pretender.',
      example: 'The spies wonder whether you or Ben is theirs. Your Fail, on a team without Ben, answers them.',
    },
    pretender: {
      name: 'Pretender',
      how: 'The spies cannot tell you from the Deep Agent.',
      example: 'The spies take you for one of theirs, and let you onto a team that should have been their own.',
    },
  },
  extras: {
    dummyAgent: { name: 'Dummy Agent', how: 'May answer as a Resistance Chief.' },
    coordinator: { name: 'Coordinator', how: 'Known to the Resistance Chiefs, and prey like them.' },
    deepAgent: { name: 'Deep Agent and Pretender', how: 'The spies cannot tell one from the other.' },
    blame: {
      name: 'Blame',
      how: 'Once, the Deep Agent may swap with the Pretender.',
      example:
        'Before a vote Fay shows that she is the Deep Agent and blames Gil, the Pretender: they swap cards and sides.',
    },
  },
  cards: {
    chiefFail: { name: 'Chief Fail', how: 'Only a Spy Chief can play it.' },
  },
  noFail: {
    spyChief: 'Here a Spy Chief has Chief Fail in the place of Fail.',
  },
  script: {
    spyChief: 'Spies, look again: the Spy Chief raises a thumb.',
    spyChiefs: 'Spies, look again: the Spy Chiefs raise a thumb.',
    resistanceChiefs: 'Resistance Chiefs, open your eyes and find each other.',
    coordinator: 'The Coordinator raises a thumb. Resistance Chiefs, look.',
    coordinatorToOne: 'The Coordinator raises a thumb. Resistance Chief, open your eyes.',
    deepAgent: 'Deep Agent and Pretender raise a thumb. Spies, look: it is one of the two.',
    deepAgentShut: 'The Deep Agent keeps them shut.',
  },
  lines: {
    spyChiefs: (names: readonly string[]) =>
      plural(names.length, { one: `Spy Chief: ${list(names)}`, other: `Spy Chiefs: ${list(names)}` }),
    resistanceChiefs: (names: readonly string[]) =>
      plural(names.length, { one: `Resistance Chief: ${list(names)}`, other: `Resistance Chiefs: ${list(names)}` }),
    coordinator: (names: readonly string[]) => `Coordinator: ${list(names)}`,
    deepAgent: (names: readonly string[]) => `Deep Agent or Pretender: ${list(names)}`,
  },
  notes: {
    answers: {
      notAChief: (who: string) => `${who}: not a Chief`,
      chief: (who: string) => `${who}: a Chief`,
      resistanceChief: (who: string) => `${who}: a Resistance Chief`,
      spyChief: (who: string) => `${who}: a Spy Chief`,
    },
    chance: (mission: number) => `Your Chief failed mission ${mission}: you could accuse at once.`,
  },
  tokens: {
    investigator: 'is the Investigator',
    steppedOut: 'has stepped out of hiding',
  },
  told: {
    appointed: (who: string) => `${who} is the Investigator.`,
    steppedOut: {
      resistance: (who: string) => `${who} steps out of hiding: the Resistance Hunter.`,
      spy: (who: string) => `${who} steps out of hiding: the Spy Hunter.`,
    },
    right: (who: string, named: string) => `${who} accuses ${named}, and is right.`,
    wrong: (who: string, named: string) => `${who} accuses ${named}, and is wrong.`,
    investigated: (who: string, named: string) => `${who} investigates ${named}.`,
    blamedRight: (who: string, named: string) =>
      `${who} was the Deep Agent and blames ${named}, the Pretender: they swap characters.`,
    blamedWrong: (who: string, named: string) => `${who} is the Deep Agent and blames ${named}: in vain.`,
  },
  stage: {
    stepOut: {
      resistance: {
        head: 'The hunt is on',
        how: 'The Hunter must now accuse a Chief of the spies. A mistake turns the mission over.',
      },
      spy: {
        head: 'The hunt is on',
        how: 'The Hunter of the spies accuses a Chief of the Resistance. A mistake turns the mission over.',
      },
    },
    accusation: {
      head: 'The accusation',
      line: (who: string, named: string) => `${who} accuses ${named}.`,
      right: 'Right',
      wrong: 'Wrong',
      rightHow: (who: string) => `${who} is caught: the hunt is over.`,
      wrongHow: (who: string) => `${who} is not the one.`,
      no: { resistance: 'No Spy Chief', spy: 'No Resistance Chief' },
    },
    blame: {
      head: 'The blame',
      line: (who: string, named: string) => `${who} blames ${named}.`,
      right: 'Swapped',
      wrong: 'In vain',
    },
  },
  end: {
    accused: (who: string, named: string, character: string) => `${who} accused ${named}, rightly: ${character}.`,
  },
  dock: {
    chief: 'A Chief',
    notAChief: 'Not a Chief',
  },
  problems: {
    assassinAndHunter: 'Assassin and Hunter each end the match in their own way: choose one of them.',
    deepAgentTooFew: 'The Deep Agent needs seven players or more.',
    blameAlone: 'Only the Deep Agent can blame somebody, and there is none.',
  },
} satisfies ModuleWords;

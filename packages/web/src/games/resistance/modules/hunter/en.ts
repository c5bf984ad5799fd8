import { speech } from '../../../../words/speech.ts';
import type { ModuleWords } from '../../i18n/module-words.ts';

const { plural, list } = speech('en');

export const en = {
  name: 'Hunter',
  phrases: { isChief: (name: string) => `I take ${name} for a Chief` },
  how: 'Each side hides its Chiefs, and its Hunter looks for the other side’s.',
  about:
    'Once three missions have gone a side’s way, its Hunter steps out of hiding and accuses someone of being a Chief on the other side. Right, and that side wins. Wrong, and the mission’s result is flipped and the game goes on. After each mission one player asks another, in private, whether they’re a Chief: the leader after a success, the Investigator after a failure. Once, after a mission that a Spy Chief helped to fail, the Spy Hunter may accuse early.',
  example: 'A third mission fails. The Spy Hunter accuses Ada, who isn’t a Chief: now the mission counts as a success.',
  asks: {
    'hunter.appoint': {
      mine: 'Who is the Investigator?',
      others: (who: string) => `${who} is choosing an Investigator`,
      how: 'Tap someone else who’s staying behind. If the mission fails, they investigate someone.',
      act: (chosen: string) => `Choose ${chosen}`,
    },
    'hunter.blame': {
      mine: 'Anything to do before the vote?',
      others: () => 'Anything to do before the vote?',
      how: 'The Deep Agent may blame someone now, once a game. Everyone else, tap Continue.',
      act: (chosen: string) => `Blame ${chosen}`,
    },
    'hunter.early': {
      mine: 'Anything to do after this failure?',
      others: () => 'Anything to do after this failure?',
      how: 'If a Spy Chief helped to sink this mission, the Spy Hunter may accuse now. Everyone else, tap Continue.',
      act: (chosen: string) => `Accuse ${chosen}`,
    },
    'hunter.accuse': {
      mine: 'Hunter, who do you accuse?',
      others: (who: string) => `${who} must accuse someone`,
      how: 'Tap the player you think is a Chief on the other side. Right, and you win. Wrong, and the result is flipped.',
      act: (chosen: string) => `Accuse ${chosen}`,
    },
    'hunter.investigate': {
      mine: 'Who will you investigate?',
      others: (who: string) => `${who} is investigating`,
      how: 'Tap a player. Only you see whether they answer as a Chief.',
      act: (chosen: string) => `Investigate ${chosen}`,
    },
    'hunter.answer': {
      mine: 'You’re being investigated',
      others: (who: string) => `${who} is answering`,
      how: 'Answer as your character must. Only the player who asked sees it.',
      act: (chosen: string) => `Answer: ${chosen}`,
    },
  },
  characters: {
    resistanceChief: {
      name: 'Resistance Chief',
      how: 'The Spy Hunter is looking for you. If you’re investigated, you must answer as a Chief.',
      example: 'Ben investigates you, and you must tell him you’re a Chief. If Ben is a spy, the hunt is on.',
    },
    resistanceHunter: {
      name: 'Resistance Hunter',
      how: 'Find a Spy Chief. At the third success you step out of hiding and accuse someone.',
      example:
        'Dov has been covering for Gil all evening. At the third success you accuse Gil: a Spy Chief, and you win.',
    },
    spyChief: {
      name: 'Spy Chief',
      how: 'You’re a spy, and the Resistance Hunter is looking for you. If you’re investigated, you must answer as a Chief.',
      example: 'Your Fail sinks mission 2. Your Hunter is told, and may accuse someone at once.',
    },
    spyHunter: {
      name: 'Spy Hunter',
      how: 'Find a Resistance Chief. At the third failure you step out of hiding and accuse someone.',
      example: 'You investigated Cho, who answered as a Chief. At the third failure you step out and accuse Cho.',
    },
    dummyAgent: {
      name: 'Dummy Agent',
      how: 'If you’re investigated, you may answer as a Resistance Chief.',
      example: 'You answer as a Chief. The Spy Hunter accuses you and is wrong, so the failure becomes a success.',
    },
    coordinator: {
      name: 'Coordinator',
      how: 'The Resistance Chiefs know you. If you’re investigated, you must answer “not a Chief”, but if the Spy Hunter accuses you, the spies win all the same.',
      example: 'The Chiefs trust you from the start. But if the Spy Hunter accuses you, the spies win.',
    },
    deepAgent: {
      name: 'Deep Agent',
      how: 'You don’t know the other spies, and they can’t tell you from the Pretender.',
      example: 'The spies wonder whether you or Ben is one of them. Your Fail, on a team without Ben, tells them.',
    },
    pretender: {
      name: 'Pretender',
      how: 'The spies can’t tell you from the Deep Agent.',
      example: 'The spies take you for one of them, and let you onto a team they thought was theirs.',
    },
  },
  extras: {
    dummyAgent: { name: 'Dummy Agent', how: 'May answer as a Resistance Chief.' },
    coordinator: { name: 'Coordinator', how: 'Known to the Resistance Chiefs, and hunted like them.' },
    deepAgent: { name: 'Deep Agent and Pretender', how: 'The spies can’t tell one from the other.' },
    blame: {
      name: 'Blame',
      how: 'Once a game, the Deep Agent may try to swap with the Pretender.',
      example:
        'Before a vote Fay steps out as the Deep Agent and blames Gil, the Pretender: they swap cards and sides.',
    },
  },
  cards: {
    chiefFail: { name: 'Chief Fail', how: 'Only a Spy Chief can play it.' },
  },
  noFail: {
    spyChief: 'At this table a Spy Chief has Chief Fail instead of Fail.',
  },
  script: {
    spyChief: 'Spy Chief, raise a thumb. Spies, look again.',
    spyChiefs: 'Spy Chiefs, raise a thumb. Spies, look again.',
    resistanceChiefs: 'Resistance Chiefs, open your eyes and find each other.',
    coordinator: 'Coordinator, raise a thumb. Resistance Chiefs, look again.',
    coordinatorToOne: 'Coordinator, raise a thumb. Resistance Chief, open your eyes.',
    deepAgent: 'Deep Agent and Pretender, raise a thumb. Spies, look again: only one of them is with you.',
    deepAgentShut: 'Deep Agent, keep yours shut.',
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
    chance: (mission: number) => `Your Chief helped to sink mission ${mission}: you could accuse at once.`,
  },
  tokens: {
    investigator: 'is the Investigator',
    steppedOut: 'has stepped out of hiding',
  },
  unmasked: {
    chance: (who: string, mission: number) => `A Chief failed mission ${mission}: ${who} could have accused.`,
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
    blamedWrong: (who: string, named: string) =>
      `${who} is the Deep Agent and blames ${named}, who isn’t the Pretender.`,
  },
  stage: {
    stepOut: {
      resistance: {
        head: 'The hunt is on',
        how: 'The Resistance Hunter must find a Spy Chief. A mistake flips the mission’s result.',
      },
      spy: {
        head: 'The hunt is on',
        how: 'The Spy Hunter must find a Resistance Chief. A mistake flips the mission’s result.',
      },
    },
    accusation: {
      head: 'The accusation',
      line: (who: string, named: string) => `${who} accuses ${named}.`,
      right: 'Right',
      wrong: 'Wrong',
      rightHow: (who: string) => `${who} is caught. The hunt is over.`,
      wrongHow: (who: string) => `It wasn’t ${who}.`,
      no: { resistance: 'Not a Spy Chief', spy: 'Not a Resistance Chief' },
    },
    blame: {
      head: 'The blame',
      line: (who: string, named: string) => `${who} blames ${named}.`,
      right: 'Swapped',
      wrong: 'No swap',
    },
  },
  end: {
    accused: (who: string, named: string, character: string) => `${who} accused ${named} and was right: ${character}.`,
  },
  dock: {
    chief: 'A Chief',
    notAChief: 'Not a Chief',
  },
  problems: {
    assassinAndHunter: 'Assassin and Hunter each end the game in their own way. Choose one of them.',
    deepAgentTooFew: 'The Deep Agent needs seven players or more.',
    blameAlone: 'Only the Deep Agent can blame someone, and there isn’t one.',
  },
  reasons: {
    leaderMustGo: 'You must be on this team yourself.',
    answerByRule: 'Your character must give the other answer.',
  },
} satisfies ModuleWords;

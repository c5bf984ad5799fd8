import { speech } from '../../../../i18n/speech.ts';

const { plural, list } = speech('en');

/** What happened, module by module, for the log. */
export const told = {
  exposed: (who: string, card: string) => `${who} lays the card face up: ${card}.`,
  noted: 'What you learned stands on your card. Hold it to read it.',
  turned: (mission: number) => `The result of mission ${mission} is turned over.`,
  plot: {
    drawn: (cards: readonly string[]) => `Plot cards are drawn: ${list(cards)}.`,
    given: (card: string, who: string) => `${who} gets ${card}.`,
    taken: (who: string, card: string, from: string) => `${who} takes ${card} from ${from}.`,
    looked: (card: string, who: string, at: string) => `${card}: ${who} learns which side ${at} is on.`,
    used: (who: string, card: string) => `${who} uses ${card}.`,
    passed: (who: string, card: string) => `${who} keeps ${card}.`,
    spotlit: (who: string) => `${who} must lay the mission card face up.`,
    eyed: (who: string, of: string) => `${who} looks at the mission card of ${of}.`,
  },
  inquisitor: {
    given: (who: string) => `${who} begins as the Inquisitor.`,
    looked: (who: string, at: string) => `${who} learns which side ${at} is on, and hands over the token.`,
  },
  trapper: { trapped: (who: string) => `The card of ${who} is set aside: it does not count.` },
  rogue: { watched: (who: string) => `${who} is being watched on this mission.` },
  sergeant: {
    named: (who: string) => `${who} is the Sergeant of this team.`,
    swapped: (who: string, of: string) => `${who} has ${of} swap the card that lies there.`,
    passed: (who: string) => `${who} leaves all cards as they lie.`,
  },
  assassin: {
    steppedOut: (who: string) => `${who} steps out of hiding: the Assassin.`,
    named: (who: string, named: string) => `${who} strikes at ${named}.`,
    hit: (named: string) => `${named} was the Commander.`,
    missed: (named: string) => `${named} was not the Commander.`,
  },
  defector: {
    switched: 'The loyalty card says: the Defectors change sides.',
    stayed: 'The loyalty card says: no change.',
    drawn: (round: number) => `Round ${round}: a loyalty card is drawn face down. Only the Defectors know it.`,
    laidOut: (rounds: readonly string[]) => `The loyalty cards lie open. The Defectors switch in: ${list(rounds)}.`,
    laidOutNone: 'The loyalty cards lie open. The Defectors never switch.',
    unveiled: (rounds: readonly string[]) => `The Defectors had switched in: ${list(rounds)}.`,
    unveiledNone: 'The Defectors had never switched.',
    round: (round: number) => `round ${round}`,
  },
  hunter: {
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
};

/** What stands on the held card besides the character. */
export const notes = {
  head: 'What you know',
  commander: (names: readonly string[]) =>
    plural(names.length, { one: `A spy: ${list(names)}`, other: `Spies: ${list(names)}` }),
  allSpies: 'That is all of them.',
  hiddenSpies: (count: number) =>
    plural(count, { one: 'One more spy is hidden from you.', other: `${count} more spies are hidden from you.` }),
  bodyGuard: (names: readonly string[]) =>
    plural(names.length, {
      one: `The Commander: ${list(names)}`,
      other: `One of them is the Commander: ${list(names)}`,
    }),
  spiesOnce: (names: readonly string[]) =>
    plural(names.length, { one: `A spy when it began: ${list(names)}`, other: `Spies when it began: ${list(names)}` }),
  spyChiefs: (names: readonly string[]) =>
    plural(names.length, { one: `Spy Chief: ${list(names)}`, other: `Spy Chiefs: ${list(names)}` }),
  resistanceChiefs: (names: readonly string[]) =>
    plural(names.length, { one: `Resistance Chief: ${list(names)}`, other: `Resistance Chiefs: ${list(names)}` }),
  coordinator: (names: readonly string[]) => `Coordinator: ${list(names)}`,
  deepAgent: (names: readonly string[]) => `Deep Agent or Pretender: ${list(names)}`,
  defectors: (names: readonly string[]) => `The other Defector: ${list(names)}`,
  loyal: (round: number, who: string) => `Round ${round}: ${who} serves the Resistance`,
  spy: (round: number, who: string) => `Round ${round}: ${who} is a spy`,
  saw: (mission: number, who: string, card: string) => `Mission ${mission}, card of ${who}: ${card}`,
  answers: {
    notAChief: (who: string) => `${who}: not a Chief`,
    chief: (who: string) => `${who}: a Chief`,
    resistanceChief: (who: string) => `${who}: a Resistance Chief`,
    spyChief: (who: string) => `${who}: a Spy Chief`,
  },
  chance: (mission: number) => `Your Chief failed mission ${mission}: you could accuse at once.`,
  switched: (round: number) => `Round ${round}: you changed sides.`,
  stayed: (round: number) => `Round ${round}: no change for you.`,
  nowLoyal: 'You are now with the Resistance.',
  nowSpy: 'You are now with the spies.',
};

/** What the narrator reads while the eyes are shut. */
export const script = {
  head: 'The reveal',
  close: 'Everybody, close your eyes.',
  shut: 'Close your eyes again.',
  spies: 'Spies, open your eyes and find each other.',
  spy: 'Spy, open your eyes and look.',
  blindSpy: 'The Blind Spy keeps them shut.',
  rogue: 'A Rogue keeps them shut.',
  spyDefector: 'The Spy Defector keeps them shut and raises a thumb.',
  deepAgentShut: 'The Deep Agent keeps them shut.',
  commander: 'Spies, raise a thumb with your eyes shut. Commander, open your eyes.',
  deepCover: 'Deep Cover raises no thumb.',
  rogueHidden: 'A Rogue raises no thumb.',
  bodyGuard: 'The Commander raises a thumb. Body Guard, open your eyes.',
  falseCommander: 'The False Commander raises a thumb, too.',
  spyChief: 'Spies, look again: the Spy Chief raises a thumb.',
  spyChiefs: 'Spies, look again: the Spy Chiefs raise a thumb.',
  resistanceChiefs: 'Resistance Chiefs, open your eyes and find each other.',
  coordinator: 'The Coordinator raises a thumb. Resistance Chiefs, look.',
  coordinatorToOne: 'The Coordinator raises a thumb. Resistance Chief, open your eyes.',
  deepAgent: 'Deep Agent and Pretender raise a thumb. Spies, look: it is one of the two.',
  defectors: 'Defectors, open your eyes and find each other.',
  none: 'There is no reveal: no spy knows another.',
  open: 'Everybody, open your eyes.',
};

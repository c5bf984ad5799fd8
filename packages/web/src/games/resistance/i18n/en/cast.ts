import type { Card, Character } from '@reseau/games/resistance';
import type { PlotCard } from '../../kinds.ts';

interface Named {
  readonly name: string;
  readonly how: string;
}

/** Every character: its name, and what whoever holds the card must know. */
export const cast = {
  resistance: { name: 'Resistance', how: 'Make three missions succeed. You do not know who the spies are.' },
  spy: { name: 'Spy', how: 'Make three missions fail, and do not get caught.' },
  resistanceReverser: {
    name: 'Resistance Reverser',
    how: 'You want three successes. On a mission you lay Success or Reverse; a Reverse turns the result over.',
  },
  spyReverser: {
    name: 'Spy Reverser',
    how: 'You want three failures. On a mission you lay Success or Reverse, never Fail.',
  },
  resistanceRogue: {
    name: 'Resistance Rogue',
    how: 'You win alone if you lay Rogue Success on the mission that brings the third success and on any earlier one.',
  },
  spyRogue: {
    name: 'Spy Rogue',
    how: 'You win alone if you lay Fail on the mission that brings the third failure and on any earlier one. The spies do not know you.',
  },
  commander: {
    name: 'Commander',
    how: 'You were shown spies. Help the Resistance without being noticed: at the end the Assassin will look for you.',
  },
  bodyGuard: { name: 'Body Guard', how: 'You know who the Commander is, or may be. Draw the Assassin away from them.' },
  assassin: {
    name: 'Assassin',
    how: 'After a third success you name one player: if it is the Commander, the spies win.',
  },
  falseCommander: { name: 'False Commander', how: 'To the Body Guard you look like the Commander.' },
  deepCover: { name: 'Deep Cover', how: 'The Commander does not see you.' },
  blindSpy: {
    name: 'Blind Spy',
    how: 'You and the other spies do not know each other; the Commander sees you.',
  },
  resistanceChief: {
    name: 'Resistance Chief',
    how: 'The Spy Hunter is looking for you. Asked in an investigation, you must answer as a Chief.',
  },
  resistanceHunter: {
    name: 'Resistance Hunter',
    how: 'Find a Spy Chief. At the third success you step out and accuse somebody.',
  },
  dummyAgent: {
    name: 'Dummy Agent',
    how: 'Asked in an investigation, you may answer as a Resistance Chief.',
  },
  coordinator: {
    name: 'Coordinator',
    how: 'The Resistance Chiefs know you. You must answer “not a Chief”, but if the Spy Hunter accuses you, the spies win all the same.',
  },
  pretender: {
    name: 'Pretender',
    how: 'The spies cannot tell you from the Deep Agent.',
  },
  spyChief: {
    name: 'Spy Chief',
    how: 'You are a spy, and the Resistance Hunter is looking for you. Asked in an investigation, you must answer as a Chief.',
  },
  spyHunter: {
    name: 'Spy Hunter',
    how: 'Find a Resistance Chief: at the third failure you step out and accuse somebody.',
  },
  deepAgent: {
    name: 'Deep Agent',
    how: 'You do not know the other spies; they know you as one of two, you and the Pretender.',
  },
  resistanceDefector: {
    name: 'Resistance Defector',
    how: 'You begin with the Resistance. With every switch you change sides, and with them your cards and your aim.',
  },
  spyDefector: {
    name: 'Spy Defector',
    how: 'You begin as a spy. The spies know you, you know none of them. With every switch you change sides.',
  },
} satisfies Readonly<Record<Character, Named>>;

/** Every mission card: its name, and why somebody cannot lay it. */
export const cards = {
  success: { name: 'Success', how: 'Everybody may lay Success.' },
  fail: { name: 'Fail', how: 'Only a spy can play Fail.' },
  reverse: { name: 'Reverse', how: 'Only a Reverser can play Reverse.' },
  rogueSuccess: { name: 'Rogue Success', how: 'Only the Resistance Rogue can play it, and not while being watched.' },
  chiefFail: { name: 'Chief Fail', how: 'Only a Spy Chief can play it.' },
} satisfies Readonly<Record<Card, Named>>;

/** Why a spy has no Fail to lay. */
export const noFail = {
  spyReverser: 'A Reverser has Success and Reverse, and no Fail.',
  spyChief: 'Here a Spy Chief has Chief Fail in the place of Fail.',
};

export const plots = {
  closeEye: {
    name: 'Keeping a Close Eye on You',
    how: 'Once: look at a mission card that another player has laid.',
  },
  strongLeader: { name: 'Strong Leader', how: 'Once: before a leader acts, lead instead.' },
  noConfidence: { name: 'No Confidence', how: 'Once: turn down a team that was approved. It counts as a rejection.' },
  opinionMaker: { name: 'Opinion Maker', how: 'For the whole match: vote before the others, openly.' },
  takeResponsibility: { name: 'Take Responsibility', how: 'At once: take a plot card from another player.' },
  spotlight: { name: 'In the Spotlight', how: 'Once: another member of the team must lay the mission card face up.' },
  overheard: { name: 'Overheard Conversation', how: 'At once: learn the side of one of your two neighbours.' },
  establishConfidence: {
    name: 'Establish Confidence',
    how: 'At once: the leader shows a player of the leader’s choice which side the leader is on.',
  },
  openUp: { name: 'Open Up', how: 'At once: show a player of your choice which side you are on.' },
} satisfies Readonly<Record<PlotCard, Named>>;

/** What lies in front of players, and what it means. */
export const tokens = {
  inquisitor: 'is the Inquisitor',
  pastInquisitor: 'has been Inquisitor',
  investigator: 'is the Investigator',
  watched: 'is being watched: no Rogue Success',
  sergeant: 'is the Sergeant',
  steppedOut: 'has stepped out of hiding',
  trapped: 'the card was set aside',
  swapped: 'the card was swapped',
  spotlit: 'must lay the card face up',
  eyed: 'the card was looked at',
};

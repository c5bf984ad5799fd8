import { speech } from '../../../../words/speech.ts';
import type { BasePhrases, PhraseTopics } from '../phrase-words.ts';

const { list } = speech('en');

export const topics: PhraseTopics = {
  people: 'People',
  team: 'Team',
  vote: 'Vote',
  mission: 'Mission',
  powers: 'Powers',
};

export const phrases: BasePhrases = {
  trust: (name) => `I trust ${name}`,
  suspect: (name) => `I suspect ${name}`,
  isResistance: (name) => `${name} is Resistance`,
  isSpy: (name) => `${name} is a spy`,
  spyAmong: (names) => `There’s a spy among ${list(names)}`,
  iAmResistance: 'I’m Resistance',
  takeMe: 'Take me along',
  take: (name) => `Take ${name} along`,
  leaveOut: (name) => `Leave ${name} out`,
  sameTeam: 'Send the same team again',
  newTeam: 'Let’s try another team',
  willApprove: 'I’ll approve',
  willReject: 'I’ll reject',
  approve: 'Let’s approve this team',
  reject: 'Let’s reject this team',
  whyApproved: (name) => `${name}, why did you approve?`,
  whyRejected: (name) => `${name}, why did you reject?`,
  notMine: 'The Fail wasn’t mine',
  meOr: (name) => `It was ${name} or me, and it wasn’t me`,
  clean: 'I played Success',
  sawResistance: (name) => `I looked at ${name}, who is Resistance`,
  sawSpy: (name) => `I looked at ${name}, who is a spy`,
  lookAt: (name) => `Look at ${name}`,
};

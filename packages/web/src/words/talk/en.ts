import type { COMMON_PHRASES } from '@reseau/core';
import type { PhraseWords } from '../phrase-words.ts';

/** Talking without words, and who reads what. */
export const talk = {
  open: 'Say something',
  title: 'Say it to everyone',
  how: 'Everyone reads this in their own language.',
  phrases: 'Phrases',
  table: 'The table',
  who: 'About whom?',
  what: 'Which one?',
  several: 'Choose two or more.',
  speaker: 'Who’s speaking?',
  say: 'Say it',
  back: 'Back',
  said: (name: string, words: string) => `${name}: ${words}`,
  bench: 'bench',
  toBench: 'Message to the bench',
  onlyBench: 'Only others who watch read this now. Everyone does when the game is over.',
  chat: 'Chat',
  chatHow: 'People can write to each other here.',
  phrasesHow: 'During a game, everyone can say phrases from a list, which each reads in their own language.',
  sumChatOff: 'no chat',
  sumPhrasesOff: 'no phrases',
  common: {
    agree: 'I agree',
    disagree: 'I don’t agree',
    wait: 'Wait, let’s talk',
    goOn: 'Let’s go on',
    opinion: (name) => `${name}, what do you think?`,
    thanks: 'Thank you',
    sorry: 'Sorry',
    goodLuck: 'Good luck',
    wellPlayed: 'Well played',
  } satisfies PhraseWords<typeof COMMON_PHRASES>,
};

export type TalkWords = typeof talk;

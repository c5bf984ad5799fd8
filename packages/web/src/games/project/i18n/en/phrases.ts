import type { COMMON_PHRASES } from '@reseau/core';
import type { PHRASES } from '@reseau/games/project';
import type { PhraseWords, TopicWords } from '../../../../words/phrase-words.ts';

type Sorts = Omit<(typeof PHRASES)['all'], keyof typeof COMMON_PHRASES>;

export interface Phrases {
  readonly topics: TopicWords<Sorts>;
  readonly says: PhraseWords<Sorts>;
}

export const phrases: Phrases = {
  topics: { places: 'Places', objects: 'Objects', together: 'Together' },
  says: {
    goTo: (city) => `I’m going to ${city}`,
    meet: (city) => `Meet me in ${city}`,
    search: (city) => `I’ll search in ${city}`,
    recruit: (city) => `I’ll recruit in ${city}`,
    clear: (city) => `The soldiers in ${city} have to go`,
    threatened: (city) => `The army is heading for ${city}`,
    base: (city) => `I think there’s a base in ${city}`,
    need: (item) => `We need this: ${item}`,
    have: (item) => `I have this: ${item}`,
    giveMe: (name) => `${name}, give me what you can spare`,
    come: (name) => `${name}, come with me`,
    waitForMe: 'Wait for me',
    notYet: 'Don’t end the turn yet',
    done: 'I’m done',
    help: 'I need help',
    timeRunsOut: 'We’re running out of time',
  },
};

import type { COMMON_PHRASES } from '@reseau/core';
import type { PHRASES } from '@reseau/games/insurrection';
import type { PhraseWords, TopicWords } from '../../../../words/phrase-words.ts';

type Sorts = Omit<(typeof PHRASES)['all'], keyof typeof COMMON_PHRASES>;

export interface Phrases {
  readonly topics: TopicWords<Sorts>;
  readonly says: PhraseWords<Sorts>;
}

export const phrases: Phrases = {
  topics: { cards: 'Cards', corruption: 'Good and Evil', rivals: 'The others' },
  says: {
    collect: (icon) => `I’m collecting ${icon} icons`,
    leaves: (icon) => `I’ll put ${icon} icons in the centre`,
    leaveIt: 'Leave that card for me',
    haveIt: 'You can have that card',
    tooCorrupt: 'There’s too much Corruption in the centre',
    iTakeMarks: 'I’ll take a card with Corruption',
    takeMarks: (name) => `${name}, take a card with Corruption`,
    forGood: 'I’m playing for Good',
    forEvil: 'I’m playing for Evil',
    isForEvil: (name) => `${name} is playing for Evil`,
    leads: (name) => `${name} is ahead`,
    denies: (name) => `Don’t leave ${name} what they need`,
    sameCards: (name) => `${name} and I want the same cards`,
  },
};

import { COMMON_PHRASES, keysOf, type PhraseBook, type PhraseSort } from '@reseau/core';
import { ICONS } from './cards/vocabulary.ts';

const OWN = {
  collect: { topic: 'cards', takes: 'thing', things: ICONS },
  leaves: { topic: 'cards', takes: 'thing', things: ICONS },
  leaveIt: { topic: 'cards', takes: 'nothing' },
  haveIt: { topic: 'cards', takes: 'nothing' },
  tooCorrupt: { topic: 'corruption', takes: 'nothing' },
  iTakeMarks: { topic: 'corruption', takes: 'nothing' },
  takeMarks: { topic: 'corruption', takes: 'other' },
  forGood: { topic: 'corruption', takes: 'nothing' },
  forEvil: { topic: 'corruption', takes: 'nothing' },
  isForEvil: { topic: 'corruption', takes: 'other' },
  leads: { topic: 'rivals', takes: 'other' },
  denies: { topic: 'rivals', takes: 'other' },
  sameCards: { topic: 'rivals', takes: 'other' },
} as const satisfies Readonly<Record<string, PhraseSort>>;

const ALL = { ...OWN, ...COMMON_PHRASES } as const;
export type PhraseId = keyof typeof ALL;

export const PHRASES = { all: ALL, offered: () => keysOf(ALL) } as const satisfies PhraseBook<PhraseId>;

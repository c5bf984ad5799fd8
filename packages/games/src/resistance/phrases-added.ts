import type { PhraseSort } from '@reseau/core';

/** What makes sense only with certain modules: each names those that it brings along. */
export const ADDED_PHRASES = {
  sawResistance: { topic: 'powers', takes: 'other' },
  sawSpy: { topic: 'powers', takes: 'other' },
  lookAt: { topic: 'powers', takes: 'other' },
  giveMe: { topic: 'powers', takes: 'nothing' },
  appoint: { topic: 'powers', takes: 'other' },
  trap: { topic: 'powers', takes: 'other' },
  watch: { topic: 'powers', takes: 'other' },
  reversed: { topic: 'powers', takes: 'nothing' },
  mayHaveSwitched: { topic: 'powers', takes: 'other' },
  isCommander: { topic: 'powers', takes: 'other' },
  isChief: { topic: 'powers', takes: 'other' },
} as const satisfies Readonly<Record<string, PhraseSort>>;
export type AddedPhrase = keyof typeof ADDED_PHRASES;

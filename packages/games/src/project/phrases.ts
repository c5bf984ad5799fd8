import { COMMON_PHRASES, keysOf, type PhraseBook, type PhraseSort } from '@reseau/core';
import { CITIES } from './cities.ts';
import { ITEMS } from './vocabulary.ts';

const OWN = {
  goTo: { topic: 'places', takes: 'thing', things: CITIES },
  meet: { topic: 'places', takes: 'thing', things: CITIES },
  search: { topic: 'places', takes: 'thing', things: CITIES },
  recruit: { topic: 'places', takes: 'thing', things: CITIES },
  clear: { topic: 'places', takes: 'thing', things: CITIES },
  threatened: { topic: 'places', takes: 'thing', things: CITIES },
  base: { topic: 'places', takes: 'thing', things: CITIES },
  need: { topic: 'objects', takes: 'thing', things: ITEMS },
  have: { topic: 'objects', takes: 'thing', things: ITEMS },
  giveMe: { topic: 'objects', takes: 'other' },
  come: { topic: 'together', takes: 'other' },
  waitForMe: { topic: 'together', takes: 'nothing' },
  notYet: { topic: 'together', takes: 'nothing' },
  done: { topic: 'together', takes: 'nothing' },
  help: { topic: 'together', takes: 'nothing' },
  timeRunsOut: { topic: 'together', takes: 'nothing' },
} as const satisfies Readonly<Record<string, PhraseSort>>;

const ALL = { ...OWN, ...COMMON_PHRASES } as const;
export type PhraseId = keyof typeof ALL;

export const PHRASES = { all: ALL, offered: () => keysOf(ALL) } as const satisfies PhraseBook<PhraseId>;

import { COMMON_PHRASES, keysOf, type PhraseBook, type PhraseSort } from '@reseau/core';
import { CATALOGUE } from './catalogue.ts';
import { ADDED_PHRASES } from './phrases-added.ts';

/** What can be said at every table. Most of it may be a lie, as across a real one. */
const BASE = {
  trust: { topic: 'people', takes: 'other' },
  suspect: { topic: 'people', takes: 'other' },
  isResistance: { topic: 'people', takes: 'other' },
  isSpy: { topic: 'people', takes: 'other' },
  spyAmong: { topic: 'people', takes: 'others' },
  iAmResistance: { topic: 'people', takes: 'nothing' },
  takeMe: { topic: 'team', takes: 'nothing' },
  take: { topic: 'team', takes: 'other' },
  leaveOut: { topic: 'team', takes: 'other' },
  sameTeam: { topic: 'team', takes: 'nothing' },
  newTeam: { topic: 'team', takes: 'nothing' },
  willApprove: { topic: 'vote', takes: 'nothing' },
  willReject: { topic: 'vote', takes: 'nothing' },
  approve: { topic: 'vote', takes: 'nothing' },
  reject: { topic: 'vote', takes: 'nothing' },
  whyApproved: { topic: 'vote', takes: 'other' },
  whyRejected: { topic: 'vote', takes: 'other' },
  notMine: { topic: 'mission', takes: 'nothing' },
  meOr: { topic: 'mission', takes: 'other' },
  clean: { topic: 'mission', takes: 'nothing' },
} as const satisfies Readonly<Record<string, PhraseSort>>;

const ALL = { ...BASE, ...ADDED_PHRASES, ...COMMON_PHRASES } as const;
export type PhraseId = keyof typeof ALL;

/** The phrases of The Resistance: those of the base, and those that only make sense with a module in play. */
export const PHRASES = {
  all: ALL,
  offered: (options) => {
    const modules: readonly unknown[] = 'modules' in options && Array.isArray(options.modules) ? options.modules : [];
    const added = CATALOGUE.filter(({ id }) => modules.includes(id)).flatMap(({ phrases = [] }) => phrases);
    return [...keysOf(BASE), ...keysOf(ADDED_PHRASES).filter((id) => added.includes(id)), ...keysOf(COMMON_PHRASES)];
  },
} as const satisfies PhraseBook<PhraseId>;

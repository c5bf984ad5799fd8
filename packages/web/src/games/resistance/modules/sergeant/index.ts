import { moduleStateOf } from '@reseau/games/resistance';
import type { ClientModule } from '../../client-module.ts';
import { linesFrom } from '../../log-line.ts';
import NameDock from '../../NameDock.svelte';
import type { Token } from '../../token.ts';
import { stepOf } from '../../view.ts';
import { own } from './words.ts';

const says = linesFrom(own);

export const sergeant = {
  rules: {
    letters: 'SG',
    asks: { 'sergeant.appoint': ['SG1'], 'sergeant.order': ['SG2'] },
    problems: { sergeantAndCards: ['CO5'] },
  },
  lobby: { remedies: { sergeantAndCards: ({ leaveOut }) => [leaveOut('sergeant')] } },
  questions: { 'sergeant.appoint': { dock: NameDock }, 'sergeant.order': { dock: NameDock } },
  logLine: (fact) => {
    switch (fact.type) {
      case 'sergeant.named':
        return says(({ told }, name) => told.named(name(fact.seat)));
      case 'sergeant.swapped':
        return says(({ told }, name) => told.swapped(name(fact.seat), name(fact.of)));
      case 'sergeant.passed':
        return says(({ told }, name) => told.passed(name(fact.seat)));
    }
  },
  tokens: {
    onTeam: (table, seat, words): readonly Token[] =>
      // The Sergeant of the team before is none while a new one is named.
      moduleStateOf(table).sergeant?.sergeant === seat && stepOf(table) !== 'sergeant.appoint'
        ? [{ mark: 'sergeant', name: own(words).tokens.sergeant }]
        : [],
    onMission: (table, mission, seat, words): readonly Token[] =>
      moduleStateOf(table).sergeant?.swapped[mission] === seat
        ? [{ mark: 'arrows', name: own(words).tokens.swapped }]
        : [],
  },
  history: undefined,
  gallery: async () => (await import('./gallery.ts')).tables,
} satisfies ClientModule<'sergeant'>;

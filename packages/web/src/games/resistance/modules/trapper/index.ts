import { moduleStateOf } from '@reseau/games/resistance';
import type { ClientModule } from '../../client-module.ts';
import { moduleFact } from '../../facts.ts';
import { linesFrom } from '../../log-line.ts';
import NameDock from '../../NameDock.svelte';
import { own } from './words.ts';

const says = linesFrom(own);

export const trapper = {
  rules: { letters: 'TR', asks: { 'trapper.trap': ['TR2'] }, reasons: { wrongTeamSize: ['TR1', 'RE6'] } },
  questions: { 'trapper.trap': { dock: NameDock } },
  logLine: (fact) => says(({ told }, name) => told.trapped(name(fact.seat))),
  tokens: {
    onMission: (table, mission, seat, words) =>
      moduleStateOf(table).trapper?.[mission] === seat ? [{ mark: 'trapped', name: own(words).tokens.trapped }] : [],
  },
  mission: {
    // The choice is told with the cards, or some questions before.
    setAside: (before, facts, mission) =>
      facts.map(moduleFact).find((fact) => fact?.type === 'trapper.trapped')?.seat ??
      moduleStateOf(before).trapper?.[mission],
    asideWords: (who, words) => own(words).aside(who),
  },
  history: undefined,
  gallery: async () => (await import('./gallery.ts')).tables,
} satisfies ClientModule<'trapper'>;

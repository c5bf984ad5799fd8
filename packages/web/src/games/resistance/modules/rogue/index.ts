import { moduleStateOf } from '@reseau/games/resistance';
import type { ClientModule } from '../../client-module.ts';
import { linesFrom } from '../../log-line.ts';
import NameDock from '../../NameDock.svelte';
import RogueReveal from './RogueReveal.svelte';
import { rogueScenes } from './scenes.ts';
import { own } from './words.ts';

const says = linesFrom(own);

export const rogue = {
  rules: {
    letters: 'RO',
    asks: { 'rogue.watch': ['RO5'] },
    problems: { rogueMissing: ['RO1'] },
    cards: { rogueSuccess: ['RO3', 'RO5'] },
  },
  lobby: {
    remedies: {
      rogueMissing: ({ add, leaveOut }) => [add('resistanceRogue'), add('spyRogue'), leaveOut('rogue')],
    },
  },
  questions: { 'rogue.watch': { dock: NameDock } },
  logLine: (fact) => says(({ told }, name) => told.watched(name(fact.seat))),
  endScenes: rogueScenes,
  stage: { rogue: RogueReveal },
  tokens: {
    onMission: (table, mission, seat, words) =>
      moduleStateOf(table).rogue?.[mission] === seat ? [{ mark: 'eye', name: own(words).tokens.watched }] : [],
  },
  ends: {
    by: { rogue: { mark: 'rogue', reason: (winner, { words }) => own(words).end[winner] } },
    prize: (degree, words) => own(words).stage[degree],
  },
  history: undefined,
  gallery: async () => (await import('./gallery.ts')).tables,
} satisfies ClientModule<'rogue'>;

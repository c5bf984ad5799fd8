import { isMajority, moduleStateOf } from '@reseau/games/resistance';
import type { ClientModule, Question } from '../../client-module.ts';
import { linesFrom } from '../../log-line.ts';
import NameDock from '../../NameDock.svelte';
import VoteDock from '../../VoteDock.svelte';
import { PLOT_CARDS, PLOT_MARKS } from './cards.ts';
import LookReveal from './LookReveal.svelte';
import { logLine } from './log.ts';
import PlotDock from './PlotDock.svelte';
import PlotReveal from './PlotReveal.svelte';
import { plotScenes } from './scenes.ts';
import { held, onMission } from './tokens.ts';
import UseDock from './UseDock.svelte';
import { own } from './words.ts';

const says = linesFrom(own);

/** A card that is used on somebody, or kept. */
const NAMES: Question = { dock: NameDock, pass: (words) => own(words).dock.keep };

/** A card that is used, or kept. */
const USES: Question = {
  dock: UseDock,
  chosen: ({ type }, words) => (type === 'use' ? own(words).dock.use : undefined),
  pass: (words) => own(words).dock.keep,
};

export const plot = {
  rules: {
    letters: 'PL',
    asks: {
      'plot.give': ['PL4'],
      'plot.establishConfidence': ['PL8'],
      'plot.overheard': ['PL10'],
      'plot.openUp': ['PL9'],
      'plot.takeResponsibility': ['PL11'],
      'plot.strongLeader.chance': ['PL14'],
      'plot.opinionMaker': ['PL23'],
      'plot.noConfidence.chance': ['PL16'],
      'plot.spotlight.chance': ['PL18'],
      'plot.closeEye.chance': ['PL20', 'PL21'],
    },
    reasons: { cannotBeGiven: ['PL4'], cannotBeTaken: ['PL11'], cannotBeUsed: ['PL13'] },
  },
  questions: {
    'plot.give': {
      dock: PlotDock,
      lie: (table, words) =>
        (moduleStateOf(table).plot?.drawn ?? []).map((card) => ({
          mark: PLOT_MARKS[card],
          name: own(words).plots[card].name,
        })),
    },
    'plot.establishConfidence': NAMES,
    'plot.overheard': NAMES,
    'plot.openUp': NAMES,
    'plot.takeResponsibility': { dock: PlotDock },
    'plot.strongLeader.chance': USES,
    'plot.opinionMaker': { dock: VoteDock },
    'plot.noConfidence.chance': { ...USES, contests: (words) => own(words).contested },
    'plot.spotlight.chance': NAMES,
    'plot.closeEye.chance': NAMES,
  },
  logLine,
  scenes: plotScenes,
  stage: { look: LookReveal, plot: PlotReveal },
  tokens: { onMission, held },
  history: {
    // Approved by more than half, and yet it did not go.
    after: ({ votes, approved }, _result, { words }) => {
      const yes = votes.filter((vote) => vote === true).length;
      return approved === false && isMajority(yes, votes.length) ? [own(words).distrusted] : [];
    },
  },
  laying: (table, mission, seat, words) =>
    moduleStateOf(table).plot?.spotlit[mission] === seat ? own(words).faceUp : undefined,
  help: (words) => PLOT_CARDS.map((card) => ({ mark: PLOT_MARKS[card], ...own(words).plots[card] })),
  notes: undefined,
  unmask: (fact) => says(({ unmasked, plots }) => unmasked.deck(fact.cards.map((card) => plots[card].name))),
  gallery: async () => (await import('./gallery.ts')).tables,
} satisfies ClientModule<'plot'>;

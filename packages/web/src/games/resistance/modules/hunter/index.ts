import { moduleStateOf } from '@reseau/games/resistance';
import type { ClientModule } from '../../client-module.ts';
import NameDock from '../../NameDock.svelte';
import AccusationReveal from './AccusationReveal.svelte';
import AnswerDock from './AnswerDock.svelte';
import BlameReveal from './BlameReveal.svelte';
import { after, before } from './history.ts';
import { logLine } from './log.ts';
import { hunt } from './notes.ts';
import StepOutReveal from './StepOutReveal.svelte';
import { hunterScenes } from './scenes.ts';
import { tokens } from './tokens.ts';
import { unmask } from './unmask.ts';
import { own } from './words.ts';

export const hunter = {
  rules: {
    letters: 'HU',
    asks: {
      'hunter.appoint': ['HU7'],
      'hunter.blame': ['HU29'],
      'hunter.early': ['HU24', 'HU25'],
      'hunter.accuse': ['HU17', 'HU20'],
      'hunter.investigate': ['HU11'],
      'hunter.answer': ['HU13'],
    },
    reasons: { leaderMustGo: ['HU9'], answerByRule: ['HU13'] },
    problems: { assassinAndHunter: ['CO1'], deepAgentTooFew: ['CO3', 'HU2'], blameAlone: ['CO3', 'HU2'] },
    cards: { chiefFail: ['HU15'] },
    noFail: { spyChief: ['HU15'] },
  },
  lobby: {
    remedies: {
      assassinAndHunter: ({ leaveOut }) => [leaveOut('hunter'), leaveOut('assassin')],
      deepAgentTooFew: ({ leaveOut }) => [leaveOut('deepAgent')],
      blameAlone: ({ add, leaveOut }) => [add('deepAgent'), leaveOut('blame')],
    },
  },
  questions: {
    'hunter.appoint': { dock: NameDock },
    'hunter.blame': { dock: NameDock, isBluff: true },
    'hunter.early': { dock: NameDock, isBluff: true },
    'hunter.accuse': { dock: NameDock },
    'hunter.investigate': { dock: NameDock },
    'hunter.answer': {
      dock: AnswerDock,
      chosen: (move, words) => {
        const { chief, notAChief } = own(words).dock;
        return move.type === 'answer' ? (move.chief ? chief : notAChief) : undefined;
      },
    },
  },
  logLine,
  scenes: hunterScenes,
  stage: { stepOut: StepOutReveal, accusation: AccusationReveal, blame: BlameReveal },
  tokens: { lasting: tokens },
  notes: {
    last: hunt,
    recognition: (character, table) => {
      if (character !== 'deepAgent') return undefined;
      return moduleStateOf(table).hunter?.blame === undefined ? 'oneOfTwo' : 'stoodUp';
    },
  },
  unmask,
  history: { before, after },
  ends: {
    by: {
      accusation: {
        mark: 'hunter',
        reason: (_winner, { table, words, name }) => {
          const accused = moduleStateOf(table).hunter?.accusations.findLast(({ right }) => right);
          const caught = accused === undefined ? undefined : table.characters[accused.named];
          if (accused === undefined || caught === undefined) return '';
          return own(words).end.accused(name(accused.seat), name(accused.named), words.characters[caught].name);
        },
      },
    },
  },
  gallery: async () => (await import('./gallery.ts')).tables,
} satisfies ClientModule<'hunter'>;

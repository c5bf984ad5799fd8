import { type Fact, moduleStateOf } from '@reseau/games/resistance';
import { sentences } from '../../../../words/sentences.ts';
import type { ClientModule } from '../../client-module.ts';
import { charactersIn, type FactOf } from '../../facts.ts';
import { type LogLine, linesFrom } from '../../log-line.ts';
import NameDock from '../../NameDock.svelte';
import { unseen } from './notes.ts';
import StepOutReveal from './StepOutReveal.svelte';
import StrikeReveal from './StrikeReveal.svelte';
import { assassinScenes } from './scenes.ts';
import { own } from './words.ts';

const says = linesFrom(own);

export const assassin = {
  rules: { letters: 'AS', asks: { 'assassin.strike': ['AS5'] }, problems: { falseCommanderAlone: ['CO3'] } },
  lobby: {
    remedies: { falseCommanderAlone: ({ add, leaveOut }) => [add('bodyGuard'), leaveOut('falseCommander')] },
    hint: (seats, { extras }, words) => {
      const isGuarded = extras.includes('falseCommander') || extras.includes('deepCover');
      return seats === 5 && extras.includes('bodyGuard') && !isGuarded ? own(words).guarded : undefined;
    },
  },
  questions: {
    'assassin.strike': { dock: NameDock, waiting: (words) => own(words).stage.strike.talk },
  },
  logLine,
  scenes: assassinScenes,
  stage: { stepOut: StepOutReveal, strike: StrikeReveal },
  tokens: {
    lasting: (table, seat, words) =>
      moduleStateOf(table).assassin?.seat === seat ? [{ mark: 'assassin', name: own(words).tokens.steppedOut }] : [],
  },
  notes: { afterReveal: unseen, showsSpies: ['commander'] },
  ends: {
    by: {
      assassination: {
        mark: 'assassin',
        reason: (_winner, { table, words, name }) => {
          const { seat, named } = moduleStateOf(table).assassin ?? {};
          return seat === undefined || named === undefined ? '' : own(words).end.struck(name(seat), name(named));
        },
      },
    },
    besides: ({ table, words, name }) => {
      const { seat, named } = moduleStateOf(table).assassin ?? {};
      return seat === undefined || named === undefined ? undefined : own(words).end.missed(name(seat), name(named));
    },
  },
  history: undefined,
  gallery: async () => (await import('./gallery.ts')).tables,
} satisfies ClientModule<'assassin'>;

/** With the blow comes whom it was for, and what that player was: all cards lie open then. */
function logLine(fact: FactOf<'assassin'>, later: readonly Fact[]): LogLine {
  if (fact.type === 'assassin.steppedOut') {
    return says(({ told }, name) => told.steppedOut(name(fact.seat)), 'head');
  }
  const struck = charactersIn(later)?.[fact.named];
  return says(({ told }, name) => {
    const blow = told.named(name(fact.seat), name(fact.named));
    if (struck === undefined) return blow;
    return sentences(blow, told[struck === 'commander' ? 'hit' : 'missed'](name(fact.named)));
  }, 'head');
}

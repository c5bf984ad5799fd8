import { sentences } from '../../../../words/sentences.ts';
import type { FactOf } from '../../facts.ts';
import { type LogLine, linesFrom } from '../../log-line.ts';
import { own } from './words.ts';

const says = linesFrom(own);

export function logLine(fact: FactOf<'hunter'>): LogLine | undefined {
  switch (fact.type) {
    case 'hunter.chance':
      // Told to one player alone: even a line without content would show who it is.
      return undefined;
    case 'hunter.answered':
      return says((_own, _name, { told }) => told.noted);
    case 'hunter.appointed':
      return says(({ told }, name) => told.appointed(name(fact.seat)));
    case 'hunter.steppedOut':
      return says(({ told }, name) => told.steppedOut[fact.side](name(fact.seat)), 'head');
    case 'hunter.accused':
      return says(({ told }, name, words) => {
        const [who, named] = [name(fact.seat), name(fact.named)];
        return fact.right ? told.right(who, named) : sentences(told.wrong(who, named), words.told.turned(fact.mission));
      }, 'head');
    case 'hunter.investigated':
      return says(({ told }, name) => told.investigated(name(fact.seat), name(fact.named)));
    case 'hunter.blamed':
      return says(({ told }, name) =>
        told[fact.right ? 'blamedRight' : 'blamedWrong'](name(fact.seat), name(fact.named)),
      );
  }
}

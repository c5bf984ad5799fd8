import type { FactOf } from '../../facts.ts';
import { type LogLine, linesFrom } from '../../log-line.ts';
import { own } from './words.ts';

const says = linesFrom(own);

export function logLine(fact: FactOf<'plot'>): LogLine | undefined {
  switch (fact.type) {
    case 'plot.deck':
      return undefined;
    case 'plot.drawn':
      return says(({ told, plots }) => told.drawn(fact.cards.map((card) => plots[card].name)), 'head');
    case 'plot.given':
      return says(({ told, plots }, name) => told.given(plots[fact.card].name, name(fact.seat)));
    case 'plot.taken':
      return says(({ told, plots }, name) => told.taken(name(fact.seat), plots[fact.card].name, name(fact.from)));
    case 'plot.looked':
      return says(({ told, plots }, name) => told.looked(plots[fact.card].name, name(fact.seat), name(fact.at)));
    case 'plot.used':
      return says(({ told, plots }, name) => told.used(name(fact.seat), plots[fact.card].name));
    case 'plot.passed':
      return says(({ told, plots }, name) => told.passed(name(fact.seat), plots[fact.card].name));
    case 'plot.spotlit':
      return says(({ told }, name) => told.spotlit(name(fact.seat)));
    case 'plot.eyed':
      return says(({ told }, name) => told.eyed(name(fact.seat), name(fact.of)));
  }
}

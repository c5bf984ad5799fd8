import type { FactOf } from '../../facts.ts';
import { type LogLine, linesFrom } from '../../log-line.ts';
import { own } from './words.ts';

const says = linesFrom(own);

export function logLine(fact: FactOf<'defector'>): LogLine | undefined {
  switch (fact.type) {
    case 'defector.deck':
    case 'defector.told':
      return undefined;
    case 'defector.turned':
      return says(({ told }) => (fact.switches ? told.switched : told.stayed), 'head');
    case 'defector.drawn':
      return says(({ told }) => told.drawn(fact.round), 'head');
    case 'defector.laidOut': {
      const rounds = fact.cards.flatMap((switches, index) => (switches ? [index + 1] : []));
      return says(({ told }) => (rounds.length === 0 ? told.laidOutNone : told.laidOut(rounds.map(told.round))));
    }
    case 'defector.unveiled':
      return says(({ told }) =>
        fact.rounds.length === 0 ? told.unveiledNone : told.unveiled(fact.rounds.map(told.round)),
      );
  }
}

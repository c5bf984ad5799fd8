import type { WhisperOf } from '../../facts.ts';
import { type LogLine, linesFrom } from '../../log-line.ts';
import { own } from './words.ts';

const says = linesFrom(own);

export function unmask(fact: WhisperOf<'defector'>): LogLine {
  switch (fact.type) {
    case 'defector.deck':
      return says(({ unmasked, stage }) =>
        unmasked.deck(fact.cards.map((switches) => (switches ? stage.switch : stage.stay))),
      );
    case 'defector.told':
      return says(({ told }) => (fact.switches ? told.switched : told.stayed));
  }
}

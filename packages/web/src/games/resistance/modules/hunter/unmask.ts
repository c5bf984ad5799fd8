import { language } from '../../../../words/catalogue.svelte.ts';
import type { WhisperOf } from '../../facts.ts';
import { type LogLine, linesFrom } from '../../log-line.ts';
import { own } from './words.ts';

const says = linesFrom(own);

export function unmask(fact: WhisperOf<'hunter'>): LogLine {
  switch (fact.type) {
    case 'hunter.chance':
      return says(({ unmasked }, name) => unmasked.chance(name(fact.seat), fact.mission));
    case 'hunter.answered':
      return says(
        ({ notes }, name) => `${name(fact.seat)}${language.colon}${notes.answers[fact.answer](name(fact.named))}`,
      );
  }
}

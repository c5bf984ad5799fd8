import type { Writable } from '@reseau/core';
import type { WhisperedFact } from './facts.ts';
import type { Secret } from './table.ts';

/** Only the server is ever told such facts. */
export function learn(secret: Secret, told: readonly WhisperedFact[]): Secret {
  const next: Writable<Secret> = { ...secret };
  for (const fact of told) {
    switch (fact.type) {
      case 'stacked':
        next.decks = { ...next.decks, [fact.deck]: fact.cards };
        break;
      case 'cut':
        next.decks = { ...next.decks, [fact.deck]: next.decks[fact.deck].slice(fact.count) };
        break;
      case 'buried': {
        const tokens: Secret['tokens'][number][] = [];
        for (const [city, face] of fact.tokens) tokens[city] = face;
        next.tokens = tokens;
        break;
      }
    }
  }
  return next;
}

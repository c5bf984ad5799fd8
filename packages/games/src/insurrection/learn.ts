import { put, type Writable } from '@reseau/core';
import type { WhisperedFact } from './facts.ts';
import type { Drawn, Secret } from './known.ts';

/** One copy for a whole step's facts. */
export function learn(secret: Secret, told: readonly WhisperedFact[]): Secret {
  const next: Writable<Secret> = { ...secret };
  for (const fact of told) learnOne(next, fact);
  return next;
}

function learnOne(next: Writable<Secret>, fact: WhisperedFact): void {
  switch (fact.type) {
    case 'piled':
      next.people = fact.people;
      next.leaders = fact.leaders;
      return;
    case 'shuffled':
      next.leaders = fact.leaders;
      return;
    case 'dealt':
      next.offered = put(next.offered, fact.seat, fact.leaders);
      next.drawn = put(
        next.drawn,
        fact.seat,
        fact.people.map((card) => ({ card, since: 0 })),
      );
      return;
    case 'drew': {
      const { seat, card, since } = fact;
      const before: readonly Drawn[] = next.drawn[seat] ?? [];
      next.drawn = put(next.drawn, seat, [...before, { card, since }]);
      return;
    }
    case 'saw':
      next.people = put(next.people, fact.at, fact.card);
      return;
    case 'buried':
      next[fact.pile] = put(next[fact.pile], fact.at, fact.card);
      return;
  }
}

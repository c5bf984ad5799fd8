import { isOpen } from '@reseau/core';
import {
  type Card,
  type CardSet,
  cardAt,
  handOf,
  leftIn,
  namesOf,
  type OpenFact,
  PILES,
  type WhisperedFact,
} from '@reseau/games/insurrection';
import type { HiddenPart, Past } from '../../../session/look-back.ts';
import { seatAt } from '../../seat-at.ts';
import { factsIn, knownIn } from '../narrowed.ts';
import { rulesFor, sorted } from '../view.ts';
import { game } from '../words.ts';
import { lookBackWords } from './words.ts';

/** So many of the next cards of a pile. */
const NEXT = 3;

/** What was whispered at this moment, every hand, and what lay on top of the piles. */
export function hidden({ moments, names, options }: Past, at: number): readonly HiddenPart[] {
  const moment = moments[at];
  if (moment === undefined) return [];
  const w = lookBackWords.words;
  const known = knownIn(moment.all);
  const { cards: set } = rulesFor(known.table.seats, options).game;
  const called = (cards: readonly Card[]) => cards.map((card) => game.named(namesOf(set, card)));
  const whispers = factsIn(moment.facts).filter((fact): fact is WhisperedFact => !isOpen<OpenFact>(fact));
  const hands = names.map((name, index) => {
    const hand = sorted(set, handOf(known, seatAt(index)));
    return hand.length === 0 ? w.noHand(name) : w.hand(name, called(hand));
  });
  const next = PILES.flatMap((pile) => {
    const { taken } = known.table.piles[pile];
    const left = Math.min(NEXT, leftIn(known.table.piles[pile]));
    const cards = Array.from({ length: left }, (_, index) => cardAt(known, pile, taken + index) ?? []).flat();
    return cards.length === 0 ? [] : [w[pile](called(cards))];
  });
  return [
    { title: w.now, lines: whispers.flatMap((fact) => lineOf(fact, names, set)) },
    { title: w.hands, lines: hands },
    { title: w.piles, lines: next },
  ].filter((part) => part.lines.length > 0);
}

function lineOf(fact: WhisperedFact, names: readonly string[], set: CardSet): readonly string[] {
  const w = lookBackWords.words;
  const called = (card: Card) => game.named(namesOf(set, card));
  const name = (seat: number | undefined) => names[seat ?? -1] ?? '';
  switch (fact.type) {
    case 'piled':
    case 'shuffled':
      // The next cards of the piles are told below.
      return [];
    case 'dealt':
      return [w.dealt(name(fact.seat), [...fact.leaders, ...fact.people].map(called))];
    case 'drew':
      return [w.drew(name(fact.seat), called(fact.card))];
    case 'saw':
      return fact.to.map((seat) => w.saw(name(seat), called(fact.card)));
    case 'buried':
      return [w.buried(called(fact.card))];
  }
}

import { at, goto } from '@reseau/core';
import { type Card, type CardSet, infoOf, marksOf, type PileName, siteOf } from '../cards/card-set.ts';
import type { Site } from '../cards/vocabulary.ts';
import type { Fact } from '../facts.ts';
import { type Known, leftIn, type Table } from '../known.ts';
import { limitOf } from '../marks.ts';
import { cardIn, type GameStep, type StepContext } from '../steps.ts';

/** The pawn moves on, the location does what it does on arrival, and as many cards as it says are turned up. */
export function advance({ set }: StepContext): GameStep {
  return {
    id: 'advance',
    reveals: (known) => turnedUp(known, arrival(known.table, set).site, set),
    decide: (known) => {
      const { round, site } = arrival(known.table, set);
      const cards = turnedUp(known, site, set);
      const told: Fact[] = [{ type: 'advanced', to: 'all', round }];
      const swept = sweptBy(known.table, site, set);
      if (swept.length > 0) told.push({ type: 'swept', to: 'all', cards: swept });
      told.push({ type: 'turnedUp', to: 'all', ...cards });
      const marks = known.table.marks - marksOf(set, swept) + marksOf(set, cards.people) + marksOf(set, cards.leaders);
      if (marks < limitOf(site)) return told;
      return [...told, { type: 'corrupted', to: 'all', marks }, goto('ends')];
    },
  };
}

function arrival(table: Table, set: CardSet): { readonly round: number; readonly site: Site } {
  const stop = table.path[table.round];
  if (stop === undefined) throw new Error('insurrection: the path ends here');
  return { round: table.round + 1, site: siteOf(set, stop) };
}

const sweptBy = ({ centre }: Table, { sweep }: Site, set: CardSet): readonly Card[] =>
  sweep === undefined ? [] : centre.filter((card) => infoOf(set, card).marks > 0 === (sweep === 'marked'));

/** What a pile has, where it has too few. Cards just swept under it may come up again. */
function turnedUp(known: Known, site: Site, set: CardSet): Readonly<Record<PileName, readonly Card[]>> {
  const swept = sweptBy(known.table, site, set);
  const top = (name: PileName, count: number): readonly Card[] => {
    const pile = known.table.piles[name];
    const under = swept.filter((card) => infoOf(set, card).pile === name);
    const left = leftIn(pile);
    return Array.from({ length: Math.min(count, left + under.length) }, (_, index) =>
      index < left ? cardIn(known, name, pile.taken + index) : at(under, index - left),
    );
  };
  return { people: top('people', site.reveal), leaders: top('leaders', site.leaders ?? 0) };
}

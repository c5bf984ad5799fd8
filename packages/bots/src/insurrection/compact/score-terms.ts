import { type Condition, type Count, ICONS, type Printed, type Term } from '@reseau/games/insurrection';
import { numberAt } from '../../table-at.ts';
import type { Layout } from './layout.ts';

/** How a term of a card's scoring is worked out. */
export const COLLECTION = 0;
export const EACH = 1;
export const WHEN = 2;
export type Worth = typeof COLLECTION | typeof EACH | typeof WHEN;

/** How what a term counts is found. */
export const SUM = 0;
export const SETS = 1;
export const SINGLES = 2;
export const MOST = 3;
export const RIVAL = 4;
export const KEEP = 5;
export type Way = typeof SUM | typeof SETS | typeof SINGLES | typeof MOST | typeof RIVAL | typeof KEEP;

/** One term of a scoring as numbers. One shape for all of them: that is what makes it quick. */
export interface ScoreTerm {
  readonly worth: Worth;
  readonly points: number;
  readonly otherwise: number;
  readonly max: number;
  /** From how many on a condition holds. */
  readonly least: number;
  readonly way: Way;
  readonly inCentre: boolean;
  /** Added to a sum. */
  readonly plus: number;
  /** Which numbers of a tally are counted: weighed in a sum, divided in sets. */
  readonly at: readonly number[];
  readonly by: readonly number[];
  /** By copies: the points of all of them together. */
  readonly collections: readonly number[];
}

type Counted = Pick<ScoreTerm, 'way' | 'inCentre' | 'plus' | 'at' | 'by' | 'least'>;

const MOST_COPIES = 84;
const NOTHING: Counted = { way: SUM, inCentre: false, plus: 0, at: [], by: [], least: 1 };

const isPlain = (term: Term): boolean => !('collection' in term || 'each' in term || 'when' in term);

/** The points that a scoring gives whatever the table is like. */
export const plainOf = (terms: readonly Term[]): number =>
  terms.reduce((sum, term) => (isPlain(term) && 'points' in term ? sum + term.points : sum), 0);

/** All other terms of a scoring, for the copies of this kind. */
export const scoreTermsOf = (
  terms: readonly Term[],
  kind: number,
  printed: Printed,
  layout: Layout,
): readonly ScoreTerm[] => terms.flatMap((term) => (isPlain(term) ? [] : [scoreTermOf(term, kind, printed, layout)]));

function scoreTermOf(term: Term, kind: number, printed: Printed, layout: Layout): ScoreTerm {
  const plain = { points: 0, otherwise: 0, max: Number.POSITIVE_INFINITY, collections: [] };
  if ('collection' in term)
    return { ...NOTHING, ...plain, worth: COLLECTION, collections: collectionsOf(term.collection) };
  const { points } = term;
  if ('each' in term) {
    const { max = Number.POSITIVE_INFINITY } = term;
    return { ...countedBy(term.each, kind, printed, layout), ...plain, worth: EACH, points, max };
  }
  if (!('when' in term)) throw new Error('score-terms: plain points are none');
  const { otherwise } = term;
  return { ...conditionOf(term.when, kind, printed, layout), ...plain, worth: WHEN, points, otherwise };
}

function collectionsOf(collection: readonly number[]): readonly number[] {
  const full = collection.length;
  return Array.from({ length: MOST_COPIES }, (_, copies) => {
    const rest = copies % full;
    const whole = (copies - rest) * numberAt(collection, full - 1);
    return rest === 0 ? whole : whole + rest * numberAt(collection, rest - 1);
  });
}

function countedBy(count: Count, kind: number, { icons }: Printed, layout: Layout): Counted {
  if ('icons' in count) {
    const at = count.icons.map((icon) => layout.icons + ICONS.indexOf(icon));
    return { ...NOTHING, inCentre: count.in === 'centre', at, by: at.map(() => 1) };
  }
  if ('sets' in count) {
    const icon = [...new Set(count.sets)];
    const at = icon.map((one) => layout.icons + ICONS.indexOf(one));
    const by = icon.map((one) => count.sets.filter((other) => other === one).length);
    return { ...NOTHING, way: SETS, inCentre: count.in === 'centre', at, by };
  }
  switch (count.cards) {
    case 'graveyard':
      return { ...NOTHING, inCentre: true, at: [layout.graveyard], by: [1] };
    case 'others':
      return { ...NOTHING, at: [layout.size], by: [1], plus: -1 };
    case 'singles':
      return { ...NOTHING, way: SINGLES, at: [layout.singles, kind], by: [] };
    case 'leaders':
      return { ...NOTHING, at: [layout.leaders], by: [1] };
    case 'othersWith':
    case 'othersWithout': {
      const bearers = layout.bearers + ICONS.indexOf(count.icon);
      const bears = (icons[count.icon] ?? 0) > 0 ? 1 : 0;
      return count.cards === 'othersWith'
        ? { ...NOTHING, at: [bearers], by: [1], plus: -bears }
        : { ...NOTHING, at: [layout.size, bearers], by: [1, -1], plus: bears - 1 };
    }
  }
}

function conditionOf(condition: Condition, kind: number, printed: Printed, layout: Layout): Counted {
  if ('most' in condition) {
    const { most } = condition;
    return { ...NOTHING, way: MOST, at: [most === 'copies' ? kind : layout.icons + ICONS.indexOf(most)] };
  }
  if ('rival' in condition) return { ...NOTHING, way: RIVAL, at: [kind] };
  if ('pawn' in condition) return { ...NOTHING, way: KEEP };
  return { ...countedBy(condition.count, kind, printed, layout), least: condition.atLeast };
}

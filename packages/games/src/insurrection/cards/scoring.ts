import type { Tally } from './tally.ts';
import { type Condition, type Count, type Ending, ICONS, type Icon, type Printed, type Term } from './vocabulary.ts';

/** What a hand is scored in: how the game ended, and what lies elsewhere. */
export interface ScoreContext {
  readonly ending: Ending;
  readonly centre: Tally;
  readonly graveyard: number;
  readonly onKeep: boolean;
  /** The hands of the other players. */
  readonly rivals: readonly Tally[];
}

type Counter = (own: Tally, context: ScoreContext) => number;

/** A term, ready to be counted for a card of its kind. */
export interface Counted {
  readonly term: Term;
  readonly points: number;
  readonly otherwise: number;
  readonly max: number;
  /** How many there are of what is counted; whether a condition holds, as 1 or 0; absent from plain points. */
  readonly count: Counter | undefined;
  readonly isCondition: boolean;
  readonly collection: readonly number[] | undefined;
}

const iconIndex = (icon: Icon): number => ICONS.indexOf(icon);
/** Counted by the million, so nothing is checked: a place that there is not holds none. */
const at = (list: { readonly [index: number]: number }, index: number): number => list[index] ?? 0;

function counterOf(count: Count, kind: number, { icons }: Printed): Counter {
  if ('icons' in count) {
    const indexes = count.icons.map(iconIndex);
    const sum = ({ icons: held }: Tally): number => {
      let total = 0;
      for (const index of indexes) total += at(held, index);
      return total;
    };
    return count.in === 'hand' ? sum : (_own, { centre }) => sum(centre);
  }
  if ('sets' in count) {
    const needs = [...new Set(count.sets)].map(
      (icon) => [iconIndex(icon), count.sets.filter((other) => other === icon).length] as const,
    );
    const sets = ({ icons: held }: Tally): number => {
      let fewest = Number.POSITIVE_INFINITY;
      for (const [index, need] of needs) fewest = Math.min(fewest, Math.floor(at(held, index) / need));
      return fewest;
    };
    return count.in === 'hand' ? sets : (_own, { centre }) => sets(centre);
  }
  switch (count.cards) {
    case 'graveyard':
      return (_own, { graveyard }) => graveyard;
    case 'others':
      return ({ size }) => size - 1;
    case 'singles':
      return ({ singles, copies }) => singles - (at(copies, kind) === 1 ? 1 : 0);
    case 'othersWith':
    case 'othersWithout': {
      const index = iconIndex(count.icon);
      const bears = (icons[count.icon] ?? 0) > 0 ? 1 : 0;
      return count.cards === 'othersWith'
        ? ({ bearers }) => at(bearers, index) - bears
        : ({ size, bearers }) => size - at(bearers, index) - (1 - bears);
    }
    case 'leaders':
      return ({ leaders }) => leaders;
  }
}

function conditionOf(condition: Condition, kind: number, printed: Printed): Counter {
  if ('most' in condition) {
    const { most } = condition;
    const held =
      most === 'copies'
        ? ({ copies }: Tally): number => at(copies, kind)
        : ({ icons }: Tally): number => at(icons, iconIndex(most));
    return (own, { rivals }) => {
      const mine = held(own);
      for (const rival of rivals) if (held(rival) >= mine) return 0;
      return 1;
    };
  }
  if ('rival' in condition) {
    return (_own, { rivals }) => {
      for (const { copies } of rivals) if (at(copies, kind) > 0) return 1;
      return 0;
    };
  }
  if ('pawn' in condition) return (_own, { onKeep }) => (onKeep ? 1 : 0);
  const count = counterOf(condition.count, kind, printed);
  return (own, context) => (count(own, context) >= condition.atLeast ? 1 : 0);
}

const PLAIN = {
  points: 0,
  otherwise: 0,
  max: Number.POSITIVE_INFINITY,
  count: undefined,
  isCondition: false,
  collection: undefined,
};

function countedTerm(term: Term, kind: number, printed: Printed): Counted {
  if ('collection' in term) return { ...PLAIN, term, collection: term.collection };
  const { points } = term;
  if ('each' in term) {
    const { max = Number.POSITIVE_INFINITY } = term;
    return { ...PLAIN, term, points, max, count: counterOf(term.each, kind, printed) };
  }
  if (!('when' in term)) return { ...PLAIN, term, points };
  const count = conditionOf(term.when, kind, printed);
  return { ...PLAIN, term, points, otherwise: term.otherwise, count, isCondition: true };
}

export type Counting = Readonly<Record<Ending, readonly Counted[]>>;

/** Both scorings of a card, ready to be counted. */
export function countingOf(printed: Printed, kind: number): Counting {
  const counted = (ending: Ending) => printed[ending].map((term) => countedTerm(term, kind, printed));
  return { good: counted('good'), evil: counted('evil') };
}

/** What one term is worth to one card, where the count is known. */
export function worth({ points, otherwise, max, count, isCondition }: Counted, counted: number): number {
  if (count === undefined) return points;
  if (isCondition) return counted > 0 ? points : otherwise;
  return Math.min(max, points * counted);
}

/** How many copies are in the collection that the copy with this number, from 0, belongs to. */
export function collected(copies: number, number: number, full: number): number {
  const rest = copies % full;
  return number < copies - rest ? full : rest;
}

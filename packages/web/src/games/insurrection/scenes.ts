import type { Seat } from '@reseau/core';
import {
  BEATS,
  type Card,
  type CardSet,
  type Ending,
  type Fact,
  infoOf,
  isDeed,
  type Known,
  type Names,
  placeOf,
  type Stop,
  siteOf,
} from '@reseau/games/insurrection';
import type { Scene } from '../../session/telling.ts';
import { beatsOf } from '../beats.ts';
import { seatAt } from '../seat-at.ts';
import { type DeedScene, deedScene } from './deeds.ts';
import type { GameWords } from './i18n/en.ts';

/** The pawn arrives, and cards are turned up. */
export interface ArrivalScene extends Scene {
  readonly kind: 'arrival';
  readonly round: number;
  readonly stop: Stop;
  readonly cards: readonly Card[];
}

/** All cards are turned up together. */
export interface RevealScene extends Scene {
  readonly kind: 'reveal';
  /** By seat. */
  readonly cards: readonly Card[];
  readonly order: readonly Seat[];
}

/** Evil has won; where the march ends at once, nobody plays on. */
export interface LockScene extends Scene {
  readonly kind: 'lock';
  readonly marks: number;
  readonly atOnce: boolean;
}

export interface FinaleScene extends Scene {
  readonly kind: 'finale';
  readonly ending: Ending;
}

export type InsurrectionScene = ArrivalScene | RevealScene | LockScene | FinaleScene | DeedScene;

/** On the beat the cards lie open, and on the one the order is known. */
export const OPEN = 1;
export const ORDERED = 2;
type Words = () => GameWords;
type Named = (names: Names) => string;

/** The moments that deserve a stage. */
export function scenes(
  before: Known,
  facts: readonly Fact[],
  set: CardSet,
  words: Words,
  named: Named,
): readonly InsurrectionScene[] {
  const { table } = before;
  let { path, round, first, played } = table;
  const stopNow = (): Stop | undefined => path[round - 1];
  return facts.flatMap((fact): readonly InsurrectionScene[] => {
    if (fact.type === 'began') ({ path, first } = fact);
    if (fact.type === 'advanced') {
      ({ round } = fact);
      const stop = stopNow();
      return stop === undefined ? [] : [arrival(round, stop, turnedUpIn(facts), set, words, named)];
    }
    if (fact.type === 'played') {
      played = fact.cards;
      const stop = stopNow();
      const isReversed = stop !== undefined && siteOf(set, stop).reversed === true;
      return [reveal(fact.cards, orderOf(fact.cards, set, first, isReversed), words)];
    }
    if (fact.type === 'corrupted') {
      const atOnce = facts.some(({ type }) => type === 'ended');
      return [lock(fact.marks, atOnce, words)];
    }
    if (isDeed(fact)) return [deedScene(fact, { set, played, facts, words, named })];
    return fact.type === 'ended' ? [finale(fact.ending, words)] : [];
  });
}

function turnedUpIn(facts: readonly Fact[]): readonly Card[] {
  return facts.flatMap((fact) => (fact.type === 'turnedUp' ? [...fact.people, ...fact.leaders] : []));
}

/** Who acts when: from the highest initiative down, or up where the location turns it round. */
function orderOf(cards: readonly Card[], set: CardSet, first: Seat, isReversed: boolean): readonly Seat[] {
  const initiative = (seat: Seat): number => infoOf(set, cards[seat] ?? '').initiative;
  const seats = cards.map((_, steps) => seatAt((first + steps) % cards.length));
  return seats.toSorted((a, b) => (isReversed ? -1 : 1) * (initiative(b) - initiative(a)));
}

function arrival(
  round: number,
  stop: Stop,
  cards: readonly Card[],
  set: CardSet,
  words: Words,
  named: Named,
): ArrivalScene {
  const say = () => words().log.advanced(round, named(placeOf(set, stop).names));
  const beats = beatsOf(BEATS.arrival, [{ sound: 'hush', say }, { sound: 'card' }]);
  return { kind: 'arrival', round, stop, cards, beats };
}

function reveal(cards: readonly Card[], order: readonly Seat[], words: Words): RevealScene {
  const say = (names: readonly string[]) => words().reveal.first(names[order[0] ?? 0] ?? '');
  const beats = beatsOf(BEATS.reveal, [{ sound: 'hush' }, { sound: 'card' }, { sound: 'stamp', say }]);
  return { kind: 'reveal', cards, order, beats };
}

function lock(marks: number, atOnce: boolean, words: Words): LockScene {
  const beats = beatsOf(BEATS.lock, [{ sound: 'hush' }, { sound: 'bad', say: () => words().reveal.evil }]);
  return { kind: 'lock', marks, atOnce, beats };
}

function finale(ending: Ending, words: Words): FinaleScene {
  const beats = beatsOf(BEATS.finale, [
    { sound: 'hush' },
    { sound: ending === 'good' ? 'good' : 'bad', say: () => words().log.ended[ending] },
  ]);
  return { kind: 'finale', ending, beats };
}

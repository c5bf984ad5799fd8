import type { Seat } from '@reseau/core';
import type { Card, Character, Known, Mission, Table } from '@reseau/games/resistance';
import type { Turns } from './turns.ts';

/** One seat, or nobody, by mission. */
export type OnMission = (table: Table, mission: Mission) => Seat | undefined;

/** How likely a mission succeeds with spies on the team. */
export interface Hopes {
  /** With too few of them to sink it. */
  readonly harmless: number;
  /** With just enough, with one more and so on, if the leader is none of them. */
  readonly caught: readonly number[];
  /** What is added wherever there are enough. */
  readonly saved: number;
}

/** A mission card that only some characters have, beside Success and Fail. */
export interface OddCard {
  readonly card: Card;
  /** Whether it can make a mission fail. */
  readonly sinks: boolean;
  /** How often each of them lays it. */
  readonly laid: Readonly<Partial<Record<Character, number>>>;
  /** Who may not lay it on a mission. */
  readonly barred?: OnMission;
}

/** What a module says about how to read a table: who may be who, and what cards, results and votes tell. From what was told alone. */
export interface Reading {
  /** Whether what was told for sure allows that this seat is this character. */
  couldBe(known: Known, seat: Seat, kind: Character): boolean;
  /** Whether the seat's Character card changed hands under everybody's eyes: what was known of it before says no more. */
  outdates(table: Table, seat: Seat): boolean;
  /** Those who may change sides, and every way in which they may have done so. */
  readonly turncoats: readonly Character[];
  turns(known: Known): readonly Turns[];
  /** Those who know the spies, and whose votes may show it. */
  readonly insiders: readonly Character[];
  readonly odd: OddCard;
  /** Whose card counts for nothing. */
  readonly setAside: OnMission;
  /** Who was made to lay a Fail for a Success, or the other way round. */
  readonly swapped: OnMission;
  /** Whose card all will see. */
  readonly faceUp: OnMission;
  hopes(hopes: Hopes, deck: readonly Character[]): Hopes;
  /** How much a result tells beside one that nobody can turn over. */
  readonly resultsTell: number;
  /** Whether others may turn a Fail or a failure over. */
  overturns(deck: readonly Character[]): boolean;
}

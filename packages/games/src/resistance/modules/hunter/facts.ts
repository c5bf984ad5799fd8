import type { FactShapes, Open, Seat, Whisper } from '@reseau/core';
import { count, one, truth } from '@reseau/core/parse';
import type { Side } from '../../characters.ts';
import type { Mission } from '../../data/tables.ts';
import { mission, seat, side } from '../../read-parts.ts';

/** The cards an investigated player may show: up to six players the sides of Chiefs stay hidden. */
export const ANSWERS = ['notAChief', 'chief', 'resistanceChief', 'spyChief'] as const;
export type Answer = (typeof ANSWERS)[number];

export interface Accusation {
  readonly side: Side;
  readonly seat: Seat;
  readonly named: Seat;
  readonly mission: Mission;
  readonly right: boolean;
  readonly early: boolean;
}

export interface Investigation {
  readonly mission: Mission;
  readonly seat: Seat;
  readonly named: Seat;
}

export interface Blame {
  readonly round: number;
  readonly seat: Seat;
  readonly named: Seat;
  /** The Pretender was named: the two have swapped Character cards. */
  readonly right: boolean;
}

export type HunterOpen =
  | Open<'hunter.appointed', { seat: Seat }>
  /** A Hunter out of hiding: from here on all know who is asked. */
  | Open<'hunter.steppedOut', { seat: Seat; side: Side }>
  | Open<'hunter.accused', Accusation>
  /** Who asks whom; the answer is whispered. */
  | Open<'hunter.investigated', Investigation>
  | Open<'hunter.blamed', Blame>;

export interface Chance {
  readonly seat: Seat;
  readonly mission: Mission;
}

export interface Answered extends Investigation {
  readonly answer: Answer;
}

export type HunterWhisper =
  /** A Chief has failed this mission: its Hunter may accuse before the time. */
  Whisper<'hunter.chance', Chance> | Whisper<'hunter.answered', Answered>;

export const facts: FactShapes<HunterOpen, HunterWhisper> = {
  open: {
    'hunter.appointed': { seat },
    'hunter.steppedOut': { seat, side },
    'hunter.accused': { side, seat, named: seat, mission, right: truth, early: truth },
    'hunter.investigated': { mission, seat, named: seat },
    'hunter.blamed': { round: count, seat, named: seat, right: truth },
  },
  whispered: {
    'hunter.chance': { seat, mission },
    'hunter.answered': { mission, seat, named: seat, answer: one(ANSWERS) },
  },
};

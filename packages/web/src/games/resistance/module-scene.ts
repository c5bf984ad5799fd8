import type { Seat } from '@reseau/core';
import type { Character, Mission, Side } from '@reseau/games/resistance';
import type { Scene } from '../client.ts';
import type { PlotCard } from './kinds.ts';

/** Somebody who hid until now lays the Character card open. */
export interface StepOutScene extends Scene {
  readonly kind: 'stepOut';
  readonly seat: Seat;
  readonly character: 'assassin' | 'resistanceHunter' | 'spyHunter';
}

export interface StrikeScene extends Scene {
  readonly kind: 'strike';
  readonly seat: Seat;
  readonly named: Seat;
  readonly hit: boolean;
  /** The card of whoever was struck, which lies open now. */
  readonly character: Character;
}

export interface AccusationScene extends Scene {
  readonly kind: 'accusation';
  readonly seat: Seat;
  readonly named: Seat;
  readonly side: Side;
  readonly mission: Mission;
  /** The card of whoever was rightly accused; after a mistake nothing is turned up. */
  readonly caught: Character | undefined;
}

export interface BlameScene extends Scene {
  readonly kind: 'blame';
  readonly seat: Seat;
  readonly named: Seat;
  readonly right: boolean;
}

export interface LoyaltyScene extends Scene {
  readonly kind: 'loyalty';
  readonly round: number;
  /** Absent for a card that stays face down: the Defectors read it on their own cards, and no stage tells it. */
  readonly switches: boolean | undefined;
}

/** Somebody learns a side. That it happens is seen by all, what was seen by none. */
export interface LookScene extends Scene {
  readonly kind: 'look';
  readonly seat: Seat;
  readonly at: Seat;
  readonly by: PlotCard | 'inquisitor';
}

/** A plot card is laid. */
export interface PlotScene extends Scene {
  readonly kind: 'plot';
  readonly seat: Seat;
  readonly card: PlotCard;
  /** On whom it is used, where it is used on somebody, and what comes of it. */
  readonly aim: { readonly effect: 'spotlit' | 'eyed'; readonly at: Seat } | undefined;
  /** Where it turns a team down: how many in a row that makes. */
  readonly rejections: number | undefined;
}

export interface RogueScene extends Scene {
  readonly kind: 'rogue';
  readonly seat: Seat;
  readonly character: 'resistanceRogue' | 'spyRogue';
  readonly alone: boolean;
}

export type ModuleScene =
  | StepOutScene
  | StrikeScene
  | AccusationScene
  | BlameScene
  | LoyaltyScene
  | LookScene
  | PlotScene
  | RogueScene;

/** On which beat the blade has landed, the finger points, or the token has changed hands. */
export const LANDED = 1;

/** The beat on which an accusation is known to be right or wrong; one more and the mission is turned over. */
export const JUDGED = 2;
export const isTurned = ({ caught }: AccusationScene, beat: number): boolean => caught === undefined && beat > JUDGED;

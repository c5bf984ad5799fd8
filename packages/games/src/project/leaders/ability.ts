import type { Limited, Printed, Skill, Trial } from '../vocabulary.ts';

/**
 * Every value of the rules in which leaders may differ: plain data, and narrow. The file of a leader states what is its
 * own; whoever acts reads the value, and never asks who the leader is.
 */
export interface Ability {
  /** Actions against which no soldier counts. */
  readonly unhindered: readonly Trial[];
  /** Cards drawn beyond those that the skill gives. */
  readonly drawsMore: Readonly<Partial<Record<Limited, number>>>;
  /** How many of the cards drawn may be kept, where it is not one. */
  readonly keeps: Readonly<Partial<Record<Limited, number>>>;
  /** Whether mountain roads are as good as roads. */
  readonly walksMountains: boolean;
  /** Whether one kill may leave nobody standing in the city. */
  readonly killsAll: boolean;
  /** Whether a kill reaches the next cities, for two actions. */
  readonly killsNextDoor: boolean;
  /** Whether the major effect of a heroic card leaves the card where it is. */
  readonly keepsHeroics: boolean;
  /** A planning token for good, by the skill that it lies on at first: never spent, and shifted before the first action of a turn. */
  readonly ownToken: Skill | undefined;
  /** Whether no soldier comes to the leader's city and the cities next to it. */
  readonly shields: boolean;
}

/** What holds for every leader whose sheet does not say otherwise. */
export const COMMON: Ability = {
  unhindered: [],
  drawsMore: {},
  keeps: {},
  walksMountains: false,
  killsAll: false,
  killsNextDoor: false,
  keepsHeroics: false,
  ownToken: undefined,
  shields: false,
};

/** What the file of a leader states. */
export interface LeaderCard {
  readonly name: string;
  readonly levels: Printed;
  readonly ability: Partial<Ability>;
}

/** Loyalty cards: `true` switches the Defectors. */
export interface LoyaltyDeck {
  readonly switches: number;
  readonly stays: number;
  /** The first round in which one is turned. */
  readonly from: number;
}

export const LOYALTY_DECK: LoyaltyDeck = { switches: 2, stays: 3, from: 3 };
/** Laid out face up for all to see before the first round. */
export const OPEN_LOYALTY_DECK: LoyaltyDeck = { switches: 2, stays: 5, from: 1 };

export const loyaltyCards = ({ switches, stays }: LoyaltyDeck): readonly boolean[] => [
  ...Array.from({ length: switches }, () => true),
  ...Array.from({ length: stays }, () => false),
];

/** The plot deck. A card is immediate (done on receipt), kept for one use, or permanent. */
export const PLOT_CARDS = [
  'closeEye',
  'strongLeader',
  'noConfidence',
  'opinionMaker',
  'takeResponsibility',
  'spotlight',
  'overheard',
  'establishConfidence',
  'openUp',
] as const;
export type PlotCard = (typeof PLOT_CARDS)[number];

export const PLOT_KINDS = ['immediate', 'kept', 'permanent'] as const;
export type PlotKind = (typeof PLOT_KINDS)[number];

interface Printed {
  readonly kind: PlotKind;
  /** Copies in the deck for 5 and 6 players, and those that 7 and more add. */
  readonly few: number;
  readonly more: number;
}

export const PLOT_DECK: Readonly<Record<PlotCard, Printed>> = {
  closeEye: { kind: 'kept', few: 2, more: 0 },
  strongLeader: { kind: 'kept', few: 2, more: 0 },
  noConfidence: { kind: 'kept', few: 1, more: 2 },
  opinionMaker: { kind: 'permanent', few: 1, more: 1 },
  takeResponsibility: { kind: 'immediate', few: 1, more: 0 },
  spotlight: { kind: 'kept', few: 0, more: 1 },
  overheard: { kind: 'immediate', few: 0, more: 2 },
  establishConfidence: { kind: 'immediate', few: 0, more: 1 },
  openUp: { kind: 'immediate', few: 0, more: 1 },
};

/** How many cards the leader draws in a round. */
export const plotDraw = (seats: number): number => Math.floor((seats - 3) / 2);

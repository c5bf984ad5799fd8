import { keysOf } from '@reseau/core';
export const SIDES = ['resistance', 'spy'] as const;
export type Side = (typeof SIDES)[number];

export const otherSide = (side: Side): Side => (side === 'spy' ? 'resistance' : 'spy');

/** All Character cards, with the side that is printed on each. */
const PRINTED = {
  resistance: 'resistance',
  spy: 'spy',
  resistanceReverser: 'resistance',
  spyReverser: 'spy',
  resistanceRogue: 'resistance',
  spyRogue: 'spy',
  commander: 'resistance',
  bodyGuard: 'resistance',
  assassin: 'spy',
  falseCommander: 'spy',
  deepCover: 'spy',
  blindSpy: 'spy',
  resistanceChief: 'resistance',
  resistanceHunter: 'resistance',
  dummyAgent: 'resistance',
  coordinator: 'resistance',
  pretender: 'resistance',
  spyChief: 'spy',
  spyHunter: 'spy',
  deepAgent: 'spy',
  resistanceDefector: 'resistance',
  spyDefector: 'spy',
} as const satisfies Readonly<Record<string, Side>>;

export type Character = keyof typeof PRINTED;
export const CHARACTERS = keysOf(PRINTED);

/** The printed side; a Defector may have left it. */
export const sideOf = (character: Character): Side => PRINTED[character];

export const CARDS = ['success', 'fail', 'reverse', 'rogueSuccess', 'chiefFail'] as const;
export type Card = (typeof CARDS)[number];

/** A Chief's Fail is a Fail that shows whose it was. */
export const isFail = (card: Card): boolean => card === 'fail' || card === 'chiefFail';

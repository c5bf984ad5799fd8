/** Moves as numbers: what is done, and with which one or two cards. */
export const KEEP = 0;
export const DISCARD = 1;
export const PLAY = 2;
export const ELIMINATE = 3;
export const ELIMINATE_BY_SITE = 4;
export const LOOK = 5;
export const LOOK_BY_SITE = 6;
export const PUT_UNDER = 7;
export const PUT_IN_CENTRE = 8;
export const MUSTER = 9;
export const RAISE = 10;
export const CLEANSE = 11;
export const TRADE = 12;
export const SWEAR = 13;
export const TAKE = 14;
export const SWAP = 15;
export const GAIN = 16;
export const PASS = 17;

// A card file may have more than 255 cards: twelve bits each.
export const moveOf = (type: number, card = 0, other = 0): number => type | (card << 8) | (other << 20);
export const typeOf = (move: number): number => move & 255;
/** The card that is kept, laid, taken, given away or removed. */
export const cardOf = (move: number): number => (move >> 8) & 4095;
/** Where two change places: the card that is taken. */
export const otherOf = (move: number): number => move >> 20;

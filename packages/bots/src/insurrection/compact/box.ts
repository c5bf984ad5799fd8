import { type Card, type CardSet, ENDINGS, ICONS, iconsOf, infoOf } from '@reseau/games/insurrection';
import { type Layout, layoutOf } from './layout.ts';
import { plainOf, type ScoreTerm, scoreTermsOf } from './score-terms.ts';

/** A set of cards as numbers: People first, then Leaders. */
export interface Box {
  readonly set: CardSet;
  readonly cards: readonly Card[];
  readonly numberOf: ReadonlyMap<Card, number>;
  /** Numbers from here on are Leaders. */
  readonly leadersFrom: number;
  readonly layout: Layout;
  /** By card. */
  readonly kind: Uint8Array;
  readonly initiative: Int16Array;
  readonly marks: Uint8Array;
  readonly eliminates: Uint8Array;
  readonly looks: Uint8Array;
  readonly end: Uint8Array;
  /** By kind and icon. */
  readonly icons: Uint8Array;
  /** By ending and kind: plain points, and all other terms. */
  readonly plain: readonly Int16Array[];
  readonly terms: readonly (readonly (readonly ScoreTerm[])[])[];
  /** By kind: 1 where these other terms are the same for both endings, and need to be counted only once. */
  readonly same: Uint8Array;
}

/** What a card may do when the game is over; a gain is this number and that of its icon. */
export const NO_END = 0;
export const SWAP = 1;
export const GAIN = 2;

const boxes = new WeakMap<CardSet, Box>();

/** Made once for each set of cards. */
export function boxOf(set: CardSet): Box {
  const known = boxes.get(set) ?? made(set);
  boxes.set(set, known);
  return known;
}

function made(set: CardSet): Box {
  const cards = [...set.people, ...set.leaders];
  const infos = cards.map((card) => infoOf(set, card));
  const layout = layoutOf(set.kinds.length, ICONS.length);
  const terms = ENDINGS.map((ending) =>
    set.kinds.map((printed, kind) => scoreTermsOf(printed[ending], kind, printed, layout)),
  );
  return {
    set,
    cards,
    numberOf: new Map(cards.map((card, number) => [card, number])),
    leadersFrom: set.people.length,
    layout,
    kind: Uint8Array.from(infos, ({ kind }) => kind),
    initiative: Int16Array.from(infos, ({ initiative }) => initiative),
    marks: Uint8Array.from(infos, ({ marks }) => marks),
    eliminates: Uint8Array.from(infos, ({ printed }) => (printed.effects.includes('eliminate') ? 1 : 0)),
    looks: Uint8Array.from(infos, ({ printed }) => (printed.effects.includes('look') ? 1 : 0)),
    end: Uint8Array.from(infos, ({ printed: { end } }) =>
      end === undefined ? NO_END : end.type === 'swap' ? SWAP : GAIN + ICONS.indexOf(end.icon),
    ),
    icons: Uint8Array.from(set.kinds.flatMap((printed) => [...iconsOf(printed)])),
    plain: ENDINGS.map((ending) => Int16Array.from(set.kinds, (printed) => plainOf(printed[ending]))),
    terms,
    same: Uint8Array.from(set.kinds, (_, kind) => (isSame(terms.map((of) => of[kind])) ? 1 : 0)),
  };
}

const isSame = ([one, other]: readonly unknown[]): boolean => JSON.stringify(one) === JSON.stringify(other);

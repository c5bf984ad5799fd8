import { at } from '@reseau/core';
import {
  type CardFile,
  ICONS,
  type Icon,
  type Landmark,
  type Location,
  type Names,
  type Printed,
  type Site,
} from './vocabulary.ts';

/** One card of the box: the name of what is printed on it and, where there are several, the number of the copy. */
export type Card = string;

export const PILES = ['people', 'leaders'] as const;
export type PileName = (typeof PILES)[number];

export interface CardInfo {
  readonly card: Card;
  /** Which of `CardSet.kinds` it is a copy of. */
  readonly kind: number;
  readonly printed: Printed;
  readonly pile: PileName;
  readonly initiative: number;
  readonly marks: number;
}

export const SIDES = ['base', 'advanced'] as const;
export type Side = (typeof SIDES)[number];

/** One card of the path, with the side that lies up. */
export interface Stop {
  readonly location: string;
  readonly side: Side;
}

/** A box of cards, ready for play. */
export interface CardSet {
  readonly file: CardFile;
  readonly kinds: readonly Printed[];
  readonly people: readonly Card[];
  readonly leaders: readonly Card[];
  readonly info: ReadonlyMap<Card, CardInfo>;
}

export function cardSet(file: CardFile): CardSet {
  const kinds = [...file.people, ...file.leaders];
  const infos = kinds.flatMap((printed, kind) =>
    copiesOf(printed).map((card, copy): CardInfo => {
      const pile = kind < file.people.length ? 'people' : 'leaders';
      const initiative = at(printed.initiatives, copy);
      return { card, kind, printed, pile, initiative, marks: printed.icons.corruption ?? 0 };
    }),
  );
  const inPile = (name: PileName): readonly Card[] => infos.filter(({ pile }) => pile === name).map(({ card }) => card);
  return {
    file,
    kinds,
    people: inPile('people'),
    leaders: inPile('leaders'),
    info: new Map(infos.map((info) => [info.card, info])),
  };
}

/** The copies of what is printed: `wolf-1`, `wolf-2`; one alone bears the plain name. */
const copiesOf = ({ id, initiatives }: Printed): readonly Card[] =>
  initiatives.length === 1 ? [id] : initiatives.map((_, copy) => `${id}-${copy + 1}`);

export function infoOf({ info }: CardSet, card: Card): CardInfo {
  const found = info.get(card);
  if (found === undefined) throw new Error(`insurrection: there is no card ${card}`);
  return found;
}

export const marksOn = (set: CardSet, card: Card): number => infoOf(set, card).marks;

export function marksOf(set: CardSet, cards: readonly Card[]): number {
  let marks = 0;
  for (const card of cards) marks += marksOn(set, card);
  return marks;
}

export const iconsOn = ({ icons }: Printed, icon: Icon): number => icons[icon] ?? 0;

const NO_ICONS = ICONS.map(() => 0);

/** How many of each icon, in the order of `ICONS`. */
export const iconsOf = (printed: Printed): readonly number[] =>
  Object.keys(printed.icons).length === 0 ? NO_ICONS : ICONS.map((icon) => iconsOn(printed, icon));

type Place = Location | Landmark;

export function placeOf({ file }: CardSet, { location }: Stop): Place {
  const { fortress, keep, locations } = file;
  const place = [fortress, keep, ...locations].find(({ id }) => id === location);
  if (place === undefined) throw new Error(`insurrection: there is no location ${location}`);
  return place;
}

/** What a round at this card of the path is like. */
export function siteOf(set: CardSet, stop: Stop): Site {
  const place = placeOf(set, stop);
  return stop.side === 'advanced' && 'advanced' in place ? place.advanced : place.base;
}

export const namesOf = (set: CardSet, card: Card): Names => infoOf(set, card).printed.names;

import { type Card, type CardSet, iconsOf, infoOf } from './card-set.ts';
import { ICONS } from './vocabulary.ts';

/** What there is to count about some cards. Written in place: bots put cards in and take them out by the million. */
export class Tally {
  /** Copies, by kind of card. */
  readonly copies: Uint8Array;
  /** By icon, in the order of `ICONS`: how many there are, and how many cards bear any. */
  readonly icons = new Int32Array(ICONS.length);
  readonly bearers = new Int32Array(ICONS.length);
  size = 0;
  leaders = 0;
  /** Kinds held in one copy. */
  singles = 0;
  readonly #set: CardSet;
  readonly #iconsByKind: readonly (readonly number[])[];

  constructor(set: CardSet, cards: readonly Card[] = []) {
    this.#set = set;
    this.#iconsByKind = iconsByKind(set);
    this.copies = new Uint8Array(set.kinds.length);
    for (const card of cards) this.add(card);
  }

  add(card: Card): this {
    return this.#count(card, 1);
  }

  remove(card: Card): this {
    return this.#count(card, -1);
  }

  #count(card: Card, by: 1 | -1): this {
    const { kind, pile } = infoOf(this.#set, card);
    const before = this.copies[kind] ?? 0;
    const after = before + by;
    this.copies[kind] = after;
    this.singles += (after === 1 ? 1 : 0) - (before === 1 ? 1 : 0);
    this.size += by;
    if (pile === 'leaders') this.leaders += by;
    const icons = this.#iconsByKind[kind] ?? [];
    for (let icon = 0; icon < icons.length; icon += 1) {
      const printed = icons[icon] ?? 0;
      if (printed === 0) continue;
      this.icons[icon] = (this.icons[icon] ?? 0) + by * printed;
      this.bearers[icon] = (this.bearers[icon] ?? 0) + by;
    }
    return this;
  }
}

const remembered = new WeakMap<CardSet, readonly (readonly number[])[]>();

function iconsByKind(set: CardSet): readonly (readonly number[])[] {
  const known = remembered.get(set) ?? set.kinds.map(iconsOf);
  remembered.set(set, known);
  return known;
}

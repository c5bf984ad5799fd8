import { FEWEST_TO_REMOVE_FROM, limitOf } from '@reseau/games/insurrection';
import { GAIN as GAINS, SWAP as SWAPS } from './box.ts';
import * as to from './move.ts';
import {
  CHOICE,
  DISCARDS,
  EFFECT,
  LEADER,
  OFFERED,
  PUT,
  Tabletop,
  TURN,
  USED_ELIMINATE,
  USED_LOOK,
} from './tabletop.ts';

/** What the seat that is asked may do. */
export class Asking extends Tabletop {
  /** Writes what the seat that is asked may do, and says how much that is. */
  options(into: Int32Array): number {
    switch (this.step) {
      case LEADER:
        for (let at = 0; at < OFFERED; at += 1) into[at] = to.moveOf(to.KEEP, this.offered[this.seat * OFFERED + at]);
        return OFFERED;
      case DISCARDS:
        return this.#withHand(to.DISCARD, into, 0);
      case CHOICE:
        return this.#withHand(to.PLAY, into, 0);
      case PUT:
        into[0] = to.PUT_UNDER;
        into[1] = to.PUT_IN_CENTRE;
        return 2;
      case EFFECT:
        return this.#endOptions(into);
      case TURN:
        return this.#turnOptions(into);
      default:
        throw new Error(`asking: nothing is asked at ${this.step}`);
    }
  }

  #withHand(type: number, into: Int32Array, from: number): number {
    const size = this.handSize(this.seat);
    for (let at = 0; at < size; at += 1) into[from + at] = to.moveOf(type, this.handCard(this.seat, at));
    return from + size;
  }

  /** What a turn must leave in the centre once Evil has won. */
  get #least(): number {
    return this.corrupted ? limitOf(this.site) : Number.NEGATIVE_INFINITY;
  }

  #turnOptions(into: Int32Array): number {
    const { box, seat, used } = this;
    const own = this.played[seat] as number;
    let count = 0;
    if (used === 0) count = this.#siteOptions(into);
    if (box.eliminates[own] === 1 && (used & USED_ELIMINATE) === 0) count = this.#removals(to.ELIMINATE, into, count);
    if (box.looks[own] === 1 && (used & USED_LOOK) === 0 && this.people.size > 0) {
      into[count] = to.LOOK;
      count += 1;
    }
    return this.takes(into, count);
  }

  /** Writes the cards that may be taken, from there on. */
  takes(into: Int32Array, from: number): number {
    const { box, centre } = this;
    const own = this.played[this.seat] as number;
    const spare = this.marks + (box.marks[own] as number) - this.#least;
    const size = this.centreSize;
    let count = from;
    for (let at = 0; at < size; at += 1) {
      const card = centre[at] as number;
      if ((box.marks[card] as number) > spare) continue;
      into[count] = to.moveOf(to.TAKE, card);
      count += 1;
    }
    if (count > from) return count;
    into[count] = to.moveOf(to.TAKE, own);
    return count + 1;
  }

  #removals(type: number, into: Int32Array, from: number): number {
    const { box, centre } = this;
    const size = this.centreSize;
    if (size < FEWEST_TO_REMOVE_FROM) return from;
    const spare = this.marks + (box.marks[this.played[this.seat] as number] as number) - this.#least;
    let count = from;
    for (let at = 0; at < size; at += 1) {
      const card = centre[at] as number;
      const marks = box.marks[card] as number;
      if (type === to.CLEANSE && marks === 0) continue;
      if (!this.#someOther(card, spare - marks)) continue;
      into[count] = to.moveOf(type, card);
      count += 1;
    }
    return count;
  }

  /** Whether another card of the centre has no more marks than that. */
  #someOther(card: number, most: number): boolean {
    const { box, centre } = this;
    const size = this.centreSize;
    for (let at = 0; at < size; at += 1) {
      const other = centre[at] as number;
      if (other !== card && (box.marks[other] as number) <= most) return true;
    }
    return false;
  }

  #siteOptions(into: Int32Array): number {
    const { effect } = this.site;
    if (effect === undefined) return 0;
    switch (effect) {
      case 'look':
      case 'muster':
        if (this.people.size === 0) return 0;
        into[0] = effect === 'look' ? to.LOOK_BY_SITE : to.MUSTER;
        return 1;
      case 'eliminate':
        return this.#removals(to.ELIMINATE_BY_SITE, into, 0);
      case 'cleanse':
        return this.#removals(to.CLEANSE, into, 0);
      case 'raise':
        for (let at = 0; at < this.buried; at += 1) into[at] = to.moveOf(to.RAISE, this.graveyard[at]);
        return this.buried;
      case 'swear':
        return this.leaders.size === 0 ? 0 : this.#withHand(to.SWEAR, into, 0);
      case 'trade':
        return this.#trades(into);
    }
  }

  #trades(into: Int32Array): number {
    const { box, centre, seat } = this;
    const spare = this.marks + (box.marks[this.played[seat] as number] as number) - this.#least;
    const held = this.handSize(seat);
    const size = this.centreSize;
    let count = 0;
    for (let at = 0; at < size; at += 1) {
      const take = centre[at] as number;
      const marks = box.marks[take] as number;
      for (let own = 0; own < held; own += 1) {
        const give = this.handCard(seat, own);
        // The card given may itself be taken then.
        if (marks > spare && !this.#someOther(take, spare - marks + (box.marks[give] as number))) continue;
        into[count] = to.moveOf(to.TRADE, give, take);
        count += 1;
      }
    }
    return count;
  }

  #endOptions(into: Int32Array): number {
    const { box, centre, seat } = this;
    const card = this.endCards[this.endsDone] as number;
    const end = box.end[card] as number;
    const size = this.centreSize;
    into[0] = to.PASS;
    let count = 1;
    for (let at = 0; at < size; at += 1) {
      const take = centre[at] as number;
      if (end !== SWAPS) {
        if (!this.bears(take, end - GAINS)) continue;
        into[count] = to.moveOf(to.GAIN, take);
        count += 1;
        continue;
      }
      const held = this.handSize(seat);
      for (let own = 0; own < held; own += 1) {
        const give = this.handCard(seat, own);
        if (give === card) continue;
        into[count] = to.moveOf(to.SWAP, give, take);
        count += 1;
      }
    }
    return count;
  }
}

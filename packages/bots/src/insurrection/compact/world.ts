import { limitOf } from '@reseau/games/insurrection';
import { Asking } from './asking.ts';
import { GAIN as GAINS, NO_END, SWAP as SWAPS } from './box.ts';
import * as to from './move.ts';
import {
  CHOICE,
  DISCARDS,
  EFFECT,
  LEADER,
  NOBODY,
  OFFERED,
  OVER,
  PUT,
  remove,
  TURN,
  USED_ELIMINATE,
  USED_LOOK,
  USED_SITE,
} from './tabletop.ts';

/** A whole game with nothing hidden: what bots play on in their heads. */
export class World extends Asking {
  /** Plays a legal move of the seat that is asked, and what follows by itself. */
  play(move: number): void {
    const card = to.cardOf(move);
    const { seat } = this;
    switch (to.typeOf(move)) {
      case to.KEEP:
      case to.DISCARD:
      case to.PLAY:
        this.#seal(card);
        return;
      case to.ELIMINATE:
        this.#eliminate(card, USED_ELIMINATE);
        return;
      case to.ELIMINATE_BY_SITE:
        this.#eliminate(card, USED_SITE);
        return;
      case to.LOOK:
        this.used |= USED_LOOK;
        this.step = PUT;
        return;
      case to.LOOK_BY_SITE:
        this.used |= USED_SITE;
        this.step = PUT;
        return;
      case to.PUT_UNDER:
        this.people.bury(this.people.draw());
        this.step = TURN;
        return;
      case to.PUT_IN_CENTRE:
        this.enterCentre(this.people.draw());
        this.step = TURN;
        return;
      case to.MUSTER:
        this.enterCentre(this.people.draw());
        this.used |= USED_SITE;
        return;
      case to.RAISE:
        remove(this.graveyard, this.buried, card);
        this.buriedBy(-1);
        this.enterCentre(card);
        this.used |= USED_SITE;
        return;
      case to.CLEANSE:
        this.leaveCentre(card);
        this.pileOf(card).bury(card);
        this.used |= USED_SITE;
        return;
      case to.TRADE:
        this.#exchange(card, to.otherOf(move));
        this.used |= USED_SITE;
        return;
      case to.SWEAR:
        this.leaveHand(seat, card);
        this.enterHand(seat, this.leaders.draw());
        this.pileOf(card).bury(card);
        this.used |= USED_SITE;
        return;
      case to.TAKE:
        this.#take(card);
        return;
      case to.SWAP:
        this.#exchange(card, to.otherOf(move));
        break;
      case to.GAIN:
        this.leaveCentre(card);
        this.enterHand(seat, card);
        break;
      default:
        break;
    }
    this.endsDone += 1;
    this.#nextEnd();
  }

  #eliminate(card: number, by: number): void {
    this.leaveCentre(card);
    this.bury(card);
    this.used |= by;
  }

  #exchange(give: number, take: number): void {
    this.leaveHand(this.seat, give);
    this.leaveCentre(take);
    this.enterHand(this.seat, take);
    this.enterCentre(give);
  }

  #seal(card: number): void {
    this.sealed[this.seat] = card;
    this.done += 1;
    this.seat = (this.asker + this.done) % this.seats;
    if (this.done < this.seats) return;
    if (this.step === LEADER) this.#keep();
    else if (this.step === DISCARDS) this.#discard();
    else this.#show();
  }

  #keep(): void {
    let back = 0;
    for (let steps = 0; steps < this.seats; steps += 1) {
      const seat = (this.first + steps) % this.seats;
      const kept = this.sealed[seat] as number;
      this.enterHand(seat, kept);
      for (let at = seat * OFFERED; at < (seat + 1) * OFFERED; at += 1) {
        const card = this.offered[at] as number;
        if (card === kept) continue;
        this.leaders.insert(card, this.cuts[back] as number);
        back += 1;
      }
    }
    this.#advance();
  }

  #discard(): void {
    for (let steps = 0; steps < this.seats; steps += 1) {
      const seat = (this.first + steps) % this.seats;
      const card = this.sealed[seat] as number;
      this.leaveHand(seat, card);
      this.pileOf(card).bury(card);
    }
    this.owed -= 1;
    this.askAll(this.owed > 0 ? DISCARDS : CHOICE);
  }

  #show(): void {
    const { box, played, order, seats } = this;
    const turn = this.site.reversed === true ? -1 : 1;
    for (let steps = 0; steps < seats; steps += 1) {
      const seat = (this.first + steps) % seats;
      const card = this.sealed[seat] as number;
      this.leaveHand(seat, card);
      played[seat] = card;
      const initiative = turn * (box.initiative[card] as number);
      let at = steps;
      for (; at > 0; at -= 1) {
        const before = order[at - 1] as number;
        if (turn * (box.initiative[played[before] as number] as number) >= initiative) break;
        order[at] = before;
      }
      order[at] = seat;
    }
    this.step = TURN;
    this.done = 0;
    this.used = 0;
    this.seat = order[0] as number;
  }

  #take(card: number): void {
    const { seat } = this;
    const own = this.played[seat] as number;
    if (card !== own) {
      this.leaveCentre(card);
      this.enterCentre(own);
    }
    this.enterHand(seat, card);
    this.played[seat] = NOBODY;
    this.used = 0;
    if (this.marks >= limitOf(this.site)) this.corrupted = true;
    this.done += 1;
    if (this.done < this.seats) this.seat = this.order[this.done] as number;
    else if (this.corrupted || this.onKeep) this.#end();
    else this.#advance();
  }

  #advance(): void {
    this.round += 1;
    const { site } = this;
    if (site.sweep !== undefined) this.#sweep(site.sweep === 'marked');
    for (let card = 0; card < site.reveal && this.people.size > 0; card += 1) this.enterCentre(this.people.draw());
    const leaders = site.leaders ?? 0;
    for (let card = 0; card < leaders && this.leaders.size > 0; card += 1) this.enterCentre(this.leaders.draw());
    if (this.marks >= limitOf(site)) {
      this.corrupted = true;
      this.#end();
      return;
    }
    this.#draw(site.draw ?? 1);
  }

  #sweep(marked: boolean): void {
    const { box, centre } = this;
    for (let at = 0; at < this.centreSize; ) {
      const card = centre[at] as number;
      if ((box.marks[card] as number) > 0 === marked) {
        this.leaveCentre(card);
        this.pileOf(card).bury(card);
      } else at += 1;
    }
  }

  #draw(each: number): void {
    const enough = this.people.size >= each * this.seats;
    if (enough) {
      for (let steps = 0; steps < this.seats; steps += 1) {
        const seat = (this.first + steps) % this.seats;
        for (let card = 0; card < each; card += 1) this.enterHand(seat, this.people.draw());
      }
    }
    this.owed = enough ? each - 1 : 0;
    this.askAll(this.owed > 0 ? DISCARDS : CHOICE);
  }

  /** Finds the end-of-game effects, from the highest initiative to the lowest. */
  #end(): void {
    const { box, endCards, endSeats, seats } = this;
    this.step = EFFECT;
    this.done = 0;
    for (let steps = 0; steps < seats; steps += 1) {
      const seat = (this.first + steps) % seats;
      const held = this.handSize(seat);
      for (let own = 0; own < held; own += 1) {
        const card = this.handCard(seat, own);
        if (box.end[card] === NO_END) continue;
        let at = this.endCount;
        const initiative = box.initiative[card] as number;
        for (; at > 0 && (box.initiative[endCards[at - 1] as number] as number) < initiative; at -= 1) {
          endCards[at] = endCards[at - 1] as number;
          endSeats[at] = endSeats[at - 1] as number;
        }
        endCards[at] = card;
        endSeats[at] = seat;
        this.endCount += 1;
      }
    }
    this.#nextEnd();
  }

  /** Goes on to the next effect that can do anything; else the game is over. */
  #nextEnd(): void {
    for (; this.endsDone < this.endCount; this.endsDone += 1) {
      this.seat = this.endSeats[this.endsDone] as number;
      if (this.#canEnd(this.endCards[this.endsDone] as number)) return;
    }
    this.step = OVER;
  }

  #canEnd(card: number): boolean {
    const { box, centre, seat } = this;
    const { layout } = box;
    const held = this.handSize(seat);
    // Another card of its kind in that hand would be a different card: look for this very one.
    if ((this.tallies[seat * layout.length + (box.kind[card] as number)] as number) === 0) return false;
    let isThere = false;
    for (let own = 0; own < held; own += 1) if (this.handCard(seat, own) === card) isThere = true;
    if (!isThere) return false;
    const size = this.centreSize;
    const end = box.end[card] as number;
    if (end === SWAPS) return size > 0 && held > 1;
    for (let at = 0; at < size; at += 1) if (this.bears(centre[at] as number, end - GAINS)) return true;
    return false;
  }
}

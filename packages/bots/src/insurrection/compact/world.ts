import { insurrection } from '@reseau/games';
import { type Box, GAIN as GAINS, NO_END, SWAP as SWAPS } from './box.ts';
import * as to from './move.ts';

const { ICONS, limitOf, ROUNDS } = insurrection;
type Site = insurrection.Site;

/** What is asked. */
export const LEADER = 0;
export const DISCARDS = 1;
export const CHOICE = 2;
export const TURN = 3;
export const PUT = 4;
export const EFFECT = 5;
export const OVER = 6;

export const USED_SITE = 1;
export const USED_ELIMINATE = 2;
export const USED_LOOK = 4;

const LONGEST_HAND = 32;
const LONGEST_PILE = 256;
const LAST_OF_PILE = LONGEST_PILE - 1;
/** A centre so small that nothing may be removed from it. */
const FEWEST_LEFT = 2;
const NOBODY = 255;
const MARK = ICONS.indexOf('corruption');
/** Enough for every card of a hand against every card of the centre. */
export const MOST_OPTIONS = LONGEST_HAND * LONGEST_PILE;

/** A pile as a ring: more cards go under it in the course of a game than it ever holds. */
export class Ring {
  readonly cards = new Uint8Array(LONGEST_PILE);
  top = 0;
  size = 0;

  draw(): number {
    const card = this.cards[this.top] as number;
    this.top = (this.top + 1) & LAST_OF_PILE;
    this.size -= 1;
    return card;
  }

  bury(card: number): void {
    this.cards[(this.top + this.size) & LAST_OF_PILE] = card;
    this.size += 1;
  }

  copy({ cards, top, size }: Ring): void {
    this.cards.set(cards);
    this.top = top;
    this.size = size;
  }

  clear(): void {
    this.top = 0;
    this.size = 0;
  }
}

/** A whole game with nothing hidden, in numbers, changed in place: what bots play on in their heads. */
export class World {
  readonly box: Box;
  readonly seats: number;
  readonly people = new Ring();
  readonly leaders = new Ring();
  /** Each hand's cards, in no order; how many there are stands in its tally. */
  readonly hands: Uint8Array;
  readonly centre = new Uint8Array(LONGEST_PILE);
  readonly graveyard = new Uint8Array(LONGEST_PILE);
  /** A tally for each hand and, last, for the centre. */
  readonly tallies: Int16Array;
  /** Where the centre's tally begins. */
  readonly middle: number;
  /** Each seat's two Leaders, at first. */
  readonly offered: Uint8Array;
  /** By seat: the choice for the question at hand that the others do not see yet. */
  readonly sealed: Uint8Array;
  /** By seat: the card in front of it. */
  readonly played: Uint8Array;
  readonly order: Uint8Array;
  readonly endSeats = new Uint8Array(LONGEST_HAND);
  readonly endCards = new Uint8Array(LONGEST_HAND);
  sites: readonly Site[] = [];
  endCount = 0;
  endsDone = 0;
  first = 0;
  /** The seat that is asked first where all choose at once. */
  asker = 0;
  round = 0;
  step = LEADER;
  /** The seat that is asked. */
  seat = 0;
  /** How many have chosen, or had their turn. */
  done = 0;
  owed = 0;
  used = 0;
  corrupted = false;

  constructor(box: Box, seats: number) {
    this.box = box;
    this.seats = seats;
    this.hands = new Uint8Array(seats * LONGEST_HAND);
    this.tallies = new Int16Array((seats + 1) * box.layout.length);
    this.middle = seats * box.layout.length;
    this.offered = new Uint8Array(seats * 2);
    this.sealed = new Uint8Array(seats);
    this.played = new Uint8Array(seats);
    this.order = new Uint8Array(seats);
  }

  copy(other: World): void {
    this.people.copy(other.people);
    this.leaders.copy(other.leaders);
    this.hands.set(other.hands);
    this.centre.set(other.centre);
    this.graveyard.set(other.graveyard);
    this.tallies.set(other.tallies);
    this.offered.set(other.offered);
    this.sealed.set(other.sealed);
    this.played.set(other.played);
    this.order.set(other.order);
    this.endSeats.set(other.endSeats);
    this.endCards.set(other.endCards);
    this.sites = other.sites;
    this.endCount = other.endCount;
    this.endsDone = other.endsDone;
    this.first = other.first;
    this.asker = other.asker;
    this.round = other.round;
    this.step = other.step;
    this.seat = other.seat;
    this.done = other.done;
    this.owed = other.owed;
    this.used = other.used;
    this.corrupted = other.corrupted;
  }

  /** Before the first card is dealt. */
  clear(): void {
    this.people.clear();
    this.leaders.clear();
    this.tallies.fill(0);
    this.played.fill(NOBODY);
    this.endCount = 0;
    this.endsDone = 0;
    this.round = 0;
    this.step = LEADER;
    this.done = 0;
    this.owed = 0;
    this.used = 0;
    this.corrupted = false;
  }

  get marks(): number {
    return this.tallies[this.middle + this.box.layout.icons + MARK] as number;
  }

  get centreSize(): number {
    return this.tallies[this.middle + this.box.layout.size] as number;
  }

  get buried(): number {
    return this.tallies[this.middle + this.box.layout.graveyard] as number;
  }

  get onKeep(): boolean {
    return this.round === ROUNDS;
  }

  get site(): Site {
    return this.sites[this.round - 1] as Site;
  }

  handSize(seat: number): number {
    const { layout } = this.box;
    return this.tallies[seat * layout.length + layout.size] as number;
  }

  handCard(seat: number, at: number): number {
    return this.hands[seat * LONGEST_HAND + at] as number;
  }

  /** Counts a card in or out of the tally that begins there. */
  count(tally: number, card: number, by: 1 | -1): void {
    const { box, tallies } = this;
    const { layout } = box;
    const kind = box.kind[card] as number;
    const before = tallies[tally + kind] as number;
    const after = before + by;
    tallies[tally + kind] = after;
    const singles = (after === 1 ? 1 : 0) - (before === 1 ? 1 : 0);
    const lone = tally + layout.singles;
    if (singles !== 0) tallies[lone] = (tallies[lone] as number) + singles;
    const size = tally + layout.size;
    tallies[size] = (tallies[size] as number) + by;
    if (card >= box.leadersFrom) {
      const leaders = tally + layout.leaders;
      tallies[leaders] = (tallies[leaders] as number) + by;
    }
    const icons = tally + layout.icons;
    const bearers = tally + layout.bearers;
    for (let icon = 0; icon < ICONS.length; icon += 1) {
      const printed = box.icons[kind * ICONS.length + icon] as number;
      if (printed === 0) continue;
      tallies[icons + icon] = (tallies[icons + icon] as number) + by * printed;
      tallies[bearers + icon] = (tallies[bearers + icon] as number) + by;
    }
  }

  enterHand(seat: number, card: number): void {
    this.hands[seat * LONGEST_HAND + this.handSize(seat)] = card;
    this.count(seat * this.box.layout.length, card, 1);
  }

  leaveHand(seat: number, card: number): void {
    const { hands } = this;
    const from = seat * LONGEST_HAND;
    const last = from + this.handSize(seat) - 1;
    let at = from;
    while (hands[at] !== card) at += 1;
    hands[at] = hands[last] as number;
    this.count(seat * this.box.layout.length, card, -1);
  }

  enterCentre(card: number): void {
    this.centre[this.centreSize] = card;
    this.count(this.middle, card, 1);
  }

  /** The others keep their order: it decides in which order they may be swept away. */
  leaveCentre(card: number): void {
    remove(this.centre, this.centreSize, card);
    this.count(this.middle, card, -1);
  }

  bury(card: number): void {
    this.graveyard[this.buried] = card;
    this.#buriedBy(1);
  }

  #buriedBy(by: 1 | -1): void {
    const at = this.middle + this.box.layout.graveyard;
    this.tallies[at] = (this.tallies[at] as number) + by;
  }

  pileOf(card: number): Ring {
    return card >= this.box.leadersFrom ? this.leaders : this.people;
  }

  /** Asks all, from `asker` on. */
  askAll(step: number): void {
    this.step = step;
    this.done = 0;
    this.seat = this.asker;
  }

  /** Writes what the seat that is asked may do, and says how much that is. */
  options(into: Int32Array): number {
    switch (this.step) {
      case LEADER:
        into[0] = to.moveOf(to.KEEP, this.offered[this.seat * 2] as number);
        into[1] = to.moveOf(to.KEEP, this.offered[this.seat * 2 + 1] as number);
        return 2;
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
      default:
        return this.#turnOptions(into);
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
    if (size < FEWEST_LEFT) return from;
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
    switch (effect) {
      case undefined:
        return 0;
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
      default:
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
        if (!this.#bears(take, end - GAINS)) continue;
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

  #bears(card: number, icon: number): boolean {
    return (this.box.icons[(this.box.kind[card] as number) * ICONS.length + icon] as number) > 0;
  }

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
        this.#buriedBy(-1);
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
    for (let steps = 0; steps < this.seats; steps += 1) {
      const seat = (this.first + steps) % this.seats;
      const kept = this.sealed[seat] as number;
      const one = this.offered[seat * 2] as number;
      this.enterHand(seat, kept);
      this.leaders.bury(one === kept ? (this.offered[seat * 2 + 1] as number) : one);
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
    for (let at = 0; at < size; at += 1) if (this.#bears(centre[at] as number, end - GAINS)) return true;
    return false;
  }
}

function remove(list: Uint8Array, size: number, card: number): void {
  let at = 0;
  while (list[at] !== card) at += 1;
  list.copyWithin(at, at + 1, size);
}

import { DEALT, ICONS, ROUNDS, type Site } from '@reseau/games/insurrection';
import type { Box } from './box.ts';
import type { Dice } from './dice.ts';
import { LONGEST_PILE, Ring } from './ring.ts';

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
/** Leaders that each seat chooses from. */
export const OFFERED = DEALT.leaders;
/** No card: more than a box has. */
export const NOBODY = 65_535;
const MARK = ICONS.indexOf('corruption');
/** Enough for every card of a hand against every card of the centre. */
export const MOST_OPTIONS = LONGEST_HAND * LONGEST_PILE;

/** What lies where, in numbers, changed in place. */
export class Tabletop {
  readonly box: Box;
  readonly seats: number;
  readonly people = new Ring();
  readonly leaders = new Ring();
  /** Each hand's cards, in no order; how many there are stands in its tally. */
  readonly hands: Uint16Array;
  readonly centre = new Uint16Array(LONGEST_PILE);
  readonly graveyard = new Uint16Array(LONGEST_PILE);
  /** A tally for each hand and, last, for the centre. */
  readonly tallies: Int16Array;
  /** Where the centre's tally begins. */
  readonly middle: number;
  /** Each seat's Leaders to choose from, at first. */
  readonly offered: Uint16Array;
  /** Where the Leaders that are not kept go in their pile, one after the other: as good as a shuffle. */
  readonly cuts: Uint16Array;
  /** By seat: the choice for the question at hand that the others do not see yet. */
  readonly sealed: Uint16Array;
  /** By seat: the card in front of it. */
  readonly played: Uint16Array;
  readonly order: Uint16Array;
  readonly endSeats = new Uint16Array(LONGEST_HAND);
  readonly endCards = new Uint16Array(LONGEST_HAND);
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
    this.hands = new Uint16Array(seats * LONGEST_HAND);
    this.tallies = new Int16Array((seats + 1) * box.layout.length);
    this.middle = seats * box.layout.length;
    this.offered = new Uint16Array(seats * OFFERED);
    this.cuts = new Uint16Array(seats * (OFFERED - 1));
    this.sealed = new Uint16Array(seats);
    this.played = new Uint16Array(seats);
    this.order = new Uint16Array(seats);
  }

  copy(other: Tabletop): void {
    this.people.copy(other.people);
    this.leaders.copy(other.leaders);
    this.hands.set(other.hands);
    this.centre.set(other.centre);
    this.graveyard.set(other.graveyard);
    this.tallies.set(other.tallies);
    this.offered.set(other.offered);
    this.cuts.set(other.cuts);
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

  /** Chance has it where the Leaders will go that are not kept. */
  cut(dice: Dice): void {
    for (let at = 0; at < this.cuts.length; at += 1) this.cuts[at] = dice.below(this.leaders.size + at + 1);
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
    this.buriedBy(1);
  }

  /** Counts the graveyard. */
  buriedBy(by: 1 | -1): void {
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

  bears(card: number, icon: number): boolean {
    return (this.box.icons[(this.box.kind[card] as number) * ICONS.length + icon] as number) > 0;
  }
}

/** Takes a card out of a list and keeps the order of the others. */
export function remove(list: Uint16Array, size: number, card: number): void {
  let at = 0;
  while (list[at] !== card) at += 1;
  list.copyWithin(at, at + 1, size);
}

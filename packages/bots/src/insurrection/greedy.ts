import type { Dice } from './compact/dice.ts';
import * as to from './compact/move.ts';
import { CHOICE, DISCARDS, EFFECT, LEADER, MOST_OPTIONS, PUT, TURN } from './compact/tabletop.ts';
import type { World } from './compact/world.ts';
import { evilLeaning, worthOf } from './worth.ts';

/** What a Leader drawn unseen may be expected to count. */
const UNKNOWN_LEADER = 7;
/** A gain too small to bother. */
const NOTHING = 0.01;

/**
 * Takes what leaves its hand worth most, as far as it can see: this turn. It looks at nothing of a world that its seat
 * does not know but the other hands, and these only as far as cards compare themselves with them.
 */
export class Greedy {
  readonly #options = new Int32Array(MOST_OPTIONS);
  readonly #dice: Dice;
  readonly #noise: number;

  /** `noise` is the share of moves made at random. */
  constructor(dice: Dice, noise: number) {
    this.#dice = dice;
    this.#noise = noise;
  }

  move(world: World): number {
    if (this.#noise > 0 && this.#dice.fraction() < this.#noise) {
      return this.#options[this.#dice.below(world.options(this.#options))] as number;
    }
    switch (world.step) {
      case LEADER:
        return this.#leader(world);
      case DISCARDS:
        return to.moveOf(to.DISCARD, leastMissed(world, false));
      case CHOICE:
        return to.moveOf(to.PLAY, leastMissed(world, true));
      case PUT:
        return this.#put(world);
      case EFFECT:
        return this.#end(world);
      case TURN:
        return this.#turn(world);
      default:
        throw new Error(`greedy: nothing is asked at ${world.step}`);
    }
  }

  /** The card it would take, whatever else it may do first. */
  take(world: World): number {
    return this.#bestTake(world).move;
  }

  #leader(world: World): number {
    const count = world.options(this.#options);
    const worths = Array.from(this.#options.subarray(0, count), (move) => withCard(world, to.cardOf(move)));
    return this.#options[worths.indexOf(Math.max(...worths))] as number;
  }

  #turn(world: World): number {
    const { used } = world;
    const own = world.played[world.seat] as number;
    if (used === 0) {
      const site = this.#atSite(world);
      if (site !== to.PASS) return site;
    }
    const count = world.options(this.#options);
    const first = to.typeOf(this.#options[0] as number);
    if (first !== to.TAKE) {
      for (let at = 0; at < count; at += 1) if (this.#options[at] === to.LOOK) return to.LOOK;
      if (world.box.eliminates[own] === 1) {
        const removal = this.#removal(world, count, to.ELIMINATE);
        if (removal !== to.PASS) return removal;
      }
    }
    return this.#bestTake(world).move;
  }

  #best = { move: 0, worth: 0 };

  #bestTake(world: World): { readonly move: number; readonly worth: number } {
    const count = world.takes(this.#options, 0);
    let best = this.#options[0] as number;
    let most = Number.NEGATIVE_INFINITY;
    for (let at = 0; at < count; at += 1) {
      const move = this.#options[at] as number;
      const worth = afterTake(world, to.cardOf(move));
      if (worth > most) {
        most = worth;
        best = move;
      }
    }
    this.#best.move = best;
    this.#best.worth = most;
    return this.#best;
  }

  /** What the location offers, if it is worth it. */
  #atSite(world: World): number {
    const { effect } = world.site;
    if (effect === undefined) return to.PASS;
    const count = world.options(this.#options);
    if (to.typeOf(this.#options[0] as number) === to.TAKE) return to.PASS;
    switch (effect) {
      case 'look':
        return this.#options[0] === to.LOOK_BY_SITE ? to.LOOK_BY_SITE : to.PASS;
      case 'muster':
        return this.#options[0] === to.MUSTER && evilLeaning(world, world.seat) > 0 ? to.MUSTER : to.PASS;
      case 'eliminate':
        return this.#removal(world, count, to.ELIMINATE_BY_SITE);
      case 'cleanse':
        return this.#removal(world, count, to.CLEANSE);
      case 'raise':
        return this.#raised(world, count);
      case 'trade':
        return this.#traded(world, count);
      case 'swear':
        return this.#sworn(world, count);
    }
  }

  /** The removal that leaves the best take worth more than it is now, or none. */
  #removal(world: World, count: number, type: number): number {
    const { box, middle } = world;
    const removals = this.#options.slice(0, count);
    const { move, worth } = this.#bestTake(world);
    const wanted = to.cardOf(move);
    let most = worth + NOTHING;
    let best: number = to.PASS;
    const buried = middle + box.layout.graveyard;
    for (const removal of removals) {
      if (to.typeOf(removal) !== type) continue;
      const card = to.cardOf(removal);
      if (card === wanted) continue;
      // Once Evil has won, what is left must still allow the take.
      if (world.corrupted && (box.marks[card] as number) > 0) continue;
      world.count(middle, card, -1);
      if (type !== to.CLEANSE) world.tallies[buried] = (world.tallies[buried] as number) + 1;
      const after = afterTake(world, wanted);
      if (type !== to.CLEANSE) world.tallies[buried] = (world.tallies[buried] as number) - 1;
      world.count(middle, card, 1);
      if (after > most) {
        most = after;
        best = removal;
      }
    }
    return best;
  }

  #raised(world: World, count: number): number {
    const raises = this.#options.slice(0, count);
    let most = this.#bestTake(world).worth + NOTHING;
    let best: number = to.PASS;
    for (const raise of raises) {
      if (to.typeOf(raise) !== to.RAISE) continue;
      world.count(world.middle, to.cardOf(raise), 1);
      const after = afterTake(world, to.cardOf(raise));
      world.count(world.middle, to.cardOf(raise), -1);
      if (after > most) {
        most = after;
        best = raise;
      }
    }
    return best;
  }

  /** The card that is missed least, for the one that is worth most then. */
  #traded(world: World, count: number): number {
    const { seat } = world;
    const trades = this.#options.slice(0, count);
    let most = worthOf(world, seat, turnsAfter(world)) + NOTHING;
    let best: number = to.PASS;
    const give = leastMissed(world, false);
    for (const trade of trades) {
      if (to.typeOf(trade) !== to.TRADE || to.cardOf(trade) !== give) continue;
      const take = to.otherOf(trade);
      world.leaveHand(seat, give);
      world.enterHand(seat, take);
      world.count(world.middle, give, 1);
      world.count(world.middle, take, -1);
      const after = worthOf(world, seat, turnsAfter(world));
      world.count(world.middle, take, 1);
      world.count(world.middle, give, -1);
      world.leaveHand(seat, take);
      world.enterHand(seat, give);
      if (after > most) {
        most = after;
        best = trade;
      }
    }
    return best;
  }

  #sworn(world: World, count: number): number {
    if (count === 0) return to.PASS;
    const { seat } = world;
    const turns = turnsAfter(world);
    const before = worthOf(world, seat, turns);
    const card = leastMissed(world, false);
    world.leaveHand(seat, card);
    const without = worthOf(world, seat, turns);
    world.enterHand(seat, card);
    return before - without < UNKNOWN_LEADER ? to.moveOf(to.SWEAR, card) : to.PASS;
  }

  /** Into the centre if it is the best take then, or tilts the table the right way. */
  #put(world: World): number {
    const { people, middle } = world;
    const { worth } = this.#bestTake(world);
    const card = people.cards[people.top] as number;
    world.count(middle, card, 1);
    const taken = world.corrupted && (world.box.marks[card] as number) > 0 ? worth : afterTake(world, card);
    world.count(middle, card, -1);
    return taken > worth ? to.PUT_IN_CENTRE : to.PUT_UNDER;
  }

  #end(world: World): number {
    const { seat } = world;
    const count = world.options(this.#options);
    let most = worthOf(world, seat, 0);
    let best: number = to.PASS;
    for (let at = 0; at < count; at += 1) {
      const move = this.#options[at] as number;
      const type = to.typeOf(move);
      if (type === to.PASS) continue;
      const give = to.cardOf(move);
      const take = type === to.SWAP ? to.otherOf(move) : give;
      if (type === to.SWAP) {
        world.leaveHand(seat, give);
        world.count(world.middle, give, 1);
      }
      world.enterHand(seat, take);
      world.count(world.middle, take, -1);
      const worth = worthOf(world, seat, 0);
      world.count(world.middle, take, 1);
      world.leaveHand(seat, take);
      if (type === to.SWAP) {
        world.count(world.middle, give, -1);
        world.enterHand(seat, give);
      }
      if (worth > most) {
        most = worth;
        best = move;
      }
    }
    return best;
  }
}

/** How many turns of this round are left after the one at hand. */
const turnsAfter = ({ seats, done }: World): number => seats - 1 - done;

function withCard(world: World, card: number): number {
  const { seat } = world;
  world.enterHand(seat, card);
  const worth = worthOf(world, seat, world.seats);
  world.leaveHand(seat, card);
  return worth;
}

/** What the hand is worth once this card is taken and the card played goes to the centre. */
function afterTake(world: World, card: number): number {
  const { seat, middle } = world;
  const own = world.played[seat] as number;
  world.enterHand(seat, card);
  if (card !== own) {
    world.count(middle, own, 1);
    world.count(middle, card, -1);
  }
  const worth = worthOf(world, seat, turnsAfter(world));
  if (card !== own) {
    world.count(middle, card, 1);
    world.count(middle, own, -1);
  }
  world.leaveHand(seat, card);
  return worth;
}

/** The card without which the hand is worth most; `laid`, when it goes to the centre. */
function leastMissed(world: World, laid: boolean): number {
  const { seat, middle } = world;
  const size = world.handSize(seat);
  let most = Number.NEGATIVE_INFINITY;
  let best = 0;
  // From the last one: a card that leaves and comes back changes places with one that was looked at already.
  for (let at = size - 1; at >= 0; at -= 1) {
    const card = world.handCard(seat, at);
    world.leaveHand(seat, card);
    if (laid) world.count(middle, card, 1);
    const worth = worthOf(world, seat, world.seats);
    if (laid) world.count(middle, card, -1);
    world.enterHand(seat, card);
    if (worth > most) {
      most = worth;
      best = card;
    }
  }
  return best;
}

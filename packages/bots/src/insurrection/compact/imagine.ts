import type { Frame, Seat } from '@reseau/core';
import {
  type Card,
  cardAt,
  handOf,
  type Known,
  leadersFromPile,
  leftIn,
  PILES,
  type PileName,
  putBackBy,
  siteOf,
  type Use,
  unseenIn,
} from '@reseau/games/insurrection';
import type { Box } from './box.ts';
import type { Dice } from './dice.ts';
import type { Ring } from './ring.ts';
import {
  CHOICE,
  DISCARDS,
  EFFECT,
  LEADER,
  OFFERED,
  OVER,
  PUT,
  TURN,
  USED_ELIMINATE,
  USED_LOOK,
  USED_SITE,
} from './tabletop.ts';
import { World } from './world.ts';

const STEPS: Readonly<Record<string, number>> = {
  leader: LEADER,
  discard: DISCARDS,
  choose: CHOICE,
  turn: TURN,
  put: PUT,
  effect: EFFECT,
  score: OVER,
};
/** What this world knows how to ask, by the steps of the rules. */
export const ASKED: readonly string[] = Object.keys(STEPS).filter((step) => STEPS[step] !== OVER);

const USES: Readonly<Record<Use, number>> = { site: USED_SITE, eliminate: USED_ELIMINATE, look: USED_LOOK };

/** Where a card lies that the viewer cannot name: in a hand, in front of its owner to choose from, or in a pile. */
interface Gap {
  /** Holds the Leader that was kept at first, which is none that came from the pile. */
  readonly isKept?: boolean;
  readonly fill: (world: World, card: number) => void;
}

/** What a viewer knows, as a world with gaps; dealing fills them with the cards that are left. */
export class Imagined {
  readonly #base: World;
  readonly #gaps: Readonly<Record<PileName, Gap[]>> = { people: [], leaders: [] };
  readonly #left: Readonly<Record<PileName, Uint16Array>>;
  /** The Leader that this viewer put back into the pile, where it does not show; and how many gaps it may be in. */
  readonly #back: number | undefined;
  readonly #free: number;

  /** `asker` is asked first where all choose at once. */
  constructor(box: Box, known: Known, asker: Seat) {
    this.#base = new World(box, known.table.seats);
    const seen = new Set<number>();
    lay(this.#base, known, asker, seen, this.#gaps);
    const unseen = box.cards.map((_, card) => card).filter((card) => !seen.has(card));
    this.#left = {
      people: Uint16Array.from(unseen.filter((card) => card < box.leadersFrom)),
      leaders: Uint16Array.from(unseen.filter((card) => card >= box.leadersFrom)),
    };
    const back = putBackBy(known, asker);
    const number = back === undefined ? undefined : (box.numberOf.get(back) as number);
    this.#back = number === undefined || seen.has(number) ? undefined : number;
    this.#gaps.leaders.sort((a, b) => Number(a.isKept ?? false) - Number(b.isKept ?? false));
    this.#free = this.#gaps.leaders.filter(({ isKept = false }) => !isKept).length;
    for (const name of PILES) {
      if (this.#left[name].length !== this.#gaps[name].length) throw new Error(`imagine: the ${name} do not add up`);
    }
  }

  /** Makes this world one that the viewer cannot tell from the true one. */
  deal(world: World, dice: Dice): World {
    world.copy(this.#base);
    for (const name of PILES) {
      const left = this.#left[name];
      dice.shuffle(left);
      if (name === 'leaders') this.#bringBack(left, dice);
      const gaps = this.#gaps[name];
      for (let at = 0; at < gaps.length; at += 1) (gaps[at] as Gap).fill(world, left[at] as number);
    }
    if (world.step === LEADER) world.cut(dice);
    return world;
  }

  /** A Leader that was put back is in no hand but one that has drawn from the pile since. */
  #bringBack(left: Uint16Array, dice: Dice): void {
    if (this.#back === undefined) return;
    const at = left.indexOf(this.#back);
    if (at < this.#free) return;
    const other = dice.below(this.#free);
    left[at] = left[other] as number;
    left[other] = this.#back;
  }

  get world(): World {
    return this.#base;
  }
}

function lay(world: World, known: Known, asker: Seat, seen: Set<number>, gaps: Record<PileName, Gap[]>): void {
  const { table } = known;
  const { box } = world;
  const number = (card: Card): number => {
    const found = box.numberOf.get(card) as number;
    seen.add(found);
    return found;
  };
  world.clear();
  world.sites = table.path.map((stop) => siteOf(box.set, stop));
  world.first = table.first;
  world.asker = asker;
  world.round = table.round;
  world.owed = table.owed;
  world.corrupted = table.corrupted;
  for (const card of table.centre) world.enterCentre(number(card));
  for (const card of table.graveyard) world.bury(number(card));
  for (const use of table.used) world.used |= USES[use];
  table.order.forEach((seat, at) => {
    world.order[at] = seat;
  });
  table.played.forEach((card, seat) => {
    if (card !== undefined) world.played[seat] = number(card);
  });
  for (const [at, { seat, card }] of table.endCards.entries()) {
    world.endSeats[at] = seat;
    world.endCards[at] = number(card);
  }
  world.endCount = table.endCards.length;
  world.endsDone = table.endCardsDone;
  for (let seat = 0; seat < world.seats; seat += 1) layHand(world, known, seat as Seat, number, gaps);
  const at = table.at.stack.at(-1);
  askAs(world, known, at);
  if (world.step === LEADER) layOffers(world, known, number, gaps);
  for (const name of PILES) layPile(world, known, name, number, gaps);
}

type Number = (card: Card) => number;
type Gaps = Record<PileName, Gap[]>;

function layHand(world: World, known: Known, seat: Seat, number: Number, gaps: Gaps): void {
  const { table } = known;
  for (const card of handOf(known, seat)) world.enterHand(seat, number(card));
  if (table.hands.length > 0) return;
  const { box } = world;
  for (const name of PILES) {
    const sure = unseenIn(known, seat).filter(
      (card) => (box.numberOf.get(card) as number) >= box.leadersFrom === (name === 'leaders'),
    );
    const hidden = (table.unseen[name][seat] ?? 0) - sure.length;
    const kept = name === 'leaders' ? hidden - leadersFromPile(table, seat, box.set) : 0;
    for (let gap = 0; gap < hidden; gap += 1)
      gaps[name].push({ isKept: gap < kept, fill: (dealt, card) => dealt.enterHand(seat, card) });
  }
}

function layOffers(world: World, { secret }: Known, number: Number, { leaders }: Gaps): void {
  for (let seat = 0; seat < world.seats; seat += 1) {
    const offered = secret.offered[seat];
    for (let at = seat * OFFERED; at < (seat + 1) * OFFERED; at += 1) {
      const card = offered?.[at - seat * OFFERED];
      if (card !== undefined) world.offered[at] = number(card);
      else
        leaders.push({
          fill: (dealt, one) => {
            dealt.offered[at] = one;
          },
        });
    }
  }
}

function layPile(world: World, known: Known, name: PileName, number: Number, gaps: Gaps): void {
  const pile = known.table.piles[name];
  const ring = (of: World): Ring => of[name];
  const left = leftIn(pile);
  for (let at = 0; at < left; at += 1) {
    const card = cardAt(known, name, pile.taken + at);
    ring(world).bury(card === undefined ? 0 : number(card));
    if (card !== undefined) continue;
    gaps[name].push({
      fill: (dealt, one) => {
        ring(dealt).cards[at] = one;
      },
    });
  }
}

function stepOf(name: string): number {
  const step = Object.hasOwn(STEPS, name) ? STEPS[name] : undefined;
  if (step === undefined) throw new Error(`imagine: this world has no step ${name}`);
  return step;
}

function askAs(world: World, { table }: Known, frame: Frame | undefined): void {
  world.step = stepOf(frame?.step ?? 'none');
  if (world.step === TURN || world.step === PUT) {
    world.seat = frame?.seat as number;
    world.done = table.order.indexOf(frame?.seat as Seat);
  } else if (world.step === EFFECT) world.seat = world.endSeats[world.endsDone] as number;
  else if (world.step !== OVER) world.askAll(world.step);
}

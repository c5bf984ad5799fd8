import type { Rng, Seat, Viewer } from '@reseau/core';
import { type Card, type Character, sideOf } from './characters.ts';
import type { Mission } from './data/tables.ts';
import { type Known, lastProposal, type Result, roundOfMission } from './known.ts';
import type { TableRules } from './module.ts';
import { cardsIn } from './phases/mission.ts';

/** A mission as something that whoever was on it must be able to explain. */
export interface Trial {
  readonly mission: Mission;
  /** Members whose cards were turned up; nobody while they lie face down. */
  readonly counted: readonly Seat[];
  /** Members whose cards nobody was shown, by rule or not yet. */
  readonly aside: readonly Seat[];
  /** What was turned up. */
  readonly cards: readonly Card[];
  /** The cards that this member could have laid, as far as the viewer knows. */
  mayLay(seat: Seat, character: Character): readonly Card[];
}

/** All missions on which cards were laid. */
export function trialsOf(known: Known, viewer: Viewer, play: TableRules): readonly Trial[] {
  const { results, laid } = known.table;
  const open = laid === undefined ? [] : [{ mission: laid, team: lastProposal(known.table).team, cards: undefined }];
  return [...results, ...open].map((one) => trialOf(one, known, viewer, play));
}

type Laid = Pick<Result, 'mission' | 'team'> & { readonly cards: readonly Card[] | undefined };

function trialOf({ mission, team, cards }: Laid, known: Known, viewer: Viewer, play: TableRules): Trial {
  const { table } = known;
  const counted = cards === undefined ? [] : play.modifiers.counted(team, table, mission);
  const round = roundOfMission(table, mission);
  const memory: Map<Character, readonly Card[]>[] = [];
  const hand = (seat: Seat, character: Character): readonly Card[] => {
    const side = play.modifiers.side(sideOf(character), character, known, round);
    const legal = cardsIn({ table, seat, mission, character, side }, play);
    const sure = cardKnown(known, viewer, mission, seat);
    return sure === undefined ? legal : legal.filter((card) => card === sure);
  };
  return {
    mission,
    counted,
    aside: team.filter((seat) => !counted.includes(seat)),
    cards: cards ?? [],
    mayLay: (seat, character) => {
      memory[seat] ??= new Map();
      const cards = memory[seat].get(character) ?? hand(seat, character);
      memory[seat].set(character, cards);
      return cards;
    },
  };
}

/** The card of that seat, where the viewer knows it: their own, one that was face up, or one they looked at, as they were last told. */
function cardKnown({ table, secret }: Known, viewer: Viewer, mission: Mission, seat: Seat): Card | undefined {
  const open = table.exposed.findLast((one) => one.mission === mission && one.seat === seat)?.card;
  if (open !== undefined || viewer === 'table') return open;
  const own = seat === viewer ? secret.played[mission]?.[seat] : undefined;
  return own ?? secret.saw.findLast((one) => one.mission === mission && one.of === seat)?.card;
}

/** A Character for each seat that has one by now. */
export type Cast = readonly (Character | undefined)[];

function characterIn(cast: Cast, seat: Seat): Character {
  const character = cast[seat];
  if (character === undefined) throw new Error(`trials: seat ${seat} has no Character yet`);
  return character;
}

/** Who has no Character yet, and what there is left for them. */
export interface Undealt {
  readonly left: readonly Character[];
  couldBe(seat: Seat, character: Character): boolean;
}

/** Whether those with a Character could have laid such cards that the others can explain the rest. */
export function couldExplain(trial: Trial, cast: Cast, undealt: Undealt): boolean {
  if (trial.aside.some((seat) => isHelpless(trial, cast, seat))) return false;
  const seats = trial.counted.filter((seat) => cast[seat] !== undefined);
  // Most missions: nobody has to be found who could have laid anything else.
  if (trial.cards.every((card) => card === 'success')) {
    return seats.every((seat) => trial.mayLay(seat, characterIn(cast, seat)).includes('success'));
  }
  const waiting = trial.counted.filter((seat) => cast[seat] === undefined);
  return lay(trial, cast, seats, trial.cards, (rest) => areCovered(trial, rest, waiting, undealt)) !== undefined;
}

const isHelpless = (trial: Trial, cast: Cast, seat: Seat): boolean => {
  const character = cast[seat];
  return character !== undefined && trial.mayLay(seat, character).length === 0;
};

/** Whether enough of those who wait could have laid each card but Success. Not whether all at once: that shows in time. */
function areCovered(trial: Trial, cards: readonly Card[], waiting: readonly Seat[], undealt: Undealt): boolean {
  return [...new Set(cards)].every((card) => {
    if (card === 'success') return true;
    const able = (seat: Seat, character: Character): boolean =>
      undealt.couldBe(seat, character) && trial.mayLay(seat, character).includes(card);
    const seats = waiting.filter((seat) => undealt.left.some((character) => able(seat, character)));
    const characters = undealt.left.filter((character) => waiting.some((seat) => able(seat, character)));
    return Math.min(seats.length, characters.length) >= cards.filter((one) => one === card).length;
  });
}

/** Beyond so many there is nearly always a way, and looking for it would take longer than it saves. */
const FEW = 4;

/** Whether the few who are left for a card, a Reverse say, could be behind it on every mission where it came up. */
export function couldRecur(trials: readonly Trial[], cast: Cast, undealt: Undealt): boolean {
  const odd = new Set(trials.flatMap(({ cards }) => cards.filter((card) => card !== 'success')));
  return [...odd].every((card) => {
    const charges = trials.map((trial) => chargeOf(trial, card, cast, undealt)).filter(({ count }) => count > 0);
    const few = undealt.left.filter((character) => charges.some(({ couldBe }) => couldBe.has(character))).length;
    return few > FEW || meetAll(charges, few);
  });
}

/** That so many of these seats have laid a card. */
interface Charge {
  readonly count: number;
  readonly seats: readonly Seat[];
}

/** What of a card on a mission is left to those who have no Character yet, and what these would have to be. */
function chargeOf(trial: Trial, card: Card, cast: Cast, { left, couldBe }: Undealt) {
  const suspects = new Set<Character>();
  let count = trial.cards.filter((one) => one === card).length;
  const seats: Seat[] = [];
  for (const seat of count === 0 ? [] : trial.counted) {
    const character = cast[seat];
    const able = (one: Character): boolean => trial.mayLay(seat, one).includes(card);
    if (character !== undefined) {
      if (able(character)) count -= 1;
      continue;
    }
    const guises = left.filter((one) => couldBe(seat, one) && able(one));
    for (const one of guises) suspects.add(one);
    if (guises.length > 0) seats.push(seat);
  }
  return { count, seats, couldBe: suspects };
}

/** Whether so few seats can be chosen that every charge has as many as it needs. */
function meetAll(charges: readonly Charge[], few: number): boolean {
  const [first, ...rest] = charges;
  if (first === undefined) return true;
  if (first.count <= 0) return meetAll(rest, few);
  if (first.count > few) return false;
  return first.seats.some((seat) =>
    meetAll(
      charges.map(({ count, seats }) =>
        seats.includes(seat) ? { count: count - 1, seats: seats.filter((one) => one !== seat) } : { count, seats },
      ),
      few - 1,
    ),
  );
}

type LaidBy = readonly (Card | undefined)[];

/** Gives each of these seats one of the cards that it could have laid, so that the rest pleases. */
function lay(
  trial: Trial,
  cast: Cast,
  seats: readonly Seat[],
  cards: readonly Card[],
  pleases: (rest: readonly Card[]) => boolean,
  rng?: Rng,
): LaidBy | undefined {
  const [seat, ...others] = seats;
  if (seat === undefined) return pleases(cards) ? [] : undefined;
  const choices = [...new Set(trial.mayLay(seat, characterIn(cast, seat)))].filter((card) => cards.includes(card));
  for (const card of rng === undefined ? choices : rng.shuffle(choices)) {
    const laidBy = lay(trial, cast, others, cards.toSpliced(cards.indexOf(card), 1), pleases, rng);
    if (laidBy === undefined) continue;
    const next = laidBy.slice();
    next[seat] = card;
    return next;
  }
  return undefined;
}

/** The cards of a mission, drawn at random, by seat; undefined when these characters cannot have laid them. */
export function layCards(trial: Trial, cast: Cast, rng: Rng): LaidBy | undefined {
  const counted = lay(trial, cast, rng.shuffle(trial.counted), trial.cards, () => true, rng);
  if (counted === undefined) return undefined;
  const laidBy = counted.slice();
  for (const seat of trial.aside) {
    const legal = trial.mayLay(seat, characterIn(cast, seat));
    if (legal.length === 0) return undefined;
    laidBy[seat] = rng.choose(legal);
  }
  return laidBy;
}

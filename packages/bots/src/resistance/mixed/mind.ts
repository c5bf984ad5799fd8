import { type Options, type Rng, type Seat, seatsOf } from '@reseau/core';
import {
  type Character,
  type Known,
  type Move,
  RESULTS_TO_WIN,
  type ResistanceGame,
  type ResistanceKind,
  type Side,
  SPIES,
  score,
  type Table,
} from '@reseau/games/resistance';
import type { BotView } from '../../game-bots.ts';
import { type SeatSet, sizeOf } from '../seat-set.ts';
import { type Situation, situationOf } from '../situation.ts';
import { type Belief, beliefOf, blurred, publicBelief, spiesNow, trusting } from './belief.ts';
import type { Rules } from './rules.ts';

// Not the one of table-at.ts: what a file has of its own is free in its loops.
const floatAt = (table: Float64Array, place: number): number => table[place] as number;
const numberAt = (table: readonly number[], place: number): number => table[place] as number;

/** How well a bot thinks. */
export interface Skill {
  /** 1 takes all evidence at its full weight. */
  readonly sharp: number;
  /** How far its judgements may be off, as a share. */
  readonly noise: number;
  /** How often, as a spy, it remembers to do what a resistance member would. */
  readonly cover: number;
  /** Whether it keeps to the teams that the plan of the plain game agrees on. */
  readonly plans: boolean;
  /** Whether it thinks about the questions of modules at all; only the arena has bots that do not. */
  readonly aware: boolean;
}

/** Who may be the spies now, and how likely. */
export interface Odds {
  readonly sets: readonly SeatSet[];
  readonly weights: readonly number[];
  /** By seat, how likely a spy. */
  readonly suspects: readonly number[];
}

/** One seat that was asked something, and what it makes of the table. */
export interface Mind {
  readonly rules: Rules;
  readonly known: Known;
  readonly situation: Situation;
  readonly seat: Seat;
  readonly character: Character;
  readonly options: Options<Move>;
  readonly rng: Rng;
  readonly skill: Skill;
  /** The side it plays for. */
  readonly aim: Side;
  readonly belief: Belief;
  readonly odds: Odds;
  /** What an ordinary resistance member on this seat would think. */
  readonly masked: Odds;
  /** What somebody would think who only watches. */
  readonly onlooker: Odds;
  /** For a spy, the others it is sure of. */
  readonly partners: SeatSet;
}

/** What a bot of this game looks at; what it heard is all in what it knows. */
export type View = Omit<BotView<ResistanceKind, ResistanceGame>, 'heard' | 'isLate'>;

export function mindOf({ game, seat, known, options, rng }: View, rules: Rules, skill: Skill): Mind {
  const character = known.secret.characters[seat];
  const aim = rules.sideNow(known, seat);
  if (character === undefined || aim === undefined) throw new Error('bot: a seat without a card was asked');
  const sharp = skill.sharp * rules.resultsTell;
  const belief = blurred(beliefOf(rules, known, seat), sharp);
  const odds = oddsOf(belief);
  const watching = blurred(publicBelief(rules, known, game.empty.secret), sharp);
  const onlooker = oddsOf(watching);
  const partners = aim === 'spy' ? sure(odds.suspects) & ~(1 << seat) : 0;
  const masked = oddsOf(trusting(watching, seat));
  const situation = situationOf(known.table);
  return {
    rules,
    known,
    situation,
    seat,
    character,
    options,
    rng,
    skill,
    aim,
    belief,
    odds,
    masked,
    onlooker,
    partners,
  };
}

function oddsOf(belief: Belief): Odds {
  const now = spiesNow(belief);
  const sets: SeatSet[] = [];
  const weights: number[] = [];
  const suspects = seatsOf(belief.seats).map(() => 0);
  for (let set = 0; set < now.length; set += 1) {
    const weight = floatAt(now, set);
    if (weight === 0) continue;
    sets.push(set);
    weights.push(weight);
    for (let seat = 0; seat < belief.seats; seat += 1) {
      if (((set >> seat) & 1) === 1) suspects[seat] = numberAt(suspects, seat) + weight;
    }
  }
  return { sets, weights, suspects };
}

const sure = (suspects: readonly number[]): SeatSet =>
  suspects.reduce((set, chance, seat) => (chance > 0.98 ? set | (1 << seat) : set), 0);

/** Whether the next result may end the game. */
export const isDeciding = (table: Table): boolean => {
  const { resistance: successes, spy: failures } = score(table);
  return successes >= RESULTS_TO_WIN - 1 || failures >= RESULTS_TO_WIN - 1;
};

/** How likely a mission succeeds, by the number of spies on the team, and by whether the leader is another. */
export interface Passing {
  readonly leader: Seat;
  readonly honest: readonly number[];
  readonly crooked: readonly number[];
}

const COUNTS = Array.from({ length: Math.max(...Object.values(SPIES)) + 1 }, (_, on) => on);
/** How likely enough spies let a mission pass. */
const UNCAUGHT = 0.12;

export function passing({ rules }: Mind, need: number, leader: Seat): Passing {
  const { harmless, caught, saved } = rules.hopes;
  const by = (chances: readonly number[]): readonly number[] =>
    COUNTS.map((on) => {
      if (on === 0) return 1;
      return on < need ? harmless : (chances[on - need] ?? UNCAUGHT) + saved;
    });
  return { leader, honest: by(caught), crooked: by([]) };
}

export function teamValue({ sets, weights }: Odds, { leader, honest, crooked }: Passing, team: SeatSet): number {
  let sum = 0;
  for (let at = 0; at < sets.length; at += 1) {
    const set = numberAt(sets, at);
    const passes = ((set >> leader) & 1) === 1 ? crooked : honest;
    sum += numberAt(weights, at) * numberAt(passes, sizeOf(set & team));
  }
  return sum;
}

/** How likely so many spies are among these that something holds. */
export function chanceThat({ sets, weights }: Odds, among: SeatSet, holds: (spies: number) => number): number {
  let sum = 0;
  for (let at = 0; at < sets.length; at += 1) sum += numberAt(weights, at) * holds(sizeOf(numberAt(sets, at) & among));
  return sum;
}

/** A judgement, as far off as this bot's may be. */
export const judged = ({ skill, rng }: Mind, value: number): number =>
  skill.noise === 0 ? value : value * (1 + skill.noise * (2 * rng.fraction() - 1));

/** The seat that most of something is said of; the bot's noise makes near ones equal. */
export function most(mind: Mind, seats: readonly Seat[], value: (seat: Seat) => number): Seat {
  let [best, top] = [seats[0] as Seat, Number.NEGATIVE_INFINITY];
  for (const seat of seats) {
    const here = judged(mind, value(seat)) + 1e-6 * mind.rng.fraction();
    if (here > top) [best, top] = [seat, here];
  }
  return best;
}

export const suspicion = ({ suspects }: Odds, seat: Seat): number => numberAt(suspects, seat);

/** How little is settled about a seat. */
export const doubt = (odds: Odds, seat: Seat): number => suspicion(odds, seat) * (1 - suspicion(odds, seat));

export const isPartner = ({ partners }: Mind, seat: Seat): boolean => ((partners >> seat) & 1) === 1;

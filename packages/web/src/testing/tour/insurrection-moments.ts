import { type Entry, knownTo, type Match, Rng, type Seat, sample, start, submit } from '@reseau/core';
import {
  type Ending,
  type Fact,
  type Grant,
  handOf,
  type InsurrectionKind as Kind,
  type Move,
  setUp,
} from '@reseau/games/insurrection';

type Game = Match<Kind>;

/** What the first seat is shown at one moment of a match, and how the match came to it. */
export interface Moment {
  readonly seed: string;
  readonly entries: readonly Entry<Kind>[];
}

export const MOMENT_OPTIONS = { side: 'advanced', locations: 'any' } as const;
export const MOMENT_SEATS = 6;

const ME = 0 as Seat;
const stepOf = ({ table }: Game): string | undefined => table.at.stack.at(-1)?.step;
const isAsked = ({ turn, sealed, outcome }: Game): boolean =>
  outcome === undefined && turn.must.includes(ME) && sealed[ME] === undefined;
const at =
  (step: string) =>
  (match: Game): boolean =>
    isAsked(match) && stepOf(match) === step;
const optionsOf = (match: Game) => match.game.options(knownTo(match, ME), ME);
/** Whether this may be done now, by the card just played or by the location where that is asked for. */
const may =
  (type: Move['type'], by?: Grant) =>
  (match: Game): boolean =>
    isAsked(match) &&
    optionsOf(match).some(
      (option) => option.type === type && (by === undefined || ('by' in option && option.by.one.includes(by))),
    );
const isOver =
  (ending: Ending) =>
  ({ outcome, table }: Game): boolean =>
    outcome !== undefined && table.ending === ending;

/** Every question that can be put to a seat, every effect that it can be offered, and both ends. */
const MOMENTS = {
  leader: at('leader'),
  discard: at('discard'),
  choose: at('choose'),
  turn: at('turn'),
  locked: (match: Game) => at('turn')(match) && match.table.corrupted,
  eliminate: may('eliminate', 'site'),
  look: may('look', 'site'),
  muster: may('muster'),
  raise: may('raise'),
  cleanse: may('cleanse'),
  trade: may('trade'),
  swear: may('swear'),
  put: at('put'),
  swap: may('swap'),
  gain: may('gain'),
  wait: (match: Game) => match.outcome === undefined && stepOf(match) === 'turn' && !isAsked(match),
  good: isOver('good'),
  evil: isOver('evil'),
} as const satisfies Readonly<Record<string, (match: Game) => boolean>>;
export type MomentName = keyof typeof MOMENTS;
const NAMES = Object.keys(MOMENTS) as readonly MomentName[];

/** How much a screen has to find room for. */
function fullness(match: Game): number {
  const { table } = match;
  const hand = handOf(knownTo(match, ME), ME).length;
  const acts = isAsked(match) ? optionsOf(match).length : 0;
  return 2 * hand + table.centre.length + table.graveyard.length + 3 * acts;
}

const MATCHES = 60;

/** Of many matches played at random, always the same ones, the fullest table of each kind. */
export function fullestMoments(): ReadonlyMap<MomentName, Moment> {
  const best = new Map<MomentName, Moment & { readonly full: number }>();
  for (let number = 0; number < MATCHES; number += 1) {
    const seed = `moments ${number}`;
    for (const { match, entries } of playedOut(seed)) {
      const met = NAMES.filter((name) => MOMENTS[name](match));
      const full = met.length === 0 ? 0 : fullness(match);
      for (const name of met) if (full > (best.get(name)?.full ?? -1)) best.set(name, { seed, entries, full });
    }
  }
  const missing = NAMES.filter((name) => !best.has(name));
  if (missing.length > 0) throw new Error(`moments: never met ${missing.join(', ')}`);
  return best;
}

interface BeforeMove extends Moment {
  readonly next: { readonly seat: Seat; readonly move: Move };
}

/** A match before the move by which this is told, and not that, and that move. */
export function momentBefore(type: Fact['type'], not?: Fact['type']): BeforeMove {
  return momentWhere((facts) => facts.some((fact) => fact.type === type) && !facts.some((fact) => fact.type === not));
}

/** The same by whatever the move tells. */
export function momentWhere(isIt: (told: readonly Fact[]) => boolean): BeforeMove {
  for (let number = 0; number < MATCHES; number += 1) {
    const seed = `moments ${number}`;
    for (const { entries } of playedOut(seed)) {
      const last = entries.at(-1);
      if (last === undefined || !isIt(last.facts)) continue;
      if (last.move !== undefined && typeof last.actor === 'number')
        return { seed, entries: entries.slice(0, -1), next: { seat: last.actor, move: last.move } };
    }
  }
  throw new Error('moments: never told');
}

/** The first seat is to play a card, and holds so many. */
export function momentWithHand(cards: number): Moment {
  for (let number = 0; number < MATCHES; number += 1) {
    const seed = `moments ${number}`;
    for (const { match, entries } of playedOut(seed))
      if (MOMENTS.choose(match) && handOf(knownTo(match, ME), ME).length === cards) return { seed, entries };
  }
  throw new Error(`moments: nobody ever holds ${cards} cards`);
}

/** A match from the deal to its end, move by move. */
function* playedOut(seed: string): Generator<{ readonly match: Game; readonly entries: readonly Entry<Kind>[] }> {
  const made = setUp(MOMENT_SEATS, MOMENT_OPTIONS);
  if (!made.ok) throw new Error(`moments: ${made.problem}`);
  const rng = Rng.seeded(seed);
  let { match, entry } = start(made.game, seed);
  let entries: readonly Entry<Kind>[] = [entry];
  for (;;) {
    yield { match, entries };
    // From the last seat to the first: what all are asked at once, the first seat is asked to the end.
    const actor = match.turn.must.findLast((seat) => match.sealed[seat] === undefined);
    if (match.outcome !== undefined || actor === undefined) return;
    const move = sample(match.game.options(knownTo(match, actor), actor), rng);
    const answer = submit(match, { actor, question: match.turn.question, move });
    if (!answer.ok) throw new Error(`moments: ${answer.code}`);
    ({ match, entry } = answer);
    entries = [...entries, entry];
  }
}

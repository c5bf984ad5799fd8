import { type Seat, seatsOf } from '@reseau/core';
import { type Card, type Fact, isFail, type Table } from '@reseau/games/resistance';

/** How the observer thinks people behave. Stated on the screen, too: change both. */
const SPY_FAILS = 0.8;
const SPY_APPROVES = { withSpy: 0.75, without: 0.25 };
/** Where modules are in play, anything may be their doing. */
const DOUBT = 0.02;

interface Observed {
  readonly table: Table;
  readonly facts: readonly Fact[];
}

interface Circle {
  readonly seats: number;
  readonly spies: number;
  readonly hasModules: boolean;
}

/** How likely each seat is a spy, moment by moment, to somebody who sees the table and nothing else. */
export function beliefs(
  observed: readonly Observed[],
  { seats, spies, hasModules }: Circle,
): readonly (readonly number[])[] {
  const everybody = seatsOf(seats);
  const worlds = groupsOf(everybody, spies).map((group): ReadonlySet<Seat> => new Set(group));
  const doubt = hasModules ? DOUBT : 0;
  let weights: readonly number[] = worlds.map(() => 1 / worlds.length);
  return observed.map((moment) => {
    const fresh = weights.map((weight, index) => weight * likelihood(worlds[index] ?? NOBODY, moment, doubt));
    const sum = fresh.reduce((total, weight) => total + weight, 0);
    // Behaviour that this model holds impossible teaches it nothing.
    if (sum > 0) weights = fresh.map((weight) => weight / sum);
    return everybody.map((seat) =>
      worlds.reduce((total, world, index) => total + (world.has(seat) ? (weights[index] ?? 0) : 0), 0),
    );
  });
}

const NOBODY: ReadonlySet<Seat> = new Set();

/** All groups of so many. */
function groupsOf(seats: readonly Seat[], size: number): readonly (readonly Seat[])[] {
  if (size === 0) return [[]];
  return seats.flatMap((seat, index) => groupsOf(seats.slice(index + 1), size - 1).map((others) => [seat, ...others]));
}

function likelihood(spies: ReadonlySet<Seat>, { table, facts }: Observed, doubt: number): number {
  return facts.reduce((product, fact) => {
    const chance = chanceOf(fact, spies, table);
    return chance === undefined ? product : product * (doubt + (1 - doubt) * chance);
  }, 1);
}

/** How likely this is where these are the spies; nothing where it says nothing about them. */
function chanceOf(fact: Fact, spies: ReadonlySet<Seat>, table: Table): number | undefined {
  if (isVote(fact)) {
    if (!spies.has(fact.seat)) return 0.5;
    const team = table.proposals.at(-1)?.team ?? [];
    const approves = team.some((seat) => spies.has(seat)) ? SPY_APPROVES.withSpy : SPY_APPROVES.without;
    return fact.approve ? approves : 1 - approves;
  }
  if (!isReveal(fact)) return undefined;
  const team = table.results.find(({ mission }) => mission === fact.mission)?.team ?? [];
  const fails = fact.cards.filter(isFail).length;
  // A card that was set aside may be anybody's.
  const counted = fact.cards.length < team.length ? team.map((seat) => team.filter((one) => one !== seat)) : [team];
  const chances = counted.map((some) => failing(some.filter((seat) => spies.has(seat)).length, fails));
  return chances.reduce((total, chance) => total + chance, 0) / chances.length;
}

type Vote = Fact & { readonly type: 'voted'; readonly seat: Seat; readonly approve: boolean };
type Reveal = Fact & { readonly type: 'revealed'; readonly mission: number; readonly cards: readonly Card[] };
const isVote = (fact: Fact): fact is Vote => fact.type === 'voted';
const isReveal = (fact: Fact): fact is Reveal => fact.type === 'revealed';

/** So many fails of so many spies, each of whom fails by the same chance. */
function failing(spies: number, fails: number): number {
  if (fails > spies) return 0;
  return choose(spies, fails) * SPY_FAILS ** fails * (1 - SPY_FAILS) ** (spies - fails);
}

const choose = (all: number, some: number): number =>
  Array.from({ length: some }, (_, index) => (all - index) / (index + 1)).reduce((product, part) => product * part, 1);

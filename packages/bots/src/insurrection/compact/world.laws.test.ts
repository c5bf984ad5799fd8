import { type Match, optionsFor, pick, Rng, type Seat, size, start, submit } from '@reseau/core';
import {
  type CardFile,
  HOUSE_SET,
  type InsurrectionGame,
  type InsurrectionKind as Kind,
  PATHS,
  SEAT_COUNTS,
  type Site,
  setUp,
} from '@reseau/games/insurrection';
import { describe, expect, test } from 'vitest';
import { boxOf } from './box.ts';
import { Dice } from './dice.ts';
import { Imagined } from './imagine.ts';
import { finalPoints, winnersIn } from './points.ts';
import { spelled } from './spell.ts';
import { LEADER, MOST_OPTIONS, OVER } from './tabletop.ts';
import { World } from './world.ts';

const GAMES = 150;
const FROM = 0 as Seat;

const { file } = HOUSE_SET;
/** Locations as no house has them: what a card file may ask for and ours does not. */
const STRANGE: CardFile = {
  ...file,
  locations: file.locations.map((location, at) => ({
    ...location,
    advanced: [
      { reveal: 3, draw: 3, reversed: true as const },
      { reveal: 2, sweep: 'marked' as const, leaders: 1 },
      { reveal: 0, effect: 'trade' as const, limit: 6 },
    ][at % 3] as Site,
  })),
};

const gameOf = (seats: number, side: string, cards: CardFile) => {
  const made = setUp(seats, { side, cards });
  if (!made.ok) throw new Error(made.problem);
  return made.game;
};

/** The world that the rules' own table is, nothing hidden. */
const inTruth = (match: Match<Kind>): World =>
  new Imagined(boxOf((match.game as InsurrectionGame).cards), { table: match.table, secret: match.server }, FROM).world;

const sorted = (cards: Iterable<number>): readonly number[] => [...cards].toSorted((a, b) => a - b);

/** All that makes a difference, for comparison. */
function told(world: World) {
  const { seats, people, leaders, step, round, seat, done, owed, used, corrupted } = world;
  const pile = ({ cards, top, size: count }: World['people']) =>
    Array.from({ length: count }, (_, at) => cards[(top + at) % cards.length]);
  return {
    step,
    round,
    seat: step === OVER ? 0 : seat,
    done,
    owed,
    used,
    corrupted,
    people: pile(people),
    leaders: pile(leaders),
    centre: [...world.centre.slice(0, world.centreSize)],
    graveyard: [...world.graveyard.slice(0, world.buried)],
    played: [...world.played],
    hands: Array.from({ length: seats }, (_, one) =>
      sorted(Array.from({ length: world.handSize(one) }, (__, at) => world.handCard(one, at))),
    ),
    tallies: [...world.tallies],
    endsDone: world.endsDone,
  };
}

/** Each shuffles the Leaders that were not kept into the pile by its own chance: the same cards, in another order. */
function shuffleAs({ leaders }: World, truth: World): void {
  const cards = ({ cards: all, top, size: count }: World['leaders']) => sorted(all.slice(top, top + count));
  expect(cards(leaders)).toEqual(cards(truth.leaders));
  leaders.copy(truth.leaders);
}

function sameAsRules(game: InsurrectionGame, seed: string): void {
  const seats = game.seats.length;
  const dice = new Dice(Rng.seeded(`${seed} moves`));
  let { match } = start(game, seed);
  const world = new World(boxOf(game.cards), seats);
  world.copy(inTruth(match));
  const options = new Int32Array(MOST_OPTIONS);
  while (match.outcome === undefined) {
    const seat = world.seat as Seat;
    const legal = optionsFor(match, seat);
    const count = world.options(options);
    expect(count).toBe(size(legal));
    for (let at = 0; at < count; at += 1) expect(pick(legal, spelled(world.box, options[at]!))).toBeDefined();
    const move = options[dice.below(count)]!;
    const done = submit(match, { actor: seat, question: match.turn.question, move: spelled(world.box, move) });
    if (!done.ok) throw new Error(`${done.code} ${done.reason}`);
    match = done.match;
    const isOpening = world.step === LEADER;
    world.play(move);
    // Sealed choices are not on the table yet.
    const isDecided = done.entry.facts.length > 0 && match.outcome === undefined;
    if (isOpening && isDecided) shuffleAs(world, inTruth(match));
    expect(isDecided ? told(world) : undefined).toEqual(isDecided ? told(inTruth(match)) : undefined);
  }
  expect(world.step).toBe(OVER);
  const points = new Float64Array(seats);
  finalPoints(world, points);
  expect([...points]).toEqual(match.table.points);
  const winners = winnersIn(world, points);
  expect(match.table.winners.reduce((set, seat) => set | (1 << seat), 0)).toBe(winners);
}

describe.each(PATHS)('the compact world on a %s path', (side) => {
  test.each(SEAT_COUNTS)('goes the way of the rules at %i seats', (seats) => {
    const game = gameOf(seats, side, file);
    for (let played = 0; played < GAMES; played += 1) sameAsRules(game, `world ${played}`);
  });
});

test.each(SEAT_COUNTS)('the compact world goes the way of the rules at strange locations, %i seats', (seats) => {
  const game = gameOf(seats, 'advanced', STRANGE);
  for (let played = 0; played < GAMES; played += 1) sameAsRules(game, `strange ${played}`);
});

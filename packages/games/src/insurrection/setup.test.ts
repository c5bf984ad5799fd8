import { Rng, type Seat } from '@reseau/core';
import { garbage } from '@reseau/testkit';
import { describe, expect, test } from 'vitest';
import { type Card, placeOf } from './cards/card-set.ts';
import { SEAT_COUNTS } from './known.ts';
import { DEAL_PROBLEMS } from './phases/arrange.ts';
import { PATHS, type PathKind, type Plan, shuffled } from './phases/deal.ts';
import { HOUSE_SET, setUp } from './setup.ts';
import { WORKBENCH } from './testing/workbench.ts';

const answer = (seats: number, options: unknown): string => {
  const made = setUp(seats, options);
  return made.ok ? `ok ${made.setup.side}` : made.problem;
};

describe('setting up a table', () => {
  test.each<[seats: number, options: unknown, answer: string]>([
    [2, { side: 'base' }, 'ok base'],
    [6, { side: 'mixed' }, 'ok mixed'],
    [4, { side: 'advanced' }, 'ok advanced'],
    [1, { side: 'base' }, 'tooFewSeats'],
    [7, { side: 'base' }, 'tooManySeats'],
    [4, {}, 'unknownSide'],
    [4, { side: 'A' }, 'unknownSide'],
    [4, { side: 'base', modules: [] }, 'badOptions'],
    [4, { side: 'base', cards: 7 }, 'badCards'],
    [4, { side: 'base', first: 3 }, 'ok base'],
    [3, { side: 'base', first: 3 }, 'firstNotSeated'],
    [6, { side: 'base', first: 6 }, 'firstNotSeated'],
    [4, { side: 'base', first: -1 }, 'firstNotSeated'],
    [4, { side: 'base', first: 'Ada' }, 'firstNotSeated'],
    [1, { side: 'base', first: 3 }, 'tooFewSeats'],
    [4, { side: 'base', locations: 'any' }, 'ok base'],
    [4, { side: 'base', locations: ['ford', 'market', 'barracks', 'mill'] }, 'ok base'],
    [4, { side: 'mixed', locations: ['ford', 'market', 'barracks', 'abbey'] }, 'ok mixed'],
    [4, { side: 'base', locations: ['ford', 'market', 'barracks'] }, 'notFourLocations'],
    [4, { side: 'base', locations: ['ford', 'market', 'barracks', 'mill', 'abbey'] }, 'notFourLocations'],
    [4, { side: 'base', locations: ['ford', 'ford', 'barracks', 'mill'] }, 'notFourLocations'],
    [4, { side: 'base', locations: ['ford', 'moon', 'barracks', 'mill'] }, 'unknownLocation'],
    [4, { side: 'base', locations: ['ford', 'keep', 'barracks', 'mill'] }, 'unknownLocation'],
    [4, { side: 'base', locations: 'A' }, 'notFourLocations'],
    [4, null, 'badOptions'],
    [4, [], 'badOptions'],
  ])('[IH5] %i seats, %j: %s', (seats, options, expected) => {
    expect(answer(seats, options)).toBe(expected);
  });

  test('[IH5] nonsense is refused, not tripped over', () => {
    for (const options of garbage(5, 300)) expect(setUp(4, options).ok).toBe(false);
    for (const seats of [Number.NaN, 4.5, -1, Number.POSITIVE_INFINITY])
      expect(setUp(seats, { side: 'base' }).ok).toBe(false);
  });
});

test('[IH5] what a record kept before there was more to choose sets up the same table as ever', () => {
  const made = setUp(4, { side: 'base', cards: WORKBENCH });
  if (!made.ok) throw new Error(made.problem);
  expect(made.setup).toEqual({ side: 'base', cards: WORKBENCH });
  expect(Object.keys(made.setup)).toEqual(['side', 'cards']);
});

test('[IH5] who begins and the locations are kept with the rest', () => {
  const chosen = { side: 'base', first: 1, locations: ['ford', 'market', 'barracks', 'mill'] };
  const made = setUp(2, chosen);
  if (!made.ok) throw new Error(made.problem);
  expect(made.setup).toEqual(chosen);
  expect(made.lasting).toEqual({ ...chosen, cards: HOUSE_SET.file });
});

test('[IH5] what a record keeps has the box in it, and sets up the same again', () => {
  for (const cards of [undefined, WORKBENCH]) {
    const made = setUp(4, cards === undefined ? { side: 'mixed' } : { side: 'mixed', cards });
    if (!made.ok) throw new Error(made.problem);
    expect(made.lasting).toEqual({ side: 'mixed', cards: cards ?? HOUSE_SET.file });
    expect(setUp(4, JSON.parse(JSON.stringify(made.lasting)))).toMatchObject({ ok: true, lasting: made.lasting });
  }
});

describe('the shuffle', () => {
  const layouts = (side: PathKind, more: Omit<Plan, 'side'> = {}) =>
    Array.from({ length: 400 }, (_, seed) =>
      shuffled({ seats: 4, set: HOUSE_SET }, { side, ...more }, Rng.seeded(`${side} ${seed}`)),
    );

  test('[IN2] base sides: two of each letter, in any order', () => {
    const orders = new Set<string>();
    for (const { path } of layouts('base')) {
      const letters = path.map((stop) => {
        const place = placeOf(HOUSE_SET, stop);
        return 'letter' in place ? place.letter : '';
      });
      expect(letters.toSorted()).toEqual(['A', 'A', 'B', 'B']);
      expect(path.every(({ side }) => side === 'base')).toBe(true);
      orders.add(letters.join(''));
    }
    expect(orders.size).toBe(6);
  });

  test('[IN2] advanced sides: any four; mixed: any four, either side', () => {
    const seen = new Map(PATHS.map((side) => [side, new Set<string>()]));
    for (const side of ['advanced', 'mixed'] as const) {
      for (const { path } of layouts(side)) {
        expect(new Set(path.map(({ location }) => location)).size).toBe(4);
        for (const { location, side: up } of path) seen.get(side)?.add(`${location} ${up}`);
      }
    }
    expect(seen.get('advanced')?.size).toBe(12);
    expect(seen.get('mixed')?.size).toBe(24);
  });

  test('[IN2] base sides, any four: also three or four of a letter', () => {
    const letters = new Set<string>();
    for (const { path } of layouts('base', { locations: 'any' })) {
      expect(path.every(({ side }) => side === 'base')).toBe(true);
      expect(new Set(path.map(({ location }) => location)).size).toBe(4);
      letters.add(
        path
          .map((stop) => placeOf(HOUSE_SET, stop))
          .map((place) => ('letter' in place ? place.letter : ''))
          .toSorted()
          .join(''),
      );
    }
    expect([...letters].toSorted()).toEqual(['AAAA', 'AAAB', 'AABB', 'ABBB', 'BBBB']);
  });

  test('[IN2] four that were named, in any order', () => {
    const named = ['ford', 'market', 'barracks', 'abbey'];
    for (const side of PATHS) {
      const orders = new Set<string>();
      for (const { path } of layouts(side, { locations: named })) {
        expect(path.map(({ location }) => location).toSorted()).toEqual(named.toSorted());
        expect(path.every((stop) => side === 'mixed' || stop.side === side)).toBe(true);
        orders.add(path.map(({ location }) => location).join(' '));
      }
      expect(orders.size).toBe(24);
    }
  });

  test('[IN4] whoever was named is first, and all else is dealt as if chance had named them', () => {
    const [named, drawn] = [layouts('base', { first: 2 as Seat }), layouts('base')];
    expect(new Set(named.map(({ first }) => first))).toEqual(new Set([2]));
    expect(named.map(({ hands, path }) => ({ hands, path }))).toEqual(
      drawn.map(({ hands, path }) => ({ hands, path })),
    );
  });

  test('[IN3] every card is dealt once, and [IN4] anybody may be first', () => {
    const firsts = new Set<Seat>();
    for (const { hands, leaders, piles, first } of layouts('base')) {
      const cards: readonly Card[] = [...hands.flat(), ...leaders.flat(), ...piles.people, ...piles.leaders];
      expect(new Set(cards).size).toBe(84);
      expect(hands.map((hand) => hand.length)).toEqual([3, 3, 3, 3]);
      expect(leaders.map((pair) => pair.length)).toEqual([2, 2, 2, 2]);
      firsts.add(first);
    }
    expect(firsts.size).toBe(4);
  });

  test('[IN1] there are cards for every size of table', () => {
    for (const seats of SEAT_COUNTS) {
      const { piles } = shuffled({ seats, set: HOUSE_SET }, { side: 'base' }, Rng.seeded('size'));
      expect([piles.people.length, piles.leaders.length]).toEqual([70 - 3 * seats, 14 - 2 * seats]);
    }
  });
});

describe('a deal laid out by hand', () => {
  const made = setUp(2, { side: 'base', cards: WORKBENCH });
  const arranged = (deal: unknown): string => {
    if (!made.ok) throw new Error(made.problem);
    const facts = made.game.arrange(deal);
    return typeof facts === 'string' ? facts : facts.map(({ type }) => type).join(' ');
  };
  const path = ['ford', 'gallows', 'barracks', 'altar'].map((location) => ({ location, side: 'base' }));
  const hands = [
    ['wolf-1', 'wolf-2', 'wolf-3'],
    ['militia-1', 'militia-2', 'militia-3'],
  ];
  const leaders = [
    ['yel', 'talin'],
    ['qhia', 'azel'],
  ];
  const deal = { first: 0, path, hands, leaders };

  test('[IH6] tells what the shuffle would have told', () => {
    expect(arranged(deal)).toBe('began dealt dealt piled at');
  });

  test.each<[options: object, deal: unknown, says: string]>([
    [{ first: 1 }, { ...deal, first: 1 }, 'began dealt dealt piled at'],
    [{ first: 1 }, deal, 'wrongFirst'],
    [
      { locations: 'any' },
      { ...deal, path: path.with(1, { location: 'mill', side: 'base' }) },
      'began dealt dealt piled at',
    ],
    [{}, { ...deal, path: path.with(1, { location: 'mill', side: 'base' }) }, 'wrongPath'],
    [{ locations: ['altar', 'barracks', 'ford', 'gallows'] }, deal, 'began dealt dealt piled at'],
    [{ locations: ['altar', 'barracks', 'ford', 'mill'] }, deal, 'wrongPath'],
  ])('[IH6] at a table with %j', (options, raw, says) => {
    const chosen = setUp(2, { side: 'base', cards: WORKBENCH, ...options });
    if (!chosen.ok) throw new Error(chosen.problem);
    const facts = chosen.game.arrange(raw);
    expect(typeof facts === 'string' ? facts : facts.map(({ type }) => type).join(' ')).toBe(says);
  });

  test.each<[name: string, deal: unknown, problem: string]>([
    ['nobody is first', { ...deal, first: 2 }, 'firstNotSeated'],
    ['three locations', { ...deal, path: path.slice(1) }, 'wrongPath'],
    ['a location twice', { ...deal, path: path.with(0, path[2]!) }, 'wrongPath'],
    ['an unknown one', { ...deal, path: path.with(0, { location: 'moon', side: 'base' }) }, 'wrongPath'],
    ['two cards', { ...deal, hands: hands.with(0, ['wolf-1', 'wolf-2']) }, 'wrongHands'],
    ['an unknown card', { ...deal, hands: hands.with(0, ['wolf-1', 'wolf-2', 'wolf']) }, 'wrongHands'],
    ['a card twice', { ...deal, hands: hands.with(0, ['wolf-1', 'wolf-1', 'wolf-2']) }, 'wrongHands'],
    ['three Leaders', { ...deal, leaders: leaders.with(0, ['yel', 'talin', 'tarak']) }, 'wrongHands'],
    ['a pile with a card that is dealt', { ...deal, piles: { people: ['wolf-1'] } }, 'wrongPile'],
    ['a pile of something', { ...deal, piles: { people: 'wolf-4' } }, 'wrongPile'],
    ['a third pile', { ...deal, piles: { plots: [] } }, 'badDeal'],
    ['something more', { ...deal, second: 1 }, 'badDeal'],
    ['nothing', undefined, 'badDeal'],
  ])('[IH6] refused: %s', (_name, raw, problem) => {
    expect(arranged(raw)).toBe(problem);
  });

  test('[IH6] nonsense is refused, not tripped over', () => {
    for (const raw of garbage(6, 300)) expect(DEAL_PROBLEMS).toContain(arranged(raw));
    for (const raw of garbage(6, 100)) {
      for (const key of Object.keys(deal)) expect(() => arranged({ ...deal, [key]: raw })).not.toThrow();
    }
  });
});

import type { Seat } from '@reseau/core';
import { optionsFor, Rng, start, submit } from '@reseau/core';
import { type Clock, type Fact, HOUSE_BOX, isPaused, type Move, neighboursOf, setUp } from '@reseau/games/project';
import { describe, expect, test } from 'vitest';
import { botMove } from '../bot.ts';

/** A table in the first turn, where bots hold all seats but those of people, and a person makes every other move. */
function tableOf(seats: number, clock: Clock) {
  const made = setUp(seats, { clock, scenario: 'landing' });
  if (!made.ok) throw new Error(made.problem);
  const { game } = made;
  let { match, entry } = start(game, 'manners');
  const facts: Fact[] = [...entry.facts];
  const make = (seat: number, move: Move): void => {
    const done = submit(match, { actor: seat as Seat, question: match.turn.question, move });
    if (!done.ok) throw new Error(`${seat} ${JSON.stringify(move)}: ${done.code} ${done.reason}`);
    ({ match, entry } = done);
    facts.push(...entry.facts);
  };
  const asks = (seat: number) =>
    botMove({
      gameId: 'project',
      game: game,
      seat: seat as Seat,
      level: 'medium',
      known: { table: match.table, secret: game.empty.secret },
      heard: facts.filter(({ to }) => to === 'all'),
      options: optionsFor(match, seat as Seat),
      rng: Rng.seeded('manners'),
    }) as Move | 'wait';
  /** Bots answer one after the other until none of them has anything to say about these things. */
  const settle = (bots: readonly number[], types: readonly string[]): readonly string[] => {
    const said: string[] = [];
    for (let round = 0; round < 20; round += 1) {
      const answers = bots.flatMap((bot) => {
        const move = match.outcome === undefined && match.turn.may.includes(bot as Seat) ? asks(bot) : 'wait';
        return move !== 'wait' && types.includes(move.type) ? [{ bot, move }] : [];
      });
      const [first] = answers;
      if (first === undefined) return said;
      make(first.bot, first.move);
      said.push(`${first.bot} ${first.move.type}`);
    }
    throw new Error('manners: no end');
  };
  return { make, asks, settle, now: () => match };
}

describe('a partner', () => {
  test.each([
    [2, 0],
    [4, 0],
    [4, 2],
    [4, 3],
  ])('of %i, beside a person in seat %i, pauses with them, each bot once, and goes on', (seats, person) => {
    const bots = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat !== person);
    const table = tableOf(seats, 'wall');
    expect(table.settle(bots, ['pause'])).toEqual([]);
    table.make(person, { type: 'pause', on: true });
    expect(table.settle(bots, ['pause'])).toHaveLength(bots.length);
    expect(isPaused(table.now().table)).toBe(true);
    for (const bot of bots) expect(table.asks(bot)).toBe('wait');
    table.make(person, { type: 'pause', on: false });
    expect(table.settle(bots, ['pause'])).toEqual([]);
    expect(table.now().table.wantsPause.some(Boolean)).toBe(false);
  });

  test('never pauses among bots alone', () => {
    expect(tableOf(4, 'wall').settle([0, 1, 2, 3], ['pause'])).toEqual([]);
  });

  test.each([0, 1, 3])('gives up with a person in seat %i, each bot once, and takes it back with them', (person) => {
    const bots = [0, 1, 2, 3].filter((seat) => seat !== person);
    const back = tableOf(4, 'off');
    expect(back.settle(bots, ['giveUp'])).toEqual([]);
    back.make(person, { type: 'giveUp', on: true });
    back.make(bots[0]!, { type: 'giveUp', on: true });
    back.make(person, { type: 'giveUp', on: false });
    expect(back.settle(bots, ['giveUp'])).toEqual([`${bots[0]} giveUp`]);
    expect(back.now().table.givesUp.some(Boolean)).toBe(false);
    const table = tableOf(4, 'off');
    table.make(person, { type: 'giveUp', on: true });
    expect(table.settle(bots, ['giveUp'])).toHaveLength(bots.length);
    expect(table.now().outcome?.reason).toBe('gaveUp');
  });

  test.each([
    [3, [3]],
    [2, [1, 3]],
    [1, [0, 2, 3]],
  ] as const)('gives up when all of %i people do, though it has acted or is done', (_, bots) => {
    const people = [0, 1, 2, 3].filter((seat) => !(bots as readonly number[]).includes(seat));
    const table = tableOf(4, 'wall');
    const first = table.asks(bots[0]);
    if (first === 'wait') throw new Error('nothing to do');
    table.make(bots[0], first);
    for (const bot of bots.slice(1)) table.make(bot, { type: 'done' });
    for (const person of people) {
      expect(table.now().outcome).toBeUndefined();
      table.make(person, { type: 'giveUp', on: true });
      table.settle(bots, ['giveUp']);
    }
    expect(table.now().outcome?.reason).toBe('gaveUp');
  });

  test('gives up also in a pause', () => {
    const table = tableOf(2, 'wall');
    table.make(0, { type: 'pause', on: true });
    table.make(1, { type: 'pause', on: true });
    table.make(0, { type: 'giveUp', on: true });
    expect(table.settle([1], ['giveUp'])).toEqual(['1 giveUp']);
  });

  test('waits once it is done', () => {
    const table = tableOf(2, 'wall');
    table.make(0, { type: 'done' });
    expect(table.asks(0)).toBe('wait');
  });

  test('does not run ahead of a person who thinks, and goes on when they do', () => {
    const table = tableOf(2, 'off');
    const act = () => {
      for (let moves = 0; moves < 40; moves += 1) {
        const move = table.asks(1);
        if (move === 'wait') return;
        table.make(1, move);
      }
      throw new Error('manners: the bot never waits');
    };
    const busiest = (seat: number) =>
      Math.max(
        ...table
          .now()
          .table.leaders.filter((leader) => leader.seat === seat)
          .map(({ actions }) => actions),
      );
    act();
    expect([busiest(1), table.now().table.done[1]]).toEqual([2, false]);
    table.make(0, { type: 'done' });
    expect(table.asks(1)).not.toBe('wait');
  });

  test('when a person is done, it takes no more actions than the busiest has taken', () => {
    const table = tableOf(3, 'off');
    const [own] = table.now().table.leaders;
    const [next] = neighboursOf(HOUSE_BOX, own!.city);
    table.make(0, { type: 'move', leader: own!.id, to: next! });
    table.make(0, { type: 'done' });
    for (let moves = 0; table.now().table.turn === 1; moves += 1) {
      if (moves > 100) throw new Error('no end');
      const seat = [1, 2].find((bot) => !table.now().table.done[bot] && table.asks(bot) !== 'wait');
      table.make(seat!, table.asks(seat!) as Move);
    }
    expect(table.now().table.marched).toBe(1);
  });
});

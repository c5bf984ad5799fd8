import { Rng, start } from '@reseau/core';
import { describe, expect, test } from 'vitest';
import { parseLayout } from './arrange.ts';
import { scenarioIn } from './box.ts';
import { HOUSE_BOX } from './data/house.ts';
import { stepOf } from './options.ts';
import { setUp } from './setup.ts';
import { laid } from './testing/table.ts';
import { SCENARIO_IDS } from './vocabulary.ts';

const game = (seats: number, options: unknown) => {
  const made = setUp(seats, options);
  if (!made.ok) throw new Error(made.problem);
  return made.game;
};

describe('[PS7] options that make no sense', () => {
  test.each<[number, unknown, string]>([
    [0, {}, 'tooFewSeats'],
    [5, {}, 'tooManySeats'],
    [1, undefined, 'badOptions'],
    [1, [], 'badOptions'],
    [1, { modules: [] }, 'badOptions'],
    [1, { scenario: 'picnic' }, 'unknownScenario'],
    [1, { difficulty: 'easy' }, 'unknownDifficulty'],
    [1, { characters: [['nobody']] }, 'unknownCharacter'],
    [1, { characters: 'stark' }, 'badOptions'],
    [1, { characters: [['stark'], ['adams']] }, 'badOptions'],
    [2, { characters: [['stark'], ['stark']] }, 'characterTwice'],
    [
      2,
      {
        characters: [
          ['stark', 'adams', 'ambler'],
          ['tasker', 'randles'],
        ],
      },
      'tooManyLeaders',
    ],
    [4, { characters: [['stark', 'adams']] }, 'tooManyLeaders'],
    [1, { clock: 'sundial' }, 'badClock'],
    [1, { clock: 'wall', minutesPerStep: 0 }, 'badClock'],
    [1, { clock: 'actions', actionsPerStep: 1.5 }, 'badClock'],
    [1, { lastTurn: -3 }, 'badOptions'],
    [1, { soldiers: 'none' }, 'badOptions'],
  ])('%i seats, %j: %s', (seats, options, problem) => {
    expect(setUp(seats, options)).toEqual({ ok: false, problem });
  });

  test('[PK4] how many actions make a step: by difficulty and by the number of leaders, unless the table says', () => {
    const step = (seats: number, options: object) => {
      const made = setUp(seats, { clock: 'actions', ...options });
      return made.ok ? stepOf(made.setup, HOUSE_BOX) : made.problem;
    };
    expect(step(1, {})).toBe(HOUSE_BOX.difficulties.initiation.actionsPerStep[0]);
    expect(step(2, { characters: [['stark', 'adams']], difficulty: 'hard' })).toBe(
      HOUSE_BOX.difficulties.hard.actionsPerStep[2],
    );
    expect(step(4, { difficulty: 'heroic' })).toBe(HOUSE_BOX.difficulties.heroic.actionsPerStep[3]);
    expect(step(4, { actionsPerStep: 7 })).toBe(7);
    const alone = setUp(1, { clock: 'actions' });
    if (!alone.ok) throw new Error(alone.problem);
    expect(step(4, alone.setup)).toBe(HOUSE_BOX.difficulties.initiation.actionsPerStep[3]);
  });

  test.each<[unknown, string]>([
    [7, 'badDeal'],
    [{}, 'badDeal'],
    [{ opening: { leaders: [{ character: 'stark' }], weather: 1 } }, 'badDeal'],
    [{ opening: { leaders: [{ character: 'stark', city: 45 }] } }, 'badDeal'],
    [{ opening: { leaders: [] } }, 'wrongLeaders'],
    [{ opening: { leaders: [{}] } }, 'wrongLeaders'],
    [{ opening: { leaders: [{ character: 'stark' }, { character: 'stark', seat: 0 }] } }, 'wrongLeaders'],
    [{ opening: { leaders: [{ character: 'stark', seat: 1 }] } }, 'wrongLeaders'],
    [{ opening: { leaders: [{ character: 'stark' }], reds: [[2, 2]] } }, 'tooManySoldiers'],
    [{ opening: { leaders: [{ character: 'stark' }], reds: [[1, 1]], blacks: [[1, 1]] } }, 'tooManySoldiers'],
    [{ opening: { leaders: [{ character: 'stark' }] }, faces: [[1, 'ueda']] }, 'unknownToken'],
    [
      {
        opening: {
          leaders: [{ character: 'stark' }],
          met: [
            [1, 'ueda'],
            [2, 'ueda'],
          ],
        },
      },
      'unknownToken',
    ],
    [{ opening: { leaders: [{ character: 'stark' }], clues: ['ne', 'ne', 'ne', 'ne'] } }, 'cardsNotInDeck'],
    [{ opening: { leaders: [{ character: 'stark' }] }, decks: { object: ['bomb'] } }, 'badDeal'],
  ])('a deal %j: %s', (deal, problem) => {
    expect(game(1, {}).arrange(deal)).toBe(problem);
  });
});

describe('setting out', () => {
  test('[PS1] a seat leads the characters it chose; whoever did not choose draws one', () => {
    const { table } = start(game(2, { characters: [['stark', 'adams'], []] }), 'seed').match;
    expect(table.leaders.map(({ seat }) => seat)).toEqual([0, 0, 1]);
    expect(table.leaders.slice(0, 2).map(({ character }) => character)).toEqual(['stark', 'adams']);
    expect(['stark', 'adams']).not.toContain(table.leaders[2]?.character);
  });

  test('[PS1] any four of the ten are drawn, never one twice', () => {
    const rng = Rng.seeded('cast');
    const drawn = new Set<string>();
    for (let deal = 0; deal < 60; deal += 1) {
      const { table } = start(game(4, {}), `cast ${rng.next()}`).match;
      const cast = table.leaders.map(({ character }) => character);
      expect(new Set(cast).size).toBe(4);
      for (const character of cast) drawn.add(character);
    }
    expect(drawn.size).toBe(10);
  });

  test('[PS3] the scenario is drawn by chance, or as chosen', () => {
    const drawn = new Set(
      Array.from({ length: 60 }, (_, deal) => start(game(1, {}), `deal ${deal}`).match.table.scenario),
    );
    expect(drawn.size).toBe(SCENARIO_IDS.length);
    expect(start(game(1, { scenario: 'siege' }), 'x').match.table.scenario).toBe('siege');
  });

  test.each(SCENARIO_IDS)('[PS3] [PS4] %s is laid out as written', (scenario) => {
    const { table } = start(game(4, { scenario, difficulty: 'hard' }), 'seed').match;
    const { reds, tokens, starts } = scenarioIn(HOUSE_BOX, scenario);
    expect(table.leaders.map(({ city }) => city)).toEqual(starts);
    for (let city = 1; city <= 44; city += 1) {
      expect(table.reds[city]).toBe(reds.includes(city) ? 1 : 0);
      expect(table.tokens[city]).toBe(tokens.includes(city) ? 'hidden' : undefined);
    }
    expect([table.redPool, table.blackPool, table.bombPool]).toEqual([50 - reds.length, 10, 10]);
    expect(table.tokenPool).toBe(44 - tokens.length);
    expect(table.decks).toEqual({ clue: 80, heroic: 50, object: 64 });
  });

  test('[PS3] the fewer leaders, the fewer soldiers', () => {
    const soldiers = (seats: number, options: object): number =>
      50 - start(game(seats, { scenario: 'coup', ...options }), 'seed').match.table.redPool;
    expect([1, 2, 3, 4].map((seats) => soldiers(seats, {}))).toEqual([2, 3, 4, 6]);
    expect(soldiers(1, { characters: [['stark', 'adams', 'ambler']] })).toBe(4);
    const byHand = parseLayout(
      2,
      {
        opening: { scenario: 'coup', leaders: [{ character: 'stark' }, { character: 'adams' }] },
      },
      'byLeaders',
      HOUSE_BOX,
    );
    expect(byHand).toMatchObject({ opening: { reds: [{}, {}, {}] } });
  });

  test('[PS8] with the soldiers of the scenario card, all that it names stand there, however few lead', () => {
    const reds = (seats: number, options: object) => {
      const { table } = start(game(seats, { scenario: 'coup', ...options }), 'seed').match;
      return table.reds.flatMap((count, city) => (count > 0 ? [city] : []));
    };
    const named = scenarioIn(HOUSE_BOX, 'coup').reds.toSorted((a, b) => a - b);
    for (const seats of [1, 2, 3, 4]) expect(reds(seats, { soldiers: 'printed' })).toEqual(named);
    const byHand = game(1, { soldiers: 'printed' }).arrange({
      opening: { scenario: 'coup', leaders: [{ character: 'stark' }] },
    });
    expect(byHand).toMatchObject([
      { type: 'setOut', opening: { reds: named.map((city) => [city, 1]) } },
      {},
      {},
      {},
      {},
      {},
    ]);
  });

  test('[PS8] a table that was set before there was this choice has as many as it always had', () => {
    const made = setUp(2, { difficulty: 'hard', clock: 'off' });
    expect(made).toMatchObject({ ok: true, setup: { soldiers: 'byLeaders' } });
    expect(start(game(2, { scenario: 'coup' }), 'seed').match.table.redPool).toBe(50 - 3);
  });

  test('[PS6] no seat is told anything in secret', () => {
    const { match, entry } = start(game(3, {}), 'seed');
    expect(entry.facts.filter(({ to }) => to !== 'all').every(({ to }) => to.length === 0)).toBe(true);
    for (const secret of match.secrets) expect(secret).toEqual(match.game.empty.secret);
    expect(match.server.decks.clue).toHaveLength(80);
    expect(match.server.tokens.filter((face) => face !== undefined)).toHaveLength(
      match.table.tokens.filter((token) => token === 'hidden').length,
    );
  });

  test('[PS7] a deal by hand may lay out anything that can come to be', () => {
    const play = laid(
      [{ character: 'stark', city: 32, tokens: 2, inventory: ['bomb', 'timer'], allies: [['jansen', 'military']] }],
      {
        opening: { blacks: [[7, 1]], bases: [32], clues: ['ne'], discards: { clue: ['nw'] }, speed: 2 },
      },
    );
    expect(play.leader()).toMatchObject({ city: 32, tokens: 2, inventory: ['bomb', 'timer'] });
    expect(play.table).toMatchObject({ bombPool: 9, blackPool: 14, tokenPool: 41, speed: 2 });
    expect(play.table.decks).toEqual({ clue: 78, heroic: 50, object: 63 });
    const { game: made, server, table } = play.match;
    expect((made as ReturnType<typeof game>).layout({ table, secret: server })).toMatchObject({
      opening: {
        leaders: [{ tokens: 2, inventory: ['bomb', 'timer'], allies: [['jansen', 'military']] }],
        bases: [32],
      },
    });
  });
});

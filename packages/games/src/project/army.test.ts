import { Rng } from '@reseau/core';
import { describe, expect, test } from 'vitest';
import { activatedBy } from './army.ts';
import { roll } from './dice.ts';
import { type Laying, laid, type TestMatch } from './testing/table.ts';
import { WHERES, WHICHES, type Where, type Which } from './vocabulary.ts';

type Soldiers = readonly (readonly [number, number])[];

/** The army's turn after one action, with the first seed that throws these dice. */
function after(where: Where, which: Which, opening: Laying['opening'], more: Laying = {}): TestMatch {
  for (let seed = 0; seed < 400; seed += 1) {
    const play = laid([{ character: 'stark', city: 17 }], { ...more, opening: { ...opening }, seed: `army ${seed}` })
      .move({ type: 'plan', leader: 0, skill: 'communication' })
      .done();
    const { dice } = play.heard('rolled')[0] as unknown as { dice: { where: Where; which: Which } };
    if (dice.where === where && dice.which === which) return play;
  }
  throw new Error(`never thrown: ${where} ${which}`);
}

/** What happened, in the order of telling. */
const story = (play: TestMatch): readonly string[] =>
  play.told
    .filter(({ type }) => ['activated', 'spared', 'added', 'deployed', 'tipped', 'ended'].includes(type))
    .map((fact) => {
      const { type, to: _to, ...rest } = fact as Readonly<Record<string, unknown>> & { type: string };
      return `${type} ${Object.values(rest).join(' ')}`;
    });

describe('how many actions', () => {
  test('[PM1] as many as the leader who took the most', () => {
    const play = laid([
      { character: 'stark', city: 28 },
      { character: 'caygill', city: 29 },
    ])
      .move({ type: 'move', leader: 0, to: 16 })
      .move({ type: 'move', leader: 0, to: 28 })
      .move({ type: 'move', leader: 0, to: 16 })
      .move({ type: 'move', leader: 1, to: 28 })
      .done();
    expect(play.heard('armyBegan')).toEqual([{ type: 'armyBegan', to: 'all', actions: 3, speed: 1 }]);
    expect(play.heard('rolled')).toHaveLength(3);
    expect(play.heard('added')).toHaveLength(3);
    expect(play.table.leaders.map(({ actions }) => actions)).toEqual([0, 0]);
    expect(play.table.turn).toBe(2);
  });

  test('[PT10] [PM1] none after a turn without actions', () => {
    const play = laid(['stark', 'adams']).done();
    expect(play.heard('armyBegan')).toMatchObject([{ actions: 0 }]);
    expect(play.heard('rolled')).toEqual([]);
    expect(play.table.turn).toBe(2);
  });
});

describe('the dice', () => {
  test('[PM2] every face comes as often as any other', () => {
    const rng = Rng.seeded('dice');
    const seen = new Map<string, number>();
    for (let throws = 0; throws < 18_000; throws += 1) {
      const { where, which } = roll(rng);
      seen.set(`${where} ${which}`, (seen.get(`${where} ${which}`) ?? 0) + 1);
    }
    expect(seen.size).toBe(WHERES.length * WHICHES.length);
    for (const times of seen.values()) expect(Math.abs(times - 1000)).toBeLessThan(150);
  });

  const held: Soldiers = [
    [26, 1],
    [27, 2],
    [9, 1],
    [41, 1],
    [3, 1],
    [44, 1],
  ];
  const table = laid(['stark'], { opening: { reds: held, blacks: [[38, 1]] } }).table;

  test.each<[Where, Which, number, boolean]>([
    ['capital', 'freeHighest', 32, false],
    ['capital', 'heldHighest', 27, false],
    ['capital', 'heldLowest', 26, false],
    ['town', 'heldHighest', 9, false],
    ['town', 'freeHighest', 36, false],
    ['nw', 'heldHighest', 41, false],
    ['nw', 'heldLowest', 3, false],
    ['nw', 'freeHighest', 37, false],
    ['sw', 'heldHighest', 44, false],
    ['ne', 'heldLowest', 26, false],
    ['se', 'heldHighest', 40, true],
    ['se', 'heldLowest', 10, true],
  ])('[PM2] [PM3] %s, %s: city %i', (where, which, city, turned) => {
    expect(activatedBy(table, { where, which })).toEqual({ city, turned });
  });

  test('[PM3] no city at all: nothing happens', () => {
    const blacks: Soldiers = [
      [26, 3],
      [27, 3],
      [32, 3],
      [23, 3],
    ];
    const play = after('capital', 'heldLowest', { blacks });
    expect(story(play)).toEqual(['spared noCity']);
  });

  test('[PM7] a city that has tipped is neither held nor free', () => {
    const tipped = laid(['stark'], {
      opening: {
        reds: [[26, 1]],
        blacks: [
          [27, 3],
          [32, 3],
        ],
      },
    }).table;
    expect(activatedBy(tipped, { where: 'capital', which: 'freeHighest' })).toEqual({ city: 23, turned: false });
    expect(activatedBy(tipped, { where: 'capital', which: 'heldHighest' })).toEqual({ city: 26, turned: false });
  });
});

describe('soldiers', () => {
  test('[PM4] as many come as the speed says', () => {
    const play = after('capital', 'heldHighest', { reds: [[26, 1]], speed: 2 });
    expect(story(play)).toEqual(['activated 26 false', 'added 26 2']);
    expect(play.reds(26)).toBe(3);
    expect(play.table.redPool).toBe(47);
  });

  test('[PM5] those too many go to the neighbours, the highest number first', () => {
    const play = after('capital', 'heldHighest', {
      reds: [
        [27, 3],
        [37, 1],
      ],
      speed: 4,
    });
    // Of the neighbours 37, 29, 28, 23 and 20 the first is full, and the second has two circles.
    expect(story(play)).toEqual([
      'activated 27 false',
      'added 27 4',
      'deployed 27 29 2',
      'deployed 27 28 1',
      'deployed 27 23 1',
    ]);
    expect([27, 37, 29, 28, 23, 20].map((city) => play.reds(city))).toEqual([3, 1, 2, 1, 1, 0]);
  });

  test('[PM6] with nowhere to go, the city tips: reds become blacks, the surplus goes back', () => {
    const play = after('sw', 'heldHighest', {
      reds: [
        [44, 1],
        [35, 1],
      ],
    });
    expect(story(play)).toEqual(['activated 44 false', 'added 44 1', 'tipped 44 1 1']);
    expect([play.reds(44), play.table.blacks[44], play.table.redPool, play.table.blackPool]).toEqual([0, 1, 49, 14]);
  });

  test('[PM5] [PM6] soldiers go no further than to a neighbour', () => {
    const play = after('se', 'heldHighest', {
      reds: [
        [40, 1],
        [11, 1],
      ],
    });
    expect(story(play)).toEqual(['activated 40 false', 'added 40 1', 'tipped 40 1 1']);
  });

  test('[PM7] a city that has tipped takes no soldiers, and hinders', () => {
    const play = after('sw', 'heldHighest', { reds: [[44, 1]], blacks: [[35, 1]] });
    expect(story(play)).toEqual(['activated 44 false', 'added 44 1', 'tipped 44 1 1']);
    const hindered = laid([{ character: 'courtenay', city: 28, inventory: ['explosive', 'detonator', 'timer'] }], {
      opening: { blacks: [[28, 1]] },
    });
    expect(hindered.whyNot({ type: 'craft', leader: 0 })).toEqual({ code: 'skillTooLow', have: 3, need: 4 });
  });

  test('[PC10] a city that Randles guards wastes the activation', () => {
    const guarded = (city: number) => {
      for (let seed = 0; seed < 400; seed += 1) {
        const play = laid([{ character: 'randles', city }], { opening: { reds: [[26, 1]] }, seed: `aura ${seed}` })
          .move({ type: 'plan', leader: 0, skill: 'military' })
          .done();
        if ((play.heard('activated')[0] as { city?: number } | undefined)?.city === 26) return play;
      }
      throw new Error('never activated');
    };
    expect(story(guarded(26))).toContain('spared shielded 26');
    expect(story(guarded(30))).toContain('spared shielded 26');
    expect(guarded(26).reds(26)).toBe(1);
  });

  test('[PC10] a neighbour that she guards takes nobody, which may tip a city', () => {
    for (let seed = 0; seed < 400; seed += 1) {
      const play = laid([{ character: 'randles', city: 34 }], { opening: { reds: [[44, 1]] }, seed: `aura ${seed}` })
        .move({ type: 'plan', leader: 0, skill: 'military' })
        .done();
      if ((play.heard('activated')[0] as { city?: number } | undefined)?.city !== 44) continue;
      expect(story(play)).toEqual(['activated 44 false', 'added 44 1', 'tipped 44 1 1']);
      return;
    }
    throw new Error('never activated');
  });
});

describe('the end', () => {
  const crowd = (count: number): Soldiers => {
    const full: (readonly [number, number])[] = [
      [27, 3],
      [32, 3],
      [23, 3],
      [26, 3],
    ];
    const towns = [1, 9, 13, 14, 15, 22, 29, 36].map((city) => [city, 2] as const);
    const villages = [2, 3, 4, 5, 6, 7, 8, 10, 11, 12, 16, 17, 18, 19, 20, 21, 24, 25, 28, 30, 31].map(
      (city) => [city, 1] as const,
    );
    return [...full, ...towns, ...villages].slice(0, count);
  };
  const total = (soldiers: Soldiers) => soldiers.reduce((sum, [, count]) => sum + count, 0);

  test('[PM8] lost at once when the last red comes, even a surplus one', () => {
    const reds = crowd(33);
    expect(total(reds)).toBe(49);
    const play = after('nw', 'freeHighest', { reds });
    expect(play.outcome).toBe('islandFull');
    expect(play.table.redPool).toBe(0);
    expect(story(play).at(-1)).toBe('ended islandFull');
    expect(play.match.outcome?.degrees).toEqual(['lost']);
    const surplus = after('capital', 'heldHighest', { reds, speed: 3 });
    expect(story(surplus)).toEqual(['activated 32 false', 'added 32 1', 'ended islandFull']);
  });

  test('[PM9] lost at once when the last black comes; too few to tip a city are placed', () => {
    const blacks: Soldiers = [
      [27, 3],
      [23, 3],
      [26, 3],
      [1, 2],
      [9, 2],
    ];
    const reds: Soldiers = [
      [32, 3],
      [10, 1],
      [13, 2],
      [15, 2],
      [21, 1],
      [25, 1],
      [35, 1],
    ];
    const play = after('capital', 'heldHighest', { reds, blacks });
    expect(story(play)).toEqual(['activated 32 false', 'added 32 1', 'tipped 32 2 1', 'ended islandLost']);
    expect([play.table.blackPool, play.outcome]).toEqual([0, 'islandLost']);
  });

  test('[PM9] one black left goes on', () => {
    const play = after('sw', 'heldHighest', {
      reds: [
        [44, 1],
        [35, 1],
      ],
      blacks: [
        [27, 3],
        [32, 3],
        [26, 3],
        [1, 2],
        [9, 2],
      ],
    });
    expect([play.table.blackPool, play.outcome]).toEqual([1, undefined]);
  });

  const last = (opening: Laying['opening']) =>
    laid([{ character: 'caygill', city: 32, inventory: ['bomb'] }], {
      opening: { bases: [32], destroyed: [1, 2], ...opening },
    }).move({ type: 'sabotage', leader: 0 });

  test('[PM10] won at the end of the army’s turn, not before', () => {
    const play = last({});
    expect(play.outcome).toBeUndefined();
    const ended = play.done();
    expect(ended.outcome).toBe('won');
    expect(ended.heard('added')).toHaveLength(1);
    expect(ended.match.outcome?.degrees).toEqual(['won']);
  });

  test('[PM10] not if the army takes the island first', () => {
    const ended = last({ speed: 50 }).done();
    expect(ended.table.bases.every(({ destroyed }) => destroyed)).toBe(true);
    expect(ended.outcome).toBe('islandFull');
  });
});
